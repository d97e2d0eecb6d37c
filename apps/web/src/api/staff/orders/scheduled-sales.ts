import * as contract from '@mendwell/contract/offers/scheduled-sales'
import { type Answer, call, type Input } from '../../calls/call.ts'
import { query } from '../../calls/query.ts'

export type SaleRow = Answer<typeof contract.findSales>['rows'][number]
export type SaleBody = NonNullable<Input<typeof contract.makeSale>['body']>

export const scheduledSales = () => query(contract.findSales)

/** The effect of a sale before it is saved. */
export const salePreview = (body: Pick<SaleBody, 'discount' | 'of'>) => ({
  queryKey: [contract.previewSale.url, body],
  queryFn: () => call(contract.previewSale, { body }),
})

/** Schedules a sale, or changes the one with this id. */
export const saveSale = (saleId: number | undefined, body: SaleBody) =>
  saleId === undefined
    ? call(contract.makeSale, { body })
    : call(contract.changeSale, { params: { saleId }, body })

/** Ends a sale now, or cancels it before it starts. */
export const cancelSale = (saleId: number) => call(contract.cancelSale, { params: { saleId } })
