import { randomUUID } from 'node:crypto'
import type { OrderTenders } from '@mendwell/contract/balances/gift-cards'
import { sql } from 'kysely'
import { reconcilePayments } from '../../src/modules/payments/charges/reconcile-payments.ts'
import { reconcileRefunds } from '../../src/modules/payments/refunds/reconcile-refunds.ts'
import type { CardProvider } from '../providers/card-providers.ts'
import type { CallOptions } from '../shop/calls.ts'
import { editOrder } from '../shoppers/edit-order.ts'
import { giftCard } from '../shoppers/gift-cards.ts'
import { guestOrder } from '../shoppers/guest-order.ts'
import { signIn } from '../shoppers/sign-in.ts'
import type { Action, Card } from './actions.ts'
import { type Mishap, makeUnreliable } from './unreliable-cards.ts'
import { CODE, startPromotions, USE_LIMIT } from './world-promotions.ts'

/** What the model knows of an order: the little that must be true whatever happens. */
interface ModelOrder {
  orderId: number
  orderNum: string
  key: string
  /** As it was placed. */
  placed: number
  /** As it is by now, less what edits took off after it was paid. */
  quantity: number
  token: string
  /** What the card is charged, in cents. */
  amount: number
  orderItemId: number
  /** What went along with it. */
  codes: readonly string[]
  /** It counts as a use of the code. */
  isUse: boolean
  lastPay: { key: string; card: Card } | undefined
  isRejected: boolean
  /** Staff took the money: no provider holds any of it. */
  isPaidByHand: boolean
}

interface ModelReturn {
  returnId: number
  order: ModelOrder
  isRestocked: boolean
}

export const STOCK_AT_FIRST = 500
/** Less than all orders together want of it. */
export const GIFT_CARD_DOLLARS = 50
const PIECE_CENTS = 9_00
const NEVER = new Set([500, 501, 502, 504])

