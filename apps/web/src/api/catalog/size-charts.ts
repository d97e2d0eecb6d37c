import * as contract from '@mendwell/contract/fit/size-charts'
import { query, queryPart } from '../calls/query.ts'

/** The size chart of a product, with the products of that chart. */
export const sizesOf = (productId: number) =>
  query(contract.findProductSizes, { params: { productId } })

/** Whether there is one: all the page needs before it is opened. */
export const hasSizes = (productId: number) =>
  queryPart(
    contract.findProductSizes,
    { params: { productId } },
    'is there one',
    ({ sizing }) => sizing !== null,
  )
