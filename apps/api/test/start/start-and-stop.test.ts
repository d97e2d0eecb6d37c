import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { blankFolder, end, hasStopped } from '../postgres/held-server.ts'
import { filledFolder } from './filled-folder.ts'
import { mendwell, openShopProcess, spawnShop } from './shop-process.ts'

const STAFF_LOG_IN = /Staff log-in, shown this once: (\S+@\S+) with the password (\S+)/
const waiting = { timeout: 60_000, interval: 20 }

it('stops at once when asked to while it is still starting', async () => {
  const place = await blankFolder()
  const shop = spawnShop({ DATA_DIR: place.folder })
  await vi.waitFor(() => expect(hasStopped(place.data)).toBe(false), waiting)

  await end(shop.process, 'SIGTERM')

  expect(shop.errors).toEqual([])
  expect(hasStopped(place.data)).toBe(true)
  place.remove()
})

describe('on one data folder', () => {
  let place: Awaited<ReturnType<typeof filledFolder>>
  const settings = () => ({ DATA_DIR: place.folder })

  beforeAll(async () => {
    place = await filledFolder()
  })
  afterAll(() => place.remove())

  it('shows the staff log-in only at the first start; serves, and leaves nothing running', async () => {
    const shop = await openShopProcess(settings())
    const ready = await fetch(`${shop.address}/readyz`)
    const begin = performance.now()
    await end(shop.process, 'SIGTERM')

    expect(place.firstOutput).toMatch(STAFF_LOG_IN)
    expect(shop.output.join('\n')).not.toContain('password')
    expect(shop.output.join('\n').includes('runs as root')).toBe(process.getuid?.() === 0)
    expect(ready.status).toBe(200)
    expect(shop.process.exitCode).toBe(0)
    expect(performance.now() - begin).toBeLessThan(10_000)
    expect(hasStopped(place.data)).toBe(true)
  })

  it('is neither reset nor restored by a command while it is open', async () => {
    const shop = await openShopProcess(settings())
    const shown = async () => {
      const list = await fetch(`${shop.address}/api/products/findProductsByCategory/61?pageSize=1`)
      return (await list.json()).productList.length
    }
    const before = await shown()

    const { code, complained } = await mendwell(settings(), 'reset', '--yes')
    const after = await shown()
    await end(shop.process, 'SIGTERM')

    expect(code).toBe(1)
    expect(complained).toContain(`shop, process ${shop.process.pid} on `)
    expect([before, after]).toEqual([1, 1])
  })

  it('survives a second signal while it stops', async () => {
    const shop = await openShopProcess(settings())
    const gone = once(shop.process, 'exit')

    shop.process.kill('SIGINT')
    shop.process.kill('SIGINT')

    await gone
    expect(shop.process.exitCode).toBe(0)
    expect(hasStopped(place.data)).toBe(true)
  })

  it("serves two shops that show each other's changes at once; the last one stops the database", async () => {
    const [one, two] = await Promise.all([openShopProcess(settings()), openShopProcess(settings())])
    const [, staff, password] = place.firstOutput.match(STAFF_LOG_IN) ?? []
    const list = '/api/products/findProductsByCategory/61?pageSize=1'
    const firstOf = async (address: string) =>
      (await (await fetch(address + list)).json()).productList[0]
    const before = await firstOf(two.address)
    const unitPrice = before.unitPrice + 1

    const signIn = await fetch(`${one.address}/api/users/authenticate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ loginId: staff, loginPassword: password }),
    })
    const { token } = await signIn.json()
    const saved = await fetch(`${one.address}/api/products/update`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ productId: before.productId, unitPrice }),
    })
    expect(saved.status).toBe(200)

    // Without a notification it would be shown for five seconds: later requests must not get the older price.
    const savedAt = performance.now()
    let lastOld = savedAt
    await vi.waitFor(
      async () => {
        const asked = performance.now()
        const seen = (await firstOf(two.address)).unitPrice
        if (seen !== unitPrice) lastOld = asked
        expect(seen).toBe(unitPrice)
      },
      { timeout: 60_000, interval: 20 },
    )
    expect(lastOld - savedAt).toBeLessThan(4_000)

    await end(one.process, 'SIGTERM')
    const ready = await fetch(`${two.address}/readyz`)
    expect(ready.status).toBe(200)

    await end(two.process, 'SIGTERM')
    expect(hasStopped(place.data)).toBe(true)
  })
})
