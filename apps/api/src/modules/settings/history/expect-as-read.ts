import { conflict } from '../../../ground/errors.ts'
import { isSameState } from './record-staff-event.ts'

/**
 * What somebody has read and changes now must still say the same as the locked row; `read` may be left out.
 * @throws ShopError 409
 */
export function expectAsRead<Row extends object>(read: Partial<Row> | undefined, now: Row): void {
  const names = Object.keys(now) as (keyof Row)[]
  if (!read || names.every((name) => isSameState(read[name], now[name]))) return
  throw conflict('CONFLICT', 'changedMeanwhile')
}
