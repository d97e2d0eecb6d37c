// Runs on any Node from 20 on, before anything is installed: built-ins only.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Platforms whose Node the lockfile pins, with the hash of its package. */
const PINNED = ['linux-x64', 'linux-arm64']
const platform = `${process.platform}-${process.arch}`
const NEEDED_MAJOR = 24

/** The Node that the repository pins, whatever the machine has; if it pins none, the current one. */
export const node24 = PINNED.includes(platform)
  ? `${root}node_modules/node-${platform}/bin/node`
  : process.execPath

const changedAt = (file) => statSync(root + file, { throwIfNoEntry: false })?.mtimeMs ?? 0

/** Installs the packages if they are missing, older than the lockfile, or incomplete. */
export function ensureInstalled() {
  refuseOldNode()
  // npm writes this file last, so an interrupted install is repeated.
  const installedAt = changedAt('node_modules/.package-lock.json')
  if (installedAt >= changedAt('package-lock.json') && existsSync(node24)) return
  refuseWhileOpen()
  console.log('Installing the packages; the first time this takes a minute or so.')
  const options = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  const { status, error } = spawnSync('npm', options, { cwd: root, stdio: 'inherit' })
  if (status === 0) return
  console.error(`The packages could not be installed${error ? `: ${error.message}` : '.'}`)
  process.exit(status ?? 1)
}

function refuseOldNode() {
  if (PINNED.includes(platform) || Number.parseInt(process.versions.node, 10) >= NEEDED_MAJOR)
    return
  console.error(
    `Mendwell brings its own Node for ${PINNED.join(' and ')}; on ${platform} start it with Node ${NEEDED_MAJOR} or later.`,
  )
  process.exit(1)
}

/** An install removes the packages first, and a running shop still needs them. */
function refuseWhileOpen() {
  const shop = findOpenShop()
  if (shop === undefined) return
  console.error(
    `A shop is open from this folder (process ${shop}), and the packages are to be installed anew: close it first, or ` +
      'bring the new version into a folder of its own beside it (docs/operations.md, New versions).',
  )
  process.exit(1)
}

/** The process of a shop that uses this folder's packages; on Linux, where /proc shows it. */
export function findOpenShop(folder = root) {
  const processes = existsSync('/proc')
    ? readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    : []
  return processes.map(Number).find((pid) => pid !== process.pid && isShopOf(folder, pid))
}

function isShopOf(folder, pid) {
  try {
    const program = readlinkSync(`/proc/${pid}/exe`)
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return (
      program.startsWith(`${folder}node_modules/`) &&
      words.some((word) => word.endsWith('src/main.ts'))
    )
  } catch {
    // It has exited, or belongs to another user.
    return false
  }
}
