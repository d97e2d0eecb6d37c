import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Points to the last build. */
const link = fileURLToPath(new URL('../../../../web/dist', import.meta.url))

/** The folder of the built web app: this process stays with the build it found, even if there is a newer one. */
export const dist = fs.existsSync(link) ? fs.realpathSync(link) : link

/** A module of the web app in the build's manifest; names are paths within apps/web. */
interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
}

export type Manifest = Record<string, Chunk>

export const readManifest = (): Manifest =>
  JSON.parse(fs.readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'))

/**
 * The script files that modules need before they run, each once, within dist.
 * @throws if the build no longer has a module.
 */
export function scriptsOf(manifest: Manifest, modules: readonly string[]): string[] {
  const seen = new Set<string>()
  const visit = (name: string) => {
    if (seen.has(name)) return
    const chunk = manifest[name]
    if (!chunk) throw new Error(`The build has no module '${name}'`)
    seen.add(name)
    chunk.imports?.forEach(visit)
  }
  modules.forEach(visit)
  return [...seen].map((name) => manifest[name]?.file ?? '')
}
