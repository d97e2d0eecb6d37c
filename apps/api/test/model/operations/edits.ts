import type { OrderEditQuote } from '@mendwell/contract/orders/order-edits'
import fc from 'fast-check'
import { expect } from 'vitest'
import type * as z from 'zod/mini'
import { makeToken } from '../../../src/ground/secret-token.ts'
import { editOrder, quoteEdit } from '../../shoppers/edit-order.ts'
import { type Family, type ModelOrder, type ModelShop, STOCK_AT_FIRST } from '../model-shop.ts'

const of = fc.constant('edits' as const)
const which = fc.nat(1_000)

export const editActions = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      ...{ of, do: fc.constant('change' as const), which },
      quantity: fc.integer({ min: 0, max: 4 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      ...{ of, do: fc.constant('add' as const), which, quantity: fc.integer({ min: 1, max: 2 }) },
      agreedCents: fc.option(fc.constantFrom(1_00, 3_33)),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      ...{ of, do: fc.constant('discount' as const), which },
      percent: fc.option(fc.constantFrom(5, 15)),
    }),
  },
)
type Action = typeof editActions extends fc.Arbitrary<infer A> ? A : never
type Agreed = Pick<ModelOrder, 'quantity' | 'pieceCents'>
type Quote = z.input<typeof OrderEditQuote>

const cents = (dollars: number) => Math.round(dollars * 100)
const DAY_MS = 24 * 60 * 60 * 1000

/** Staff edit orders: in place while unpaid, then by a refund and an order for additions (decision 0040). */
export async function playEdits(model: ModelShop): Promise<Family<Action>> {
  const { shop, call, staff, orders } = model
  const extra = await model.makeGoods(5_00)
  const post = (url: string, body: unknown, as = {}) => call(url, body, as)

  async function change(order: ModelOrder, quantity: number) {
    const { orderId, orderItemId, pieceCents } = order
    const wasPaid = await model.isPaid(order)
    const lines = [{ orderItemId, quantity }]
    const answer = await editOrder({ post }, staff, { orderId, lines })
    if (answer.statusCode !== 200) return
    if (!wasPaid) order.subtotal += (quantity - order.quantity) * pieceCents
    order.quantity = quantity
    await model.readDue(order)
  }

  async function add(order: ModelOrder, quantity: number, agreedCents: number | null) {
    const { orderId } = order
    const unitPrice = agreedCents === null ? undefined : agreedCents / 100
    const added = [{ productId: extra.productId, quantity, unitPrice }]
    const answer = await editOrder({ post }, staff, { orderId, added })
    if (answer.statusCode !== 200) return
    const { addition } = answer.json()
    const pieceCents = agreedCents ?? extra.cents
    if (addition) return addAddition(addition.orderId, { quantity, pieceCents })
    order.added += quantity
    order.subtotal += quantity * pieceCents
    await model.readDue(order)
  }

  /** Its shopper pays it through a mailed link. */
  async function addAddition(orderId: number, agreed: Agreed) {
    const { token, sha256 } = makeToken()
    const expiresAt = new Date(Date.now() + DAY_MS)
    const capability = { tokenSha256: sha256, orderId, expiresAt }
    await shop.db.insertInto('orderCapability').values(capability).execute()
    const as = { headers: { 'x-order-token': token } }
    await model.addOrderOfStaff(orderId, { ...agreed, goods: extra, replaces: undefined, as })
  }

  /** A percentage of the price after promotions; null removes it. */
  async function discount(order: ModelOrder, percent: number | null) {
    const { orderId } = order
    const off = percent === null ? null : { type: 'PERCENT_OFF', percent }
    const changes = { orderId, discount: off }
    const quote = (await quoteEdit({ post }, staff, changes)).json<Quote>()
    const answer = await editOrder({ post }, staff, changes)
    if (answer.statusCode !== 200) return
    const { subtotal, discount: before } = quote.before
    const promoted = cents(before) - cents(quote.staffDiscount)
    const given = Math.round(((cents(subtotal) - promoted) * (percent ?? 0)) / 100)
    expect({ orderId, discount: cents(quote.after.discount) }).toEqual({
      ...{ orderId, discount: promoted + given },
    })
    await model.readDue(order)
  }

  return {
    async act(action) {
      const order = model.orderAt(action.which)
      if (!order) return
      if (action.do === 'change') return change(order, action.quantity)
      if (action.do === 'add') return add(order, action.quantity, action.agreedCents)
      return discount(order, action.percent)
    },
    async check() {
      const added = orders
        .filter(({ isRejected }) => !isRejected)
        .reduce((pieces, order) => pieces + order.added, 0)
      expect(await model.stockOf(extra)).toBe(STOCK_AT_FIRST - added - model.taken(extra))
    },
  }
}
