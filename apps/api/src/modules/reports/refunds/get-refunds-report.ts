import type { RefundsReport } from '@mendwell/contract/reports/money-reports'
import type { ReportDays } from '@mendwell/contract/reports/report-days'
import { sum } from '@mendwell/domain/money/money'
import type { Db } from '../../../db/db.ts'
import { readAtOnce } from '../money/read-at-once.repository.ts'
import { comparedWith, findShopDays } from '../money/shop-days.repository.ts'
import {
  findRefundReasons,
  findReturnedProducts,
  findReturnReasons,
} from './refunds-report.repository.ts'

/** More reasons and products than anyone reads. */
const MAX_ROWS = 50

/** Refunds made and returns requested, by reason, in cents. */
export const getRefundsReport = (db: Db, requested: ReportDays): Promise<RefundsReport> =>
  readAtOnce(db, async (tx) => {
    const days = await findShopDays(tx, requested)
    const now = await findRefundReasons(tx, days)
    const period = comparedWith(requested)
    const before = period && (await findRefundReasons(tx, await findShopDays(tx, period)))
    const ofBefore = (reason: string) => before?.find((row) => row.reason === reason)?.amount ?? 0
    const gone = (before ?? []).filter(({ reason }) => !now.some((row) => row.reason === reason))
    const rows = [...now, ...gone.map((row) => ({ ...row, count: 0, amount: 0 }))]
    return {
      refunds: rows.map((row) => ({
        ...row,
        amountBefore: before ? ofBefore(row.reason) : null,
      })),
      amount: sum(now.map(({ amount }) => amount)),
      amountBefore: before ? sum(before.map(({ amount }) => amount)) : null,
      reasons: await findReturnReasons(tx, days, MAX_ROWS),
      products: await findReturnedProducts(tx, days, MAX_ROWS),
    }
  })
