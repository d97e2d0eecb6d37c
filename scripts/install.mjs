// Runs on any Node from 20 on, before anything is installed: built-ins only.
import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
/** The Node that the repository pins, whatever Node the machine has. */
export const node24 = `${root}node_modules/node/bin/node`

const changedAt = (file) => statSync(root + file, { throwIfNoEntry: false })?.mtimeMs ?? 0

/** Installs the packages when they are missing, older than the lockfile, or cut short. */
export function ensureInstalled() {
  // npm writes this file last, so an install that was cut short is repeated.
  const installedAt = changedAt('node_modules/.package-lock.json')
  if (installedAt >= changedAt('package-lock.json') && statSync(node24, quietly)) return
  console.log('Installing the packages; the first time this takes a minute or so.')
  const options = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  const { status, error } = spawnSync('npm', options, { cwd: root, stdio: 'inherit' })
  if (status === 0) return
  console.error(`The packages could not be installed${error ? `: ${error.message}` : '.'}`)
  process.exit(status ?? 1)
}

const quietly = { throwIfNoEntry: false }
