import type { Queryable } from '../../db/db.ts'
import { breakPromises, putOnSale, takeOffSale } from '../lots/shelf/change-sale.ts'
import { insertLotMovements, insertSaleMovements } from '../lots/shelf/shelf.repository.ts'
import { type KeptLine, type ProductNow, updateBooked } from './counts.repository.ts'

/** A line whose difference is booked. */
export interface Difference {
  line: KeptLine
  /** Pieces found in excess, or missing if below zero. */
  pieces: number
  reason: string
}

interface Booking extends Difference {
  /** The locked product; its available pieces follow what is booked. */
  product: ProductNow
  movedBy: string
}

/** Books the difference of one line in the ledger, and stores the movement's id in the line. */
export async function bookDifference(tx: Queryable, booking: Booking): Promise<void> {
  const { line, reason } = booking
  const moved =
    line.lotId === null
      ? { stockMovementId: await movePieces(tx, booking) }
      : { lotMovementId: await moveLotPieces(tx, { ...booking, lotId: line.lotId }) }
  await updateBooked(tx, { lineId: line.lineId, reason, ...moved })
}

/** For a product without lots: the count moves the available pieces. */
async function movePieces(tx: Queryable, { product, pieces, reason, movedBy }: Booking) {
  const { productId } = product
  if (pieces < 0) {
    const leaving = { product: onSale(product), pieces: -pieces, lotId: null, movedBy }
    await breakPromises(tx, { ...leaving, reason: 'COUNT' })
  }
  const movement = { productId, delta: pieces, reason: 'COUNT', note: reason, movedBy }
  const [movementId = 0] = await insertSaleMovements(tx, [movement])
  return movementId
}

/** For a lot: its bucket moves, and the pieces on sale with it if it is available. */
async function moveLotPieces(tx: Queryable, booking: Booking & { lotId: number }) {
  const { line, lotId, product, pieces, reason, movedBy } = booking
  const bucket = line.bucket ?? 'AVAILABLE'
  const movement = { lotId, bucket, delta: pieces, reason: 'COUNT', note: reason, movedBy }
  const [movementId = 0] = await insertLotMovements(tx, [movement])
  if (bucket !== 'AVAILABLE') return movementId
  const { productId } = product
  if (pieces > 0) await putOnSale(tx, { productId, pieces, reason: 'LOT', movedBy })
  else {
    const leaving = { product: onSale(product), pieces: -pieces, lotId, movedBy }
    await takeOffSale(tx, { ...leaving, reason: 'COUNT' })
  }
  product.quantity = Math.max(0, (product.quantity ?? 0) + pieces)
  return movementId
}

const onSale = ({ productId, quantity }: ProductNow) => ({ productId, quantity: quantity ?? 0 })
