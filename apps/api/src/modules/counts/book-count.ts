import { type BookStockCount, StockCount } from '@mendwell/contract/lots/counts'
import type { FieldError } from '@mendwell/contract/wire/errors'
import type { FieldCode } from '@mendwell/contract/wire/validation-messages'
import type { Bucket } from '@mendwell/domain/lots/lots'
import type { Db, Queryable } from '../../db/db.ts'
import { fieldError, forbidden, invalidFields } from '../../ground/errors.ts'
import { type SignedInPrincipal, signatureOf } from '../../ground/principal.ts'
import { requestKeyOrNew } from '../../idempotency/request-key.ts'
import { type Outcome, runOnce } from '../../idempotency/run-once.ts'
import { lockWithPools } from '../packs/pools.sql.ts'
import { recordStaffEvent } from '../settings/history/record-staff-event.ts'
import { getShopSettings } from '../settings/shop/shop.repository.ts'
import { bookDifference, type Difference } from './book-difference.ts'
import { lockOpen } from './change-count.ts'
import {
  endCount,
  findCountLines,
  findProductsNow,
  type KeptLine,
  type ProductNow,
} from './counts.repository.ts'
import { differenceOfLine, getStockCount, needsSecondCount } from './get-count.ts'
import { findBucketsNow } from './lots-now.repository.ts'

interface Booking {
  countId: number
  asked: BookStockCount
  /** The Idempotency-Key header. */
  key: string | undefined
  /** Whether the role may adjust stock not tracked by lot. */
  mayAdjustStock: boolean
}

/**
 * Books the differences of a count, all or none. Each is applied to the current stock, under the lock of its product:
 * pieces sold, sent or received since the line was counted stay booked.
 * @throws ShopError 403 for stock without lots and a role that may not adjust it; 404; 409 for a closed count; 422 by
 * line: not counted, no reason, a large difference found by one person only, or stock that cannot take it.
 */
export function bookCount(
  db: Db,
  who: SignedInPrincipal,
  { countId, asked, key, mayAdjustStock }: Booking,
): Promise<Outcome<StockCount>> {
  const scope = `count ${countId} booked by staff ${who.custId}`
  const call = requestKeyOrNew({ scope, header: key, request: asked })
  return runOnce(db, { call, answer: StockCount }, async (tx) => {
    await lockOpen(tx, countId)
    const lines = await findCountLines(tx, { countId })
    const differences = differencesOf(lines, asked)
    if (!mayAdjustStock && differences.some(({ line }) => line.lotId === null)) throw forbidden()
    const { countTwoPeople } = await getShopSettings(tx)
    refuseUnfinished(lines, differences, { ...asked, countTwoPeople })
    const products = await lockAsNow(tx, differences)
    await refuseImpossible(tx, differences, products)
    const movedBy = signatureOf(who)
    for (const difference of differences) {
      const product = products.get(difference.line.productId)
      if (product) await bookDifference(tx, { ...difference, product, movedBy })
    }
    await endCount(tx, countId, { state: 'DONE', endedBy: movedBy })
    await recordBooking(tx, who, { countId, differences })
    return getStockCount(tx, countId)
  })
}

function differencesOf(lines: readonly KeptLine[], { reason, reasons }: BookStockCount) {
  const own = new Map(reasons.map((one) => [one.lineId, one.reason]))
  return lines.flatMap((line): Difference[] => {
    const pieces = differenceOfLine(line)
    return pieces ? [{ line, pieces, reason: own.get(line.lineId) || reason || '' }] : []
  })
}

const atLine = (lineId: number, code: FieldCode, params?: Record<string, string | number>) =>
  fieldError(`lines.${lineId}`, code, params)

