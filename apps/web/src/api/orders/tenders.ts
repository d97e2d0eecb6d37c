import * as contract from '@mendwell/contract/balances/gift-cards'
import { type Answer, call } from '../calls/call.ts'
import { query } from '../calls/query.ts'

export type TendersAnswer = Answer<typeof contract.findTenders>

/** Who pays which part of an order. */
export const orderTenders = (orderId: number) =>
  query(contract.findTenders, { params: { orderId } })

/** Lets a gift card pay as much of an order as it can; a retry changes nothing. */
export const payByGiftCard = (orderId: number, code: string) =>
  call(contract.payByGiftCard, { body: { orderId, code } })

/** The same for the customer's store credit. */
export const payByStoreCredit = (orderId: number) =>
  call(contract.payByStoreCredit, { body: { orderId } })

/** Removes a gift card or store credit from an order. */
export const removeTender = (orderId: number, tenderNo: number) =>
  call(contract.removeTender, { body: { orderId, tenderNo } })

/** Pays for an order without a card. */
export const payWithoutCard = (orderId: number) =>
  call(contract.payWithoutCard, { body: { orderId } })

/** What is left on a gift card. */
export const lookUpGiftCard = (code: string) => call(contract.lookUpGiftCard, { body: { code } })

/** The signed-in customer's store credit. */
export const storeCredit = () => query(contract.findStoreCredit)
