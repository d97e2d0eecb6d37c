import type {
  ChangeExpectedDay,
  MovePurchaseOrder,
  PurchaseOrder,
  SavePurchaseOrder,
} from '@mendwell/contract/purchasing/purchase-orders'
import { dayAt } from '@mendwell/domain/days/calendar'
import { isOpenPurchase, purchaseMoves } from '@mendwell/domain/purchasing/purchase-order'
import type { Db, Queryable } from '../../../db/db.ts'
import type { Deps } from '../../../deps/deps.ts'
import { fieldError, invalidFields, notFound, ShopError, sentence } from '../../../ground/errors.ts'
import type { SignedInPrincipal } from '../../../ground/principal.ts'
import { queueMail } from '../../messages/queue-mail.ts'
import { recordStaffEvent } from '../../settings/history/record-staff-event.ts'
import { getShopSettings } from '../../settings/shop/shop.repository.ts'
import { notifyWaitingOrders } from '../waiting-orders/notify-waiting-orders.ts'
import { getPurchaseOrder } from './get-purchase-order.ts'
import {
  lockPurchaseOrder,
  replaceLines,
  updatePurchaseOrder,
  updateSent,
} from './purchase-orders.repository.ts'

/** Whoever may change an order sees its costs. */
export const BUYER = { seesCosts: true }
const refuse = (code: 'purchaseChanged' | 'purchaseSent' | 'purchaseMove') =>
  new ShopError(409, 'CONFLICT', sentence(code))

/**
 * Locks an order until the transaction ends.
 * @throws ShopError 404; 409 if a colleague has changed it since this version was read.
 */
export async function lockAsRead(tx: Queryable, purchaseOrderId: number, version: number) {
  const known = await lockPurchaseOrder(tx, purchaseOrderId)
  if (!known) throw notFound('Purchase order')
  if (known.version !== version) throw refuse('purchaseChanged')
  return known
}

/**
 * Locks a draft until the transaction ends.
 * @throws ShopError 404; 409 for an order that was sent, or that a colleague has changed since this version was read.
 */
export async function lockDraft(tx: Queryable, purchaseOrderId: number, version: number) {
  const known = await lockAsRead(tx, purchaseOrderId, version)
  if (known.state !== 'DRAFT') throw refuse('purchaseSent')
  return known
}

interface Changing {
  purchaseOrderId: number
  change: SavePurchaseOrder & { version: number }
}

/**
 * Changes a draft.
 * @throws ShopError 404; 409 for one that was sent, or that a colleague has changed meanwhile; 422 for a deleted
 * product.
 */
export const changePurchaseOrder = (
  db: Db,
  who: SignedInPrincipal,
  { purchaseOrderId, change }: Changing,
): Promise<PurchaseOrder> =>
  db.transaction().execute(async (tx) => {
    const { version, lines, ...changes } = change
    const { supplierId } = await lockDraft(tx, purchaseOrderId, version)
    const stored = await replaceLines(tx, { purchaseOrderId, supplierId, lines })
    if (stored < lines.length)
      throw invalidFields([fieldError('lines', 'notFound', { what: 'Product' })])
    await updatePurchaseOrder(tx, purchaseOrderId, changes)
    const { order, ...saved } = await getPurchaseOrder(tx, purchaseOrderId, BUYER)
    await recordStaffEvent(tx, {
      who,
      action: 'change',
      objectType: 'purchase',
      objectId: purchaseOrderId,
      after: {
        lines: saved.lines.map(({ sku, quantity }) => `${quantity} of ${sku}`),
        totalCents: order.total,
      },
    })
    return { order, ...saved }
  })

/**
 * Sends a purchase order, by email if requested; closes it although something is missing; or cancels it.
 * @throws ShopError 404; 409 for an invalid transition, or one a colleague has changed meanwhile; 422 for one without
 * lines, or one to be mailed to a supplier without an email.
 */
export const movePurchaseOrder = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  who: SignedInPrincipal,
  { purchaseOrderId, move }: { purchaseOrderId: number; move: MovePurchaseOrder },
): Promise<PurchaseOrder> =>
  db.transaction().execute(async (tx) => {
    const { to, version, isMailed = false } = move
    const { state } = await lockAsRead(tx, purchaseOrderId, version)
    if (!purchaseMoves(state).includes(to)) throw refuse('purchaseMove')
    if (to === 'SENT') await sendOrder(tx, purchaseOrderId, isMailed)
    else await updatePurchaseOrder(tx, purchaseOrderId, { state: to })
    await recordStaffEvent(tx, {
      who,
      action: 'move',
      objectType: 'purchase',
      objectId: purchaseOrderId,
      before: { state },
      after: { state: to },
    })
    const moved = await getPurchaseOrder(tx, purchaseOrderId, BUYER)
    await notifyBuyersOf(tx, moved, clock.now())
    return moved
  })

/**
 * Changes the expected day of a sent purchase order.
 * @throws ShopError 404; 409 if nothing is expected of it, or a colleague has changed it meanwhile; 422 for a past day.
 */
export const changeExpectedDay = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  who: SignedInPrincipal,
  { purchaseOrderId, change }: { purchaseOrderId: number; change: ChangeExpectedDay },
): Promise<PurchaseOrder> =>
  db.transaction().execute(async (tx) => {
    const { expectedOn, version } = change
    const { state, ...before } = await lockAsRead(tx, purchaseOrderId, version)
    if (!isOpenPurchase(state)) throw refuse('purchaseMove')
    const now = clock.now()
    const { timeZone } = await getShopSettings(tx)
    if (expectedOn < dayAt(now, timeZone)) {
      throw invalidFields([fieldError('expectedOn', 'purchaseDayPast')])
    }
    await updatePurchaseOrder(tx, purchaseOrderId, { expectedOn })
    await recordStaffEvent(tx, {
      who,
      action: 'change',
      objectType: 'purchase',
      objectId: purchaseOrderId,
      before: { expectedOn: before.expectedOn },
      after: { expectedOn },
    })
    const changed = await getPurchaseOrder(tx, purchaseOrderId, BUYER)
    await notifyBuyersOf(tx, changed, now)
    return changed
  })

/** What orders wait for may now arrive on another day. */
const notifyBuyersOf = (tx: Queryable, { order, lines, version }: PurchaseOrder, now: Date) =>
  notifyWaitingOrders(tx, {
    productIds: lines.map(({ productId }) => productId),
    change: `${order.purchaseOrderId}:${version}`,
    now,
  })

async function sendOrder(tx: Queryable, purchaseOrderId: number, isMailed: boolean) {
  const { lines, email } = await getPurchaseOrder(tx, purchaseOrderId, BUYER)
  if (lines.length === 0) throw invalidFields([fieldError('lines', 'purchaseLineRequired')])
  await updateSent(tx, purchaseOrderId)
  if (!isMailed) return
  if (email === null) throw invalidFields([fieldError('isMailed', 'supplierWithoutEmail')])
  await queueMail(tx, {
    kind: 'purchase_order',
    dedupeKey: `purchase_order:${purchaseOrderId}`,
    to: email,
    payload: { purchaseOrderId },
  })
}
