import * as files from '@mendwell/contract/purchasing/purchase-order-files'
import * as contract from '@mendwell/contract/purchasing/purchase-orders'
import { type Answer, addressOf, call, type Input } from '../../calls/call.ts'
import { query } from '../../calls/query.ts'

type Body<E extends Parameters<typeof call>[0]> = NonNullable<Input<E>['body']>
export type PurchaseOrderRow = Answer<typeof contract.findPurchaseOrders>['rows'][number]
export type PurchaseOrder = Answer<typeof contract.getPurchaseOrder>
export type PurchaseLine = PurchaseOrder['lines'][number]
export type PurchaseReceipt = PurchaseOrder['receipts'][number]
export type ReceiptCosts = NonNullable<PurchaseReceipt['costs']>

export const purchaseOrders = (list: Record<string, unknown>) =>
  query(contract.findPurchaseOrders, { query: list })
export const purchaseOrder = (purchaseOrderId: number) =>
  query(contract.getPurchaseOrder, { params: { purchaseOrderId } })

export const purchaseOrderPdf = (purchaseOrderId: number) =>
  `/api/staff/purchase-orders/${purchaseOrderId}/document.pdf`

export const purchaseOrdersCsv = ({ q, state }: Record<string, unknown>) =>
  addressOf(files.exportPurchaseOrders, { query: { q, state } })
export const purchaseLinesCsv = (purchaseOrderId: number) =>
  addressOf(files.exportPurchaseLines, { params: { purchaseOrderId } })
export function importPurchaseLines(purchaseOrderId: number, version: number, file: File) {
  const form = new FormData()
  form.append('file', file)
  return call(files.importPurchaseLines, { params: { purchaseOrderId }, query: { version }, form })
}

export const makePurchaseOrder = (body: Body<typeof contract.makePurchaseOrder>, key: string) =>
  call(contract.makePurchaseOrder, { body, key })
export const changePurchaseOrder = (
  purchaseOrderId: number,
  body: Body<typeof contract.changePurchaseOrder>,
) => call(contract.changePurchaseOrder, { params: { purchaseOrderId }, body })
export const changeExpectedDay = (
  purchaseOrderId: number,
  body: Body<typeof contract.changeExpectedDay>,
) => call(contract.changeExpectedDay, { params: { purchaseOrderId }, body })
export const receivePurchase = (
  purchaseOrderId: number,
  body: Body<typeof contract.receivePurchase>,
  key: string,
) => call(contract.receivePurchase, { params: { purchaseOrderId }, body, key })
export const movePurchaseOrder = (
  purchaseOrderId: number,
  body: Body<typeof contract.movePurchaseOrder>,
) => call(contract.movePurchaseOrder, { params: { purchaseOrderId }, body })
export const saveReceiptCosts = (
  purchaseOrderId: number,
  receiptId: number,
  body: Body<typeof contract.saveReceiptCosts>,
) => call(contract.saveReceiptCosts, { params: { purchaseOrderId, receiptId }, body })
