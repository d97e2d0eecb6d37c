import fc from 'fast-check'
import { sql } from 'kysely'
import { expect } from 'vitest'
import {
  type Family,
  type Goods,
  type ModelOrder,
  type ModelShop,
  STOCK_AT_FIRST,
} from '../model-shop.ts'
import { CODE } from '../start-promotions.ts'

const of = fc.constant('orders' as const)
const which = fc.nat(1_000)
const cart = { of, quantity: fc.integer({ min: 1, max: 3 }), withCode: fc.boolean() }

/** Placing orders is more frequent than the rest: without orders nothing happens. */
export const orderActions = fc.oneof(
  { weight: 3, arbitrary: fc.record({ ...cart, do: fc.constant('save' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      ...cart,
      do: fc.constant('save while the database is cut off' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ of, do: fc.constant('replay' as const), which, changed: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      ...{ of, do: fc.constant('move' as const), which },
      to: fc.constantFrom('PRINTED', 'OPEN', 'CLOSED', 'REJECTED'),
    }),
  },
)
type Action = typeof orderActions extends fc.Arbitrary<infer A> ? A : never

/** Each order is placed once, costs the right amount, and takes its pieces from stock once. */
export function playOrders(model: ModelShop, plain: Goods): Family<Action> {
  const { shop, call, staff, orders } = model

  /** Breaks the connections, as a restart of PostgreSQL does. */
  const cutDatabase = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`
      .execute(shop.db)
      .catch(() => {})

  async function replay({ placed, orderNum, as }: ModelOrder, changed: boolean) {
    if (!placed) return
    const quantity = placed.cart.quantity + (changed ? 1 : 0)
    const answer = await model.send(
      { ...placed.cart, quantity },
      placed.key,
      as.bearer ? as : undefined,
    )
    const found = answer.statusCode === 200 ? answer.json().orders.orderNum : answer.statusCode
    const expected = changed ? 422 : orderNum
    if (found !== expected) throw new Error(`A replay gave ${found} instead of ${expected}`)
  }

  async function transition(order: ModelOrder, status: string) {
    const answer = await call('/orders/move', { orderId: order.orderId, status }, staff)
    if (status !== 'REJECTED' || answer.statusCode !== 200) return
    order.isRejected = true
    // Unpaid orders have not used it.
    if (!(await model.isPaid(order))) order.isUse = false
  }

  return {
    async act(action) {
      if (action.do === 'save' || action.do === 'save while the database is cut off') {
        const { quantity, withCode } = action
        const disturb = action.do === 'save' ? undefined : cutDatabase
        return model.save({ goods: plain, quantity, codes: withCode ? [CODE] : [] }, { disturb })
      }
      const order = model.orderAt(action.which)
      if (!order) return
      if (action.do === 'replay') return replay(order, action.changed)
      return transition(order, action.to)
    },
    async check() {
      const rows = await shop.db.selectFrom('orders').selectAll().orderBy('orderId').execute()
      const stored = rows.map(({ orderNum, subtotalCents: subtotal, orderStatus }) => ({
        ...{ orderNum, subtotal, isRejected: orderStatus === 'REJECTED' },
      }))
      expect(stored).toEqual(
        orders
          .toSorted((one, other) => one.orderId - other.orderId)
          .map(({ orderNum, subtotal, isRejected }) => ({ orderNum, subtotal, isRejected })),
      )
      expect(await model.stockOf(plain)).toBe(STOCK_AT_FIRST - model.taken(plain))
    },
  }
}
