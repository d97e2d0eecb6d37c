import { conflict } from '../../../ground/errors.ts'
import { isSameState } from './record-staff-event.ts'

/**
 * What a person read before changing it must still match the locked row; `read` is optional.
 * @throws ShopError 409
 */
export function expectAsRead<Row extends object>(read: Partial<Row> | undefined, now: Row): void {
  const names = Object.keys(now) as (keyof Row)[]
  if (!read || names.every((name) => isSameState(read[name], now[name]))) return
  throw conflict('CONFLICT', 'changedMeanwhile')
}
