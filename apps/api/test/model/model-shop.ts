import { randomUUID } from 'node:crypto'
import type { OrderTenders } from '@mendwell/contract/balances/gift-cards'
import type { CardProvider } from '../providers/card-providers.ts'
import type { CallOptions } from '../shop/calls.ts'
import { guestOrder } from '../shoppers/guest-order.ts'
import { signIn } from '../shoppers/sign-in.ts'
import { type PromotionState, startPromotions, USE_LIMIT } from './start-promotions.ts'
import { makeUnreliable } from './unreliable-cards.ts'

/** A product to order. */
export interface Goods {
  productId: number
  /** What a cart charges for one piece right now. */
  cents: number
}

export interface Cart {
  goods: Goods
  quantity: number
  codes: readonly string[]
}

/** What the model knows about an order: the little that must always be true. */
export interface ModelOrder {
  orderId: number
  orderNum: string
  goods: Goods
  /** The request that placed it, and its key; undefined if staff created it. */
  placed: { cart: Cart; key: string } | undefined
  /** Who may pay it. */
  as: CallOptions
  /** The agreed price of one piece, in cents. */
  pieceCents: number
  /** Pieces ordered, less those that edits removed after it was paid. */
  quantity: number
  /** Pieces added by edits while it was unpaid. */
  added: number
  /** Its price before discounts, tax and shipping, in cents. */
  subtotal: number
  /** The card charge, in cents. */
  amount: number
  orderItemId: number
  /** It counts as a use of the code. */
  isUse: boolean
  lastPay: { key: string; token: string; saveCard: boolean } | undefined
  isRejected: boolean
  /** Staff took the money: no provider holds any of it. */
  isPaidByHand: boolean
  /** Pieces shipped. */
  sent: number
  /** The order whose pieces it replaces. */
  replaces: ModelOrder | undefined
  /** It sends another size, which may cost more; any other order that replaces pieces costs nothing. */
  isExchange: boolean
}

/** Another size that a return asks for instead. */
export interface ModelExchange {
  goods: Goods
  /** What a piece of it costs on top of what was paid, in cents. */
  unitDueCents: number
  /** All that its order costs, in cents. */
  dueCents: number
  /** The order that sends it; undefined until staff accept the return. */
  sends: ModelOrder | undefined
}

export interface ModelReturn {
  returnId: number
  order: ModelOrder
  pieces: number
  kind: 'REFUND' | 'REPLACEMENT' | 'EXCHANGE'
  exchange: ModelExchange | undefined
  isRestocked: boolean
  isDeclined: boolean
  isReplaced: boolean
}

/** The initial stock of products that do not run out. */
export const STOCK_AT_FIRST = 500
const NEVER = new Set([500, 501, 502, 504])
const BY_NOBODY: CallOptions = {}

export const piecesOf = (returns: readonly Pick<ModelReturn, 'pieces'>[]) =>
  returns.reduce((sum, { pieces }) => sum + pieces, 0)

/** In cents: the code takes a tenth of what remains after $2 off three pieces. */
function discountOf({ goods, quantity }: Cart, isUse: boolean) {
  const byQuantity = quantity >= 3 ? 2_00 : 0
  const left = quantity * goods.cents - byQuantity
  return byQuantity + (isUse ? Math.round(left / 10) : 0)
}

