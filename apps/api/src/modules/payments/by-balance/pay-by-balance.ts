import type { OrderTenders } from '@mendwell/contract/balances/gift-cards'
import { sum } from '@mendwell/domain/money/money'
import { availableOf } from '@mendwell/domain/tenders/ledger'
import { holdFor, MAX_BALANCES } from '@mendwell/domain/tenders/tender-plan'
import type { Queryable } from '../../../db/db.ts'
import type { Deps } from '../../../deps/deps.ts'
import { notFound, ShopError } from '../../../ground/errors.ts'
import { getByCode, refuseReplaced } from '../../balances/cards/look-up-gift-card.ts'
import { bookStep, ledgerOf } from '../../balances/ledger/book-step.ts'
import {
  type BalanceRow,
  findCreditOf,
  lockBalance,
} from '../../balances/ledger/ledger.repository.ts'
import type { OrderReader } from '../../orders/order/order-reader.ts'
import type { OrderRow } from '../../orders/order/orders.repository.ts'
import { getReadableOrder, lockReadableOrder } from '../../orders/reading/get-readable-order.ts'
import { payOrder } from '../attempts/settle-attempt.ts'
import { dueAfter, dueByCard, planTenders } from '../tenders/plan-tenders.ts'
import { refuseUnpayable } from '../tenders/refuse-unpayable.ts'
import {
  countHolds,
  deleteTender,
  findTenders,
  hasOpenAttempt,
  insertBalanceTender,
  type TenderRow,
} from '../tenders/tenders.repository.ts'

interface Paying {
  reader: OrderReader
  orderId: number
}

/** Why a balance cannot pay, as a code that the screen renders in the reader's language. */
const REASONS = {
  DISABLED: 'This gift card is blocked. Please ask us.',
  OVER: 'This gift card has expired.',
  EMPTY: 'Nothing is left on it.',
  TOO_LITTLE: 'The card must be charged at least $0.50: this cannot pay a part of the rest.',
  CURRENCY: 'It is in another currency.',
  TOO_MANY: `At most ${MAX_BALANCES} of them pay one order.`,
  NOTHING_DUE: 'Nothing is left to pay.',
  CARD_DUE: 'A part of this order is still to be paid by card.',
} as const
type Reason = keyof typeof REASONS

const cannotPay = (reason: Reason) =>
  new ShopError(409, 'CONFLICT', REASONS[reason], { facts: { reason } })

/** Who pays which part of an order. */
export async function getTenders(
  { db }: Pick<Deps, 'db'>,
  { reader, orderId }: Paying,
): Promise<OrderTenders> {
  return tendersOf(db, reader, await getReadableOrder(db, reader, { orderId }))
}

/**
 * Lets a gift card pay part or all of an unpaid order: its cents are held from now on. A repeat changes nothing.
 * @throws ShopError 404 for an order that is not the caller's, and for an unknown code; 409 if it cannot pay, or while
 * a card payment is pending; 422, 429.
 */
export async function payByGiftCard(
  deps: Deps,
  { reader, orderId, code, address }: Paying & { code: string; address: string },
): Promise<OrderTenders> {
  await getReadableOrder(deps.db, reader, { orderId })
  const card = await getByCode(deps, { code, address, custId: reader.custId })
  return deps.db.transaction().execute(async (tx) => {
    const order = await lockUnpaid(tx, { reader, orderId })
    await holdFrom(tx, order, card)
    await refuseReplaced(tx, code)
    return tendersOf(tx, reader, order)
  })
}

/**
 * Lets the store credit of the order's customer pay; the caller must be that customer.
 * @throws ShopError as above; 409 EMPTY without any.
 */
export async function payByStoreCredit(deps: Deps, paying: Paying): Promise<OrderTenders> {
  return deps.db.transaction().execute(async (tx) => {
    const order = await lockUnpaid(tx, paying)
    const isOwn = paying.reader.custId === order.custId
    const own = isOwn ? await findCreditOf(tx, order.custId) : []
    const [credit] = own.filter((one) => availableOf(ledgerOf(one)) > 0 || isPaying(one))
    if (!credit) throw cannotPay('EMPTY')
    await holdFrom(tx, order, credit)
    return tendersOf(tx, paying.reader, order)
  })
}

const isPaying = ({ heldCents }: BalanceRow) => heldCents > 0

/**
 * Removes a balance from an unpaid order: its hold is released, and the card pays its part.
 * @throws ShopError 404; 409 while a card payment is pending.
 */
export async function removeTender(
  deps: Deps,
  { tenderNo, ...paying }: Paying & { tenderNo: number },
): Promise<OrderTenders> {
  return deps.db.transaction().execute(async (tx) => {
    const order = await lockUnpaid(tx, paying)
    const { orderId } = order
    const tenders = await findTenders(tx, orderId)
    const tender = tenders.find((one) => one.tenderNo === tenderNo && one.balanceId !== null)
    if (tender) {
      await release(tx, order, tender)
      await deleteTender(tx, { orderId, tenderNo })
      await planTenders(tx, orderId)
    }
    return tendersOf(tx, paying.reader, order)
  })
}

