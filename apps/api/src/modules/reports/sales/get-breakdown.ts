import type { ReportDays } from '@mendwell/contract/reports/report-days'
import type { Breakdown, BreakdownReport } from '@mendwell/contract/reports/sales-reports'
import { type Cents, sum } from '@mendwell/domain/money/money'
import type { Period } from '@mendwell/domain/reports/periods'
import type { Db, Queryable } from '../../../db/db.ts'
import { readAtOnce } from '../money/read-at-once.repository.ts'
import { comparedWith, findShopDays } from '../money/shop-days.repository.ts'
import { findNames, findRefunds, findReturned, findSales, findSold } from './sales.repository.ts'

/** The label of goods without a kind, and so on. */
const NAMELESS: Record<Breakdown, string> = {
  product: 'No product',
  kind: 'No kind',
  category: 'No category',
  brand: 'No brand',
  state: 'No state',
  group: 'No group',
}

interface Share {
  orders: number
  pieces: number
  piecesBack: number
  sales: number
  refunds: number
  tax: number
  /** For pieces with a known cost: their cost and sales, less refunds. */
  cost: number
  costed: number
  piecesWithoutCost: number
}

const NONE: Share = {
  orders: 0,
  pieces: 0,
  piecesBack: 0,
  sales: 0,
  refunds: 0,
  tax: 0,
  cost: 0,
  costed: 0,
  piecesWithoutCost: 0,
}
const netOf = ({ sales, refunds }: Share) => sales - refunds

/** The margin of several shares together; null if no piece has a known cost. */
function marginOf(shares: readonly Share[]) {
  const total = (of: (share: Share) => number) => sum(shares.map(of))
  const pieces = total((share) => share.pieces)
  const piecesWithoutCost = total((share) => share.piecesWithoutCost)
  const costed = total((share) => share.costed)
  const isKnown = costed !== 0 || pieces > piecesWithoutCost
  return {
    margin: isKnown ? costed - total(({ cost }) => cost) : null,
    marginOf: costed,
    piecesWithoutCost,
  }
}

/**
 * Sales and margin of a period by product, kind, category, brand, state or customer group, best first, with the net
 * sales of the period before; in cents. Goods and customers count by their current data; the state is the order's.
 */
export const getBreakdown = (
  db: Db,
  { by, ...days }: ReportDays & { by: Breakdown },
  limit = Number.POSITIVE_INFINITY,
): Promise<BreakdownReport> =>
  readAtOnce(db, async (tx) => {
    const period = comparedWith(days)
    const [now, before] = await Promise.all([
      getShares(tx, days, by),
      period && getNet(tx, period, by),
    ])
    const keys = [...new Set([...now.keys(), ...(before?.keys() ?? [])])]
    const names = await findNames(tx, by, keys)
    const rows = keys.map((key) => {
      const share = now.get(key) ?? NONE
      const { orders, pieces, piecesBack, sales, refunds, tax } = share
      return {
        key,
        name: names.get(key) ?? (key || NAMELESS[by]),
        ...{ orders, pieces, piecesBack, sales, refunds, tax },
        net: netOf(share),
        ...marginOf([share]),
        netBefore: before ? (before.get(key) ?? 0) : null,
      }
    })
    rows.sort((one, other) => other.net - one.net || one.key.localeCompare(other.key))
    return {
      rows: rows.slice(0, limit),
      count: rows.length,
      net: sum([...now.values()].map(netOf)),
      ...marginOf([...now.values()]),
      netBefore: before ? sum([...before.values()]) : null,
    }
  })

async function getShares(tx: Queryable, period: Period, by: Breakdown) {
  const days = await findShopDays(tx, period)
  const [sales, returned] = await Promise.all([findSold(tx, days, by), findReturned(tx, days, by)])
  const shares = new Map<string, Share>()
  for (const { key, ...sold } of sales) shares.set(key, { ...sold, piecesBack: 0, refunds: 0 })
  for (const { key, piecesBack, refunds, tax, cost, costed } of returned) {
    const share = shares.get(key) ?? { ...NONE }
    share.piecesBack += piecesBack
    share.refunds += refunds
    share.tax -= tax
    share.cost -= cost
    share.costed -= costed
    shares.set(key, share)
  }
  return shares
}

/** Net sales of a period by key, in cents: of the period before, nothing else is shown. */
async function getNet(tx: Queryable, period: Period, by: Breakdown): Promise<Map<string, Cents>> {
  const days = await findShopDays(tx, period)
  const [net, refunds] = await Promise.all([findSales(tx, days, by), findRefunds(tx, days, by)])
  for (const [key, cents] of refunds) net.set(key, (net.get(key) ?? 0) - cents)
  return net
}
