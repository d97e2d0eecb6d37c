import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { Family, ModelOrder, ModelReturn, ModelShop } from '../model-shop.ts'

const of = fc.constant('returns' as const)
const which = fc.nat(1_000)
const STEPS = ['APPROVED', 'RECEIVED', 'REFUNDED', 'REPLACED', 'DECLINED'] as const
const FORWARD = ['APPROVED', 'RECEIVED', 'REFUNDED', 'REPLACED'] as const

export const returnActions = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      ...{ of, do: fc.constant('ask' as const), which },
      requestFor: fc.constantFrom('REFUND' as const, 'REFUND' as const, 'REPLACEMENT' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      ...{ of, do: fc.constant('move' as const), which },
      to: fc.constantFrom(...STEPS),
    }),
  },
  { weight: 2, arbitrary: fc.record({ of, do: fc.constant('go on' as const), which }) },
  {
    weight: 1,
    arbitrary: fc.record({
      ...{ of, do: fc.constant('lower' as const), which },
      percent: fc.integer({ min: 0, max: 110 }),
    }),
  },
)
type Action = typeof returnActions extends fc.Arbitrary<infer A> ? A : never

/**
 * One piece is returned at a time; received ones are in stock again, and replacements ship as an order of their own.
 */
export function playReturns(model: ModelShop): Family<Action> {
  const { shop, call, staff, returns } = model

  async function ask(order: ModelOrder, requestFor: 'REFUND' | 'REPLACEMENT') {
    const { orderId, orderItemId, as } = order
    const items = [{ orderItemId, quantity: 1, expiryDate: '2027-03-31' }]
    const body = { orderId, requestFor, reason: 'It does not fit', items }
    const headers = { ...as.headers, 'idempotency-key': randomUUID() }
    const answer = await call('/returns/save', body, { ...as, headers })
    if (answer.statusCode !== 200) return
    const [{ returnId }] = answer.json().returns
    model.addReturn({ returnId, order, pieces: 1, kind: requestFor })
  }

  /** Whether it may move to this status. */
  async function transition(request: ModelReturn, status: string): Promise<boolean> {
    const { returnId, order } = request
    const answer = await call('/returns/move', { returnId, status }, staff)
    if (answer.statusCode !== 200) return false
    if (status === 'RECEIVED') request.isRestocked = true
    if (status === 'DECLINED') decline(request)
    // The order of an exchange is placed when the return is accepted, that of a replacement when it is closed.
    if (status !== (request.kind === 'EXCHANGE' ? 'APPROVED' : 'REPLACED')) return true
    request.isReplaced = true
    const { orderId } = await shop.db
      .selectFrom('replacement')
      .select('orderId')
      .where('returnId', '=', returnId)
      .executeTakeFirstOrThrow()
    const { exchange, pieces: quantity } = request
    const sends = await model.addOrderOfStaff(orderId, {
      ...{ goods: exchange?.goods ?? order.goods, quantity, replaces: order },
      ...{ pieceCents: exchange?.unitDueCents ?? 0, isExchange: exchange !== undefined },
      ...(exchange && { as: staff }),
    })
    if (exchange) exchange.sends = sends
    return true
  }

  /** The other size of an exchange is not sent either. */
  function decline(request: ModelReturn) {
    request.isDeclined = true
    if (request.exchange?.sends) request.exchange.sends.isRejected = true
  }

  /** Its refund becomes this share of what was quoted; refused where it is closed, or above. */
  async function lower({ returnId }: ModelReturn, percent: number) {
    const { refundCents, withheldCents } = await shop.db
      .selectFrom('returnRequest')
      .select(['refundCents', 'withheldCents'])
      .where('returnId', '=', returnId)
      .executeTakeFirstOrThrow()
    const refund = Math.round((refundCents * percent) / 100) / 100
    const refundBefore = (refundCents - withheldCents) / 100
    await call('/returns/refund', { returnId, refund, refundBefore, reason: 'Worn' }, staff)
  }

  /** The first step that is allowed. */
  async function goOn(request: ModelReturn) {
    for (const status of FORWARD) if (await transition(request, status)) return
  }

  return {
    async act(action) {
      if (action.do === 'ask') {
        const order = model.orderAt(action.which)
        return order && ask(order, action.requestFor)
      }
      const request = returns[action.which % Math.max(1, returns.length)]
      if (!request) return
      if (action.do === 'lower') return lower(request, action.percent)
      return action.do === 'move' ? transition(request, action.to) : goOn(request)
    },
  }
}
