import * as contract from '@mendwell/contract/gift-sales/gift-sales'
import { type Answer, call, type Input } from '../calls/call.ts'
import { query } from '../calls/query.ts'

export type GiftCardOffer = Answer<typeof contract.findGiftCardOffer>
export type GiftCardBody = NonNullable<Input<typeof contract.startGiftSale>['body']>
export type GiftSale = Answer<typeof contract.startGiftSale>

/** Which gift cards can be bought. */
export const giftCardOffer = () => query(contract.findGiftCardOffer)

/** Begins to buy a gift card; sent again under the same key, it is one sale. */
export const startGiftSale = (body: GiftCardBody, key: string) =>
  call(contract.startGiftSale, { body, key })

/** Pays a gift card that was begun; `key` makes a repeat harmless. */
export const payGiftSale = (saleToken: string, token: string, key: string) =>
  call(contract.chargeGiftSale, { body: { saleToken, token }, key })

/** How a charge ended that was still being confirmed. */
export const confirmGiftSale = (saleToken: string) =>
  call(contract.confirmGiftSale, { body: { saleToken } })
