import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallOptions } from '../../../test/shop/calls.ts'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { addSupplier, receiptLine as line, sendPurchase } from '../../../test/shoppers/purchase.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'
import { findBrokenRules } from '../../audit/audit-database.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 100 } })
const PASSWORD = 'a staple for staff'
let staff: CallOptions
let warehouse: CallOptions
beforeEach(async () => {
  await shop.reset()
  staff = await signIn(shop, await shop.make.staff({ password: PASSWORD }))
  warehouse = await signIn(
    shop,
    await shop.make.staff({ password: PASSWORD, email: 'bo@shop.example', role: 'FULFILMENT' }),
  )
})
afterAll(() => shop.close())

const broken = async () => await findBrokenRules(shop.db)

/** A sent purchase order for ten pieces of each product. */
const sent = async (productIds: number[], tolerancePercent = 0) =>
  sendPurchase(shop, staff, {
    supplierId: await addSupplier(shop, staff),
    lines: productIds.map((productId) => ({ productId, quantity: 10, cost: 2.5 })),
    tolerancePercent,
  })

interface Sending {
  as?: CallOptions
  key?: string
}

const receive = (id: number, lines: object[], { as = warehouse, key }: Sending = {}) =>
  shop.post(
    `/staff/purchase-orders/${id}/receive`,
    { lines, note: 'DN 77' },
    { ...as, headers: { ...as.headers, ...(key && { 'idempotency-key': key }) } },
  )

const stockOf = async (productId: number) =>
  (
    await shop.db
      .selectFrom('product')
      .select('quantity')
      .where('productId', '=', productId)
      .executeTakeFirstOrThrow()
  ).quantity

async function byLot() {
  const { productId } = await shop.make.product({ quantity: 0 })
  const tracked = { tracking: 'LOT_EXPIRY', minDaysLeft: null, preferOneLot: false }
  const saved = await shop.put(`/staff/products/${productId}/tracking`, tracked, staff)
  expect(saved.statusCode, saved.body).toBe(200)
  return productId
}

