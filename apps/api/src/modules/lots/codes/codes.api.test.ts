import { afterAll, beforeEach, expect, it } from 'vitest'
import type { CallOptions } from '../../../../test/shop/calls.ts'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 100 } })
let staff: CallOptions
beforeEach(async () => {
  await shop.reset()
  staff = await signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))
})
afterAll(() => shop.close())

const found = async (query: string) =>
  (await shop.get(`/staff/lots/products?${query}`, staff)).json().products

it('finds a product by its barcode with or without leading zeros, by its UDI-DI and by its SKU', async () => {
  const strips = await shop.make.product({ gtin: '844505000772', sku: 'TS-50' })
  const brace = await shop.make.product({ udiDi: 'B268L276190' })

  expect(await found('code=00844505000772')).toMatchObject([{ productId: strips.productId }])
  expect(await found('code=B268L276190')).toMatchObject([
    { productId: brace.productId, units: 1, tracking: 'NONE' },
  ])
  expect(await found('sku=TS-50')).toMatchObject([{ productId: strips.productId }])
  expect(await found('code=00814747020524')).toEqual([])
  expect(await found('code=')).toBeUndefined()
})

it('remembers the code of a case with its pieces, for one product alone', async () => {
  const { productId } = await shop.make.product()
  const other = await shop.make.product()
  const body = { code: '00814747020524', units: 12 }

  const kept = await shop.post(`/staff/products/${productId}/codes`, body, staff)
  const taken = await shop.post(`/staff/products/${other.productId}/codes`, body, staff)

  expect(kept.json()).toMatchObject({ productId, units: 12 })
  expect(taken.statusCode).toBe(409)
  expect(await found('code=00814747020524')).toMatchObject([{ productId, units: 12 }])
})
