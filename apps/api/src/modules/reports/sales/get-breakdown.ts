import type { ReportDays } from '@mendwell/contract/reports/report-days'
import type { Breakdown, BreakdownReport } from '@mendwell/contract/reports/sales-reports'
import { sum } from '@mendwell/domain/money/money'
import type { Period } from '@mendwell/domain/reports/periods'
import type { Db, Queryable } from '../../../db/db.ts'
import { getRefunded } from '../money/get-refunded.ts'
import { readAtOnce } from '../money/read-at-once.repository.ts'
import { comparedWith, findShopDays } from '../money/shop-days.repository.ts'
import { findKeysOfProducts, findNames, findSold } from './sales.repository.ts'

/** What stands for goods without a kind, and so on. */
const NAMELESS: Record<Breakdown, string> = {
  product: 'No product',
  kind: 'No kind',
  category: 'No category',
  brand: 'No brand',
  state: 'No state',
}

interface Share {
  orders: number
  pieces: number
  piecesBack: number
  sales: number
  refunds: number
  tax: number
}

const NONE: Share = { orders: 0, pieces: 0, piecesBack: 0, sales: 0, refunds: 0, tax: 0 }
const netOf = ({ sales, refunds }: Share) => sales - refunds

/**
 * Sales of a period by product, kind, category, brand or state, the best first, with the net sales of the period before;
 * in cents. Goods count for what they are now; the state is that of the order.
 */
export const getBreakdown = (
  db: Db,
  { by, ...days }: ReportDays & { by: Breakdown },
  limit = Number.POSITIVE_INFINITY,
): Promise<BreakdownReport> =>
  readAtOnce(db, async (tx) => {
    const now = await getShares(tx, days, by)
    const period = comparedWith(days)
    const before = period && (await getShares(tx, period, by))
    const keys = [...new Set([...now.keys(), ...(before?.keys() ?? [])])]
    const names = await findNames(tx, by, keys)
    const rows = keys.map((key) => {
      const share = now.get(key) ?? NONE
      return {
        key,
        name: names.get(key) ?? (key || NAMELESS[by]),
        ...share,
        net: netOf(share),
        netBefore: before ? netOf(before.get(key) ?? NONE) : null,
      }
    })
    rows.sort((one, other) => other.net - one.net || one.key.localeCompare(other.key))
    return {
      rows: rows.slice(0, limit),
      count: rows.length,
      net: sum([...now.values()].map(netOf)),
      netBefore: before ? sum([...before.values()].map(netOf)) : null,
    }
  })

async function getShares(tx: Queryable, period: Period, by: Breakdown) {
  const days = await findShopDays(tx, period)
  const shares = new Map<string, Share>()
  for (const { key, orders, pieces, goodsCents, taxCents } of await findSold(tx, days, by)) {
    shares.set(key, { ...NONE, orders, pieces, sales: goodsCents, tax: taxCents })
  }
  const refunded = (await getRefunded(tx, days)).filter(({ productId }) => productId !== null)
  const productIds = refunded.flatMap(({ productId }) => productId ?? [])
  const keys = by === 'state' ? undefined : await findKeysOfProducts(tx, by, productIds)
  for (const { productId, stateCode, goodsCents, taxCents, pieces } of refunded) {
    const key = keys ? (keys.get(productId ?? 0) ?? '') : stateCode
    const share = shares.get(key) ?? NONE
    shares.set(key, {
      ...share,
      piecesBack: share.piecesBack + pieces,
      refunds: share.refunds + goodsCents,
      tax: share.tax - taxCents,
    })
  }
  return shares
}
