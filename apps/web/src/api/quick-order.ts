import * as contract from '@mendwell/contract/quick-order'
import { call } from './call.ts'
import { query } from './query.ts'

/** The products that codes name. */
export const productsByCodes = (codes: readonly string[]) =>
  query(contract.findByCodes, { body: { codes: [...codes] } })
/** The same for one code just scanned. */
export const askForCode = (code: string) => call(contract.findByCodes, { body: { codes: [code] } })
