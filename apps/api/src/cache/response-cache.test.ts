import { describe, expect, it } from 'vitest'
import { bytesOf } from './answer-bytes.ts'
import { makeResponseCache, PROOF_HOLDS_MS } from './response-cache.ts'

const policy = { tags: ['catalog'], maxAgeMs: 5_000 }

/** A cache with a clock of its own, and an answer that counts how often it was made. */
function setUp(maxBytes?: number) {
  const time = { ms: 0 }
  const cache = makeResponseCache({
    nowMs: () => time.ms,
    ...(maxBytes !== undefined && { maxBytes }),
  })
  let made = 0
  const make = async () => {
    made += 1
    return `"answer ${made}"`
  }
  const read = async (key: string, tags = policy.tags) => {
    const answer = await cache.load(key, { ...policy, tags }, make)
    return String(await bytesOf(answer, 'identity'))
  }
  return { cache, time, read, make }
}

describe('the response cache', () => {
  it('keeps an answer for five seconds and not a moment longer', async () => {
    const { read, time } = setUp()

    expect(await read('/a')).toBe('"answer 1"')
    time.ms = 4_999
    expect(await read('/a')).toBe('"answer 1"')
    time.ms = 5_000
    expect(await read('/a')).toBe('"answer 2"')
  })

  it('keeps answers apart by address', async () => {
    const { read } = setUp()

    expect(await read('/a')).toBe('"answer 1"')
    expect(await read('/b')).toBe('"answer 2"')
  })

  it('forgets what carries a changed tag, and nothing else', async () => {
    const { cache, read } = setUp()
    await read('/a', ['category:1', 'product:7'])
    await read('/b', ['category:2'])

    cache.invalidate('product:7', 'category:9')

    expect(cache.find('/a')).toBeUndefined()
    expect(cache.find('/b')).toBeDefined()
  })

  it('makes an answer once for all who ask at the same time', async () => {
    const { read } = setUp()

    expect(await Promise.all([read('/a'), read('/a'), read('/a')])).toEqual(
      Array.from({ length: 3 }, () => '"answer 1"'),
    )
  })

  it('does not keep an answer whose facts changed while it was being made', async () => {
    const { cache } = setUp()
    const { promise, resolve } = Promise.withResolvers<string>()
    const early = cache.load('/a', policy, () => promise)

    cache.invalidate('catalog')
    const late = cache.load('/a', policy, async () => '"new"')
    resolve('"old"')

    expect(String(await bytesOf(await early, 'identity'))).toBe('"old"')
    expect(String(await bytesOf(await late, 'identity'))).toBe('"new"')
    expect(cache.find('/a')).toBe(await late)
  })

  it('keeps nothing of an answer that could not be made', async () => {
    const { cache, read } = setUp()
    const broken = cache.load('/a', policy, () => Promise.reject(new Error('no database')))

    await expect(broken).rejects.toThrow('no database')
    expect(await read('/a')).toBe('"answer 1"')
  })

  it('still has an old answer for a minute, for the time the database is away', async () => {
    const { cache, read, time } = setUp()
    await read('/a')

    time.ms = 60_000
    expect(cache.findOld('/a', 60_000)).toBeDefined()
    time.ms = 60_001
    expect(cache.findOld('/a', 60_000)).toBeUndefined()
  })

  it('keeps an empty list only briefly, however long the policy says', async () => {
    const { cache, time } = setUp()
    await cache.load('/places', { tags: [], maxAgeMs: 86_400_000 }, async () => '[]')

    time.ms = 5_000
    expect(cache.find('/places')).toBeUndefined()
  })

  it('shows nothing live without a proof that changes are heard, nor by age or as an old one', async () => {
    const { cache, time, make } = setUp()
    const live = { tags: ['product:7'], maxAgeMs: 60_000, live: true }
    const load = () => cache.load('/7', live, make)
    await load()
    expect(cache.find('/7'), 'kept before any proof').toBeUndefined()

    cache.heardUntil(0)
    await load()
    time.ms = PROOF_HOLDS_MS
    expect(cache.find('/7')).toBeDefined()
    time.ms = PROOF_HOLDS_MS + 1
    expect(cache.find('/7')).toBeUndefined()
    expect(cache.findOld('/7', 60_000)).toBeUndefined()
    cache.heardUntil(time.ms)
    expect(cache.find('/7')).toBeDefined()
  })

  it('once in doubt believes only a proof that was asked for afterwards', async () => {
    const { cache, time, make } = setUp()
    cache.heardUntil(0)
    await cache.load('/7', { tags: [], maxAgeMs: 60_000, live: true }, make)

    time.ms = 100
    cache.doubt()
    cache.heardUntil(99)
    expect(cache.find('/7')).toBeUndefined()
    cache.heardUntil(100)
    expect(cache.find('/7')).toBeDefined()
  })

  it('does not keep what was read before a change, though it was loaded after it', async () => {
    const { cache, make } = setUp()
    const since = cache.mark()
    cache.invalidate('catalog')

    await cache.load('/a', { ...policy, since }, make)

    expect(cache.find('/a')).toBeUndefined()
  })

  it('forgets everything rather than remember endless changes', async () => {
    const { cache, read } = setUp()
    await read('/a', ['product:1'])
    for (let n = 0; n < 30_000; n++) cache.invalidate(`product:${n + 2}`)

    expect(cache.find('/a')).toBeUndefined()
    expect(await read('/a', ['product:1'])).toBe('"answer 2"')
    cache.invalidate('product:1')
    expect(cache.find('/a')).toBeUndefined()
  })

  it('never holds more than its limit, and lets the oldest go first', async () => {
    const { cache, read } = setUp(10_000)
    for (let n = 0; n < 50; n++) {
      await read(`/${n}`)
      expect(cache.keptBytes).toBeLessThanOrEqual(10_000)
    }

    expect(cache.find('/0')).toBeUndefined()
    expect(cache.find('/49')).toBeDefined()
  })

  it('with a limit of nothing keeps nothing', async () => {
    const { read } = setUp(0)

    expect(await read('/a')).toBe('"answer 1"')
    expect(await read('/a')).toBe('"answer 2"')
  })

  it('keeps what is put together from parts once it is asked for again, as fresh as its oldest part', async () => {
    const { cache, time } = setUp()
    time.ms = 4_000
    const compose = async () => ({ texts: ['{', '}'], madeAtMs: 1_000 })

    await cache.load('/a', policy, compose)
    expect(cache.find('/a')).toBeUndefined()
    const { madeAtMs } = await cache.load('/a', policy, compose)
    expect(madeAtMs).toBe(1_000)
    expect(cache.find('/a')).toBeDefined()
    time.ms = 6_000
    expect(cache.find('/a')).toBeUndefined()
  })
})
