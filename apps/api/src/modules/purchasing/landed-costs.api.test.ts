import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallOptions } from '../../../test/shop/calls.ts'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import {
  addSupplier,
  receiptLine as line,
  type PurchaseLine,
  sendPurchase,
} from '../../../test/shoppers/purchase.ts'
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

/** A purchase order that was sent. */
const sent = async (lines: PurchaseLine[], name?: string) =>
  sendPurchase(shop, staff, {
    supplierId: await addSupplier(shop, staff, name ? { name } : {}),
    lines,
  })

const COSTS = { freight: 3.33, duty: 0, other: 0, basis: 'VALUE' }

interface Came {
  costs?: object
  as?: CallOptions
}

const receive = (id: number, lines: object[], { costs, as = staff }: Came = {}) =>
  shop.post(
    `/staff/purchase-orders/${id}/receive`,
    { lines, note: null, ...(costs && { costs }) },
    as,
  )

const purchaseOf = async (id: number, as = staff) =>
  (await shop.get(`/staff/purchase-orders/${id}`, as)).json()

async function enter(id: number, costs: object, as = staff) {
  const { version, receipts } = await purchaseOf(id)
  const { receiptId } = receipts[0]
  return shop.put(
    `/staff/purchase-orders/${id}/receipts/${receiptId}/costs`,
    { ...costs, version },
    as,
  )
}

const purchasePriceOf = async (productId: number) =>
  (
    await shop.db
      .selectFrom('product')
      .select('purchasePriceCents')
      .where('productId', '=', productId)
      .executeTakeFirstOrThrow()
  ).purchasePriceCents

/** The four lines of the vector odoo-72494: pieces and cents each. */
async function fourProducts() {
  const bought = []
  for (const [quantity, cost] of [
    [9, 6.66],
    [7, 1.33],
    [3, 1.31],
    [5, 5.25],
  ] as const) {
    const { productId } = await shop.make.product({ quantity: 0, purchasePriceCents: null })
    bought.push({ productId, quantity, cost })
  }
  return bought
}

