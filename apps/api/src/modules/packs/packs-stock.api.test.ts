import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { guestOrder } from '../../../test/shoppers/guest-order.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'
import { findBrokenRules } from '../../audit/audit-database.ts'
import { type ArrangedPack, arrangePacks } from './arrange-packs.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 1000 } })
beforeEach(() => shop.reset())
afterAll(() => shop.close())

interface Made {
  pieces: number
  quantity: number | null
  mayOpen?: boolean
}

/** Packs of gloves, their ids in the given order. */
async function makePacks(made: readonly Made[], settings: { backorder?: boolean } = {}) {
  if (!settings.backorder) {
    await shop.db.insertInto('setting').values({ name: 'allowBackorder', value: 'false' }).execute()
  }
  const packs = []
  for (const { pieces, quantity, mayOpen = pieces > 1 } of made) {
    const { productId } = await shop.make.product({ productName: `Gloves ${pieces}`, quantity })
    packs.push({ productId, pieces, mayOpen })
  }
  await arrange(packs)
  return packs.map(({ productId }) => productId)
}

const arrange = (packs: ArrangedPack[], leaveWith = new Map<number, number>()) =>
  shop.db.transaction().execute((tx) =>
    arrangePacks(tx, {
      groupKey: 'gloves',
      title: 'Gloves',
      pieceName: 'glove',
      packs,
      leaveWith,
    }),
  )

const onHand = async (productIds: readonly number[]) => {
  const rows = await shop.db
    .selectFrom('product')
    .select(['productId', 'quantity'])
    .where('productId', 'in', productIds)
    .execute()
  return productIds.map((id) => rows.find(({ productId }) => productId === id)?.quantity)
}

const piecesLeft = async () =>
  (await shop.db.selectFrom('packPool').select('pieces').execute()).map(({ pieces }) => pieces)

const broken = async () => (await findBrokenRules(shop.db)).map(({ rule }) => rule)

const buy = (buyer: number, lines: { productId: number | undefined; quantity: number }[]) =>
  shop.post('/orders/save', guestOrder(lines, `buyer${buyer}@example.com`))

