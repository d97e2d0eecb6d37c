import * as contract from '@mendwell/contract/catalog/families'
import { query } from '../calls/query.ts'

/** The sizes, colors and strengths in which a product comes. */
export const familyOf = (productId: number) =>
  query(contract.findProductFamily, { params: { productId } })
