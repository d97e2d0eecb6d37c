import { type LotRefusal, lotRefusal } from '@mendwell/domain/lots/allocate-lots'
import type { Cents } from '@mendwell/domain/money/money'
import { costOfPieces } from '@mendwell/domain/purchasing/landed-cost'
import type { Queryable } from '../../../db/db.ts'
import { conflict, ShopError } from '../../../ground/errors.ts'
import {
  findShelfLots,
  insertLotMovements,
  insertSaleMovements,
  lockTracked,
  type ShelfLot,
  type TrackedProduct,
} from '../shelf/shelf.repository.ts'
import { allocateItems, asOnHand, leavingRules, withExpiry } from './allocate-items.ts'
import { mergeLots } from './lot-pieces.ts'
import {
  deletePicks,
  findLotCosts,
  findPicks,
  findTrackedItems,
  insertSentLots,
  type Pick,
  type TrackedItem,
} from './picks.repository.ts'

/** Pieces of an item in a parcel; `lots` where staff name them. */
export interface ParcelItem {
  orderItemId: number
  quantity: number
  lots?: readonly { lotId: number; quantity: number }[] | null | undefined
}

interface Sending {
  orderId: number
  items: readonly ParcelItem[]
}

/** What leaves of each lot, to be stored once the parcel has its number. */
export interface LeavingLots {
  picks: Pick[]
  /** Pieces that were not promised from stock: they reduce what is on sale now. */
  backorder: { productId: number; orderItemId: number; pieces: number }[]
}

/**
 * Decides which lots leave with a parcel: those that staff name, else those reserved, else first expired first out.
 * Locks the products; call it before the parcel is stored, and `keepSentLots` after.
 * @throws ShopError 409 if no lot may leave for a piece, or the pieces are promised to others.
 */
export async function chooseLeavingLots(
  tx: Queryable,
  { orderId, items }: Sending,
): Promise<LeavingLots> {
  const tracked = (await findTrackedItems(tx, [orderId])).filter(({ orderItemId }) =>
    items.some((item) => item.orderItemId === orderItemId),
  )
  const answer: LeavingLots = { picks: [], backorder: [] }
  if (tracked.length === 0) return answer
  const products = await lockTracked(
    tx,
    tracked.map(({ productId }) => productId),
  )
  // Read again, to see what others did before they released the products.
  const locked = new Map(
    (await findTrackedItems(tx, [orderId])).map((item) => [item.orderItemId, item]),
  )
  const lots = await findShelfLots(
    tx,
    products.map(({ productId }) => productId),
  )
  for (const product of products) {
    const item = tracked.find(({ productId }) => productId === product.productId)
    const sold = item && locked.get(item.orderItemId)
    const sent = items.find(({ orderItemId }) => orderItemId === sold?.orderItemId)
    if (!sold || !sent) continue
    const own = await findPicks(tx, [sold.orderItemId])
    const facts = { product, item: sold, sent, lots: withoutOwn(lots, product, own), own }
    answer.picks.push(...(sent.lots ? namedLots(facts) : pickedLots(facts)))
    const pieces = Math.max(0, sent.quantity - sold.held)
    if (pieces > product.quantity) throw promisedToOthers(product, sold)
    if (pieces > 0) {
      const { orderItemId } = sold
      answer.backorder.push({ productId: product.productId, orderItemId, pieces })
    }
  }
  return answer
}

interface Facts {
  product: TrackedProduct
  item: TrackedItem
  sent: ParcelItem
  lots: ShelfLot[]
  /** Reserved for this item before. */
  own: Pick[]
}

/** The lots of a product, with what others reserved. */
const withoutOwn = (lots: readonly ShelfLot[], product: TrackedProduct, own: readonly Pick[]) =>
  lots
    .filter(({ productId }) => productId === product.productId)
    .map((lot) => {
      const mine = own.find(({ lotId }) => lotId === lot.lotId)?.quantity ?? 0
      const picked = lot.bucket === 'AVAILABLE' ? Math.max(0, lot.picked - mine) : lot.picked
      return { ...withExpiry(lot, product), picked }
    })

