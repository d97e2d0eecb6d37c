import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { guestOrder } from '../../../../test/shoppers/guest-order.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'
import { findBrokenRules } from '../../../audit/audit-database.ts'
import { applyScheduledPrices } from './apply-scheduled-prices.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 1000 } })
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const FRIDAY = '2098-11-28T09:00'

type Session = Awaited<ReturnType<typeof manager>>
const manager = async () =>
  signIn(shop, await shop.make.staff({ role: 'MANAGER', password: 'quite a long staple' }))

const schedule = (
  session: Session,
  prices: [productId: number, unitPrice: number][],
  at = FRIDAY,
) =>
  shop.post(
    '/staff/scheduled-prices',
    { startsAt: at, prices: prices.map(([productId, unitPrice]) => ({ productId, unitPrice })) },
    session,
  )
const scheduled = async (...asked: Parameters<typeof schedule>) => {
  const made = await schedule(...asked)
  expect(made.statusCode, made.body).toBe(200)
  return made.json()
}
const known = async (session: Session, changeId: number) =>
  (await shop.get(`/staff/scheduled-prices/${changeId}`, session)).json()
const cancel = (session: Session, changeId: number) =>
  shop.post(`/staff/scheduled-prices/${changeId}/cancel`, {}, session)
/** The minute passes. */
const fridayComes = () =>
  sql`update scheduled_price_change set starts_at = starts_at
    - (timestamp '2098-11-28 09:01' at time zone 'America/Chicago' - now())`.execute(shop.db)
const work = () => applyScheduledPrices(shop.deps)

async function unitPrices() {
  const rows = await shop.db
    .selectFrom('product')
    .select('unitPriceCents')
    .orderBy('productId')
    .execute()
  return rows.map(({ unitPriceCents }) => unitPriceCents)
}
async function gauze(...letters: string[]) {
  const ids: number[] = []
  for (const letter of letters) {
    ids.push((await shop.make.product({ productName: `Gauze ${letter}`, quantity: 50 })).productId)
  }
  return ids as [number, ...number[]]
}
const cartOf = (productId: number) => ({ orderItems: [{ productId, quantity: 2 }] })

describe('prices that begin by themselves', () => {
  it('begin once, however many processes apply them, signed by who scheduled them', async () => {
    const [a, b] = await gauze('A', 'B')
    const session = await manager()
    const { changeId } = await scheduled(session, [
      [a, 10.5],
      [b as number, 12],
    ])

    await work()
    expect(await unitPrices()).toEqual([10_00, 10_00])
    expect((await shop.get('/staff/schedule', session)).json().rows).toMatchObject([
      { kind: 'PRICES', id: String(changeId), name: '2 products', change: 'BEGINS', at: FRIDAY },
    ])
    expect((await shop.get(`/staff/products/${a}/scheduled-prices`, session)).json()).toEqual({
      rows: [{ changeId, startsAt: FRIDAY, newPrice: 10.5 }],
    })
    await fridayComes()
    await Promise.all([work(), work(), work(), work()])

    expect(await unitPrices()).toEqual([10_50, 12_00])
    expect(await known(session, changeId)).toMatchObject({
      state: 'APPLIED',
      prices: [
        { productName: 'Gauze A', unitPrice: 10.5, newPrice: 10.5, isApplied: true },
        { productName: 'Gauze B', isApplied: true },
      ],
    })
    const { rows } = (await shop.get('/staff/history', session)).json()
    expect(rows).toMatchObject([
      { action: 'save', objectType: 'product', parts: 2, canUndo: true, who: rows[1].who },
      { action: 'create', objectType: 'prices', subject: '2 products' },
    ])
    expect((await shop.get('/staff/schedule', session)).json().rows).toEqual([])
    expect(await shop.count('product_price')).toBe(4)
    expect(await findBrokenRules(shop.db)).toEqual([])

    await shop.post('/staff/history/undo', { eventId: rows[0].eventId }, session)
    await work()
    expect(await unitPrices()).toEqual([10_00, 10_00])
  })

  it('ask again whoever has the old price in the cart', async () => {
    const [a] = await gauze('A')
    await scheduled(await manager(), [[a, 20]])
    const { grandTotal } = (await shop.post('/orders/quote', cartOf(a))).json()

    await fridayComes()
    await work()
    const saved = await shop.post('/orders/save', {
      ...guestOrder([{ productId: a, quantity: 2 }]),
      orders: { grandTotal },
    })

    expect(saved.statusCode).toBe(409)
    expect(saved.json()).toMatchObject({ code: 'PRICE_CHANGED', quote: { subtotal: 36 } })
  })

  it('replace what the price was changed to meanwhile, and leave a product that refuses its own', async () => {
    const [a] = await gauze('A')
    const cut = await shop.make.product({ cutPrice: true, salePriceCents: 7_00 })
    const session = await manager()
    const { changeId } = await scheduled(session, [
      [a, 11],
      [cut.productId, 8],
    ])
    await shop.put('/products/update', { productId: a, unitPrice: 9.5 }, session)
    await shop.put('/products/update', { productId: cut.productId, salePrice: 8.5 }, session)

    await fridayComes()
    await work()

    expect(await unitPrices()).toEqual([11_00, 10_00])
    const applied = (await known(session, changeId)).prices
    expect(applied.map(({ isApplied }: { isApplied: boolean }) => isApplied).sort()).toEqual([
      false,
      true,
    ])
  })

  it('are not half applied by a process that dies: the next one applies all', async () => {
    const [a, b] = await gauze('A', 'B')
    const session = await manager()
    await scheduled(session, [
      [a, 11],
      [b as number, 12],
    ])
    await fridayComes()
    await sql`create function die() returns trigger language plpgsql as
      $$ begin if new.unit_price_cents = 1200 then raise exception 'killed' using errcode = 'XX000'; end if; return new; end $$`.execute(
      shop.db,
    )
    await sql`create trigger die before update on product for each row execute function die()`.execute(
      shop.db,
    )

    await expect(work()).rejects.toThrow('killed')
    await sql`drop function die cascade`.execute(shop.db)
    expect(await unitPrices()).toEqual([10_00, 10_00])
    await Promise.all([work(), work()])

    expect(await unitPrices()).toEqual([11_00, 12_00])
    expect((await shop.get('/staff/history', session)).json().total).toBe(2)
  })
})

