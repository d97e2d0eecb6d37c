import * as contract from '@mendwell/contract/orders/packing-documents'
import { query } from '../../calls/query.ts'

export const packingDocuments = (orderIds: string) =>
  query(contract.getPackingDocuments, { query: { orderIds } })

/** Where the browser opens a paper as PDF. */
export const packingDocumentsPdf = (document: 'pick-list' | 'packing-slips', orderIds: string) =>
  `/api${contract.printPackingDocuments.url}?paper=${document}&orderIds=${orderIds}`
