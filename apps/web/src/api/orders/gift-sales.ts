import * as contract from '@mendwell/contract/gift-sales/gift-sales'
import { type Answer, call, type Input } from '../calls/call.ts'
import { query } from '../calls/query.ts'

export type GiftCardOffer = Answer<typeof contract.findGiftCardOffer>
export type GiftCardBody = NonNullable<Input<typeof contract.startGiftSale>['body']>
export type GiftSale = Answer<typeof contract.startGiftSale>

/** Which gift cards can be bought. */
export const giftCardOffer = () => query(contract.findGiftCardOffer)

/** Starts buying a gift card; sent again with the same key, it is one sale. */
export const startGiftSale = (body: GiftCardBody, key: string) =>
  call(contract.startGiftSale, { body, key })

/** Pays for a started gift card; `key` makes a retry harmless. */
export const payGiftSale = (saleToken: string, token: string, key: string) =>
  call(contract.chargeGiftSale, { body: { saleToken, token }, key })

/** The outcome of a charge that was still being confirmed. */
export const confirmGiftSale = (saleToken: string) =>
  call(contract.confirmGiftSale, { body: { saleToken } })
