import { describe, expect, it } from 'vitest'
import { makeKeptValues } from './kept-values.ts'
import { makeResponseCache } from './response-cache.ts'

function setUp(maxBytes = 10_000) {
  const time = { ms: 0 }
  const cache = makeResponseCache({ nowMs: () => time.ms })
  const values = makeKeptValues<string>(cache, {
    maxBytes,
    maxAgeMs: 5_000,
    maxProvenMs: 60_000,
    maxStaleMs: 60_000,
    bytesOf: (value) => value.length,
  })
  const keep = (key: string, tags = ['catalog']) =>
    values.keep(key, { ...cache.begin({ tags }), value: 'value' })
  const isKept = (key: string) => values.find(key) !== undefined
  return { time, cache, values, keep, isKept }
}

describe('kept values', () => {
  it('are good until they are five seconds old', () => {
    const { time, values, keep, isKept } = setUp()
    keep('a')
    expect(values.find('a')).toMatchObject({ value: 'value', madeAtMs: 0 })
    expect(isKept('b')).toBe(false)
    time.ms = 4_999
    expect(isKept('a')).toBe(true)
    time.ms = 5_000
    expect(isKept('a')).toBe(false)
  })

  it('are good for longer while it is proven that changes are heard', () => {
    const { time, cache, values, keep, isKept } = setUp()
    keep('a')

    time.ms = 30_000
    cache.heardUntil(29_900)
    const found = values.find('a')
    expect(found && values.asOfMs(found)).toBe(29_900)
    cache.doubt()
    expect(isKept('a')).toBe(false)
    cache.heardUntil(30_000)
    expect(isKept('a')).toBe(true)
    cache.invalidate('catalog')
    expect(isKept('a')).toBe(false)
  })

  it('are forgotten with the tags that they show', () => {
    const { cache, keep, isKept } = setUp()
    keep('a', ['category:1'])
    cache.invalidate('category:2', 'product:1')
    expect(isKept('a')).toBe(true)
    cache.invalidate('category:1')
    expect(isKept('a')).toBe(false)
    keep('a', ['category:1'])
    cache.clear()
    expect(isKept('a')).toBe(false)
  })

  it('are not kept when something changed while they were read', () => {
    const { cache, values, isKept } = setUp()
    const begun = cache.begin({ tags: ['catalog'] })
    cache.invalidate('catalog')
    values.keep('a', { ...begun, value: 'old' })

    expect(isKept('a')).toBe(false)
  })

  it('never take more than their limit, and the oldest goes first', () => {
    const { values, keep, isKept } = setUp(1_000)
    for (const key of 'abcdef') {
      keep(key)
      expect(values.keptBytes).toBeLessThanOrEqual(1_000)
    }
    expect(isKept('a')).toBe(false)
    expect(isKept('f')).toBe(true)
  })

  it('of a minute ago do when nothing newer can be read', () => {
    const { time, values, keep } = setUp()
    keep('a')

    time.ms = 59_999
    expect(values.findOld('a')).toMatchObject({ value: 'value', madeAtMs: 0 })
    time.ms = 60_000
    expect(values.findOld('a')).toBeUndefined()
  })
})
