// Compiles the server's files once, so that the shop's process need not.
import { spawnSync } from 'node:child_process'
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { node24, root } from '../install/install.mjs'
import { newestChange } from './build-web.mjs'

/** Compiled files are kept from start to start; TypeScript is read once, by a process of its own. */
export const compiled = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url)),
}
const stamp = path.join(compiled.NODE_COMPILE_CACHE, '.complete')
const SOURCES = ['apps/api/src', 'packages/domain', 'packages/contract', 'package-lock.json']

/**
 * Node's reader of TypeScript is a WebAssembly module of some megabytes, which stays in whatever process used it. A
 * shop that cannot read its settings ends once all its files are loaded, and leaves them compiled.
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
    // Whoever may not write into the checkout compiles at each start, and needs no more than that.
  }
}
