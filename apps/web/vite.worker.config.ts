import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'vite'

/** The output of the storefront's build (vite.config.ts), in full or in part. */
interface Chunk {
  file: string
  css?: string[]
  assets?: string[]
}

/** Card fields come from the provider's own URL: payment never works offline. */
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

/** The names of built files include a content hash; for the others the content counts. */
function versionOf(dist: string, files: readonly string[]): string {
  const hash = createHash('sha256').update(files.join('\n'))
  for (const name of ['/index.html', ...ICONS]) hash.update(fs.readFileSync(path.join(dist, name)))
  return hash.digest('hex').slice(0, 12)
}

/** From the build in the worker's output folder. */
function shellOf(dist = 'dist') {
  const files = shellFiles(dist)
  return {
    SHELL_FILES: JSON.stringify(files),
    SHELL_VERSION: JSON.stringify(versionOf(dist, files)),
  }
}

/** The worker that keeps the shop usable offline (decision 0018): one classic script at a fixed URL. */
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
