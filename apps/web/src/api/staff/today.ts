import * as contract from '@mendwell/contract/shop/staff-today'
import { query } from '../calls/query.ts'

export const today = () => query(contract.getToday)
/** Sales per day; both days as YYYY-MM-DD. */
export const sales = (range: { from: string; to: string }) =>
  query(contract.getSales, { query: range })
