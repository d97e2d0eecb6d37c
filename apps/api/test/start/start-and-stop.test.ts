import { once } from 'node:events'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { blankFolder, end, hasStopped } from '../postgres/held-server.ts'
import { openShopProcess, spawnShop } from './shop-process.ts'

let place: Awaited<ReturnType<typeof blankFolder>>
beforeEach(async () => {
  place = await blankFolder()
})
afterEach(() => place.remove())

const settings = () => ({ DATA_DIR: place.folder })
const waiting = { timeout: 60_000, interval: 50 }

it('opens, answers, and leaves nothing running when asked to stop', async () => {
  const shop = await openShopProcess(settings())
  const ready = await fetch(`${shop.address}/readyz`)
  expect(ready.status).toBe(200)

  const begin = performance.now()
  await end(shop.process, 'SIGTERM')

  expect(shop.process.exitCode).toBe(0)
  expect(performance.now() - begin).toBeLessThan(10_000)
  expect(hasStopped(place.data)).toBe(true)
})

it('bears a second signal while it stops', async () => {
  const shop = await openShopProcess(settings())
  const gone = once(shop.process, 'exit')

  shop.process.kill('SIGINT')
  shop.process.kill('SIGINT')

  await gone
  expect(shop.process.exitCode).toBe(0)
  expect(hasStopped(place.data)).toBe(true)
})

it('stops at once when asked to while it is still starting', async () => {
  const shop = spawnShop(settings())
  await vi.waitFor(() => expect(hasStopped(place.data)).toBe(false), waiting)

  await end(shop.process, 'SIGTERM')

  expect(shop.errors).toEqual([])
  expect(hasStopped(place.data)).toBe(true)
})

it('shows the staff log-in at the first start and never again', async () => {
  const first = await openShopProcess(settings())
  await end(first.process, 'SIGTERM')
  const second = await openShopProcess(settings())
  await end(second.process, 'SIGTERM')

  expect(first.output.join('\n')).toMatch(
    /Staff log-in, shown this once: \S+@\S+ with the password/,
  )
  expect(second.output.join('\n')).not.toContain('password')
})

it('serves one data folder with two shops, and the last one out stops the database', async () => {
  const [one, two] = await Promise.all([openShopProcess(settings()), openShopProcess(settings())])
  await end(one.process, 'SIGTERM')

  const ready = await fetch(`${two.address}/readyz`)
  expect(ready.status).toBe(200)

  await end(two.process, 'SIGTERM')
  expect(hasStopped(place.data)).toBe(true)
})
