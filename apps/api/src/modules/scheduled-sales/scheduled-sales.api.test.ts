import { dayAt } from '@mendwell/domain/days/calendar'
import { timedSaleAt } from '@mendwell/domain/prices/scheduled-sales'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { guestOrder } from '../../../test/shoppers/guest-order.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'
import { findBrokenRules } from '../../audit/audit-database.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 1000 } })
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const staff = async () =>
  signIn(shop, await shop.make.staff({ role: 'MANAGER', password: 'quite a long staple' }))
type Session = Awaited<ReturnType<typeof staff>>

/** A day and time in the shop's time zone, the given days from now. */
const onDay = (days: number, time = '09:00') =>
  `${dayAt(new Date(Date.now() + days * 86_400_000), 'America/Chicago')}T${time}`

const bodyOf = (goods: object, more: object = {}) => ({
  name: 'Friday sale',
  discount: { type: 'PERCENT_OFF', rate: 20_000 },
  of: { productIds: [], categoryIds: [], brandIds: [], ...goods },
  startsAt: onDay(-2),
  endsAt: onDay(2),
  ...more,
})

async function schedule(goods: object, more: object = {}, session?: Session) {
  const made = await shop.post(
    '/staff/scheduled-sales',
    bodyOf(goods, more),
    session ?? (await staff()),
  )
  expect(made.statusCode, made.body).toBe(200)
  await shop.runJobs()
  return made.json()
}

/** Moves the times of a sale without notifying anyone, as time does. */
const passTime = (saleId: number, by: string) =>
  sql`update scheduled_sale set starts_at = starts_at - ${by}::interval, ends_at = ends_at - ${by}::interval
    where sale_id = ${saleId}`.execute(shop.db)

const page = async (productId: number) => (await shop.get(`/products/${productId}`)).json()
const quote = async (productId: number, quantity = 1) =>
  (await shop.post('/orders/quote', { orderItems: [{ productId, quantity }] })).json()
const listOf = async (query: string) =>
  (await shop.get(`/products/findProductsByCategory/-1?pageSize=20&${query}`)).json()
const idsOf = ({ productList }: { productList: { productId: number }[] }) =>
  productList.map(({ productId }) => productId)

describe('an active sale', () => {
  it('sets the price on the page, in lists, quote and order alike, to the cent', async () => {
    const { productId } = await shop.make.product({ unitPriceCents: 19_99, quantity: 50 })
    const other = await shop.make.product({ unitPriceCents: 17_00 })
    await schedule({ productIds: [productId] })

    const quoted = await quote(productId, 3)
    const saved = await shop.post('/orders/save', {
      ...guestOrder([{ productId, quantity: 3 }]),
      orders: { grandTotal: quoted.grandTotal },
    })

    expect(await page(productId)).toMatchObject({
      salePrice: 15.99,
      onlinePrice: 15.99,
      discount: 20.01,
    })
    expect((await page(productId)).saleEndsAt).toMatch(/^\d{4}-/)
    expect(quoted.lines[0]).toMatchObject({ unitPrice: 15.99, cutPrice: true, lineTotal: 47.97 })
    expect(saved.statusCode, saved.body).toBe(200)
    expect(saved.json().orders).toMatchObject({ orderAmount: 47.97, grandTotal: quoted.grandTotal })
    // $17.00 less 10 percent is $15.30.
    expect(idsOf(await listOf('sort=price'))).toEqual([other.productId, productId])
    expect(idsOf(await listOf('onSale=true'))).toEqual([productId])
    expect(idsOf(await listOf('minPrice=15.5&maxPrice=16'))).toEqual([productId])
    expect((await listOf('')).facets.onSale).toBe(1)
    const broken = await findBrokenRules(shop.db)
    expect(broken).toEqual([])
  })

  it('applies to a category or a brand, and to products added to it', async () => {
    const brand = await shop.make.brand()
    const category = await shop.make.category()
    await schedule({ categoryIds: [category.categoryId], brandIds: [brand.brandId] })
    const inBoth = { categoryId: category.categoryId, brandId: brand.brandId }

    const both = await shop.make.product(inBoth)
    const one = await shop.make.product({ categoryId: category.categoryId })
    const moved = await shop.make.product()
    await shop.db
      .updateTable('product')
      .set(inBoth)
      .where('productId', '=', moved.productId)
      .execute()

    expect((await quote(both.productId)).subtotal).toBe(8)
    expect((await quote(one.productId)).subtotal).toBe(9)
    expect((await quote(moved.productId)).subtotal).toBe(8)
    expect(idsOf(await listOf('onSale=true')).sort()).toEqual(
      [both.productId, moved.productId].sort(),
    )
  })

  it("does not apply if the online price or a product's sale price is lower", async () => {
    const { productId } = await shop.make.product()
    const cut = await shop.make.product({ cutPrice: true, salePriceCents: 7_00 })
    await schedule(
      { productIds: [productId, cut.productId] },
      { discount: { type: 'PERCENT_OFF', rate: 5_000 } },
    )

    expect(await page(productId)).toMatchObject({ onlinePrice: 9, salePrice: null, discount: 0 })
    expect((await quote(cut.productId)).subtotal).toBe(7)
    expect(await page(cut.productId)).not.toHaveProperty('saleEndsAt')
  })

  it('reveals no unconfirmed price', async () => {
    const { productId } = await shop.make.product({ priceCheck: 'ASK' })
    await schedule({ productIds: [productId] })

    expect(await page(productId)).toMatchObject({ onlinePrice: 0, salePrice: null })
    expect(
      (await shop.post('/orders/quote', { orderItems: [{ productId, quantity: 1 }] })).statusCode,
    ).toBe(409)
  })

  it('is separate from the sale price in the product form', async () => {
    const { productId } = await shop.make.product()
    const session = await staff()
    await schedule({ productIds: [productId] }, {}, session)

    const form = (await shop.get(`/staff/products/${productId}`, session)).json()

    expect(form).toMatchObject({ salePrice: null })
  })
})

