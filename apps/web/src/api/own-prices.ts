import * as contract from '@mendwell/contract/prices/own-prices'
import { queryOptions } from '@tanstack/react-query'
import { query } from './calls/query.ts'

/** What a product costs whoever is signed in; never taken from memory for long. */
export const ownPrice = (productId: number) =>
  queryOptions({ ...query(contract.getOwnPrice, { params: { productId } }), staleTime: 0 })
