import type { JournalReport } from '@mendwell/contract/reports/money-reports'
import { sum } from '@mendwell/domain/money/money'
import {
  ACCOUNTS,
  type JournalFormat,
  journalOf,
  type Posting,
  postBalances,
  postPayments,
  postRefunds,
} from '@mendwell/domain/reports/journal'
import type { Period } from '@mendwell/domain/reports/periods'
import type { Db } from '../../../db/db.ts'
import { ShopError } from '../../../ground/errors.ts'
import { readAtOnce } from '../money/read-at-once.repository.ts'
import { reportCsv } from '../money/report-csv.ts'
import { findShopDays, findToday } from '../money/shop-days.repository.ts'
import { findBalancesBooked, findPaymentsBooked, findRefundsBooked } from './journal.repository.ts'
import { journalColumns, journalRows } from './journal-files.ts'

/**
 * The journal of some days, one line per day and account, in cents.
 * @throws ShopError 409 for a day that is not over.
 */
const getLines = (db: Db, period: Period): Promise<Posting[]> =>
  readAtOnce(db, async (tx) => {
    if (period.to >= (await findToday(tx))) {
      throw new ShopError(409, 'CONFLICT', 'The journal ends with yesterday: today is not over')
    }
    const days = await findShopDays(tx, period)
    const [paid, refunded, balances] = await Promise.all([
      findPaymentsBooked(tx, days),
      findRefundsBooked(tx, days),
      findBalancesBooked(tx, days),
    ])
    return journalOf([
      ...paid.flatMap(postPayments),
      ...refunded.flatMap(postRefunds),
      ...balances.flatMap(postBalances),
    ])
  })

/** The journal with the names of its accounts. */
export async function getJournal(db: Db, period: Period): Promise<JournalReport> {
  const lines = await getLines(db, period)
  const rows = lines.map(({ day, account, cents }) => ({
    day,
    account,
    name: ACCOUNTS[account],
    debit: Math.max(0, cents),
    credit: Math.max(0, -cents),
  }))
  return {
    rows,
    debit: sum(rows.map(({ debit }) => debit)),
    credit: sum(rows.map(({ credit }) => credit)),
  }
}

/** The journal as a file in the import format of an accounting program. */
export async function exportJournal(
  db: Db,
  { format, ...period }: Period & { format: JournalFormat },
): Promise<string> {
  const rows = journalRows(await getLines(db, period), format)
  const columns = journalColumns(format).map((name) => [
    name,
    (row: Record<string, string>) => row[name] ?? '',
  ])
  return reportCsv(Object.fromEntries(columns), rows)
}