describe('over time', () => {
  it('starts and ends by itself, whether or not a job runs', async () => {
    const { productId } = await shop.make.product()
    const { saleId } = await schedule(
      { productIds: [productId] },
      { startsAt: onDay(1), endsAt: onDay(3) },
    )
    expect((await quote(productId)).subtotal).toBe(9)

    await passTime(saleId, '2 days')
    const during = await quote(productId)
    await passTime(saleId, '3 days')

    expect(during.subtotal).toBe(8)
    expect((await quote(productId)).subtotal).toBe(9)
    expect(await page(productId)).toMatchObject({ onlinePrice: 9, salePrice: null })
  })

  it('asks again for an order at the price of an ended sale', async () => {
    const { productId } = await shop.make.product()
    const { saleId } = await schedule({ productIds: [productId] })
    const { grandTotal } = await quote(productId)

    await passTime(saleId, '5 days')
    const saved = await shop.post('/orders/save', {
      ...guestOrder([{ productId, quantity: 1 }]),
      orders: { grandTotal },
    })

    expect(saved.statusCode).toBe(409)
    expect(saved.json()).toMatchObject({ code: 'PRICE_CHANGED', quote: { subtotal: 9 } })
  })

  it('lists switch to the next of several, however often and by how many they are updated', async () => {
    const { productId } = await shop.make.product()
    const first = await schedule({ productIds: [productId] })
    await schedule(
      { productIds: [productId] },
      { discount: { type: 'PRICE', cents: 5_00 }, startsAt: onDay(3), endsAt: onDay(5) },
    )
    await passTime(first.saleId, '5 days')
    await sql`update product set timed_sale_until = timed_sale_until`.execute(shop.db)
    await sql`update scheduled_sale set starts_at = now() - interval '1 hour' where sale_id <> ${first.saleId}`.execute(
      shop.db,
    )
    expect(idsOf(await listOf('onSale=true'))).toEqual([])

    await sql`select graphile_worker.add_job('refresh_timed_sales', ${JSON.stringify({ saleId: 1, of: bodyOf({ productIds: [productId] }).of })}::json)
      from generate_series(1, 5)`.execute(shop.db)
    await Promise.all([shop.runJobs(), shop.runJobs()])

    expect(idsOf(await listOf('onSale=true&maxPrice=5'))).toEqual([productId])
  })

  it('buyers at the moment of its end pay the agreed price, or are asked', async () => {
    const { productId } = await shop.make.product({ quantity: 100 })
    const session = await staff()
    const { saleId } = await schedule({ productIds: [productId] }, {}, session)
    const { grandTotal } = await quote(productId)
    const order = (at: number) => {
      const body = guestOrder([{ productId, quantity: 1 }])
      return shop.post('/orders/save', {
        ...body,
        customer: { ...body.customer, email: `buyer${at}@example.com` },
        orders: { grandTotal },
      })
    }

    const orders = Array.from({ length: 12 }, (_, at) => order(at))
    const canceled = shop.post(`/staff/scheduled-sales/${saleId}/cancel`, {}, session)
    const answers = await Promise.all([...orders, ...[12, 13].map(order)])

    expect((await canceled).statusCode).toBe(200)
    expect(
      new Set(answers.map(({ statusCode }) => statusCode)).difference(new Set([200, 409])).size,
    ).toBe(0)
    const items = await shop.db.selectFrom('orderItem').select('unitPriceCents').execute()
    expect(items.every(({ unitPriceCents }) => unitPriceCents === 8_00)).toBe(true)
    expect((await quote(productId)).subtotal).toBe(9)
  })
})