/**
 * Pays an order in which no card has a part. A repeat finds it paid.
 * @throws ShopError 404; 409 while a card has a part, or for an order that ended.
 */
export async function payWithoutCard(deps: Deps, paying: Paying): Promise<OrderTenders> {
  const { reader, orderId } = paying
  return deps.db.transaction().execute(async (tx) => {
    const known = await lockReadableOrder(tx, reader, { orderId })
    if (known.paymentStatus !== 'UNPAID') return tendersOf(tx, reader, known)
    const order = await lockUnpaid(tx, paying)
    if ((await dueByCard(tx, order)) > 0) throw cannotPay('CARD_DUE')
    await payOrder(tx, order)
    return tendersOf(tx, reader, { ...order, paymentStatus: 'PAID' })
  })
}

/** An order that can still be paid, locked. */
async function lockUnpaid(tx: Queryable, { reader, orderId }: Paying): Promise<OrderRow> {
  const order = await lockReadableOrder(tx, reader, { orderId })
  refuseUnpayable(order, { isUnderWay: await hasOpenAttempt(tx, orderId) })
  return order
}

async function holdFrom(tx: Queryable, order: OrderRow, balance: BalanceRow) {
  const { orderId } = order
  const tenders = await findTenders(tx, orderId)
  const paying = tenders.filter(({ balanceId }) => balanceId !== null)
  if (paying.some(({ balanceId }) => balanceId === balance.balanceId)) return
  if (paying.length >= MAX_BALANCES) throw cannotPay('TOO_MANY')
  if (balance.currency !== order.currency) throw cannotPay('CURRENCY')
  const due = await dueByCard(tx, order)
  if (due === 0) throw cannotPay('NOTHING_DUE')
  const cents = await hold(tx, { orderId, due, balanceId: balance.balanceId })
  const kind = balance.kind === 'STORE_CREDIT' ? 'STORE_CREDIT' : 'GIFT_CARD'
  await insertBalanceTender(tx, { orderId, kind, balanceId: balance.balanceId, amountCents: cents })
  await planTenders(tx, orderId)
}

interface Holding {
  orderId: number
  /** What is left to pay, in cents. */
  due: number
  balanceId: number
}

/** What the balance has, with its row locked: what others hold by now is deducted. */
async function hold(tx: Queryable, { orderId, due, balanceId }: Holding): Promise<number> {
  const locked = await lockBalance(tx, balanceId)
  if (!locked) throw notFound('Gift card')
  const available = availableOf(ledgerOf(locked))
  const cents = holdFor(due, available)
  const step = { do: 'HOLD', cents: Math.max(1, cents) } as const
  const number = await countHolds(tx, { orderId, balanceId })
  if (cents === 0 && available > 0) throw cannotPay('TOO_LITTLE')
  const booked = await bookStep(tx, balanceId, {
    step,
    orderId,
    madeBy: 'order',
    dedupeKey: `hold ${orderId} ${balanceId} ${number}`,
  })
  if (booked.ok) return cents
  if (booked.reason === 'OVER') throw cannotPay('OVER')
  throw cannotPay(booked.reason === 'NOT_ENOUGH' ? 'EMPTY' : 'DISABLED')
}

async function release(tx: Queryable, { orderId }: OrderRow, { balanceId, ...tender }: TenderRow) {
  if (balanceId === null) return
  const number = await countHolds(tx, { orderId, balanceId })
  await bookStep(tx, balanceId, {
    step: { do: 'RELEASE', cents: tender.amountCents },
    orderId,
    madeBy: 'order',
    dedupeKey: `release ${orderId} ${balanceId} ${number} off`,
  })
}

async function tendersOf(
  db: Queryable,
  reader: OrderReader,
  order: OrderRow,
): Promise<OrderTenders> {
  const { orderId, currency, custId, grandTotalCents: total, paymentStatus } = order
  const tenders = await findTenders(db, orderId)
  const byBalances = tenders.filter(({ balanceId }) => balanceId !== null)
  const isPaid = paymentStatus !== 'UNPAID'
  const own = reader.custId === custId && !isPaid ? await findCreditOf(db, custId) : []
  const free = own.filter(
    (one) =>
      one.currency === currency && !byBalances.some(({ balanceId }) => balanceId === one.balanceId),
  )
  return {
    orderId,
    currency,
    total,
    due: isPaid ? 0 : dueAfter(tenders, total),
    isPaid,
    tenders: tenders.map(({ tenderNo, kind, amountCents: amount, last4 }) => ({
      tenderNo,
      kind,
      amount,
      last4,
    })),
    storeCredit: sum(free.map((one) => availableOf(ledgerOf(one)))),
  }
}
