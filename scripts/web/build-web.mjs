// `node scripts/web/build-web.mjs` builds the web app; start and test build it when it is out of date.
import { spawnSync } from 'node:child_process'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { node24, root } from '../install/install.mjs'

const web = path.join(root, 'apps/web')
/** Points to the folder of the last complete build. */
const dist = path.join(web, 'dist')
const stamp = path.join(dist, '.complete')
/** A running shop keeps the build it started with: this many of them are kept. */
const KEPT_BUILDS = 3
const SOURCES = [
  'apps/web',
  'docs/manual',
  'packages/domain',
  'packages/contract',
  'package-lock.json',
]

export function ensureWebBuilt() {
  const builtAt = statSync(stamp, { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (SOURCES.some((source) => newestChange(path.join(root, source)) > builtAt)) buildWeb()
}

function buildWeb() {
  console.log('Building the web app.')
  const folder = path.join(web, `dist-${Date.now()}-${process.pid}`)
  mkdirSync(folder)
  build(folder)
  // The back office: a separate build, so that it shares no file with the storefront.
  build(folder, 'vite.staff.config.ts')
  // The same screens for rendering on the server.
  build(path.join(folder, 'server'), 'vite.server.config.ts')
  // Last except for the marker: it lists the files of the first.
  build(folder, 'vite.worker.config.ts')
  writeFileSync(path.join(folder, '.complete'), '')
  useBuild(folder)
}

/** Atomically points `dist` to a build, so that there is always a complete one; the oldest are removed. */
export function useBuild(folder) {
  const place = path.dirname(folder)
  const current = path.join(place, 'dist')
  // Older builds were made in this very folder.
  if (lstatSync(current, { throwIfNoEntry: false })?.isDirectory()) {
    renameSync(current, path.join(place, 'dist-0'))
  }
  const link = path.join(place, `dist.${process.pid}`)
  symlinkSync(path.basename(folder), link)
  renameSync(link, current)
  const builds = readdirSync(place).filter((name) => name.startsWith('dist-'))
  const startedAt = (name) => Number(name.split('-')[1])
  const old = builds.sort((a, b) => startedAt(b) - startedAt(a)).slice(KEPT_BUILDS)
  for (const name of old) rmSync(path.join(place, name), { recursive: true, force: true })
}

function build(outDir, config = 'vite.config.ts') {
  const vite = path.join(root, 'node_modules/vite/bin/vite.js')
  if (!existsSync(vite)) {
    console.error(
      'The web app must be built, and what builds it is not installed: npm ci && npm run build, then npm ci --omit=dev.',
    )
    process.exit(1)
  }
  const options = ['--config', path.join(web, config), '--outDir', outDir]
  const all = [vite, 'build', web, '--logLevel', 'warn', ...options]
  // A test run sets another value, with which React would include its development mode.
  const env = { ...process.env, NODE_ENV: 'production' }
  const { status } = spawnSync(node24, all, { cwd: web, stdio: 'inherit', env })
  if (status === 0) return
  console.error('The web app could not be built.')
  process.exit(status ?? 1)
}

/** The latest change of a file or folder tree, in ms since 1970. */
export function newestChange(place) {
  const { mtimeMs, isFile } = describe(place)
  if (isFile) return mtimeMs
  const names = readdirSync(place).filter(
    (name) => !name.startsWith('dist') && name !== 'node_modules',
  )
  return Math.max(mtimeMs, ...names.map((name) => newestChange(path.join(place, name))))
}

function describe(place) {
  const stats = statSync(place)
  // A folder's own time would change with its dist, which is not source.
  return { isFile: stats.isFile(), mtimeMs: stats.isFile() ? stats.mtimeMs : 0 }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--when-stale')) ensureWebBuilt()
  else buildWeb()
}
