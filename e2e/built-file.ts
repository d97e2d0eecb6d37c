import { readManifest } from '../apps/api/src/pages/files/built-web.ts'

/** Matches the address of the file that holds a module of the web app, whose name says nothing. */
export function builtFile(module: string): string {
  const chunk = readManifest()[module]
  if (!chunk) throw new Error(`The build has no module '${module}'`)
  return `**/${chunk.file}`
}
