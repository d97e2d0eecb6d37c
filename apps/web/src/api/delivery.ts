import * as contract from '@mendwell/contract/delivery/delivery'
import { queryOptions } from '@tanstack/react-query'
import type { Answer } from './calls/call.ts'
import { query } from './calls/query.ts'

export type DeliveryAnswer = NonNullable<Answer<typeof contract.findProductDelivery>['delivery']>
export type DeliveryPartAnswer = DeliveryAnswer['sent'][number]

/** When a product ordered now arrives; after the cut-off that is another day. */
export const productDelivery = (productId: number, postalCode: string | undefined) =>
  queryOptions({
    ...query(contract.findProductDelivery, {
      params: { productId },
      ...(postalCode !== undefined && { query: { postalCode } }),
    }),
    staleTime: 60_000,
  })
