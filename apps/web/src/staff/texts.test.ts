import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { en } from '../texts/en.ts'

const IMPORT = /(?:^(?:import|export)(?! type)[^'"]*?|\bimport\()\s*['"](\.[^'"]+)['"]/gm
const TEXT = /\b(t|plural)\(\s*'([\w.]+)'/g

/** The web app files that a file imports, itself included. */
function reachedFrom(start: string): string[] {
  const reached = new Set([start])
  for (const file of reached) {
    for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const next = path.resolve(path.dirname(file), target)
      if (/\.tsx?$/.test(next) && existsSync(next)) reached.add(next)
    }
  }
  return [...reached]
}

it('uses in the back office no text that only shop pages load', () => {
  const known = new Set<string>(Object.keys(en))
  const missing = reachedFrom(path.resolve(import.meta.dirname, 'main.tsx')).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(TEXT)]
      .map(([, kind, key = '']) => (kind === 'plural' ? `${key}.one` : key))
      .filter((key) => !known.has(key))
      .map((key) => `${path.basename(file)}: ${key}`),
  )
  expect(missing).toEqual([])
})