function namedLots({ product, item, sent, lots }: Facts): Pick[] {
  const named = sent.lots ?? []
  const sum = named.reduce((pieces, { quantity }) => pieces + quantity, 0)
  if (sum !== sent.quantity) {
    throw refuse(`Name the lots of all ${sent.quantity} pieces of ${item.productName}`)
  }
  return named.map(({ lotId, quantity }) => {
    const here = lots.filter((lot) => lot.lotId === lotId)
    const lot = here.find(({ bucket }) => bucket === 'AVAILABLE') ?? here[0]
    if (!lot) throw refuse(`This lot is not one of ${item.productName}, or none of it is here`)
    const why = lotRefusal(asOnHand(lot), leavingRules(product, item))
    if (why) throw refuse(`Lot ${codeOf(lot)} may not leave: ${IN_WORDS[why]}`)
    if (quantity > lot.quantity - lot.picked) {
      throw refuse(`Lot ${codeOf(lot)} has only ${lot.quantity - lot.picked} free pieces`)
    }
    return { orderItemId: item.orderItemId, lotId, quantity }
  })
}

function pickedLots({ product, item, sent, lots, own }: Facts): Pick[] {
  const rules = leavingRules(product, item)
  const { orderItemId } = item
  let need = sent.quantity
  const kept: Pick[] = []
  for (const { lotId, quantity } of own) {
    const lot = lots.find((one) => one.lotId === lotId && one.bucket === 'AVAILABLE')
    const pieces = Math.min(need, quantity)
    if (!lot || pieces === 0 || lotRefusal(asOnHand(lot), rules)) continue
    kept.push({ orderItemId, lotId, quantity: pieces })
    lot.picked += pieces
    need -= pieces
  }
  const { chosen, short } = allocateItems({
    items: [{ ...item, need }],
    products: [product],
    lots,
  })
  const [missing] = short
  if (missing) {
    const why = missing.refusals
      .filter((one) => one.why !== 'EMPTY')
      .map(({ lot, why }) => `lot ${codeOf(lot)} ${IN_WORDS[why]}`)
    const left = sent.quantity - missing.pieces
    const detail = `Only ${left} of ${sent.quantity} pieces of ${item.productName} can leave`
    throw refuse(why.length > 0 ? `${detail}: ${why.join(', ')}` : detail, { orderItemId, left })
  }
  return mergeLots([
    ...kept,
    ...chosen.map(({ lot, quantity }) => ({ orderItemId, lotId: lot.lotId, quantity })),
  ])
}

const IN_WORDS: Record<LotRefusal, string> = {
  EMPTY: 'has no free pieces',
  EXPIRED: 'has expired',
  QUARANTINED: 'is held',
  RECALLED: 'is recalled',
  NO_EXPIRY: 'has no expiration date',
  TOO_SHORT: 'expires too soon',
}

const codeOf = ({ lotCode, serial }: ShelfLot) => lotCode ?? serial ?? ''

const refuse = (detail: string, facts?: Record<string, unknown>) =>
  new ShopError(409, 'CONFLICT', detail, facts ? { facts } : {})

const promisedToOthers = ({ quantity }: TrackedProduct, { orderItemId, held }: TrackedItem) =>
  conflict('NOT_ENOUGH_STOCK', 'stockTooLow', { orderItemId, left: held + quantity })

interface Keeping extends LeavingLots {
  shipmentId: number
  movedBy: string
}

/** Books the decision of `chooseLeavingLots` for a stored parcel. */
export async function keepSentLots(
  tx: Queryable,
  { picks, backorder, shipmentId, movedBy }: Keeping,
): Promise<void> {
  if (picks.length === 0) return
  await deletePicks(tx, { orderItemIds: picks.map(({ orderItemId }) => orderItemId) })
  const costs = await costPicks(tx, picks)
  await insertSentLots(
    tx,
    picks.map((pick, at) => ({
      ...pick,
      shipmentId,
      returnId: null,
      costCents: costs[at] ?? null,
    })),
  )
  await insertLotMovements(
    tx,
    picks.map(({ lotId, quantity }) => ({
      lotId,
      bucket: 'AVAILABLE',
      delta: -quantity,
      reason: 'PARCEL',
      shipmentId,
      movedBy,
    })),
  )
  await insertSaleMovements(
    tx,
    backorder.map(({ productId, orderItemId, pieces }) => ({
      productId,
      orderItemId,
      delta: -pieces,
      reason: 'BACKORDER',
      movedBy,
    })),
  )
}

/** What the pieces of each pick had cost, in cents; null if unknown. Together, those of a lot add up to its cost. */
async function costPicks(tx: Queryable, picks: readonly Pick[]): Promise<(Cents | null)[]> {
  const lots = await findLotCosts(
    tx,
    picks.map(({ lotId }) => lotId),
  )
  return picks.map(({ lotId, quantity }) => {
    const lot = lots.find((one) => one.lotId === lotId)
    if (!lot) return null
    const cents = costOfPieces(lot, lot.taken, quantity)
    lot.taken += quantity
    return cents
  })
}
