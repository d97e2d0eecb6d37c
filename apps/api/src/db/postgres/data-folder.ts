import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { StartProblem } from '../../config/start-problem.ts'
import type { Installation } from './installation.ts'
import { placeOnce } from './place-once.ts'

/** Creates the data folder if it is missing, and refuses one that this server cannot use. */
export async function prepareDataFolder(
  installation: Installation,
  report: (text: string) => void,
) {
  await placeOnce(installation.data, (copy) => {
    report(`Making a new PostgreSQL database in ${installation.data}`)
    return initdb(installation, copy)
  })
  refuseOtherOwner(installation)
  refuseOtherVersion(installation)
}

async function initdb({ bin, identity }: Installation, data: string) {
  fs.mkdirSync(data, { mode: 0o700 })
  const { uid, gid } = identity
  if (uid !== undefined && gid !== undefined) fs.chownSync(data, uid, gid)
  const text = ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8']
  // The folder is 0700 and holds the socket: users without access to it cannot connect.
  const access = ['--username=postgres', '--auth-local=trust', '--auth-host=reject']
  const options = ['-D', data, ...text, ...access, '--no-instructions']
  // '/' because root's home is closed to the other user.
  const where = { ...identity, cwd: '/', env: { LC_ALL: 'C' } }
  await promisify(execFile)(path.join(bin, 'initdb'), options, where)
}

function refuseOtherOwner({ data, identity }: Installation) {
  const expected = identity.uid ?? process.getuid?.()
  const { uid } = fs.statSync(data)
  if (expected === undefined || uid === expected) return
  throw new StartProblem(
    `The data folder ${data} belongs to user ${uid}, and PostgreSQL would run as user ${expected}: ` +
      'start Mendwell as its owner, or set DATA_DIR to a folder of your own.',
  )
}

function refuseOtherVersion({ data, majorVersion }: Installation) {
  const file = path.join(data, 'PG_VERSION')
  if (!fs.existsSync(file)) {
    throw new StartProblem(
      `The folder ${data} holds no PostgreSQL database: empty it, or set DATA_DIR to another folder.`,
    )
  }
  const found = fs.readFileSync(file, 'utf8').trim()
  if (found === String(majorVersion)) return
  throw new StartProblem(
    `The data folder ${data} was made by PostgreSQL ${found}, and this Mendwell brings ` +
      `PostgreSQL ${majorVersion}: start the Mendwell that made it and move its data with a backup, ` +
      'or set DATA_DIR to a new folder.',
  )
}