describe('a preview of the minute', () => {
  const then = (session: Session, url: string, body?: object) =>
    shop.app.inject({
      method: body ? 'POST' : 'GET',
      url: `/preview/${FRIDAY}/api${url}`,
      headers: { authorization: `Bearer ${session.bearer}` },
      ...(body && { payload: body }),
    })

  /** Of a sale, the days before it are other ones by then; what was saved is drawn again. */
  const timeless = (body = '') =>
    body.replaceAll(
      /"(lowestBefore|wasPrice|updatedAt|saleEndsAt|imageUrl)":("[^"]*"|[^,}]*),?/g,
      '',
    )

  it('equals the shop then: product, lists, search and cart, with a sale that counts from the new price', async () => {
    const [a, b] = await gauze('A', 'B')
    const session = await manager()
    const calls = [
      `/products/${a}`,
      `/products/${b}`,
      '/products/findProductsByCategory/-1?sort=price&minPrice=12',
      '/products/searchProducts/gauze?sort=price',
    ]
    await scheduled(session, [
      [a, 20],
      [b as number, 15],
    ])
    await scheduled(session, [[a, 18]], '2098-11-28T08:00')
    const sale = {
      name: 'Half',
      discount: { type: 'PERCENT_OFF', rate: 50_000 },
      of: { productIds: [b], categoryIds: [], brandIds: [] },
      startsAt: '2020-01-01T09:00',
      endsAt: '2099-01-01T09:00',
    }
    await shop.post('/staff/scheduled-sales', sale, session)
    await shop.runJobs()
    const today = await Promise.all(calls.map((url) => shop.get(url)))

    const answers = await Promise.all(calls.map((url) => then(session, url)))
    const quoted = (await then(session, '/orders/quote', cartOf(a))).json()
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(answers[0]?.json()).toMatchObject({ unitPrice: 20, onlinePrice: 18 })
    expect(answers[1]?.json()).toMatchObject({ unitPrice: 15, onlinePrice: 7.5 })
    expect(quoted.subtotal).toBe(36)
    expect(await Promise.all(calls.map(async (url) => (await shop.get(url)).json()))).toEqual(
      today.map((answer) => answer.json()),
    )

    await fridayComes()
    await work()
    const now = await Promise.all(calls.map((url) => shop.get(url)))
    for (const [at, { body }] of now.entries()) {
      expect(timeless(answers[at]?.body), calls[at]).toEqual(timeless(body))
    }
    expect((await shop.post('/orders/quote', cartOf(a))).json().grandTotal).toBe(quoted.grandTotal)
  })

  it('does not show canceled prices, nor one that the product would refuse then', async () => {
    const [a] = await gauze('A')
    const cut = await shop.make.product({ cutPrice: true, salePriceCents: 7_00 })
    const session = await manager()
    const { changeId } = await scheduled(session, [[a, 20]])
    await scheduled(session, [[cut.productId, 8]])
    await shop.put('/products/update', { productId: cut.productId, salePrice: 8.5 }, session)
    await cancel(session, changeId)

    const shown = await Promise.all(
      [a, cut.productId].map(async (id) => (await then(session, `/products/${id}`)).json()),
    )

    expect(shown.map(({ unitPrice }) => unitPrice)).toEqual([10, 10])
  })

  it('reads views with all columns of their tables, in their order', async () => {
    for (const table of ['product', 'product_search']) {
      const columns = async (schema: string) => {
        const { rows } = await sql<{ attname: string; type: string }>`
          select attname, format_type(atttypid, atttypmod) as type from pg_attribute
          where attrelid = ${`${schema}.${table}`}::regclass and attnum > 0 and not attisdropped order by attnum`.execute(
          shop.db,
        )
        return rows
      }
      // A migration that changes them calls make_preview_views() (migration 1310).
      expect(await columns('preview')).toEqual(await columns('public'))
    }
  })
})

