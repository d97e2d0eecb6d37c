// Compiles the server's files once, so that the shop's process does not have to.
import { spawnSync } from 'node:child_process'
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { node24, root } from '../install/install.mjs'
import { newestChange } from './build-web.mjs'

/** The compile cache persists between starts; TypeScript is compiled once, by a separate process. */
export const compiled = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url)),
}
const stamp = path.join(compiled.NODE_COMPILE_CACHE, '.complete')
const SOURCES = ['apps/api/src', 'packages/domain', 'packages/contract', 'package-lock.json']

/**
 * Node's TypeScript compiler is a WebAssembly module of several megabytes that stays in the process that used it. A
 * shop that cannot read its settings exits once all its files are loaded, and leaves them compiled.
 */
export function ensureCompiled() {
  const compiledAt = statSync(stamp, { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (SOURCES.every((source) => newestChange(path.join(root, source)) <= compiledAt)) return
  spawnSync(node24, ['apps/api/src/main.ts'], {
    cwd: root,
    env: { ...process.env, ...compiled, PORT: 'none' },
    stdio: 'ignore',
  })
  try {
    mkdirSync(path.dirname(stamp), { recursive: true })
    writeFileSync(stamp, '')
  } catch {
    // A user without write access to the checkout compiles at each start; nothing else is needed.
  }
}
