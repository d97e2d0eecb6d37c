import { type ReceiptLine, ReceivedStock, type ReceiveStock } from '@mendwell/contract/lots/lots'
import type { FieldError } from '@mendwell/contract/wire/errors'
import type { Bucket } from '@mendwell/domain/lots/lots'
import type * as z from 'zod/mini'
import type { Queryable } from '../../../db/db.ts'
import type { Deps } from '../../../deps/deps.ts'
import { fieldError, invalidFields } from '../../../ground/errors.ts'
import { type SignedInPrincipal, signatureOf } from '../../../ground/principal.ts'
import { requestKeyOrNew } from '../../../idempotency/request-key.ts'
import { type Outcome, runOnce } from '../../../idempotency/run-once.ts'
import { recordStaffEvent } from '../../settings/history/record-staff-event.ts'
import { putOnSale } from './change-sale.ts'
import { checkReceiptLine } from './check-receipt.ts'
import { findOrAddLot } from './find-or-add-lot.ts'
import { findOpeningLot, findSameReceipt, type NewLot } from './lots.repository.ts'
import { insertLotMovements, lockTracked, type TrackedProduct } from './shelf.repository.ts'

interface Receiving {
  receipt: ReceiveStock
  /** The Idempotency-Key header. */
  key: string | undefined
  who: SignedInPrincipal
}

interface Booking {
  product: TrackedProduct
  line: ReceiptLine
  isCount: boolean
  note: string | null
  movedBy: string
}

/**
 * Books received pieces by lot, all lines or none: intact ones may be promised at once, held ones go to quarantine, and
 * expired ones never go on sale. A repeat with the same key is one receipt; what two people scan of one parcel must be
 * confirmed.
 * @throws ShopError 422 by line: a product not tracked by lot, a missing lot, date or serial number.
 */
export function receiveStock(
  deps: Pick<Deps, 'db'>,
  { receipt, key, who }: Receiving,
): Promise<Outcome<z.output<typeof ReceivedStock>>> {
  const scope = `receipt staff ${who.custId}`
  const call = requestKeyOrNew({ scope, header: key, request: receipt })
  return runOnce(deps.db, { call, answer: ReceivedStock }, async (tx) => {
    const { lines } = receipt
    const booked = await bookLots(tx, who, { receipt })
    const recalled = lines.filter((_, index) => booked[index]?.isRecalled)
    const piecesOf = (some: readonly ReceiptLine[]) =>
      some.reduce((sum, { quantity }) => sum + quantity, 0)
    return {
      lots: new Set(booked.map(({ lotId }) => lotId)).size,
      pieces: piecesOf(lines),
      recalled: piecesOf(recalled),
    }
  })
}

interface BookedLine {
  lotId: number
  /** What caused the movement. */
  movementId: number
  isRecalled: boolean
}

interface BookingLots {
  receipt: ReceiveStock
  /** The index of each line in the request, for its errors; the same as here by default. */
  places?: readonly number[]
}

/**
 * Books received pieces by lot in the transaction of a receipt, in the order of its lines.
 * @throws ShopError 422 by line, as receiveStock
 */
export async function bookLots(
  tx: Queryable,
  who: SignedInPrincipal,
  { receipt, places }: BookingLots,
): Promise<BookedLine[]> {
  const { lines, isCount = false, note } = receipt
  const movedBy = signatureOf(who)
  const products = await lockTracked(
    tx,
    lines.map(({ productId }) => productId),
  )
  const byId = new Map(products.map((product) => [product.productId, product]))
  const placeOf = (index: number) => places?.[index] ?? index
  refuseWrong(lines, byId, placeOf)
  const all: BookedLine[] = []
  for (const [index, line] of lines.entries()) {
    const product = byId.get(line.productId)
    if (!product) continue
    const booked = await bookLine(tx, { product, line, isCount, note, movedBy })
    if (booked.errors) throw invalidFields(atLine(placeOf(index), booked.errors))
    all.push(booked)
  }
  await recordReceipt(tx, who, receipt)
  return all
}

