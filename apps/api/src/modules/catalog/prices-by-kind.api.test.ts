import type { ProductPage } from '@mendwell/contract/catalog/catalog'
import type { StaffProduct } from '@mendwell/contract/catalog/product-form'
import { isPriceHidden, PRICE_CHECKS } from '@mendwell/domain/money/price-check'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { guestOrder } from '../../../test/shoppers/guest-order.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const owner = async () =>
  signIn(
    shop,
    await shop.make.staff({ email: 'owner@example.com', password: 'correct horse battery' }),
  )

/** A chair cover that costs $1 to $3, for which the seed asks a thousand times as much. */
async function makeCovers() {
  const kind = await shop.make.kind({ priceLowCents: 1_00, priceHighCents: 3_00 })
  const { categoryId } = await shop.make.category()
  const seed = { categoryId, kindKey: kind.kindKey, priceSource: 'rule', piecesPerUnit: 1 }
  const far = await shop.make.product({
    ...{ ...seed, productName: 'Cover far', unitPriceCents: 3486_00 },
  })
  const near = await shop.make.product({
    ...{ ...seed, productName: 'Cover near', unitPriceCents: 2_00 },
  })
  return { kind, categoryId, far, near }
}

it('the database hides a price by the same rule', async () => {
  const cents = fc.integer({ min: 0, max: 400 })
  const made = fc.record({
    check: fc.constantFrom(...PRICE_CHECKS),
    source: fc.constantFrom(null, 'rule', 'cms-dmepos-2025-01'),
    unitPriceCents: cents,
    pieces: fc.option(fc.integer({ min: 1, max: 5 })),
    range: fc.option(fc.record({ lowCents: cents, highCents: cents })),
  })
  await fc.assert(
    fc.asyncProperty(made, async (price) => {
      const { check, source, unitPriceCents, pieces, range } = price
      const { rows } = await sql<{ hidden: boolean }>`select is_price_hidden(${check}, ${source},
        ${unitPriceCents}::bigint, ${pieces}::int, ${range?.lowCents ?? null}::bigint,
        ${range?.highCents ?? null}::bigint) as hidden`.execute(shop.db)
      expect(rows[0]?.hidden).toBe(isPriceHidden(price))
    }),
  )
})

describe("a price outside its kind's range", () => {
  it('is shown nowhere, and sorted last', async () => {
    const { categoryId, far, near } = await makeCovers()
    const list = async (query: string) =>
      (await shop.get(`/products/findProductsByCategory/${categoryId}?${query}`)).json<
        z.input<typeof ProductPage>
      >()
    const ids = async (query: string) =>
      (await list(query)).productList.map(({ productId }) => productId)

    const page = (await shop.get(`/products/${far.productId}`)).json()

    expect(page).toMatchObject({ unitPrice: 0, salePrice: null, onlinePrice: 0, discount: 0 })
    expect(await ids('sort=price')).toEqual([near.productId, far.productId])
    expect(await ids('sort=-price')).toEqual([near.productId, far.productId])
    expect(await ids('minPrice=1')).toEqual([near.productId])
    expect(await ids('maxPrice=9999')).toEqual([near.productId])
    expect((await list('')).facets.price).toMatchObject({ min: 1.8, max: 1.8 })
  })

  it('can be ordered by no call, and by no row of an order', async () => {
    const { far } = await makeCovers()
    const orderItems = [{ productId: far.productId, quantity: 1 }]

    for (const answer of [
      await shop.post('/orders/quote', { orderItems }),
      await shop.post('/orders/save', guestOrder(orderItems)),
      await shop.post('/staff/orders/phone', guestOrder(orderItems), await owner()),
    ]) {
      expect(answer.statusCode).toBe(409)
      expect(answer.json()).toMatchObject({
        code: 'PRICE_MISSING',
        detail: 'Cover far has no price yet, so it cannot be ordered online. Please contact us.',
      })
    }
    const placed = shop.make.order({ lines: [{ product: far, quantity: 1 }] })
    await expect(placed).rejects.toThrow('has no price to order it at')
  })

  it("follows the kind's range", async () => {
    const { kind, far } = await makeCovers()
    const setHigh = (priceHighCents: number) =>
      shop.db
        .updateTable('kind')
        .set({ priceHighCents })
        .where('kindKey', '=', kind.kindKey)
        .execute()
    const shown = async () => (await shop.get(`/products/${far.productId}`)).json().unitPrice

    await setHigh(4000_00)
    expect(await shown()).toBe(3486)
    await setHigh(3_00)
    expect(await shown()).toBe(0)
  })
})

describe('staff', () => {
  const change = async (body: object, session?: { bearer: string }) => {
    const answer = await shop.put('/products/update', body, session ?? (await owner()))
    expect(answer.statusCode).toBe(200)
    return answer.json<z.input<typeof StaffProduct>>()
  }
  const shown = async (productId: number) =>
    (await shop.get(`/products/${productId}`)).json().unitPrice

  it("see the price, its origin and its kind's range", async () => {
    const { far } = await makeCovers()

    const answer = await shop.get(`/staff/products/${far.productId}`, await owner())

    expect(answer.json()).toMatchObject({
      ...{ unitPrice: 3486, priceHidden: true, priceCheck: 'RULE', priceSource: 'rule' },
      priceRange: { low: 1, high: 3, per: 'piece' },
    })
  })

  it('confirm it unchanged', async () => {
    const { far } = await makeCovers()

    const saved = await change({ productId: far.productId, priceCheck: 'CONFIRMED' })

    expect(saved).toMatchObject({ priceHidden: false, unitPrice: 3486, priceSource: 'rule' })
    expect(await shown(far.productId)).toBe(3486)
  })

  it('set another, which is marked as theirs', async () => {
    const { far } = await makeCovers()

    const saved = await change({ productId: far.productId, unitPrice: 12, salePrice: null })

    expect(saved).toMatchObject({ priceHidden: false, priceSource: null })
    expect(await shown(far.productId)).toBe(12)
  })

  it('make any price available on request, and can undo it', async () => {
    const { near } = await makeCovers()
    const { productId } = near
    const session = await owner()

    await change({ productId, priceCheck: 'ASK' }, session)
    expect(await shown(productId)).toBe(0)
    const event = await shop.db
      .selectFrom('staffEvent')
      .selectAll()
      .where('objectType', '=', 'product')
      .executeTakeFirstOrThrow()
    expect(event).toMatchObject({ before: { priceCheck: 'RULE' }, after: { priceCheck: 'ASK' } })
    await shop.post('/staff/history/undo', { eventId: event.eventId }, session)

    expect(await shown(productId)).toBe(2)
  })

  it('list prices to review', async () => {
    const { far, near } = await makeCovers()
    await shop.make.product({ priceSource: 'nhs-drug-tariff-2026-07' })
    await shop.make.product()
    const session = await owner()
    const list = async (price: string) =>
      (await shop.get(`/staff/products?price=${price}&sort=productName`, session)).json().rows

    expect(await list('hidden')).toMatchObject([
      { productId: far.productId, unitPrice: 3486, priceHidden: true, priceEstimated: true },
    ])
    expect(await list('estimated')).toMatchObject([
      { productId: far.productId },
      { productId: near.productId, priceHidden: false },
    ])
  })
})
