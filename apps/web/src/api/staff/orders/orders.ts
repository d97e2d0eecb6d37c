import * as payments from '@mendwell/contract/money/staff-payments'
import * as phone from '@mendwell/contract/orders/phone-orders'
import * as refunds from '@mendwell/contract/orders/refunds'
import * as shipments from '@mendwell/contract/orders/shipments'
import * as replacements from '@mendwell/contract/replacements/replacements'
import * as changes from '@mendwell/contract/staff-orders/order-changes'
import * as contract from '@mendwell/contract/staff-orders/order-detail'
import * as lists from '@mendwell/contract/staff-orders/order-list'
import type { OrderStatus } from '@mendwell/domain/orders/order-status'
import { queryOptions } from '@tanstack/react-query'
import { type Answer, addressOf, CallProblem, call, type Input } from '../../calls/call.ts'
import { query } from '../../calls/query.ts'
import { quoteIn } from '../../orders/orders.ts'

export type OrderRow = Answer<typeof lists.findStaffOrders>['rows'][number]
export type StaffOrder = Answer<typeof contract.getStaffOrder>
export type TimelineEntry = StaffOrder['timeline'][number]
export type RefundAnswer = StaffOrder['refunds'][number]
export type SavedShipment = Answer<typeof shipments.saveShipment>
export type PhoneOrderBody = NonNullable<Input<typeof phone.savePhoneOrder>['body']>

type Body<E extends Parameters<typeof call>[0]> = NonNullable<Input<E>['body']>

export const staffOrders = (list: Record<string, unknown>) =>
  query(lists.findStaffOrders, { query: list })

/** The URL of a list's orders as a CSV file. */
export const ordersCsv = ({ page: _, size: __, ...filter }: Record<string, unknown>) =>
  addressOf(lists.exportStaffOrders, { query: filter })

export const staffOrder = (orderId: string) =>
  query(contract.getStaffOrder, { params: { orderId } })

export const transitionOrders = (body: Body<typeof changes.transitionOrders>) =>
  call(changes.transitionOrders, { body })

/** Orders per call; the contract accepts no more. */
export const ORDERS_AT_ONCE = 100

/** Moves any number of orders, in several calls if needed: each is independent anyway. */
export async function transitionMany({
  orderIds,
  status,
}: {
  orderIds: readonly number[]
  status: OrderStatus
}): Promise<Answer<typeof changes.transitionOrders>> {
  const all: Answer<typeof changes.transitionOrders> = { moved: 0, refused: [] }
  for (let start = 0; start < orderIds.length; start += ORDERS_AT_ONCE) {
    const part = orderIds.slice(start, start + ORDERS_AT_ONCE)
    const { moved, refused } = await transitionOrders({ orderIds: part, status })
    all.moved += moved
    all.refused.push(...refused)
  }
  return all
}

export const saveReplacement = (
  orderId: number,
  body: Body<typeof replacements.saveReplacement>,
  key: string,
) =>
  call(replacements.saveReplacement, {
    params: { orderId: String(orderId) },
    body,
    key,
  })

export const cancelQuote = (orderIds: readonly number[]) =>
  query(changes.quoteCancel, { body: { orderIds: [...orderIds] } })

interface TransitionInput {
  orderId: number
  status: OrderStatus
  note?: string | null
}

/** @throws CallProblem why this one order cannot get this status. */
export async function transitionOrder({
  orderId,
  status,
  note = null,
}: TransitionInput): Promise<OrderStatus> {
  const { refused } = await transitionOrders({ orderIds: [orderId], status, note })
  const [first] = refused
  if (!first) return status
  const { detail } = first
  throw new CallProblem({
    type: 'about:blank',
    title: 'Conflict',
    status: 409,
    code: 'CONFLICT',
    detail,
  })
}

export const recordPayment = (
  orderId: number,
  body: Body<typeof payments.recordPayment>,
  key: string,
) => call(payments.recordPayment, { params: { orderId }, body, key })

export const refundQuote = (orderId: number, items: Body<typeof changes.quoteRefund>['items']) =>
  query(changes.quoteRefund, { params: { orderId }, body: { items } })

export const saveRefund = (body: Body<typeof refunds.saveRefund>, key: string) =>
  call(refunds.saveRefund, { body, key })

export const retryRefund = (refundId: number, key: string) =>
  call(refunds.retryRefund, { body: { refundId }, key })

export const saveShipment = (body: Body<typeof shipments.saveShipment>, key: string) =>
  call(shipments.saveShipment, { body, key })

export const deliverShipment = (shipmentId: number) =>
  call(shipments.deliverShipment, { body: { shipmentId } })

export const saveNote = (orderId: number, note: string) =>
  call(contract.saveOrderNote, { params: { orderId }, body: { note } })

export const correctAddress = (orderId: number, body: Body<typeof contract.correctAddress>) =>
  call(contract.correctAddress, { params: { orderId }, body })

export const resendMail = (orderId: number, outboxId: number) =>
  call(contract.resendMail, { params: { orderId, outboxId } })

/** The server's current quote of a phone order, less the staff discount; never cached. */
export const phoneQuote = (body: Body<typeof phone.quotePhoneOrder>) =>
  queryOptions({
    ...query(phone.quotePhoneOrder, { body }, { answerIn: quoteIn }),
    staleTime: 0,
    gcTime: 60_000,
  })

export const savePhoneOrder = (body: PhoneOrderBody, key: string) =>
  call(phone.savePhoneOrder, { body, key })
