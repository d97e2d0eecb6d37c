import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '../../../..')
const ROOMS = ['apps/api/src', 'apps/web/src', 'packages', 'scripts', 'bench']
const IMPORT = /(?:from|import\(?)\s*'(\.{1,2}\/[^'?]+)/g
/** Files that belong to another file in their folder. */
const COMPANION = /\.(test|test-support|spec|module|d)\./
const MAX_FILES = 12

const list = ['ls-files', '--cached', '--others', '--exclude-standard', ...ROOMS]
const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(tsx?|mjs)$/.test(file) && fs.existsSync(path.join(root, file)))

it('has at most twelve files in a folder, texts and migrations aside', () => {
  const counts = new Map<string, number>()
  for (const file of files.filter((name) => !COMPANION.test(path.basename(name)))) {
    counts.set(path.dirname(file), (counts.get(path.dirname(file)) ?? 0) + 1)
  }
  const full = [...counts].filter(
    ([folder, count]) => count > MAX_FILES && !/\/(texts|migrations)(\/|$)/.test(folder),
  )

  expect(full).toEqual([])
})

it('has no cyclic folders', () => {
  const isCode = (file: string) => !/\.(test|test-support|spec)\./.test(file)
  expect(circleIn(arrowsBetween(files.filter(isCode), path.dirname))).toEqual([])
})

it('has no cyclic files, imports of types included', () => {
  expect(circleIn(arrowsBetween(files, (file) => file))).toEqual([])
})

/** What the files import of one another, by their places: their folders, or the files themselves. */
function arrowsBetween(importing: string[], placeOf: (file: string) => string) {
  const arrows = new Map<string, Set<string>>()
  for (const file of importing) {
    const from = placeOf(file)
    const targets = arrows.get(from) ?? new Set()
    arrows.set(from, targets)
    for (const [, to = ''] of fs.readFileSync(path.join(root, file), 'utf8').matchAll(IMPORT)) {
      const target = placeOf(path.join(path.dirname(file), to))
      if (target !== from) targets.add(target)
    }
  }
  return arrows
}

/** A cycle of folders or files, from the first one back to it; empty if the arrows only point down. */
function circleIn(arrows: Map<string, Set<string>>): string[] {
  const done = new Set<string>()
  const visit = (place: string, way: string[]): string[] => {
    if (way.includes(place)) return [...way.slice(way.indexOf(place)), place]
    if (done.has(place)) return []
    for (const next of arrows.get(place) ?? []) {
      const circle = visit(next, [...way, place])
      if (circle.length > 0) return circle
    }
    done.add(place)
    return []
  }
  for (const place of arrows.keys()) {
    const circle = visit(place, [])
    if (circle.length > 0) return circle
  }
  return []
}

it('detects a cycle', () => {
  const arrows = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c'])],
    ['c', new Set(['b'])],
  ])

  expect(circleIn(arrows)).toEqual(['b', 'c', 'b'])
})