describe('staff', () => {
  it('cancel them, undo that, and not once they have begun', async () => {
    const [a] = await gauze('A')
    const session = await manager()
    const { changeId } = await scheduled(session, [[a, 11]])
    const undoLast = async () => {
      const [event] = (await shop.get(`/staff/history/prices/${changeId}`, session)).json().rows
      return shop.post('/staff/history/undo', { eventId: event.eventId }, session)
    }

    expect((await cancel(session, changeId)).json().state).toBe('CANCELED')
    expect((await cancel(session, changeId)).statusCode).toBe(409)
    expect((await undoLast()).statusCode).toBe(200)
    expect((await known(session, changeId)).state).toBe('UPCOMING')
    await cancel(session, changeId)
    await scheduled(session, [[a, 12]])
    expect((await undoLast()).statusCode).toBe(409)

    await fridayComes()
    await work()
    expect(await unitPrices()).toEqual([12_00])
    expect((await undoLast()).statusCode).toBe(409)
  })

  it('cancel at the minute itself: either they begin, or they are canceled', async () => {
    const [a] = await gauze('A')
    const session = await manager()
    const { changeId } = await scheduled(session, [[a, 11]])
    await fridayComes()

    const [canceled] = await Promise.all([cancel(session, changeId), work(), work()])

    const isCanceled = canceled.statusCode === 200
    expect([200, 409]).toContain(canceled.statusCode)
    expect(await unitPrices()).toEqual([isCanceled ? 10_00 : 11_00])
    expect((await known(session, changeId)).state).toBe(isCanceled ? 'CANCELED' : 'APPLIED')
  })

  it('schedule one price of a product for a minute, in whatever order they save', async () => {
    const [a, b] = await gauze('A', 'B')
    const session = await manager()
    const both: [number, number][] = [
      [a, 11],
      [b as number, 12],
    ]

    const answers = await Promise.all(
      [both, both.toReversed(), both, both.toReversed()].map((prices) => schedule(session, prices)),
    )

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422, 422])
    expect(await shop.count('scheduled_price')).toBe(2)
  })

  it.each([
    ['a minute that has passed', { startsAt: '2020-01-01T09:00' }, 'startsAt'],
    ['a time that no clock shows', { startsAt: '2098-11-27T25:00' }, 'startsAt'],
    ['no price', { unitPrice: 0 }, 'prices.0.unitPrice'],
    ['a price that its sale price is not below', { unitPrice: 7 }, 'prices.0.unitPrice'],
  ])('see an error for %s', async (_name, wrong, path) => {
    const { startsAt, unitPrice } = { startsAt: FRIDAY, unitPrice: 8, ...wrong }
    const { productId } = await shop.make.product({ cutPrice: true, salePriceCents: 7_00 })

    const refused = await schedule(await manager(), [[productId, unitPrice]], startsAt)

    expect(refused.statusCode, refused.body).toBe(422)
    expect(refused.json().errors[0].path).toBe(path)
    expect(await shop.count('scheduled_price_change')).toBe(0)
  })

  it('see an error for a product twice, and for one that is not there', async () => {
    const [a] = await gauze('A')
    const session = await manager()
    const twice = await schedule(session, [
      [a, 11],
      [a, 12],
    ])

    expect(twice.json().errors).toMatchObject([
      { path: 'prices.1.unitPrice', sentence: { code: 'priceScheduledThen' } },
    ])
    expect((await schedule(session, [[4711, 11]])).statusCode).toBe(404)
  })
})
