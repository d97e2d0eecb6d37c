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
  let readings = 0
  const read = async () => `value ${++readings}`
  const load = async (key: string, tags = ['catalog']) => (await values.load(key, tags, read)).value
  return { time, cache, values, load }
}

describe('kept values', () => {
  it('are read once, until they are five seconds old', async () => {
    const { time, load } = setUp()
    expect(await Promise.all([load('a'), load('a'), load('b')])).toEqual([
      'value 1',
      'value 1',
      'value 2',
    ])
    time.ms = 4_999
    expect(await load('a')).toBe('value 1')
    time.ms = 5_000
    expect(await load('a')).toBe('value 3')
  })

  it('are good for longer while it is proven that changes are heard', async () => {
    const { time, cache, values, load } = setUp()
    const asOf = async () =>
      values.asOfMs(await values.load('a', ['catalog'], () => Promise.reject(new Error('read'))))
    await load('a')

    time.ms = 30_000
    cache.heardUntil(29_900)
    expect(await asOf()).toBe(29_900)
    cache.doubt()
    expect(values.find('a')).toBeUndefined()
    cache.heardUntil(30_000)
    expect(values.find('a')).toBeDefined()
    cache.invalidate('catalog')
    expect(values.find('a')).toBeUndefined()
  })

  it('are forgotten with the tags that they show', async () => {
    const { cache, load } = setUp()
    await load('a', ['category:1'])
    cache.invalidate('category:2', 'product:1')
    expect(await load('a', ['category:1'])).toBe('value 1')
    cache.invalidate('category:1')
    expect(await load('a', ['category:1'])).toBe('value 2')
    cache.clear()
    expect(await load('a', ['category:1'])).toBe('value 3')
  })

  it('are not kept, nor shared, when something changed while they were read', async () => {
    const { cache, values, load } = setUp()
    const late = Promise.withResolvers<string>()
    const first = values.load('a', ['catalog'], () => late.promise)
    cache.invalidate('catalog')
    expect(await load('a')).toBe('value 1')
    late.resolve('old')
    expect((await first).value).toBe('old')

    expect(await load('a')).toBe('value 1')
  })

  it('never take more than their limit, and the oldest goes first', async () => {
    const { values, load } = setUp(1_000)
    for (const key of 'abcdef') {
      await load(key)
      expect(values.keptBytes).toBeLessThanOrEqual(1_000)
    }
    expect(values.find('a')).toBeUndefined()
    expect(values.find('f')).toBeDefined()
  })

  it('of a minute ago do when nothing newer can be read', async () => {
    const { time, values, load } = setUp()
    await load('a')
    const fail = () => values.load('a', ['catalog'], () => Promise.reject(new Error('away')))

    time.ms = 59_999
    expect(await fail()).toMatchObject({ value: 'value 1', madeAtMs: 0 })
    time.ms = 60_000
    await expect(fail()).rejects.toThrow('away')
  })
})
