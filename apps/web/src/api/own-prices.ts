import * as contract from '@mendwell/contract/prices/own-prices'
import { queryOptions } from '@tanstack/react-query'
import { query } from './calls/query.ts'

/** The signed-in customer's price of a product; never cached for long. */
export const ownPrice = (productId: number) =>
  queryOptions({ ...query(contract.getOwnPrice, { params: { productId } }), staleTime: 0 })
