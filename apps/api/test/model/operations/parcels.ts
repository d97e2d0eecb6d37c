import { randomUUID } from 'node:crypto'
import type { Shipment } from '@mendwell/contract/orders/shipments'
import fc from 'fast-check'
import { expect } from 'vitest'
import type * as z from 'zod/mini'
import { type Family, type ModelOrder, type ModelShop, piecesOf } from '../model-shop.ts'
import type { Payments } from './payments.ts'

const of = fc.constant('parcels' as const)
const which = fc.nat(1_000)

export const parcelActions = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      ...{ of, do: fc.constant('send' as const), which },
      pieces: fc.option(fc.integer({ min: 1, max: 2 })),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      ...{ of, do: fc.constant('replace' as const), which },
      pieces: fc.integer({ min: 1, max: 2 }),
    }),
  },
)
type Action = typeof parcelActions extends fc.Arbitrary<infer A> ? A : never

/** Everything on hand ships, and lost or broken pieces are replaced for free (decision 0055). */
export function playParcels(model: ModelShop, { payAmid }: Payments): Family<Action> {
  const { provider, shop, call, staff, orders, returns } = model

  /** A new click each time: without a key, the same request again would be the same parcel. */
  const asStaff = () => ({ ...staff, headers: { 'idempotency-key': randomUUID() } })

  /** Ships everything unsent, or this many pieces of the first line; an unpaid order is paid first. */
  async function send(order: ModelOrder, pieces: number | null) {
    const { orderId, orderItemId } = order
    await payAmid(order, { token: provider.tokens.approve, mishap: undefined })
    const items = pieces === null ? null : [{ orderItemId, quantity: pieces }]
    const answer = await call('/shipments/save', { orderId, carrier: 'UPS', items }, asStaff())
    if (answer.statusCode !== 200) return
    const { shipment } = answer.json<{ shipment: z.input<typeof Shipment> }>()
    for (const item of shipment.items) {
      if (item.orderItemId === orderItemId) order.sent += item.quantity
    }
  }

  async function replace(order: ModelOrder, pieces: number) {
    const { orderId, orderItemId, goods } = order
    const body = { items: [{ orderItemId, quantity: pieces }], reason: 'LOST' }
    const answer = await call(`/staff/orders/${orderId}/replacements`, body, asStaff())
    if (answer.statusCode !== 200) return
    const replacement = { goods, quantity: pieces, pieceCents: 0, replaces: order }
    await model.addOrderOfStaff(answer.json().orderId, replacement)
  }

  return {
    async act(action) {
      const candidates = action.do === 'send' ? orders : orders.filter(({ sent }) => sent > 0)
      const order = candidates[action.which % Math.max(1, candidates.length)]
      if (!order) return
      return action.do === 'send' ? send(order, action.pieces) : replace(order, action.pieces)
    },
    /** No piece ships that was not ordered, and none is replaced or returned twice; a replacement is free. */
    async check() {
      for (const order of orders) {
        const { orderId, quantity, sent, replaces, amount, isExchange } = order
        const replaced = orders
          .filter((one) => one.replaces === order && !one.isRejected)
          .reduce((pieces, one) => pieces + one.quantity, 0)
        const asked = piecesOf(
          returns.filter((one) => one.order === order && !one.isDeclined && !one.isReplaced),
        )
        const isRight = sent <= quantity && replaced + asked <= quantity
        const pieces = { orderId, quantity, sent, replaced, asked }
        expect({ ...pieces, isRight }).toEqual({ ...pieces, isRight: true })
        if (replaces && !isExchange) expect({ orderId, amount }).toEqual({ orderId, amount: 0 })
      }
      const left = await shop.db
        .selectFrom('shipmentItem')
        .select((eb) => eb.fn.sum<number>('quantity').as('pieces'))
        .where('orderItemId', 'in', orders.map(({ orderItemId }) => orderItemId).concat(0))
        .executeTakeFirstOrThrow()
      expect(left.pieces ?? 0).toBe(orders.reduce((pieces, { sent }) => pieces + sent, 0))
    },
  }
}
