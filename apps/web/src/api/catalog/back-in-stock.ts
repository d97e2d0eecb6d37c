import * as contract from '@mendwell/contract/content/back-in-stock'
import { call } from '../calls/call.ts'

/** Requests one mail when a product is back in stock; the mailbox has to confirm. */
export const askBackInStock = (productId: number, email: string) =>
  call(contract.askBackInStock, { body: { productId, email } })

/** Redeems the link of the confirmation mail. */
export const confirmBackInStock = (token: string) =>
  call(contract.confirmBackInStock, { body: { token } })

/** Cancels the request behind the same link. */
export const endBackInStock = (token: string) => call(contract.endBackInStock, { body: { token } })
