import * as contract from '@mendwell/contract/catalog/quick-order'
import { call } from '../calls/call.ts'
import { query } from '../calls/query.ts'

/** The products that codes name. */
export const productsByCodes = (codes: readonly string[]) =>
  query(contract.findByCodes, { body: { codes: [...codes] } })
/** The same for one code just scanned. */
export const askForCode = (code: string) => call(contract.findByCodes, { body: { codes: [code] } })