describe('the costs of a delivery', () => {
  it('entered with its receipt are shared by value, to the last cent', async () => {
    const bought = await fourProducts()
    const id = await sent(bought)
    const lines = bought.map(({ productId, quantity }) => line(productId, quantity))

    const answer = await receive(id, lines, { costs: COSTS })

    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json().receipts).toMatchObject([{ costs: COSTS }])
    // 61.95 over 9 pieces, 9.62 over 7, 4.06 over 3, 27.13 over 5.
    expect(answer.json().lines.map((one: { landedCost: number }) => one.landedCost)).toEqual([
      6.88, 1.37, 1.35, 5.43,
    ])
    const shares = await sql<{ shareCents: number }>`
      select share_cents from purchase_receipt_share order by receipt_line_id`.execute(shop.db)
    expect(shares.rows.map(({ shareCents }) => shareCents)).toEqual([201, 31, 13, 88])
    expect(await purchasePriceOf(bought[0]?.productId ?? 0)).toBe(6_88)
    expect(await broken()).toEqual([])
  })

  it('can be entered later, and replaced', async () => {
    const [first, second] = await fourProducts()
    if (!first || !second) throw new Error('no products')
    const id = await sent([first, second])
    await receive(id, [line(first.productId, 9), line(second.productId, 7)], { as: warehouse })
    expect((await purchaseOf(id)).lines).toMatchObject([{ landedCost: 6.66 }, { landedCost: 1.33 }])
    expect(await purchasePriceOf(first.productId)).toBe(6_66)

    expect((await enter(id, { ...COSTS, freight: 999 })).statusCode).toBe(200)
    const answer = await enter(id, { freight: 10, duty: 5, other: 1, basis: 'QUANTITY' })

    expect(answer.statusCode, answer.body).toBe(200)
    // 16.00 over 16 pieces.
    expect(answer.json().lines).toMatchObject([{ landedCost: 7.66 }, { landedCost: 2.33 }])
    expect(answer.json().receipts[0].costs).toEqual({
      freight: 10,
      duty: 5,
      other: 1,
      basis: 'QUANTITY',
    })
    expect(await purchasePriceOf(second.productId)).toBe(2_33)
    expect(await shop.count('purchase_receipt_cost')).toBe(2)
    const history = (await shop.get('/staff/history?objectType=purchase', staff)).json()
    expect(history.rows[0]).toMatchObject({ action: 'change' })
    expect(await broken()).toEqual([])
  })

  it('of one of several deliveries leave the others unchanged', async () => {
    const { productId } = await shop.make.product({ quantity: 0 })
    const id = await sent([{ productId, quantity: 10, cost: 2 }])
    await receive(id, [line(productId, 4)], { costs: { ...COSTS, freight: 4 } })
    const second = await receive(id, [line(productId, 6)], { costs: { ...COSTS, freight: 12 } })

    // 20.00 for ten pieces, and 16.00 for both deliveries; those of the last one cost 4.00 each.
    expect(second.json().lines).toMatchObject([{ landedCost: 3.6 }])
    expect(await purchasePriceOf(productId)).toBe(4_00)
    const { receipts, version } = await purchaseOf(id)
    const late = await shop.put(
      `/staff/purchase-orders/${id}/receipts/${receipts[1].receiptId}/costs`,
      { ...COSTS, freight: 40, version },
      staff,
    )
    expect(late.json().lines).toMatchObject([{ landedCost: 7.2 }])
    expect(await purchasePriceOf(productId), 'of the last delivery').toBe(4_00)
    expect(await broken()).toEqual([])
  })

  it('are shared by weight if every product states one', async () => {
    const heavy = await shop.make.product({ quantity: 0, weight: 2, weightUnit: 'kg' })
    const light = await shop.make.product({ quantity: 0, weight: 500, weightUnit: 'g' })
    const unknown = await shop.make.product({ quantity: 0, weight: null })
    const bought = [heavy, light, unknown].map(({ productId }) => ({
      ...{ productId, quantity: 10, cost: 1 },
    }))
    const id = await sent(bought)
    const byWeight = { ...COSTS, freight: 50, basis: 'WEIGHT' }
    const lines = bought.map(({ productId }) => line(productId, 10))

    const refused = await receive(id, lines, { costs: byWeight })
    expect(refused.statusCode, refused.body).toBe(422)
    expect(refused.json().errors).toMatchObject([{ path: 'costs.basis' }])
    expect(refused.json().errors[0].message).toContain(unknown.sku)
    expect(await shop.count('purchase_receipt'), 'nothing was booked').toBe(0)

    const answer = await receive(id, lines.slice(0, 2), { costs: byWeight })
    expect(answer.json().lines).toMatchObject([{ landedCost: 5 }, { landedCost: 2 }, {}])
    expect(await broken()).toEqual([])
  })

  it('of free samples are shared by pieces; free goods set no purchase price', async () => {
    const { productId } = await shop.make.product({ quantity: 0, purchasePriceCents: 9_00 })
    const id = await sent([{ productId, quantity: 2, cost: 0 }])
    await receive(id, [line(productId, 1)])
    expect(await purchasePriceOf(productId)).toBe(9_00)

    await receive(id, [line(productId, 1)], { costs: { ...COSTS, freight: 5 } })
    expect(await purchasePriceOf(productId)).toBe(5_00)
  })

  it('are hidden from roles without costs, and refused from them', async () => {
    const { productId } = await shop.make.product({ quantity: 0 })
    const id = await sent([{ productId, quantity: 10, cost: 2 }])
    const refused = await receive(id, [line(productId, 4)], { costs: COSTS, as: warehouse })
    expect(refused.statusCode).toBe(403)
    await receive(id, [line(productId, 4)], { costs: COSTS })

    expect((await enter(id, COSTS, warehouse)).statusCode).toBe(403)
    expect(await purchaseOf(id, warehouse)).toMatchObject({
      order: { total: null },
      lines: [{ cost: null, landedCost: null }],
      receipts: [{ costs: null }],
    })
  })

  it('are refused below zero, above a million, for another order or an older version', async () => {
    const { productId } = await shop.make.product({ quantity: 0 })
    const id = await sent([{ productId, quantity: 10, cost: 2 }])
    await receive(id, [line(productId, 4)])
    const other = await sent([{ productId, quantity: 10, cost: 2 }], 'Nadir Wholesale')
    const { receipts, version } = await purchaseOf(id)
    const put = (order: number, body: object) =>
      shop.put(
        `/staff/purchase-orders/${order}/receipts/${receipts[0].receiptId}/costs`,
        body,
        staff,
      )

    const wrong = await put(id, {
      freight: -1,
      duty: 1.005,
      other: 1_000_000.01,
      basis: 'X',
      version,
    })
    expect(wrong.statusCode).toBe(422)
    expect(
      wrong
        .json()
        .errors.map(({ path }: { path: string }) => path)
        .toSorted(),
    ).toEqual(['basis', 'duty', 'freight', 'other'])
    const foreign = await purchaseOf(other)
    expect((await put(other, { ...COSTS, version: foreign.version })).statusCode).toBe(404)
    expect((await put(id, { ...COSTS, version: version - 1 })).statusCode).toBe(409)
    expect(await shop.count('purchase_receipt_cost')).toBe(0)
  })

  it('entered by several people at once are those of one of them', async () => {
    const { productId } = await shop.make.product({ quantity: 0 })
    const id = await sent([{ productId, quantity: 10, cost: 2 }])
    await receive(id, [line(productId, 4)])
    const { receipts, version } = await purchaseOf(id)
    const url = `/staff/purchase-orders/${id}/receipts/${receipts[0].receiptId}/costs`

    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, cents) =>
        shop.put(url, { ...COSTS, freight: cents, version }, staff),
      ),
    )

    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      200, 409, 409, 409, 409, 409,
    ])
    expect(await shop.count('purchase_receipt_cost')).toBe(1)
  })
})