/** A shop with a card provider, and what all operations know about both. */
export async function openModelShop(provider: CardProvider) {
  const { shop } = provider
  await provider.reset()
  const line = makeUnreliable(provider.cards)
  shop.deps.cards = line.cards
  const staff = await signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))
  const promotion: PromotionState = await startPromotions(shop, staff)
  const orders: ModelOrder[] = []
  const returns: ModelReturn[] = []

  /** A refusal is a valid response; a server error is not. */
  async function call(url: string, body: unknown, options: CallOptions = {}) {
    const answer = await shop.post(url, body, options)
    if (NEVER.has(answer.statusCode)) throw new Error(`${url}: ${answer.body}`)
    return answer
  }

  /** A product that online shoppers get for a tenth less than its list price, in cents. */
  async function makeGoods(listCents: number, quantity = STOCK_AT_FIRST): Promise<Goods> {
    const { productId } = await shop.make.product({ unitPriceCents: listCents, quantity })
    return { productId, cents: Math.round(listCents * 0.9) }
  }

  /** Sends an order under a key, as a guest if no one is signed in. */
  function send({ goods: { productId }, quantity, codes }: Cart, key: string, as?: CallOptions) {
    const lines = [{ productId, quantity }]
    const body = as ? { orders: {}, orderItems: lines } : guestOrder(lines)
    const headers = { 'idempotency-key': key }
    return call('/orders/save', { ...body, codes }, { ...as, headers })
  }

  async function save(
    cart: Cart,
    { as, disturb }: { as?: CallOptions; disturb?: () => Promise<unknown> } = {},
  ) {
    const key = randomUUID()
    const tries = [send(cart, key, as), disturb?.()] as const
    let [answer] = await Promise.all(tries)
    // As a web app does without a response: repeats the request under the same key.
    for (let turn = 0; answer.statusCode === 503 && turn < 5; turn++) {
      answer = await send(cart, key, as)
    }
    if (answer.statusCode !== 200) throw new Error(`No order: ${answer.body}`)
    const { orders: saved, orderItems, orderToken } = answer.json()
    const used = orders.filter((order) => order.isUse).length
    const isUse = cart.codes.length > 0 && !promotion.isPaused && used < USE_LIMIT
    const [given, expected] = [Math.round(saved.discount * 100), discountOf(cart, isUse)]
    if (given !== expected) throw new Error(`A discount of ${given} instead of ${expected}`)
    const { goods, quantity } = cart
    orders.push({
      orderId: saved.orderId,
      orderNum: saved.orderNum,
      goods,
      placed: { cart, key },
      as: as ?? { headers: { 'x-order-token': orderToken } },
      ...{ quantity, added: 0, pieceCents: goods.cents, subtotal: quantity * goods.cents },
      amount: Math.round(saved.grandTotal * 100),
      orderItemId: orderItems[0].orderItemId,
      isUse,
      ...{ lastPay: undefined, isRejected: false, isPaidByHand: false },
      ...{ sent: 0, replaces: undefined, isExchange: false },
    })
  }

  /** An order of one line that staff create for a shopper. */
  async function addOrderOfStaff(
    orderId: number,
    known: Pick<ModelOrder, 'goods' | 'quantity' | 'pieceCents' | 'replaces'> &
      Partial<Pick<ModelOrder, 'as' | 'isExchange'>>,
  ) {
    const row = await shop.db
      .selectFrom('orders')
      .innerJoin('orderItem', 'orderItem.orderId', 'orders.orderId')
      .select(['orderNum', 'grandTotalCents', 'orderItemId'])
      .where('orders.orderId', '=', orderId)
      .executeTakeFirstOrThrow()
    const order: ModelOrder = {
      ...{ orderId, placed: undefined, as: BY_NOBODY, isExchange: false, ...known },
      ...{ orderNum: row.orderNum ?? '', orderItemId: row.orderItemId },
      ...{ added: 0, subtotal: known.quantity * known.pieceCents },
      ...{ amount: row.grandTotalCents ?? 0, isUse: false },
      ...{ lastPay: undefined, isRejected: false, isPaidByHand: false, sent: 0 },
    }
    orders.push(order)
    return order
  }

  const addReturn = (
    request: Pick<ModelReturn, 'returnId' | 'order' | 'pieces' | 'kind'> &
      Partial<Pick<ModelReturn, 'exchange'>>,
  ) =>
    returns.push({
      ...{ exchange: undefined, isRestocked: false, isDeclined: false, isReplaced: false },
      ...request,
    })

  const isPaid = async ({ orderId }: ModelOrder) => {
    const row = await shop.db
      .selectFrom('orders')
      .select('paymentStatus')
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow()
    return row.paymentStatus !== 'UNPAID'
  }

  const findTenders = async ({ orderId, as }: ModelOrder) =>
    (await shop.get(`/payment/tenders/${orderId}`, as)).json<OrderTenders>()

  /** The card charge changes with the order and with what balances pay. */
  async function readDue(order: ModelOrder) {
    if (order.as === BY_NOBODY) return
    const tenders = await findTenders(order)
    if (!tenders.isPaid) order.amount = Math.round(tenders.due * 100)
  }

  return {
    ...{ provider, shop, line, staff, promotion, orders, returns },
    ...{ call, makeGoods, send, save, addOrderOfStaff, addReturn, isPaid, findTenders, readDue },
    /** The existing orders in turn; undefined before the first. */
    orderAt: (which: number) => orders[which % Math.max(1, orders.length)],
    /** How many pieces of a product orders hold: of a cancelled order, those that had shipped. */
    taken: (goods: Goods) =>
      orders
        .filter((order) => order.goods === goods)
        .reduce((sum, order) => {
          const back = piecesOf(returns.filter((one) => one.order === order && one.isRestocked))
          const pieces = order.isRejected ? order.sent : order.quantity
          return sum + Math.max(0, pieces - back)
        }, 0),
    async stockOf({ productId }: Goods) {
      const row = await shop.db
        .selectFrom('product')
        .select('quantity')
        .where('productId', '=', productId)
        .executeTakeFirstOrThrow()
      return row.quantity
    },
  }
}

export type ModelShop = Awaited<ReturnType<typeof openModelShop>>

/** Related operations: how each is done, and what must be true about them in the end. */
export interface Family<Action> {
  act(action: Action): Promise<unknown>
  /** Throws if the shop does not match the model. */
  check?(): Promise<void>
}
