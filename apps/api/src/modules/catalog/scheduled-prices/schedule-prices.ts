import type { ScheduledPrices, SchedulePrices } from '@mendwell/contract/prices/scheduled-prices'
import type { FieldError } from '@mendwell/contract/wire/errors'
import type { Db, Queryable } from '../../../db/db.ts'
import type { Deps } from '../../../deps/deps.ts'
import { conflict, fieldError, invalidFields, notFound } from '../../../ground/errors.ts'
import type { SignedInPrincipal } from '../../../ground/principal.ts'
import { recordStaffEvent } from '../../settings/history/record-staff-event.ts'
import { type Restoring, restoredState } from '../../settings/history/restoring.ts'
import { momentOfShop } from '../../settings/shop/moment-of-shop.ts'
import { lockProductState } from '../product-form/product-form.repository.ts'
import { priceErrors } from '../products/price-errors.ts'
import {
  findNewPrices,
  findScheduledPrices,
  findScheduledThen,
  insertScheduledPrices,
  lockChange,
  updateCanceled,
} from './scheduled-prices.repository.ts'

/**
 * Schedules new unit prices, all or none: they begin by themselves at a minute of the shop's time zone.
 * @throws ShopError 404 for an unknown product; 422 for a minute that has passed, a price that the product's form would
 * refuse, or a second price of a product at the same minute.
 */
export const schedulePrices = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  who: SignedInPrincipal,
  { startsAt: minute, prices }: SchedulePrices,
): Promise<ScheduledPrices> =>
  db.transaction().execute(async (tx) => {
    const startsAt = await momentOfShop(tx, minute)
    if (startsAt <= clock.now()) throw invalidFields([fieldError('startsAt', 'saleEndPassed')])
    const errors = await errorsOf(tx, { startsAt, prices })
    if (errors.length > 0) throw invalidFields(errors)
    const changeId = await insertScheduledPrices(tx, {
      startsAt,
      scheduledBy: who.custId,
      prices: prices.map(({ productId, unitPrice }) => ({ productId, unitPriceCents: unitPrice })),
    })
    const after = { startsAt: minute, products: prices.length }
    await recordStaffEvent(tx, { who, action: 'create', ...named(changeId), after })
    return getScheduledPrices(tx, changeId)
  })

interface Wanted {
  startsAt: Date
  prices: SchedulePrices['prices']
}

async function errorsOf(tx: Queryable, { startsAt, prices }: Wanted): Promise<FieldError[]> {
  const errors: FieldError[] = []
  // Always in the same order, so that two colleagues wait for each other instead of deadlocking.
  const ordered = [...prices.entries()].sort(
    ([, one], [, other]) => one.productId - other.productId,
  )
  const seen = new Set<number>()
  for (const [at, { productId, unitPrice }] of ordered) {
    const state = await lockProductState(tx, productId)
    if (!state) throw notFound('Product')
    const path = `prices.${at}.unitPrice`
    const wrong =
      unitPrice === 0 ? [fieldError(path, 'priceOfNothing')] : priceErrors({ unitPrice }, state)
    errors.push(...wrong.map((error) => ({ ...error, path })))
    if (seen.has(productId)) errors.push(fieldError(path, 'priceScheduledThen'))
    seen.add(productId)
  }
  // Only now, with the products locked, can no colleague schedule another one meanwhile.
  const taken = await findScheduledThen(tx, [...seen], startsAt)
  for (const [at, { productId }] of prices.entries()) {
    if (taken.has(productId))
      errors.push(fieldError(`prices.${at}.unitPrice`, 'priceScheduledThen'))
  }
  return errors
}

/**
 * Cancels prices that have not begun; a history entry, which can be undone.
 * @throws ShopError 404; 409 where they have begun or are canceled.
 */
export const cancelScheduledPrices = (
  db: Db,
  who: SignedInPrincipal,
  changeId: number,
): Promise<ScheduledPrices> =>
  db.transaction().execute(async (tx) => {
    const change = await lockChange(tx, changeId)
    if (!change) throw notFound('Change')
    if (change.isApplied || change.isCanceled) throw conflict('CONFLICT', 'pricesBegun')
    await updateCanceled(tx, changeId, true)
    const states = { before: { isCanceled: false }, after: { isCanceled: true } }
    await recordStaffEvent(tx, { who, action: 'change', ...named(changeId), ...states })
    return getScheduledPrices(tx, changeId)
  })

/**
 * Undoes a cancellation, or that undo; false where the minute has passed, or a product gets another price then by now.
 */
export async function restoreScheduledPrices(
  tx: Queryable,
  restoring: Restoring,
): Promise<boolean> {
  const { who, objectId, from, to, undoes } = restoring
  const changeId = Number(objectId)
  const change = await lockChange(tx, changeId)
  if (!change || change.isApplied || change.hasBegun) return false
  const restored = restoredState({ isCanceled: change.isCanceled }, restoring)
  if (!restored) return false
  if (!restored.isCanceled && (await isTakenThen(tx, changeId, change.startsAt))) return false
  await updateCanceled(tx, changeId, restored.isCanceled)
  const states = { before: from, after: to, undoes }
  await recordStaffEvent(tx, { who, action: 'undo', ...named(changeId), ...states })
  return true
}

/** Whether one of its products gets another price at the same minute; locked like those that are scheduled. */
async function isTakenThen(tx: Queryable, changeId: number, startsAt: Date): Promise<boolean> {
  const productIds = (await findNewPrices(tx, changeId)).map(({ productId }) => productId)
  for (const productId of productIds) await lockProductState(tx, productId)
  return (await findScheduledThen(tx, productIds, startsAt)).size > 0
}

const named = (changeId: number) => ({ objectType: 'prices', objectId: changeId }) as const

/**
 * Prices that were scheduled together.
 * @throws ShopError 404
 */
export async function getScheduledPrices(
  db: Queryable,
  changeId: number,
): Promise<ScheduledPrices> {
  const found = await findScheduledPrices(db, changeId)
  if (!found) throw notFound('Change')
  return found
}
