import * as contract from '@mendwell/contract/content/back-in-stock'
import { call } from '../calls/call.ts'

/** Asks for one mail when a product is there again; its mailbox has to confirm. */
export const askBackInStock = (productId: number, email: string) =>
  call(contract.askBackInStock, { body: { productId, email } })

/** Redeems the link of the confirmation mail. */
export const confirmBackInStock = (token: string) =>
  call(contract.confirmBackInStock, { body: { token } })

/** Ends the request of the same link. */
export const endBackInStock = (token: string) => call(contract.endBackInStock, { body: { token } })