describe('a delivery', () => {
  it('goes into stock, counts for the order, and closes it with the last piece', async () => {
    const { productId } = await shop.make.product({ quantity: 3 })
    const id = await sent([productId])

    const first = (await receive(id, [line(productId, 4)])).json()
    expect(first).toMatchObject({
      order: { state: 'PARTLY_RECEIVED', received: 4, total: null },
      lines: [{ received: 4, mayCome: 6, tracking: 'NONE' }],
      receipts: [{ pieces: 4, note: 'DN 77' }],
    })
    const last = (await receive(id, [line(productId, 6)], { as: staff })).json()

    expect(last.order).toMatchObject({ state: 'RECEIVED', received: 10, total: 25 })
    expect(await stockOf(productId)).toBe(13)
    expect((await receive(id, [line(productId, 1)])).statusCode).toBe(409)
    expect(await broken()).toEqual([])
  })

  it('goes into its lots, even several per product, along with untracked products', async () => {
    const tracked = await byLot()
    const { productId } = await shop.make.product({ quantity: 0 })
    const id = await sent([tracked, productId])

    const answer = await receive(id, [
      line(tracked, 4, { lotCode: 'A1', expiresOn: '2031-05-31' }),
      line(productId, 10),
      line(tracked, 3, { lotCode: 'B2', expiresOn: '2031-06-30' }),
      line(tracked, 3, { lotCode: 'C3', expiresOn: '2031-06-30', condition: 'HELD' }),
    ])

    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json().order.state).toBe('RECEIVED')
    expect(await stockOf(tracked)).toBe(7)
    expect(await stockOf(productId)).toBe(10)
    expect(await broken()).toEqual([])
  })

  it('is refused by line, and nothing is booked', async () => {
    const tracked = await byLot()
    const { productId } = await shop.make.product({ quantity: 0 })
    const other = await shop.make.product()
    const id = await sent([tracked, productId])
    const paths = async (lines: object[]) => {
      const answer = await receive(id, lines)
      expect(answer.statusCode, answer.body).toBe(422)
      return answer.json().errors.map(({ path }: { path: string }) => path)
    }

    expect(
      await paths([line(productId, 10), line(productId, 1), line(other.productId, 1)]),
    ).toEqual(['lines.1.quantity', 'lines.2.productId'])
    expect(await paths([line(productId, 2), line(tracked, 1)])).toEqual([
      'lines.1.lotCode',
      'lines.1.expiresOn',
    ])
    expect(await paths([line(productId, 1, { condition: 'HELD' })])).toEqual(['lines.0.condition'])
    expect(await paths([])).toEqual(['lines'])
    expect(await stockOf(productId)).toBe(0)
    expect(await shop.count('purchase_receipt')).toBe(0)
  })

  it('may exceed the order by its tolerance, over all receipts', async () => {
    const { productId } = await shop.make.product({ quantity: 0 })
    const id = await sent([productId], 15)

    expect((await receive(id, [line(productId, 9)])).statusCode).toBe(200)
    const over = await receive(id, [line(productId, 3)])
    expect(over.json().errors[0].message).toBe('At most 2 more may come on this order')
    expect((await receive(id, [line(productId, 2)])).json().order.received).toBe(11)
  })

  it('is one receipt per key', async () => {
    const { productId } = await shop.make.product({ quantity: 0 })
    const id = await sent([productId])

    const [one, other] = await Promise.all([
      receive(id, [line(productId, 4)], { key: 'the-same-key' }),
      receive(id, [line(productId, 4)], { key: 'the-same-key' }),
    ])

    expect(one.json()).toEqual(other.json())
    expect(await stockOf(productId)).toBe(4)
  })

  it('never exceeds the order, however many receive it at once', async () => {
    const first = await byLot()
    const { productId } = await shop.make.product({ quantity: 0 })
    const id = await sent([first, productId])
    const all = await Promise.all(
      Array.from({ length: 12 }, (_, person) => {
        const lot = { lotCode: `L${person}`, expiresOn: '2031-05-31' }
        const both = [line(first, 3, lot), line(productId, 3)]
        return receive(id, person % 2 ? both : both.toReversed())
      }),
    )

    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3)
    expect(all.every(({ statusCode }) => [200, 422].includes(statusCode))).toBe(true)
    expect([await stockOf(first), await stockOf(productId)]).toEqual([9, 9])
    expect(await broken()).toEqual([])
  })

  it('for an unsent or canceled order is refused', async () => {
    const { productId } = await shop.make.product({ quantity: 0 })
    const id = await sent([productId])
    const cancelled = { to: 'CANCELLED', version: 3 }
    await shop.post(`/staff/purchase-orders/${id}/move`, cancelled, staff)

    expect((await receive(id, [line(productId, 1)])).statusCode).toBe(409)
    expect((await receive(99_999, [line(productId, 1)])).statusCode).toBe(404)
  })
})

describe('the audit of deliveries', () => {
  const faults: [string, string][] = [
    [
      'update purchase_order_line set received = received + 1',
      'what came of a purchase order is the sum of its receipts',
    ],
    [
      `update purchase_order set state = 'RECEIVED'`,
      'a purchase order is received as far as its lines say',
    ],
    [
      `alter table purchase_receipt_line disable trigger user;
       alter table purchase_order_line disable trigger user;
       update purchase_receipt_line set quantity = 3; update purchase_order_line set received = 3;
       alter table purchase_receipt_line enable trigger user;
       alter table purchase_order_line enable trigger user`,
      'each line of a receipt moved its own pieces into stock',
    ],
  ]
  it.each(faults)('finds a fault: %s', async (fault, rule) => {
    const { productId } = await shop.make.product({ quantity: 0 })
    const id = await sent([productId])
    await receive(id, [line(productId, 4)])
    expect(await broken()).toEqual([])

    await sql.raw(fault).execute(shop.db)

    expect((await broken()).map((finding) => finding.rule)).toContain(rule)
  })

  it('the records of deliveries cannot be changed', async () => {
    const { productId } = await shop.make.product({ quantity: 0 })
    const id = await sent([productId])
    await receive(id, [line(productId, 4)])

    const change = sql.raw('update purchase_receipt_line set quantity = 1').execute(shop.db)
    await expect(change).rejects.toThrow('append-only')
    const again = sql
      .raw(
        `with moved as (insert into stock_movement (product_id, delta, reason) values (${productId}, 7, 'RECEIVED')
           returning movement_id)
         insert into purchase_receipt_line (receipt_id, line_id, quantity, stock_movement_id)
         select receipt_id, line_id, 7, moved.movement_id from purchase_receipt_line, moved`,
      )
      .execute(shop.db)
    await expect(again).rejects.toThrow('takes no 7 more')
  })
})
