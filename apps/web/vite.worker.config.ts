import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'vite'

/** What the storefront's build made (vite.config.ts), whole or in part. */
interface Chunk {
  file: string
  css?: string[]
  assets?: string[]
}

/** Card fields come from the provider's own address: nobody pays without a network. */
const NEEDS_NETWORK = /\/stripe\//
const ICONS = ['/favicon.svg', '/icon-192.png', '/manifest.webmanifest']

/** Every file that some screen needs, once. */
function shellFiles(dist: string): string[] {
  const manifest: Record<string, Chunk> = JSON.parse(
    fs.readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'),
  )
  const chunks = Object.entries(manifest).filter(([name]) => !NEEDS_NETWORK.test(name))
  const built = chunks.flatMap(([, { file, css, assets }]) => [
    file,
    ...(css ?? []),
    ...(assets ?? []),
  ])
  return [...new Set(built.map((file) => `/${file}`)), ...ICONS].toSorted()
}

/** Names of built files say what is in them; of the others the content counts. */
function versionOf(dist: string, files: readonly string[]): string {
  const hash = createHash('sha256').update(files.join('\n'))
  for (const name of ['/index.html', ...ICONS]) hash.update(fs.readFileSync(path.join(dist, name)))
  return hash.digest('hex').slice(0, 12)
}

/** Of the build in the folder that this one goes to. */
function shellOf(dist = 'dist') {
  const files = shellFiles(dist)
  return {
    SHELL_FILES: JSON.stringify(files),
    SHELL_VERSION: JSON.stringify(versionOf(dist, files)),
  }
}

/** The worker that keeps the shop usable without a network (decision 0018): one classic script at a fixed address. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [{ name: 'shell-files', config: ({ build }) => ({ define: shellOf(build?.outDir) }) }],
  publicDir: false,
  build: {
    target: 'es2023',
    emptyOutDir: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: `${import.meta.dirname}/src/worker/service-worker.ts`,
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
})