describe('staff', () => {
  it('see its effect before they schedule it', async () => {
    const { categoryId } = await shop.make.category()
    const brace = await shop.make.product({ categoryId, productName: 'Brace' })
    await shop.make.product({ categoryId, cutPrice: true, salePriceCents: 4_00 })

    const { discount, of } = bodyOf({ categoryIds: [categoryId] })
    const preview = await shop.post(
      '/staff/scheduled-sales/preview',
      { discount, of },
      await staff(),
    )

    expect(preview.json()).toEqual({
      products: 2,
      cheaper: 1,
      examples: [{ productId: brace.productId, productName: 'Brace', before: 9, sale: 8 }],
    })
  })

  it('change it, end it, and undo each', async () => {
    const { productId } = await shop.make.product()
    const session = await staff()
    const { saleId } = await schedule({ productIds: [productId] }, {}, session)
    const half = bodyOf(
      { productIds: [productId] },
      { discount: { type: 'PERCENT_OFF', rate: 50_000 } },
    )
    const undoLast = async () => {
      const [event] = (await shop.get(`/staff/history/sale/${saleId}`, session)).json().rows
      expect(event.canUndo).toBe(true)
      return shop.post('/staff/history/undo', { eventId: event.eventId }, session)
    }

    await shop.put(`/staff/scheduled-sales/${saleId}`, half, session)
    expect((await quote(productId)).subtotal).toBe(5)
    await shop.post(`/staff/scheduled-sales/${saleId}/cancel`, {}, session)
    expect((await quote(productId)).subtotal).toBe(9)
    expect((await undoLast()).statusCode).toBe(200)
    expect((await quote(productId)).subtotal).toBe(5)

    const [, , changed] = (await shop.get(`/staff/history/sale/${saleId}`, session)).json().rows
    await shop.post('/staff/history/undo', { eventId: changed.eventId }, session)
    expect((await quote(productId)).subtotal).toBe(8)
    await shop.runJobs()
    expect(idsOf(await listOf('onSale=true&minPrice=8'))).toEqual([productId])
    expect((await shop.get('/staff/scheduled-sales', session)).json().rows).toMatchObject([
      { saleId, state: 'RUNNING', startsAt: half.startsAt, endsAt: half.endsAt },
    ])
  })

  it.each([
    ['that ends before it begins', { startsAt: onDay(2), endsAt: onDay(1) }, 'endsAt'],
    ['that is over', { startsAt: onDay(-3), endsAt: onDay(-1) }, 'endsAt'],
    ['at a time that no clock shows', { startsAt: '2026-11-27T25:00' }, 'startsAt'],
    ['of nothing', { of: { productIds: [], categoryIds: [], brandIds: [] } }, 'of'],
    ['without a name', { name: ' ' }, 'name'],
    ['that gives all away', { discount: { type: 'PERCENT_OFF', rate: 100_000 } }, 'discount.rate'],
  ])('see an error for a sale %s', async (_name, wrong, path) => {
    const refused = await shop.post(
      '/staff/scheduled-sales',
      bodyOf({ productIds: [1] }, wrong),
      await staff(),
    )

    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors[0].path).toBe(path)
    expect(await shop.count('scheduledSale')).toBe(0)
  })

  it('cannot change an ended one', async () => {
    const session = await staff()
    const { saleId } = await schedule({ productIds: [1] }, {}, session)
    await shop.post(`/staff/scheduled-sales/${saleId}/cancel`, {}, session)

    const again = await shop.post(`/staff/scheduled-sales/${saleId}/cancel`, {}, session)
    const changed = await shop.put(
      `/staff/scheduled-sales/${saleId}`,
      bodyOf({ productIds: [1] }),
      session,
    )

    expect([again.statusCode, changed.statusCode]).toEqual([409, 409])
  })
})

