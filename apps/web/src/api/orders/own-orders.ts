import * as contract from '@mendwell/contract/orders/own-orders'
import { call, type Input } from '../calls/call.ts'

export type NewAddress = NonNullable<Input<typeof contract.changeOwnAddress>['body']>['address']

/** Cancels an order until it is being packed; a second try finds it cancelled. */
export const cancelOwnOrder = (orderId: number) =>
  call(contract.cancelOwnOrder, { body: { orderId } })

/** Sends an order elsewhere until it is being packed. */
export const changeOwnAddress = (orderId: number, address: NewAddress) =>
  call(contract.changeOwnAddress, { body: { orderId, address } })
