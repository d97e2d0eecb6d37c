import { type Account, journalOf } from '@mendwell/domain/reports/journal'
import { expect, it } from 'vitest'
import { journalColumns, journalRows } from './journal-files.ts'

/** The day of the domain's journal test, by account. */
const CENTS: readonly [account: Account, cents: number][] = [
  ['1000', 20_512],
  ['1100', 25_980],
  ['2100', -826],
  ['2200', -3_426],
  ['4000', -43_348],
  ['4010', 1_700],
  ['4020', -2_500],
  ['4030', 1_154],
  ['6010', 754],
]
const LINES = journalOf(CENTS.map(([account, cents]) => ({ day: '2026-11-23', account, cents })))

const XERO = `*Narration,*Date,Description,*AccountCode,*TaxRate,*Amount,TrackingName1,TrackingOption1
Mendwell 2026-11-23,11/23/2026,Bank,1000,Tax Exempt (0%),205.12,,
Mendwell 2026-11-23,11/23/2026,Accounts receivable,1100,Tax Exempt (0%),259.80,,
Mendwell 2026-11-23,11/23/2026,Sales tax payable,2100,Tax Exempt (0%),-8.26,,
Mendwell 2026-11-23,11/23/2026,Gift card liability,2200,Tax Exempt (0%),-34.26,,
Mendwell 2026-11-23,11/23/2026,Sales,4000,Tax Exempt (0%),-433.48,,
Mendwell 2026-11-23,11/23/2026,Discounts,4010,Tax Exempt (0%),17.00,,
Mendwell 2026-11-23,11/23/2026,Shipping income,4020,Tax Exempt (0%),-25.00,,
Mendwell 2026-11-23,11/23/2026,Returns,4030,Tax Exempt (0%),11.54,,
Mendwell 2026-11-23,11/23/2026,Payment fees,6010,Tax Exempt (0%),7.54,,
`

const QUICKBOOKS = `JournalNo,JournalDate,Account,Debits,Credits,Description
MW20261123,11/23/2026,Bank,205.12,,Mendwell 2026-11-23
MW20261123,11/23/2026,Accounts receivable,259.80,,Mendwell 2026-11-23
MW20261123,11/23/2026,Sales tax payable,,8.26,Mendwell 2026-11-23
MW20261123,11/23/2026,Gift card liability,,34.26,Mendwell 2026-11-23
MW20261123,11/23/2026,Sales,,433.48,Mendwell 2026-11-23
MW20261123,11/23/2026,Discounts,17.00,,Mendwell 2026-11-23
MW20261123,11/23/2026,Shipping income,,25.00,Mendwell 2026-11-23
MW20261123,11/23/2026,Returns,11.54,,Mendwell 2026-11-23
MW20261123,11/23/2026,Payment fees,7.54,,Mendwell 2026-11-23
`

const csv = (format: 'xero' | 'quickbooks') =>
  [journalColumns(format), ...journalRows(LINES, format).map((row) => Object.values(row))]
    .map((cells) => `${cells.join(',')}\n`)
    .join('')

it("matches Xero's import format", () => {
  expect(csv('xero')).toBe(XERO)
})

it("matches QuickBooks Online's import format", () => {
  expect(csv('quickbooks')).toBe(QUICKBOOKS)
})