/** Errors of a line, as errors of its receipt. */
export const atLine = (index: number, errors: readonly FieldError[]): FieldError[] =>
  errors.map((error) => ({ ...error, path: `lines.${index}.${error.path}` }))

/** Reports the errors of all lines at once. */
function refuseWrong(
  lines: readonly ReceiptLine[],
  products: Map<number, TrackedProduct>,
  placeOf: (index: number) => number,
) {
  const errors = lines.flatMap((line, index) =>
    atLine(placeOf(index), checkReceiptLine(line, products.get(line.productId))),
  )
  if (errors.length > 0) throw invalidFields(errors)
}

const bucketOf = ({ condition, expiresOn }: ReceiptLine, today: string): Bucket => {
  if (condition === 'HELD') return 'QUARANTINED'
  return expiresOn && expiresOn < today ? 'EXPIRED' : 'AVAILABLE'
}

async function bookLine(
  tx: Queryable,
  { product, line, isCount, note, movedBy }: Booking,
): Promise<(BookedLine & { errors?: undefined }) | { errors: FieldError[] }> {
  const { productId, tracking, today } = product
  const { quantity } = line
  const found = await findOrAddLot(tx, newLotOf(line, { today, movedBy }))
  if (found.expiresOn !== (line.expiresOn ?? null)) {
    const known = found.expiresOn
      ? fieldError('expiresOn', 'lotKnownWith', { day: found.expiresOn })
      : fieldError('expiresOn', 'lotKnownUndated')
    return { errors: [known] }
  }
  if (tracking === 'SERIAL' && !found.isNew) {
    return { errors: [fieldError('serial', 'serialReceived')] }
  }
  const { lotId } = found
  // Recalled pieces may be received, and stay where they are found.
  const bucket = found.isRecalled ? 'RECALLED' : bucketOf(line, today)
  const reason = isCount ? 'COUNT' : 'RECEIPT'
  const before = line.isMoreMeant
    ? undefined
    : await findSameReceipt(tx, { lotId, quantity, reason })
  if (before) {
    const { minutes, by } = { ...before, by: before.by ?? 'a colleague' }
    return { errors: [fieldError('quantity', 'sameReceived', { quantity, minutes, by })] }
  }
  if (isCount) {
    const opening = await findOpeningLot(tx, productId)
    if (!opening || opening.quantity < quantity) {
      const left = opening?.quantity ?? 0
      return {
        errors: [fieldError('quantity', 'piecesToCount', { left })],
      }
    }
    const counted = { lotId: opening.lotId, bucket: 'QUARANTINED', delta: -quantity }
    await insertLotMovements(tx, [{ ...counted, reason, note, movedBy }])
  }
  const [movementId = 0] = await insertLotMovements(tx, [
    { lotId, bucket, delta: quantity, reason, note, movedBy },
  ])
  if (bucket === 'AVAILABLE') {
    const why = isCount ? 'LOT' : 'RECEIPT'
    await putOnSale(tx, { productId, pieces: quantity, reason: why, movedBy })
  }
  return { lotId, movementId, isRecalled: found.isRecalled }
}

const newLotOf = (
  line: ReceiptLine,
  { today, movedBy }: { today: string; movedBy: string },
): NewLot => ({
  productId: line.productId,
  lotCode: line.lotCode,
  serial: line.serial,
  expiresOn: line.expiresOn ?? null,
  neverExpires: line.neverExpires,
  madeOn: line.madeOn ?? null,
  receivedOn: today,
  rawCode: line.rawCode,
  createdBy: movedBy,
})

/** One history entry per product. */
async function recordReceipt(tx: Queryable, who: SignedInPrincipal, { lines, note }: ReceiveStock) {
  const byProduct = Map.groupBy(lines, ({ productId }) => productId)
  for (const [productId, received] of byProduct) {
    await recordStaffEvent(tx, {
      who,
      action: 'receive',
      objectType: 'stock',
      objectId: productId,
      after: {
        received: received.map(({ lotCode, serial, quantity }) =>
          [`${quantity} of`, lotCode && `lot ${lotCode}`, serial && `serial ${serial}`]
            .filter(Boolean)
            .join(' '),
        ),
        ...(note && { note }),
      },
    })
  }
}
