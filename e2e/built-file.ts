import { readManifest } from '../apps/api/src/pages/files/built-web.ts'

/** Matches the URL of the built file that contains a module of the web app, since its name does not tell. */
export function builtFile(module: string): string {
  const chunk = readManifest()[module]
  if (!chunk) throw new Error(`The build has no module '${module}'`)
  return `**/${chunk.file}`
}
