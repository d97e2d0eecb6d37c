// `node scripts/build-web.mjs` builds the web app; start and test build it when it is out of date.
import { spawnSync } from 'node:child_process'
import { readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { node24, root } from './install.mjs'

const web = path.join(root, 'apps/web')
/** Vite empties the folder first and we write this last: a build that was cut short is repeated. */
const stamp = path.join(web, 'dist/.complete')
const SOURCES = ['apps/web', 'packages/domain', 'packages/contract', 'package-lock.json']

export function ensureWebBuilt() {
  const builtAt = statSync(stamp, { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (SOURCES.some((source) => newestChange(path.join(root, source)) > builtAt)) buildWeb()
}

function buildWeb() {
  console.log('Building the web app.')
  build(['--emptyOutDir'])
  // The back office: a build of its own, so that it shares no file with the storefront.
  build(['--config', path.join(web, 'vite.staff.config.ts')])
  // The same screens for the server to draw.
  build(['--config', path.join(web, 'vite.server.config.ts')])
  // Last but for the mark: it names the files of the first.
  build(['--config', path.join(web, 'vite.worker.config.ts')])
  writeFileSync(stamp, '')
}

function build(options) {
  const vite = path.join(root, 'node_modules/vite/bin/vite.js')
  const all = [vite, 'build', web, '--logLevel', 'warn', ...options]
  // A test run sets another, and with it React would come with its aids for development.
  const env = { ...process.env, NODE_ENV: 'production' }
  const { status } = spawnSync(node24, all, { cwd: web, stdio: 'inherit', env })
  if (status === 0) return
  console.error('The web app could not be built.')
  process.exit(status ?? 1)
}

/** When a file, or the newest below a folder, was changed: ms since 1970. */
export function newestChange(place) {
  const { mtimeMs, isFile } = describe(place)
  if (isFile) return mtimeMs
  const names = readdirSync(place).filter((name) => name !== 'dist' && name !== 'node_modules')
  return Math.max(mtimeMs, ...names.map((name) => newestChange(path.join(place, name))))
}

function describe(place) {
  const stats = statSync(place)
  // A folder's own time would change with its dist, which is no source.
  return { isFile: stats.isFile(), mtimeMs: stats.isFile() ? stats.mtimeMs : 0 }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--when-stale')) ensureWebBuilt()
  else buildWeb()
}
