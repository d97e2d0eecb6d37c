import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { bytesOf, chooseEncoding } from './answer-bytes.ts'
import { makeResponseCache } from './response-cache.ts'

const answerOf = (text: string) =>
  makeResponseCache().load('/a', { tags: [], maxAgeMs: 5_000 }, async () => text)

describe('bytesOf', () => {
  it('packs better what is asked for again', async () => {
    const words = Array.from({ length: 3_000 }, (_, n) => `strip ${(n * 7919) % 257}`)
    const text = JSON.stringify(words)
    const answer = await answerOf(text)
    const quick = await bytesOf(answer, 'br')
    await bytesOf(answer, 'br')

    await vi.waitFor(async () => {
      expect((await bytesOf(answer, 'br')).length).toBeLessThan(quick.length)
    }, 10_000)
    expect(String(brotliDecompressSync(await bytesOf(answer, 'br')))).toBe(text)
  })

  it('packs the same text in each encoding', async () => {
    const text = JSON.stringify('strips '.repeat(500))
    const answer = await answerOf(text)

    expect(String(brotliDecompressSync(await bytesOf(answer, 'br')))).toBe(text)
    expect(String(gunzipSync(await bytesOf(answer, 'gzip')))).toBe(text)
    expect(await bytesOf(answer, 'br')).toBe(await bytesOf(answer, 'br'))
  })
})

describe('chooseEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['deflate', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('%s → %s', (accepted, encoding) => {
    expect(chooseEncoding(accepted, 10_000)).toBe(encoding)
  })

  it('leaves small answers as they are', () => {
    expect(chooseEncoding('br', 1_000)).toBe('identity')
  })
})