describe('the margin', () => {
  it('of later sales uses the landed cost', async () => {
    const product = await shop.make.product({ quantity: 0, purchasePriceCents: 1_00 })
    const { productId } = product
    const id = await sent([{ productId, quantity: 10, cost: 2 }])
    await receive(id, [line(productId, 10)], { costs: { ...COSTS, freight: 15 } })

    await shop.make.order({ lines: [{ product, quantity: 2 }] })

    const item = await shop.db.selectFrom('orderItem').select('costCents').executeTakeFirstOrThrow()
    expect(item.costCents).toBe(3_50)
  })
})

describe('the audit of landed costs', () => {
  const off = (table: string, fault: string) =>
    `alter table ${table} disable trigger user; ${fault}; alter table ${table} enable trigger user`
  const sharesDiffer =
    'the shares of what a delivery cost besides its goods add up to what was typed'
  const faults: [string, string][] = [
    [
      off(
        'purchase_receipt_share',
        'update purchase_receipt_share set share_cents = share_cents + 1',
      ),
      sharesDiffer,
    ],
    [off('purchase_receipt_cost', 'update purchase_receipt_cost set duty_cents = 1'), sharesDiffer],
    [
      off('purchase_receipt_share', 'delete from purchase_receipt_share'),
      'a cost of a delivery is shared by all of its lines, and by no others',
    ],
  ]
  it.each(faults)('finds a fault: %s', async (fault, rule) => {
    const { productId } = await shop.make.product({ quantity: 0 })
    const id = await sent([{ productId, quantity: 10, cost: 2 }])
    await receive(id, [line(productId, 4)], { costs: COSTS })
    expect(await broken()).toEqual([])

    await sql.raw(fault).execute(shop.db)

    expect((await broken()).map((finding) => finding.rule)).toContain(rule)
  })

  it.each([
    'update purchase_receipt_cost set freight_cents = 1',
    'delete from purchase_receipt_share',
  ])('are only added to: %s', async (change) => {
    const { productId } = await shop.make.product({ quantity: 0 })
    const id = await sent([{ productId, quantity: 10, cost: 2 }])
    await receive(id, [line(productId, 4)], { costs: COSTS })

    await expect(sql.raw(change).execute(shop.db)).rejects.toThrow('append-only')
  })
})
