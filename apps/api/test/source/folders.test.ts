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
  const arrows = new Map<string, Set<string>>()
  for (const file of files.filter((name) => !/\.(test|test-support|spec)\./.test(name))) {
    const from = path.dirname(file)
    const targets = arrows.get(from) ?? new Set()
    arrows.set(from, targets)
    for (const [, to = ''] of fs.readFileSync(path.join(root, file), 'utf8').matchAll(IMPORT)) {
      const target = path.dirname(path.join(from, to))
      if (target !== from) targets.add(target)
    }
  }

  expect(circleIn(arrows)).toEqual([])
})

/** A cycle of folders, from the first one back to it; empty if the arrows only point down. */
function circleIn(arrows: Map<string, Set<string>>): string[] {
  const done = new Set<string>()
  const visit = (folder: string, way: string[]): string[] => {
    if (way.includes(folder)) return [...way.slice(way.indexOf(folder)), folder]
    if (done.has(folder)) return []
    for (const next of arrows.get(folder) ?? []) {
      const circle = visit(next, [...way, folder])
      if (circle.length > 0) return circle
    }
    done.add(folder)
    return []
  }
  for (const folder of arrows.keys()) {
    const circle = visit(folder, [])
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
