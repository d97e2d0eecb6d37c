import type { SaleRow, SaveSale } from '@mendwell/contract/offers/scheduled-sales'
import { momentOfMinute } from '@mendwell/domain/days/calendar'
import type { Db, Queryable } from '../../db/db.ts'
import { fieldError, invalidFields, notFound, ShopError, sentence } from '../../ground/errors.ts'
import { type SignedInPrincipal, signatureOf } from '../../ground/principal.ts'
import { addJob } from '../../queue/queue.ts'
import { differenceOf, recordStaffEvent } from '../settings/history/record-staff-event.ts'
import { type Restoring, restoredState } from '../settings/history/restoring.ts'
import { getShopSettings } from '../settings/shop/shop.repository.ts'
import {
  hasPassed,
  insertSale,
  lockSale,
  type StoredSale,
  updateSale,
} from './scheduled-sales.repository.ts'

/**
 * Schedules a sale: it starts and ends automatically at minutes in the shop's time zone.
 * @throws ShopError 422 for a past end.
 */
export const makeSale = (db: Db, who: SignedInPrincipal, sale: SaveSale): Promise<SaleRow> =>
  db.transaction().execute(async (tx) => {
    const stored = await resolve(tx, sale)
    await refuseOver(tx, stored)
    const saleId = await insertSale(tx, stored, signatureOf(who))
    await recordStaffEvent(tx, { who, action: 'create', ...named(saleId), after: sale })
    await queueRefresh(tx, saleId, sale)
    return getSale(tx, saleId)
  })

interface Changing {
  saleId: number
  sale: SaveSale
}

/**
 * Changes a sale that is not over; effective at once for a running one.
 * @throws ShopError 404; 409 for one that is over; 422 for a past end.
 */
export const changeSale = (
  db: Db,
  who: SignedInPrincipal,
  { saleId, sale }: Changing,
): Promise<SaleRow> =>
  db.transaction().execute(async (tx) => {
    const before = await getOpenSale(tx, saleId)
    const stored = await resolve(tx, sale)
    await refuseOver(tx, stored)
    const difference = differenceOf(recorded(before), { ...sale, isCanceled: false })
    if (!difference) return before
    await updateSale(tx, saleId, { ...stored, isCanceled: false })
    await recordStaffEvent(tx, { who, action: 'change', ...named(saleId), ...difference })
    await queueRefresh(tx, saleId, before)
    await queueRefresh(tx, saleId, sale)
    return getSale(tx, saleId)
  })

/**
 * Ends a sale at once, or cancels it before it starts.
 * @throws ShopError 404; 409 for one that is over.
 */
export const cancelSale = (db: Db, who: SignedInPrincipal, saleId: number): Promise<SaleRow> =>
  db.transaction().execute(async (tx) => {
    const before = await getOpenSale(tx, saleId)
    await updateSale(tx, saleId, { ...(await resolve(tx, before)), isCanceled: true })
    await recordStaffEvent(tx, {
      who,
      action: 'change',
      ...named(saleId),
      before: { isCanceled: false },
      after: { isCanceled: true },
    })
    await queueRefresh(tx, saleId, before)
    return getSale(tx, saleId)
  })

/** Undoes a change of a sale, or its cancellation; false if it was changed again since. */
export async function restoreSale(tx: Queryable, change: Restoring): Promise<boolean> {
  const { who, objectId, from, to, undoes } = change
  const saleId = Number(objectId)
  const sale = await lockSale(tx, saleId)
  if (!sale) return false
  const restored = restoredState(recorded(sale), change)
  if (!restored) return false
  const { isCanceled } = restored
  await updateSale(tx, saleId, { ...(await resolve(tx, restored)), isCanceled })
  const action = 'undo'
  await recordStaffEvent(tx, { who, action, ...named(saleId), before: from, after: to, undoes })
  await queueRefresh(tx, saleId, sale)
  await queueRefresh(tx, saleId, restored)
  return true
}

const named = (saleId: number) => ({ objectType: 'sale', objectId: saleId }) as const

/** What the history stores of a sale; times in the shop's time zone. */
const recorded = ({ name, discount, of, startsAt, endsAt, state }: SaleRow) => ({
  name,
  discount,
  of,
  startsAt,
  endsAt,
  isCanceled: state === 'CANCELED',
})

/** Its times, in the shop's time zone. */
async function resolve(tx: Queryable, sale: SaveSale): Promise<StoredSale> {
  const { timeZone } = await getShopSettings(tx)
  const { name, discount, of } = sale
  const [startsAt, endsAt] = [
    momentOfMinute(sale.startsAt, timeZone),
    momentOfMinute(sale.endsAt, timeZone),
  ]
  return { name, discount, of, startsAt, endsAt }
}

async function refuseOver(tx: Queryable, { startsAt, endsAt }: StoredSale) {
  // When clocks go forward, there is no time between two minutes in the gap.
  if (endsAt <= startsAt) throw invalidFields([fieldError('endsAt', 'saleEndsFirst')])
  if (await hasPassed(tx, endsAt)) throw invalidFields([fieldError('endsAt', 'saleEndPassed')])
}

async function getOpenSale(tx: Queryable, saleId: number): Promise<SaleRow> {
  const sale = await getSale(tx, saleId)
  const isOver = sale.state === 'ENDED' || sale.state === 'CANCELED'
  if (isOver) throw new ShopError(409, 'CONFLICT', sentence('saleOver'))
  return sale
}

async function getSale(tx: Queryable, saleId: number): Promise<SaleRow> {
  const sale = await lockSale(tx, saleId)
  if (!sale) throw notFound('Sale')
  return sale
}

/** Lists are updated after the commit; a product's shown and charged price is right already. */
const queueRefresh = (tx: Queryable, saleId: number, { of }: Pick<SaveSale, 'of'>) =>
  addJob(tx, 'refresh_timed_sales', { saleId, of })
