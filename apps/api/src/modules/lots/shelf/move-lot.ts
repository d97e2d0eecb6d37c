import type { MoveLot } from '@mendwell/contract/lots/lots'
import { canMoveFrom, LOT_MOVES } from '@mendwell/domain/lots/lots'
import type { Deps } from '../../../deps/deps.ts'
import { fieldError, invalidFields, notFound, ShopError } from '../../../ground/errors.ts'
import { type SignedInPrincipal, signatureOf } from '../../../ground/principal.ts'
import { recordStaffEvent } from '../../settings/history/record-staff-event.ts'
import { isLotRecalled } from '../recalled/recalled.repository.ts'
import { putOnSale, takeOffSale } from './change-sale.ts'
import { findLotRow } from './lots.repository.ts'
import {
  findShelfLots,
  lockTracked,
  moveBetweenBuckets,
  type ShelfLot,
  type TrackedProduct,
} from './shelf.repository.ts'

interface Moving {
  lotId: number
  move: MoveLot
}

/**
 * Staff hold pieces of a lot, release them, or remove them from the shop.
 * @throws ShopError 404; 409 if the bucket holds fewer pieces, or the lot may not be released; 422 for a release
 * without a reason.
 */
export async function moveLot(
  { db }: Pick<Deps, 'db'>,
  { lotId, move }: Moving,
  who: SignedInPrincipal,
): Promise<void> {
  const movedBy = signatureOf(who)
  await db.transaction().execute(async (tx) => {
    const known = await findLotRow(tx, lotId)
    const [product] = known ? await lockTracked(tx, [known.productId]) : []
    if (!known || !product) throw notFound('Lot')
    const lots = await findShelfLots(tx, [known.productId])
    const lot = lots.find((one) => one.lotId === lotId && one.bucket === move.from)
    refuseMove(move, lot, product)
    if (move.move === 'RELEASE' && (await isLotRecalled(tx, lotId))) {
      throw refuse('This lot is recalled, so it cannot be sold')
    }
    const { quantity: pieces, from, note } = move
    const { to } = LOT_MOVES[move.move]
    await moveBetweenBuckets(tx, { lotId, from, to, pieces, reason: move.move, note, movedBy })
    const { productId } = product
    if (from === 'AVAILABLE')
      await takeOffSale(tx, { product, pieces, reason: 'LOT', lotId, movedBy })
    if (to === 'AVAILABLE') await putOnSale(tx, { productId, pieces, reason: 'LOT', movedBy })
    await recordStaffEvent(tx, {
      who,
      action: move.move.toLowerCase(),
      objectType: 'stock',
      objectId: productId,
      after: { lot: known.lotCode ?? known.serial, pieces, ...(note && { note }) },
    })
  })
}

const refuse = (detail: string) => new ShopError(409, 'CONFLICT', detail)

/** Expiry and reason are checked if pieces go on sale again. */
function refuseMove(
  { move, from, quantity, note }: MoveLot,
  lot: ShelfLot | undefined,
  { tracking, today }: TrackedProduct,
) {
  if (!canMoveFrom(move, from)) throw refuse('These pieces cannot be moved like that')
  const here = lot?.quantity ?? 0
  if (quantity > here) throw refuse(`Only ${here} pieces lie there`)
  if (move !== 'RELEASE' || !lot) return
  if (!note) throw invalidFields([fieldError('note', 'releaseReasonRequired')])
  if (lot.expiresOn !== null && lot.expiresOn < today) {
    throw refuse('This lot has expired, so it cannot be sold')
  }
  if (tracking === 'LOT_EXPIRY' && lot.expiresOn === null && !lot.neverExpires) {
    throw refuse('This lot has no expiration date. Count its pieces by lot instead.')
  }
}