describe('packs that share pieces', () => {
  it('are available as often as the pieces allow, whichever is sold', async () => {
    const [single, box] = await makePacks([
      { pieces: 1, quantity: 50 },
      { pieces: 100, quantity: 2 },
    ])
    expect(await onHand([single ?? 0, box ?? 0])).toEqual([250, 2])

    expect((await buy(1, [{ productId: single, quantity: 51 }])).statusCode).toBe(200)
    expect(await onHand([single ?? 0, box ?? 0])).toEqual([199, 1])
    expect((await buy(2, [{ productId: box, quantity: 1 }])).statusCode).toBe(200)
    expect(await onHand([single ?? 0, box ?? 0])).toEqual([99, 0])

    const refused = await buy(3, [{ productId: box, quantity: 1 }])
    expect(refused.statusCode).toBe(409)
    expect(await broken()).toEqual([])
  })

  it('are promised once within one order', async () => {
    const [single, box] = await makePacks(
      [
        { pieces: 1, quantity: 20 },
        { pieces: 10, quantity: 0 },
      ],
      { backorder: true },
    )

    const answer = await buy(1, [
      { productId: box, quantity: 1 },
      { productId: single, quantity: 15 },
    ])

    expect(
      answer.json().orderItems.map((item: { backordered: number }) => item.backordered),
    ).toEqual([0, 5])
    expect(await piecesLeft()).toEqual([0])
    expect(await broken()).toEqual([])
  })

  it('come back when an order is cancelled', async () => {
    const [single, box] = await makePacks([
      { pieces: 1, quantity: 5 },
      { pieces: 10, quantity: 3 },
    ])
    const { orders } = (await buy(1, [{ productId: box, quantity: 2 }])).json()
    expect(await onHand([single ?? 0, box ?? 0])).toEqual([15, 1])
    const staff = await signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))

    await shop.post('/orders/move', { orderId: orders.orderId, status: 'REJECTED' }, staff)

    expect(await onHand([single ?? 0, box ?? 0])).toEqual([35, 3])
    expect(await broken()).toEqual([])
  })

  it('stay separate if a pack must not be opened', async () => {
    const [single, box, carton] = await makePacks([
      { pieces: 1, quantity: 3 },
      { pieces: 10, quantity: 2, mayOpen: false },
      { pieces: 100, quantity: 1 },
    ])

    expect(await onHand([single ?? 0, box ?? 0, carton ?? 0])).toEqual([3, 12, 1])
    expect((await buy(1, [{ productId: single, quantity: 4 }])).statusCode).toBe(409)
    expect(await broken()).toEqual([])
  })

  it('are separated with counts by staff, and no piece is lost', async () => {
    const [single = 0, box = 0] = await makePacks([
      { pieces: 1, quantity: 5 },
      { pieces: 10, quantity: 3 },
    ])

    await arrange(
      [
        { productId: single, pieces: 1, mayOpen: false },
        { productId: box, pieces: 10, mayOpen: false },
      ],
      new Map([[box, 2]]),
    )

    expect(await onHand([single, box])).toEqual([15, 2])
    expect(await broken()).toEqual([])
    await arrange([
      { productId: single, pieces: 1, mayOpen: false },
      { productId: box, pieces: 10, mayOpen: true },
    ])
    expect(await onHand([single, box])).toEqual([35, 3])
    expect(await broken()).toEqual([])
  })

  it('must contain what their names say, and not be tracked by lot', async () => {
    const { productId: single } = await shop.make.product()
    const { productId: box } = await shop.make.product({ unitName: 'box of 50' })
    const packs = [
      { productId: single, pieces: 1, mayOpen: false },
      { productId: box, pieces: 100, mayOpen: true },
    ]

    await expect(arrange(packs)).rejects.toThrow('The name or the unit says 50 pieces, not 100')
    await sql`update product set unit_name = 'box' where product_id = ${box}`.execute(shop.db)
    await sql`insert into product_tracking (product_id, tracking, tracked_since, updated_by)
      values (${box}, 'LOT', now(), 'staff 1')`.execute(shop.db)
    await expect(arrange(packs)).rejects.toThrow(/kept by lot/)
  })

  it('stay counted, with as many pieces, until they are separated', async () => {
    const [, box] = await makePacks([
      { pieces: 1, quantity: 5 },
      { pieces: 10, quantity: 3 },
    ])
    const staff = await signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))
    const put = (change: object) =>
      shop.put('/products/update', { productId: box, ...change }, staff)

    expect((await put({ quantity: null })).statusCode).toBe(409)
    expect((await put({ pieces: 12 })).statusCode).toBe(409)
    expect((await put({ quantity: 2 })).statusCode).toBe(200)
    expect(await onHand([box ?? 0])).toEqual([2])
    expect(await piecesLeft()).toEqual([25])
    expect(await broken()).toEqual([])
  })
})

/** The larger pack has a lower id, so that orders lock against the order of sizes. */
const SIZES = [10, 1, 25] as const

const cart = fc.uniqueArray(
  fc.record({ at: fc.constantFrom(0, 1, 2), quantity: fc.integer({ min: 1, max: 4 }) }),
  { selector: ({ at }) => at, minLength: 1, maxLength: 3 },
)

it('concurrent orders of mixed packs never promise more pieces than there are', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(cart, { minLength: 20, maxLength: 30 }), async (carts) => {
      await shop.reset()
      const ids = await makePacks(
        SIZES.map((pieces) => ({ pieces, quantity: pieces === 1 ? 9 : 3 })),
      )
      const staff = await signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))
      const receive = () =>
        shop.post(`/staff/products/${ids[1]}/stock`, { delta: 3, reason: 'RECEIVED' }, staff)

      const [received, ...answers] = await Promise.all([
        receive(),
        ...carts.map((lines, buyer) =>
          buy(
            buyer,
            lines.map(({ at, quantity }) => ({ productId: ids[at], quantity })),
          ),
        ),
      ])

      expect(received.statusCode).toBe(200)
      expect(answers.filter(({ statusCode }) => ![200, 409].includes(statusCode))).toEqual([])
      const taken = carts
        .filter((_, buyer) => answers[buyer]?.statusCode === 200)
        .flat()
        .reduce((sum, { at, quantity }) => sum + (SIZES[at] ?? 0) * quantity, 0)
      expect(await piecesLeft()).toEqual([30 + 9 + 75 + 3 - taken])
      expect(await broken()).toEqual([])
    }),
    { numRuns: 4 },
  )
})
