import type { PurchaseOrder } from '@mendwell/contract/purchasing/purchase-orders'
import fc from 'fast-check'
import { expect } from 'vitest'
import type * as z from 'zod/mini'
import { addSupplier, receiptLine, sendPurchase } from '../../shoppers/purchase.ts'
import { type Family, type Goods, type ModelShop, STOCK_AT_FIRST } from '../model-shop.ts'

const of = fc.constant('purchases' as const)
const costs = {
  freightCents: fc.integer({ min: 0, max: 9_99 }),
  dutyCents: fc.integer({ min: 0, max: 99 }),
}

export const purchaseActions = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      ...{ of, do: fc.constant('receive' as const), pieces: fc.integer({ min: 1, max: 9 }) },
      ...{ pieceCents: fc.integer({ min: 1, max: 9_99 }), ...costs },
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      ...{ of, do: fc.constant('late bill' as const), which: fc.nat(1_000), ...costs },
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      ...{ of, do: fc.constant('order' as const), quantity: fc.integer({ min: 1, max: 2 }) },
    }),
  },
)
type Action = typeof purchaseActions extends fc.Arbitrary<infer A> ? A : never

interface Delivery {
  purchaseOrderId: number
  receiptId: number
  pieces: number
  /** At the supplier, in cents. */
  pieceCents: number
}

/** Besides the goods. */
interface Extra {
  freightCents: number
  dutyCents: number
}
type Received = Extra & Pick<Delivery, 'pieces' | 'pieceCents'>

/** Pieces of the other product that come with each delivery, and share its costs. */
const PIECES_BESIDE = 3

/** Deliveries cost their goods and a share of freight and duty; pieces that are ordered keep that cost (decision 0070). */
export async function playPurchases(model: ModelShop): Promise<Family<Action>> {
  const { shop, call, staff, orders } = model
  const goods: Goods = await model.makeGoods(8_00)
  const beside: Goods = await model.makeGoods(4_00)
  const supplierId = await addSupplier(shop, staff)
  const deliveries: Delivery[] = []
  let received = 0
  /** Of one piece, in cents; null before the first delivery. */
  let cost: number | null = null
  /** By order. */
  const soldAt = new Map<number, number>()

  /** The share of the first line, by pieces: largest remainder, the first line in a tie. */
  function landed({ pieces, pieceCents }: Delivery, extraCents: number) {
    const whole = extraCents * pieces
    const all = pieces + PIECES_BESIDE
    const rest = whole % all
    const restBeside = (extraCents * PIECES_BESIDE) % all
    const share = Math.floor(whole / all) + (rest > 0 && rest >= restBeside ? 1 : 0)
    return Math.round((pieces * pieceCents + share) / pieces)
  }

  const asDollars = (freightCents: number, dutyCents: number) => ({
    ...{ freight: freightCents / 100, duty: dutyCents / 100, other: 0, basis: 'QUANTITY' },
  })

  async function receive({ pieces, pieceCents, freightCents, dutyCents }: Received) {
    const purchaseOrderId = await sendPurchase(shop, staff, {
      supplierId,
      lines: [
        { productId: goods.productId, quantity: pieces, cost: pieceCents / 100 },
        { productId: beside.productId, quantity: PIECES_BESIDE, cost: 1 },
      ],
    })
    const lines = [
      receiptLine(goods.productId, pieces),
      receiptLine(beside.productId, PIECES_BESIDE),
    ]
    const body = { lines, note: null, costs: asDollars(freightCents, dutyCents) }
    const answer = await call(`/staff/purchase-orders/${purchaseOrderId}/receive`, body, staff)
    expect(answer.statusCode, answer.body).toBe(200)
    const { receipts } = answer.json<z.input<typeof PurchaseOrder>>()
    const { receiptId = 0 } = receipts[0] ?? {}
    const delivery = { purchaseOrderId, receiptId, pieces, pieceCents }
    deliveries.push(delivery)
    received += pieces
    cost = landed(delivery, freightCents + dutyCents)
  }

  /** Of the last delivery, it changes what the next pieces cost; of an earlier one, nothing that is still asked. */
  async function bill(delivery: Delivery, { freightCents, dutyCents }: Extra) {
    const { purchaseOrderId, receiptId } = delivery
    const url = `/staff/purchase-orders/${purchaseOrderId}`
    const { version } = (await shop.get(url, staff)).json<z.input<typeof PurchaseOrder>>()
    const body = { ...asDollars(freightCents, dutyCents), version }
    const answer = await shop.put(`${url}/receipts/${receiptId}/costs`, body, staff)
    expect(answer.statusCode, answer.body).toBe(200)
    if (delivery === deliveries.at(-1)) cost = landed(delivery, freightCents + dutyCents)
  }

  async function order(quantity: number) {
    await model.save({ goods, quantity, codes: [] })
    const placed = orders.at(-1)
    if (placed && cost !== null) soldAt.set(placed.orderId, cost)
  }

  return {
    async act(action) {
      if (action.do === 'receive') return receive(action)
      if (action.do === 'order') return order(action.quantity)
      const delivery = deliveries[action.which % Math.max(1, deliveries.length)]
      return delivery && bill(delivery, action)
    },
    async check() {
      expect(await model.stockOf(goods)).toBe(STOCK_AT_FIRST + received - model.taken(goods))
      const sold = await shop.db
        .selectFrom('orderItem')
        .select(['orderId', 'costCents'])
        .where('productId', '=', goods.productId)
        .where('orderId', 'in', [...soldAt.keys(), 0])
        .execute()
      expect(new Map(sold.map(({ orderId, costCents }) => [orderId, costCents]))).toEqual(soldAt)
      if (cost === null) return
      const { purchasePriceCents } = await shop.db
        .selectFrom('product')
        .select('purchasePriceCents')
        .where('productId', '=', goods.productId)
        .executeTakeFirstOrThrow()
      expect(purchasePriceCents).toBe(cost)
    },
  }
}
