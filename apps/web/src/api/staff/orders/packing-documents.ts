import * as contract from '@mendwell/contract/staff-orders/packing-documents'
import type { Answer } from '../../calls/call.ts'
import { query } from '../../calls/query.ts'

export type PackingDocuments = Answer<typeof contract.getPackingDocuments>
export type PackingSlip = PackingDocuments['slips'][number]

export const packingDocuments = (orderIds: string) =>
  query(contract.getPackingDocuments, { query: { orderIds } })

/** The URL of a packing document as PDF. */
export const packingDocumentsPdf = (document: 'pick-list' | 'packing-slips', orderIds: string) =>
  `/api${contract.printPackingDocuments.url}?document=${document}&orderIds=${orderIds}`
