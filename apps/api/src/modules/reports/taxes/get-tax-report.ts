import type { TaxReport } from '@mendwell/contract/reports/money-reports'
import { sum } from '@mendwell/domain/money/money'
import type { Period } from '@mendwell/domain/reports/periods'
import type { Db } from '../../../db/db.ts'
import { readAtOnce } from '../money/read-at-once.repository.ts'
import { findShopDays } from '../money/shop-days.repository.ts'
import { findNames } from '../sales/sales.repository.ts'
import { findRefundedMonths, findTaxedMonths } from './taxes-report.repository.ts'

type Row = TaxReport['rows'][number]

/** Sales tax by month and state, latest month first, in cents: as charged when paid, less refunds. */
export const getTaxReport = (db: Db, period: Period): Promise<TaxReport> =>
  readAtOnce(db, async (tx) => {
    const days = await findShopDays(tx, period)
    const [taxed, refunded] = await Promise.all([
      findTaxedMonths(tx, days),
      findRefundedMonths(tx, days),
    ])
    const rows = new Map<string, Row>()
    const rowOf = (month: string, stateCode: string): Row => {
      const key = `${month} ${stateCode}`
      const none = { orders: 0, taxable: 0, exempt: 0, taxCharged: 0, taxRefunded: 0, tax: 0 }
      const row = rows.get(key) ?? { month, stateCode, stateName: '', ...none }
      rows.set(key, row)
      return row
    }
    for (const paid of taxed) {
      const row = rowOf(paid.month, paid.stateCode)
      row.orders += paid.orders
      row.taxable += paid.taxableCents
      row.exempt += paid.exemptCents
      row.taxCharged += paid.taxCents
    }
    for (const back of refunded) {
      const row = rowOf(back.month, back.stateCode)
      row.taxable -= back.taxableCents
      row.exempt -= back.exemptCents
      row.taxRefunded += back.taxCents
    }
    const codes = [...rows.values()].map(({ stateCode }) => stateCode)
    const names = await findNames(tx, 'state', codes)
    const reported = [...rows.values()].map((row) => ({
      ...row,
      stateName: names.get(row.stateCode) ?? (row.stateCode || 'No state'),
      tax: row.taxCharged - row.taxRefunded,
    }))
    reported.sort(
      (one, other) =>
        other.month.localeCompare(one.month) || one.stateName.localeCompare(other.stateName),
    )
    return { rows: reported, tax: sum(reported.map(({ tax }) => tax)) }
  })
