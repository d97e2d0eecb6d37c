import * as contract from '@mendwell/contract/addresses/address-check'
import { type Answer, call, type Input } from '../calls/call.ts'

export type AddressCheckAnswer = Answer<typeof contract.checkAddress>
export type CheckedPlace = NonNullable<Input<typeof contract.checkAddress>['body']>

/** The shop gives up earlier; without an answer the shopper goes on. */
const WITHIN_MS = 5_000

/** Whether parcels arrive at an address; throws where that cannot be asked. */
export const checkAddress = (body: CheckedPlace): Promise<AddressCheckAnswer> =>
  call(contract.checkAddress, { body, signal: AbortSignal.timeout(WITHIN_MS) })
