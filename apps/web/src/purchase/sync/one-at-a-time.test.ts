import { afterEach, expect, it, vi } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

afterEach(() => vi.unstubAllGlobals())

it('starts nothing before the previous one has ended, successfully or not', async () => {
  vi.stubGlobal('navigator', {})
  const alone = oneAtATime('test')
  const steps: string[] = []
  const first = alone(async () => {
    steps.push('first begins')
    await Promise.resolve()
    steps.push('first fails')
    throw new Error('no network')
  })
  const second = alone(async () => {
    steps.push('second begins')
  })

  await expect(first).rejects.toThrow('no network')
  await second

  expect(steps).toEqual(['first begins', 'first fails', 'second begins'])
})

it('waits for other tabs through a named lock', async () => {
  const request = vi.fn((_: string, work: () => Promise<void>) => work())
  vi.stubGlobal('navigator', { locks: { request } })
  const work = vi.fn(async () => {})

  await oneAtATime('mendwell.cart')(work)

  expect(request).toHaveBeenCalledExactlyOnceWith('mendwell.cart', work)
  expect(work).toHaveBeenCalledOnce()
})
