import { allocateLots, type LotRefusal } from '@mendwell/domain/lots/allocate-lots'
import { DEFAULT_MIN_DAYS_LEFT, TRANSIT_DAYS } from '@mendwell/domain/lots/lots'
import type { ShelfLot, TrackedProduct } from '../shelf/shelf.repository.ts'

/** An item of an order whose product is tracked by lot. */
export interface ItemToPick {
  orderItemId: number
  productId: number
  /** True for pickup: then there are no days in transit. */
  isCollected: boolean
  /** Pieces to choose lots for. */
  need: number
}

export type PickableProduct = Pick<
  TrackedProduct,
  'productId' | 'minDaysLeft' | 'preferOneLot' | 'today'
>

export interface ChosenLot {
  orderItemId: number
  lot: ShelfLot
  quantity: number
}

export interface ChosenLots {
  chosen: ChosenLot[]
  /** Pieces of an item that no lot covers, and the reason for each lot. */
  short: { orderItemId: number; pieces: number; refusals: { lot: ShelfLot; why: LotRefusal }[] }[]
}

/** The requirements for a lot to leave with an item today. */
export const leavingRules = (
  { minDaysLeft, today }: PickableProduct,
  { isCollected }: Pick<ItemToPick, 'isCollected'>,
) => ({
  shipOn: today,
  transitDays: isCollected ? 0 : TRANSIT_DAYS,
  minDaysLeft: minDaysLeft ?? DEFAULT_MIN_DAYS_LEFT,
})

/** A lot in the shape of domain/lots; `picked` is what others have chosen. */
export const asOnHand = (lot: ShelfLot, picked = lot.picked) => ({
  row: lot,
  lot: lot.lotCode ?? lot.serial ?? '',
  onHand: lot.quantity,
  picked,
  ...expiryOf(lot),
  status: lot.bucket,
  receivedOn: lot.receivedOn,
})

const expiryOf = ({ expiresOn, neverExpires }: ShelfLot) => {
  if (expiresOn !== null) return { expires: expiresOn }
  return neverExpires ? { expires: null } : {}
}

interface Allocating {
  items: readonly ItemToPick[]
  products: readonly (PickableProduct & { tracking?: string })[]
  lots: readonly ShelfLot[]
}

/**
 * Allocates lots to items one after the other, first expired first out. A product tracked by lot without expiry uses
 * lots without a recorded date.
 */
export function allocateItems({ items, products, lots }: Allocating): ChosenLots {
  const answer: ChosenLots = { chosen: [], short: [] }
  const picked = new Map<number, number>()
  const byId = new Map(products.map((product) => [product.productId, product]))
  for (const item of items) {
    const product = byId.get(item.productId)
    if (!product || item.need <= 0) continue
    const { picks, short, excluded } = allocateLots({
      ...leavingRules(product, item),
      need: item.need,
      preferOneLot: product.preferOneLot,
      lots: lots
        .filter(({ productId }) => productId === item.productId)
        .map((lot) => asOnHand(withExpiry(lot, product), lot.picked + takenOf(picked, lot))),
    })
    for (const { lot, quantity } of picks) {
      answer.chosen.push({ orderItemId: item.orderItemId, lot: lot.row, quantity })
      picked.set(lot.row.lotId, (picked.get(lot.row.lotId) ?? 0) + quantity)
    }
    if (short === 0) continue
    const refusals = excluded.map(({ lot, why }) => ({ lot: lot.row, why }))
    answer.short.push({ orderItemId: item.orderItemId, pieces: short, refusals })
  }
  return answer
}

const takenOf = (picked: Map<number, number>, { lotId, bucket }: ShelfLot) =>
  bucket === 'AVAILABLE' ? (picked.get(lotId) ?? 0) : 0

/** If the date does not matter, a lot without one counts as never expiring. */
export const withExpiry = (lot: ShelfLot, { tracking }: { tracking?: string }): ShelfLot =>
  tracking === 'LOT_EXPIRY' || lot.expiresOn !== null ? lot : { ...lot, neverExpires: true }
