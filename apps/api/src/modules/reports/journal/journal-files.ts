import { inDollars } from '@mendwell/contract/wire/dollars'
import { ACCOUNTS, type JournalFormat, type Posting } from '@mendwell/domain/reports/journal'

/** 11/23/2026, as both programs read dates for US companies. */
const usDate = (day: string) => {
  const [year, month, date] = day.split('-')
  return `${month}/${date}/${year}`
}

/** The cells of a manual journal for the import of Xero: debits positive, credits negative. */
const xeroRow = ({ day, account, cents }: Posting): Record<string, string> => ({
  '*Narration': `Mendwell ${day}`,
  '*Date': usDate(day),
  Description: ACCOUNTS[account],
  '*AccountCode': account,
  '*TaxRate': 'Tax Exempt (0%)',
  '*Amount': inDollars(cents),
  TrackingName1: '',
  TrackingOption1: '',
})

/** The cells of a journal entry for the import of QuickBooks Online. */
const quickbooksRow = ({ day, account, cents }: Posting): Record<string, string> => ({
  JournalNo: `MW${day.replaceAll('-', '')}`,
  JournalDate: usDate(day),
  Account: ACCOUNTS[account],
  Debits: cents > 0 ? inDollars(cents) : '',
  Credits: cents < 0 ? inDollars(-cents) : '',
  Description: `Mendwell ${day}`,
})

const ROWS = { quickbooks: quickbooksRow, xero: xeroRow }

/**
 * Lines of a journal with the column names in a program's help pages (Xero: manual journals; QuickBooks Online: import
 * journal entries).
 */
export const journalRows = (lines: readonly Posting[], format: JournalFormat) =>
  lines.map(ROWS[format])

/** The columns of a program's import, also for an empty journal. */
export const journalColumns = (format: JournalFormat): string[] =>
  Object.keys(ROWS[format]({ day: '2000-01-01', account: '1000', cents: 0 }))
