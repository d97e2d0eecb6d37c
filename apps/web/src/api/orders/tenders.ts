import * as contract from '@mendwell/contract/balances/gift-cards'
import { type Answer, call } from '../calls/call.ts'
import { query } from '../calls/query.ts'

export type TendersAnswer = Answer<typeof contract.findTenders>

/** Who pays which part of an order. */
export const orderTenders = (orderId: number) =>
  query(contract.findTenders, { params: { orderId } })

/** Lets a gift card pay as much of an order as it can; a repeat changes nothing. */
export const payByGiftCard = (orderId: number, code: string) =>
  call(contract.payByGiftCard, { body: { orderId, code } })

/** The same by the customer's store credit. */
export const payByStoreCredit = (orderId: number) =>
  call(contract.payByStoreCredit, { body: { orderId } })

/** Takes a gift card or store credit off an order. */
export const removeTender = (orderId: number, tenderNo: number) =>
  call(contract.removeTender, { body: { orderId, tenderNo } })

/** Pays an order that no card has a part of. */
export const payWithoutCard = (orderId: number) =>
  call(contract.payWithoutCard, { body: { orderId } })

/** What is left on a gift card. */
export const lookUpGiftCard = (code: string) => call(contract.lookUpGiftCard, { body: { code } })

/** The signed-in customer's store credit. */
export const storeCredit = () => query(contract.findStoreCredit)
