import * as contract from '@mendwell/contract/staff-today'
import { query } from '../query.ts'

export const today = () => query(contract.getToday)
/** Sales per day; both days as YYYY-MM-DD. */
export const sales = (range: { from: string; to: string }) =>
  query(contract.getSales, { query: range })