/** Reports what the counters still have to do for all lines at once. */
function refuseUnfinished(
  lines: readonly KeptLine[],
  differences: readonly Difference[],
  { leavesOutUncounted, countTwoPeople }: { leavesOutUncounted: boolean; countTwoPeople: boolean },
) {
  const uncounted = leavesOutUncounted ? [] : lines.filter(({ counted }) => counted === null)
  const errors: FieldError[] = [
    ...uncounted.map(({ lineId }) => atLine(lineId, 'countLineOpen')),
    ...differences
      .filter(({ line }) => needsSecondCount(line, countTwoPeople))
      .map(({ line }) => atLine(line.lineId, 'countAgain')),
    ...differences
      .filter(({ reason }) => reason === '')
      .map(({ line }) => fieldError(`reasons.${line.lineId}`, 'countReasonRequired')),
  ]
  if (errors.length > 0) throw invalidFields(errors)
}

async function lockAsNow(tx: Queryable, differences: readonly Difference[]) {
  const productIds = [...new Set(differences.map(({ line }) => line.productId))]
  await lockWithPools(tx, productIds)
  const now = await findProductsNow(tx, productIds)
  return new Map(now.map((product) => [product.productId, product]))
}

/** The stock changed since the count so that the difference no longer applies: count that line again. */
async function refuseImpossible(
  tx: Queryable,
  differences: readonly Difference[],
  products: ReadonlyMap<number, ProductNow>,
) {
  const buckets = await findBucketsNow(
    tx,
    differences.flatMap(({ line: { lotId } }) => (lotId === null ? [] : [lotId])),
  )
  const errors = differences.flatMap(({ line, pieces }): FieldError[] => {
    const product = products.get(line.productId)
    if (!product || product.isByLot !== (line.lotId !== null) || product.isPooled) {
      return [atLine(line.lineId, 'countKeptOtherwise')]
    }
    if (line.lotId === null) return refusePlain(line, product, pieces)
    const lot = buckets.find(({ lotId, bucket }) => lotId === line.lotId && bucket === line.bucket)
    return refuseOfLot(line, { here: lot?.quantity ?? 0, pieces, product, lot })
  })
  if (errors.length > 0) throw invalidFields(errors)
}

function refusePlain({ lineId }: KeptLine, product: ProductNow, pieces: number): FieldError[] {
  if (product.quantity === null) return [atLine(lineId, 'countKeptOtherwise')]
  if (pieces > 0 && product.isStopped) return [atLine(lineId, 'purchaseRecalled')]
  return product.quantity + product.held + pieces < 0
    ? [atLine(lineId, 'countTooFew', { here: product.quantity + product.held })]
    : []
}

interface LotNow {
  here: number
  pieces: number
  product: ProductNow
  lot: { isRecalled: boolean; bucket: Bucket } | undefined
}

function refuseOfLot(line: KeptLine, { here, pieces, product, lot }: LotNow): FieldError[] {
  if (here + pieces < 0) return [atLine(line.lineId, 'countTooFew', { here })]
  if (pieces < 0 || line.bucket !== 'AVAILABLE') return []
  if (lot?.isRecalled) return [atLine(line.lineId, 'countRecalled')]
  const isExpired = line.expiresOn !== null && line.expiresOn < product.today
  return isExpired ? [atLine(line.lineId, 'countExpired')] : []
}

interface Recording {
  countId: number
  differences: readonly Difference[]
}

/** One entry in the history of the count, and one in that of each product. */
async function recordBooking(
  tx: Queryable,
  who: SignedInPrincipal,
  { countId, differences }: Recording,
) {
  const inWords = ({ line, pieces, reason }: Difference, sku: string) =>
    [
      `${pieces > 0 ? '+' : ''}${pieces}${sku}`,
      line.lotCode && `lot ${line.lotCode}`,
      line.serial && `serial ${line.serial}`,
      reason,
    ]
      .filter(Boolean)
      .join(', ')
  await recordStaffEvent(tx, {
    who,
    action: 'book',
    objectType: 'count',
    objectId: countId,
    before: { state: 'OPEN' },
    after: {
      state: 'DONE',
      differences: differences.map((one) => inWords(one, ` of ${one.line.sku}`)),
    },
  })
  const byProduct = Map.groupBy(differences, ({ line }) => line.productId)
  for (const [productId, found] of byProduct) {
    await recordStaffEvent(tx, {
      who,
      action: 'count',
      objectType: 'stock',
      objectId: productId,
      after: { count: countId, differences: found.map((one) => inWords(one, '')) },
    })
  }
}