it.each([
  [
    'lists know of each product the scheduled sale',
    `update scheduled_sale set updated_at = now() - interval '1 day', cents = 400`,
  ],
  [
    'a search reads the scheduled sale',
    `update product_search set timed_sale_cents = 1 where timed_sale_cents is not null`,
  ],
])('%s: a planted fault is found', async (rule, plant) => {
  const { productId } = await shop.make.product()
  await schedule({ productIds: [productId] }, { discount: { type: 'PRICE', cents: 5_00 } })
  const broken = async () => (await findBrokenRules(shop.db)).map((found) => found.rule)
  expect(await broken()).toEqual([])

  await sql.raw(plant).execute(shop.db)

  expect(await broken()).toEqual([expect.stringContaining(rule)])
})

const ids = fc.subarray([1, 2, 3])
const hours = fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: 1, max: 9 }))
const sales = fc.array(
  fc.record({
    discount: fc.oneof(
      fc.record({
        type: fc.constant('PERCENT_OFF' as const),
        rate: fc.integer({ min: 1, max: 99_999 }),
      }),
      fc.record({
        type: fc.constantFrom('AMOUNT_OFF' as const, 'PRICE' as const),
        cents: fc.integer({ min: 1, max: 3000 }),
      }),
    ),
    of: fc
      .record({ productIds: ids, categoryIds: ids, brandIds: ids })
      .filter((of) => Object.values(of).some((list) => list.length > 0)),
    hours,
    isCanceled: fc.boolean(),
  }),
  { maxLength: 6 },
)
const goods = fc.record({
  productId: fc.constantFrom(1, 2, 3),
  categoryId: fc.constantFrom(1, 2, 3),
  brandId: fc.constantFrom(1, 2, 3, null),
  unitPriceCents: fc.integer({ min: 1, max: 3000 }),
})
const HOUR = 3_600_000

it('the database prices a moment by the same rule, and lists use the period that starts then', async () => {
  await fc.assert(
    fc.asyncProperty(sales, goods, fc.integer({ min: -9, max: 20 }), async (all, product, hour) => {
      const noon = Date.UTC(2026, 10, 27, 12)
      const moment = new Date(noon + hour * HOUR)
      const made = all.map(({ hours: [from, length], ...sale }) => ({
        ...sale,
        startsAt: new Date(noon + from * HOUR),
        endsAt: new Date(noon + (from + length) * HOUR),
      }))
      await sql`delete from scheduled_sale`.execute(shop.db)
      for (const { discount, of, isCanceled, ...times } of made) {
        const { type: kind, ...worth } = discount
        const row = {
          kind,
          ...worth,
          ...of,
          ...times,
          name: 'S',
          createdBy: 't',
          canceledAt: isCanceled ? moment : null,
        }
        await shop.db.insertInto('scheduledSale').values(row).execute()
      }
      const { productId, categoryId, brandId, unitPriceCents } = product
      const given = sql`${productId}::int, ${categoryId}::int, ${brandId}::int, ${unitPriceCents}::bigint, ${moment}::timestamptz`
      const { rows: now } = await sql<{
        cents: number
        endsAt: Date
      }>`select * from timed_sale_at(${given})`.execute(shop.db)
      const { rows: next } = await sql<{
        cents: number | null
        startsAt: Date | null
        endsAt: Date | null
      }>`
        select * from next_timed_sale(${given})`.execute(shop.db)

      expect(now[0]).toEqual(timedSaleAt(made, product, moment))
      const [stretch] = next
      const priceAt = (when: number) => timedSaleAt(made, product, new Date(when))?.cents
      if (stretch?.cents == null || !stretch.startsAt || !stretch.endsAt) {
        for (let later = hour; later <= 30; later += 1)
          expect(priceAt(noon + later * HOUR)).toBeUndefined()
        return
      }
      const begins = Math.max(+moment, +stretch.startsAt)
      for (let when = +moment; when < +stretch.endsAt; when += HOUR) {
        expect(priceAt(when)).toBe(when < begins ? undefined : stretch.cents)
      }
      expect(+stretch.endsAt).toBeGreaterThan(begins)
    }),
    { numRuns: 80, seed: 5 },
  )
})
