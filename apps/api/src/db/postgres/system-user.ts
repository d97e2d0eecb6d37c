import { execFileSync } from 'node:child_process'
import { StartProblem } from '../../config/start-problem.ts'

/** The user of the PostgreSQL process; empty if it is our own. */
export interface Identity {
  uid?: number
  gid?: number
}

const SYSTEM_USER = 'mendwell'

/** PostgreSQL refuses to run as root: it then runs as a system user, created if missing. */
export function systemUser(home: string): Identity {
  if (!exists()) create(home)
  return { uid: id('-u'), gid: id('-g') }
}

function exists() {
  try {
    id('-u')
    return true
  } catch {
    return false
  }
}

function create(home: string) {
  const account = ['--system', '--user-group', '--home-dir', home, '--shell', '/usr/sbin/nologin']
  try {
    execFileSync('useradd', [...account, SYSTEM_USER], { stdio: 'pipe' })
  } catch (cause) {
    // Two first starts at once: the other one created it.
    if (exists()) return
    throw new StartProblem(
      `PostgreSQL may not run as root, and the system user "${SYSTEM_USER}" for it could not be ` +
        'created with useradd: create that user, or start Mendwell as an ordinary user, ' +
        'or set DATABASE_URL.',
      { cause },
    )
  }
}

const id = (flag: string) => Number(execFileSync('id', [flag, SYSTEM_USER], { stdio: 'pipe' }))
