import { describe, expect, it } from 'vitest'
import { readKinds } from './files/kind-files.ts'
import { readSeedFile, SEED_FOLDER } from './files/seed-files.ts'
import { readSituations } from './files/situation-files.ts'

const pages = readSituations(SEED_FOLDER)
const kinds = new Map(readKinds(SEED_FOLDER).map((kind) => [kind.key, kind]))
const sold = new Set(
  readSeedFile(SEED_FOLDER, 'products.csv')
    .filter(({ rx }) => rx !== 'Y')
    .map(({ kind }) => kind),
)
const kindsOf = (page: (typeof pages)[number]) => page.groups.flatMap((group) => group.kinds)

/** Each kind of each page for which this is false. */
const without = (holds: (kind: string, page: string) => boolean) =>
  pages.flatMap((page) =>
    kindsOf(page)
      .filter(({ kind }) => !holds(kind, page.key))
      .map(({ kind }) => `${page.key}: ${kind}`),
  )

describe('the pages by need of the seed', () => {
  it('name existing kinds, each once', () => {
    expect(without((kind) => kinds.has(kind))).toEqual([])
    const twice = pages.filter((page) => {
      const keys = kindsOf(page).map(({ kind }) => kind)
      return new Set(keys).size < keys.length
    })
    expect(twice.map(({ key }) => key)).toEqual([])
  })

  it('name only kinds that are open to everyone', () => {
    expect(without((kind) => kinds.get(kind)?.saleClass === 'OPEN' && sold.has(kind))).toEqual([])
  })

  it('match the purpose of most of their kinds', () => {
    const strange = pages.filter((page) => {
      const named = kindsOf(page)
      const gathered = page.gathers ?? [page.key]
      const fitting = named.filter(({ kind }) =>
        kinds.get(kind)?.situations.some((situation) => gathered.includes(situation)),
      )
      return fitting.length * 2 < named.length
    })
    expect(strange.map(({ key }) => key)).toEqual([])
  })

  it('are at least forty, each with its own red flags and sources', () => {
    expect(pages.length).toBeGreaterThanOrEqual(40)
    const silent = pages.filter(({ callDoctor, call911 }) => callDoctor.length + call911.length < 2)
    expect(silent.map(({ key }) => key)).toEqual([])
  })

  it('have their own title and words', () => {
    const titles = pages.map(({ title: [title] }) => title)
    expect(new Set(titles).size).toBe(titles.length)
    const words = pages.flatMap((page) => page.words)
    expect(words.filter((word, place) => words.indexOf(word) !== place)).toEqual([])
  })
})