/** A shop with one product, and a model of what has been done in it. */
export async function startWorld(provider: CardProvider) {
  const { shop, tokens } = provider
  await provider.reset()
  const line = makeUnreliable(provider.cards)
  shop.deps.cards = line.cards
  const { productId } = await shop.make.product({ quantity: STOCK_AT_FIRST })
  const member = await shop.make.staff({ password: 'a staple for staff' })
  const staff = await signIn(shop, member)
  const promotionId = await startPromotions(shop, staff)
  const { balanceId, code } = await giftCard(shop, GIFT_CARD_DOLLARS)
  let isPaused = false
  const orders: ModelOrder[] = []
  const returns: ModelReturn[] = []

  /** A refusal is an answer; a broken shop is not. */
  async function call(url: string, body: unknown, options: CallOptions) {
    const answer = await shop.post(url, body, options)
    if (NEVER.has(answer.statusCode)) throw new Error(`${url}: ${answer.body}`)
    return answer
  }

  type Cart = Pick<ModelOrder, 'quantity' | 'codes'>
  const save = ({ quantity, codes }: Cart, key: string) => {
    const body = { ...guestOrder([{ productId, quantity }]), codes }
    return call('/orders/save', body, { headers: { 'idempotency-key': key } })
  }

  /** In cents: a tenth by the code, of what $2 for three pieces leave. */
  function discountOf({ quantity }: Cart, isUse: boolean) {
    const byQuantity = quantity >= 3 ? 2_00 : 0
    const left = quantity * PIECE_CENTS - byQuantity
    return byQuantity + (isUse ? Math.round(left / 10) : 0)
  }

  async function saveOrder(cart: Cart, disturb?: () => Promise<unknown>) {
    const key = randomUUID()
    const tries = [save(cart, key), disturb?.()] as const
    let [answer] = await Promise.all(tries)
    // What a web app does when nobody answers: the same again, under the same key.
    for (let turn = 0; answer.statusCode === 503 && turn < 5; turn++) answer = await save(cart, key)
    if (answer.statusCode !== 200) throw new Error(`No order: ${answer.body}`)
    const { orders: saved, orderItems, orderToken } = answer.json()
    const used = orders.filter((order) => order.isUse).length
    const isUse = cart.codes.length > 0 && !isPaused && used < USE_LIMIT
    const [given, expected] = [Math.round(saved.discount * 100), discountOf(cart, isUse)]
    if (given !== expected) throw new Error(`A discount of ${given} instead of ${expected}`)
    const { quantity, codes } = cart
    orders.push({
      orderId: saved.orderId,
      orderNum: saved.orderNum,
      key,
      placed: quantity,
      quantity,
      token: orderToken,
      amount: Math.round(saved.grandTotal * 100),
      orderItemId: orderItems[0].orderItemId,
      codes,
      isUse,
      lastPay: undefined,
      isRejected: false,
      isPaidByHand: false,
    })
  }

  async function replay(order: ModelOrder, changed: boolean) {
    const cart = { quantity: order.placed + (changed ? 1 : 0), codes: order.codes }
    const answer = await save(cart, order.key)
    const found = answer.statusCode === 200 ? answer.json().orders.orderNum : answer.statusCode
    const expected = changed ? 422 : order.orderNum
    if (found !== expected) throw new Error(`A replay gave ${found} instead of ${expected}`)
  }

  const keyOf = ({ token }: ModelOrder) => ({ headers: { 'x-order-token': token } })

  function pay(order: ModelOrder, { key, card }: { key: string; card: Card }) {
    order.lastPay = { key, card }
    const { orderId, amount, token } = order
    if (amount === 0) return call('/payment/tenders/pay', { orderId }, keyOf(order))
    const body = { amount, token: tokens[card], payment: { orderId } }
    return call('/payment/charge', body, {
      headers: { 'x-order-token': token, 'idempotency-key': key },
    })
  }

  const findTenders = async (order: ModelOrder) =>
    (await shop.get(`/payment/tenders/${order.orderId}`, keyOf(order))).json<OrderTenders>()

  /** What the card still has to pay changes with the order and with what balances pay. */
  async function readDue(order: ModelOrder) {
    const { due, isPaid } = await findTenders(order)
    if (!isPaid) order.amount = Math.round(due * 100)
  }

  async function payByGiftCard(order: ModelOrder) {
    const { orderId } = order
    await call('/payment/tenders/gift-card', { orderId, code }, keyOf(order))
    await readDue(order)
  }

  async function takeGiftCardOff(order: ModelOrder) {
    const { tenders, orderId } = await findTenders(order)
    const tender = tenders.find(({ kind }) => kind === 'GIFT_CARD')
    if (!tender) return
    const { tenderNo } = tender
    await call('/payment/tenders/remove', { orderId, tenderNo }, keyOf(order))
    await readDue(order)
  }

  /** A worker that died is missed after a while: its attempt is that old. */
  async function payAmid(order: ModelOrder, card: Card, mishap: Mishap | undefined) {
    await line.during(mishap, () => pay(order, { key: randomUUID(), card }))
    if (mishap?.startsWith('dies')) await grow('1 minute')
  }

  async function payByHand(order: ModelOrder) {
    const body = { method: 'CASH', receivedOn: '2026-01-15' }
    const answer = await call(`/staff/orders/${order.orderId}/payment`, body, staff)
    if (answer.statusCode === 200) order.isPaidByHand = true
  }

  async function decide({ orderId }: ModelOrder, approve: boolean) {
    const waiting = await shop.db
      .selectFrom('paymentAttempt')
      .select('providerRef')
      .where('orderId', '=', orderId)
      .where('status', '=', 'ACTION_REQUIRED')
      .executeTakeFirst()
    if (waiting?.providerRef) await provider.decide(waiting.providerRef, approve)
  }

  async function sendEvents(choose: (count: number) => readonly number[]) {
    const events = await provider.events()
    for (const number of choose(events.length)) {
      const event = events[number]
      if (!event) continue
      const headers = { 'stripe-signature': event.signature }
      const { statusCode } = await shop.post('/payment/webhook', event.body, { headers })
      if (statusCode !== 200) throw new Error(`An event was answered ${statusCode}`)
    }
  }

  async function transition(order: ModelOrder, status: string) {
    const answer = await call('/orders/move', { orderId: order.orderId, status }, staff)
    if (status !== 'REJECTED' || answer.statusCode !== 200) return
    order.isRejected = true
    const row = await shop.db
      .selectFrom('orders')
      .select('paymentStatus')
      .where('orderId', '=', order.orderId)
      .executeTakeFirstOrThrow()
    // Whoever never paid has not used it.
    if (row.paymentStatus === 'UNPAID') order.isUse = false
  }

  async function movePromotion(state: 'ACTIVE' | 'PAUSED') {
    const answer = await call(`/staff/promotions/${promotionId}/move`, { state }, staff)
    if ((answer.statusCode === 200) === (isPaused === (state === 'PAUSED'))) {
      throw new Error(`A promotion came to ${state}: ${answer.body}`)
    }
    isPaused = state === 'PAUSED'
  }

  /** Staff change how many pieces an order has, or take some off once it is paid. */
  async function edit(order: ModelOrder, quantity: number) {
    const { orderId, orderItemId } = order
    const answer = await editOrder({ post: (url, body, as = {}) => call(url, body, as) }, staff, {
      orderId,
      lines: [{ orderItemId, quantity }],
    })
    if (answer.statusCode !== 200) return
    order.quantity = quantity
    await readDue(order)
  }

  async function askForReturn(order: ModelOrder) {
    const { orderId, orderItemId } = order
    const items = [{ orderItemId, quantity: 1, expiryDate: '2027-03-31' }]
    const body = { orderId, requestFor: 'REFUND', reason: 'It does not fit', items }
    const answer = await call('/returns/save', body, keyOf(order))
    if (answer.statusCode !== 200) return
    const [{ returnId }] = answer.json().returns
    returns.push({ returnId, order, isRestocked: false })
  }

  async function transitionReturn(request: ModelReturn, status: string) {
    const answer = await call('/returns/move', { returnId: request.returnId, status }, staff)
    if (status === 'RECEIVED' && answer.statusCode === 200) request.isRestocked = true
  }

  const grow = (age: string) =>
    sql`
      with attempts as (
        update payment_attempt set created_at = now() - ${age}::interval, checks = 0, checked_at = null
        where status in ('PENDING', 'UNKNOWN', 'ACTION_REQUIRED')
      ), orphans as (update orphan_capture set checks = 0 where refunded_at is null)
      update refund set created_at = now() - ${age}::interval, checks = 0, checked_at = null
      where status in ('PENDING', 'UNKNOWN')`.execute(shop.db)

  /** All that is open becomes due at once. */
  async function reconcile() {
    await grow('2 hours')
    await reconcilePayments(shop.deps)
    await reconcileRefunds(shop.deps)
  }

  /** Connections break as when PostgreSQL restarts. */
  const cutDatabase = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`
      .execute(shop.db)
      .catch(() => {})

  const cartOf = ({ quantity, withCode }: { quantity: number; withCode: boolean }) => ({
    quantity,
    codes: withCode ? [CODE] : [],
  })

  async function act(action: Action) {
    if (action.do === 'save') return saveOrder(cartOf(action))
    if (action.do === 'save while the database is cut off') {
      return saveOrder(cartOf(action), cutDatabase)
    }
    if (action.do === 'move promotion') return movePromotion(action.to)
    if (action.do === 'finish slow charges') return provider.finishSlow()
    if (action.do === 'tell events') {
      return sendEvents((count) => action.order.map((number) => number % Math.max(1, count)))
    }
    if (action.do === 'wake the dead') return line.wakeTheDead()
    if (action.do === 'reconcile') return reconcile()
    if (action.do === 'move return') {
      const request = returns[action.which % Math.max(1, returns.length)]
      return request && transitionReturn(request, action.to)
    }
    const order = orders[action.which % Math.max(1, orders.length)]
    return order && actOn(order, action)
  }

  type OrderAction = Extract<Action, { which: number }>

  async function actOn(order: ModelOrder, action: OrderAction) {
    switch (action.do) {
      case 'replay':
        return replay(order, action.changed)
      case 'pay':
        return payAmid(order, action.card, action.mishap)
      case 'pay past a dead worker':
        await payAmid(order, 'approve', action.mishap)
        await reconcile()
        return payAmid(order, 'approve', undefined)
      case 'pay again':
        return order.lastPay && pay(order, order.lastPay)
      case 'pay by hand':
        return payByHand(order)
      case 'decide':
        return decide(order, action.approve)
      case 'confirm':
        return call('/payment/confirm', { orderId: order.orderId }, keyOf(order))
      case 'refund': {
        const amount = action.cents === null ? null : action.cents / 100
        const body = { orderId: order.orderId, amount }
        return line.during(action.mishap, () => call('/refunds/save', body, staff))
      }
      case 'pay by gift card':
        return payByGiftCard(order)
      case 'take gift card off':
        return takeGiftCardOff(order)
      case 'move':
        return transition(order, action.to)
      case 'edit':
        return edit(order, action.quantity)
      case 'return':
        return askForReturn(order)
    }
  }

  /** Ends all that is under way: what is slow is done, every event told twice, everything asked about. */
  async function settle() {
    await line.wakeTheDead()
    await provider.finishSlow()
    await sendEvents((count) => {
      const numbers = Array.from({ length: count }, (_, number) => number)
      return [...numbers.toReversed(), ...numbers]
    })
    for (let round = 0; round < 3; round++) await reconcile()
  }

  return { provider, promotionId, balanceId, orders, returns, act, settle }
}

export type World = Awaited<ReturnType<typeof startWorld>>
