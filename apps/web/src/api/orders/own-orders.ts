import * as contract from '@mendwell/contract/orders/own-orders'
import { call, type Input } from '../calls/call.ts'

export type NewAddress = NonNullable<Input<typeof contract.changeOwnAddress>['body']>['address']

/** Cancels an order before packing; a second attempt finds it cancelled. */
export const cancelOwnOrder = (orderId: number) =>
  call(contract.cancelOwnOrder, { body: { orderId } })

/** Changes an order's address before packing. */
export const changeOwnAddress = (orderId: number, address: NewAddress) =>
  call(contract.changeOwnAddress, { body: { orderId, address } })
