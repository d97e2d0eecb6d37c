import { beforeEach, describe, expect, it } from 'vitest'
import { type Cache, encode, FRESH_MS, MAX_STALE_MS, makeCache } from './cache.ts'

const time = { ms: 0 }
let cache: Cache
beforeEach(() => {
  time.ms = 1
  cache = makeCache({ nowMs: () => time.ms })
})

const KEY = '/api/products/7'
const TAGS = ['product:7', 'catalog']
const load = (body: string) => cache.load(KEY, TAGS, async () => body)
const text = (answer: Awaited<ReturnType<typeof load>> | undefined) =>
  answer && String(encode(answer, 'identity'))

describe('a cached answer', () => {
  it('is created once while it is fresh', async () => {
    await load('one')
    time.ms += FRESH_MS - 1
    expect(text(await load('two'))).toBe('one')
    expect(cache.remainingMs(KEY)).toBe(1)
    time.ms += 2
    expect(cache.find(KEY)).toBeUndefined()
    expect(text(await load('two'))).toBe('two')
  })

  it('is fresh only as long as what it is made of', async () => {
    const made = { body: async () => 'one', freshMs: 1_000 }
    await cache.load(KEY, TAGS, made)
    time.ms += 999
    expect(text(cache.find(KEY))).toBe('one')
    time.ms += 2
    expect(cache.find(KEY)).toBeUndefined()
  })

  it('is kept for another minute, in case no new one can be created', async () => {
    await load('one')
    time.ms += MAX_STALE_MS - 1
    expect(cache.find(KEY)).toBeUndefined()
    expect(text(cache.findStale(KEY))).toBe('one')
    time.ms += 2
    expect(cache.findStale(KEY)).toBeUndefined()
  })

  it.each([
    ['product:7', undefined],
    ['product:70', 'one'],
    ['catalog', undefined],
  ])('after a change of %s is %s', async (tag, expected) => {
    await load('one')
    cache.drop(tag)
    expect(text(cache.find(KEY))).toBe(expected)
  })

  it('is created once for concurrent requests', async () => {
    let made = 0
    const ask = () => cache.load(KEY, TAGS, async () => `${++made}`)
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(answers.map(text)).toEqual(['1', '1', '1'])
  })

  it.each([
    ['what it shows changed', () => cache.drop('product:7')],
    ['everything changed', () => cache.clear()],
  ])(
    'is not kept, nor shared with later callers, if %s while it was being created',
    async (_, change) => {
      const { promise, resolve } = Promise.withResolvers<string>()
      const early = cache.load(KEY, TAGS, () => promise)
      change()
      const late = load('new')
      resolve('old')

      expect([text(await early), text(await late)]).toEqual(['old', 'new'])
      expect(text(cache.find(KEY))).toBe('new')
    },
  )

  it('is not kept if creating it failed', async () => {
    await expect(
      cache.load(KEY, TAGS, async () => Promise.reject(new Error('gone'))),
    ).rejects.toThrow('gone')
    expect(text(await load('one'))).toBe('one')
  })

  it('is evicted for newer ones when the cache is full', async () => {
    const small = makeCache({ maxBytes: 10_000 })
    for (let n = 0; n < 10; n++) await small.load(`/${n}`, [], async () => 'x'.repeat(2_000))
    expect(small.find('/0')).toBeUndefined()
    expect(small.find('/9')).toBeDefined()
  })
})

it('a cache of size zero keeps nothing', async () => {
  const none = makeCache({ maxBytes: 0 })
  await none.load(KEY, TAGS, async () => 'one')
  expect(none.find(KEY)).toBeUndefined()
})
