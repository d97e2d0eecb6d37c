import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { blankFolder, end } from '../postgres/held-server.ts'
import { openShopProcess } from './shop-process.ts'

let place: Awaited<ReturnType<typeof blankFolder>>
beforeEach(async () => {
  place = await blankFolder()
})
afterEach(() => place.remove())

it('shows a price that one process changed through the other within a second', async () => {
  const settings = { DATA_DIR: place.folder, STAFF_PASSWORD: 'correct horse battery staple' }
  const one = await openShopProcess(settings)
  const two = await openShopProcess(settings)
  const list = '/api/products/findProductsByCategory/61?pageSize=1'
  const firstOf = async (address: string) =>
    (await (await fetch(address + list)).json()).productList[0]
  const before = await firstOf(two.address)
  const unitPrice = before.unitPrice + 1

  const signIn = await fetch(`${one.address}/api/users/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      loginId: 'staff@mendwell.example',
      loginPassword: settings.STAFF_PASSWORD,
    }),
  })
  const { token } = await signIn.json()
  const saved = await fetch(`${one.address}/api/products/update`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ productId: before.productId, unitPrice }),
  })
  expect(saved.status).toBe(200)

  // However slow the machine: nobody who asked later than that got the older price.
  const savedAt = performance.now()
  let lastOld = savedAt
  await vi.waitFor(
    async () => {
      const asked = performance.now()
      const seen = (await firstOf(two.address)).unitPrice
      if (seen !== unitPrice) lastOld = asked
      expect(seen).toBe(unitPrice)
    },
    { timeout: 30_000, interval: 20 },
  )
  expect(lastOld - savedAt).toBeLessThan(1_000)
  await Promise.all([end(one.process, 'SIGTERM'), end(two.process, 'SIGTERM')])
})
