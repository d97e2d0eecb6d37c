import * as contract from '@mendwell/contract/kinds'
import { query } from './query.ts'

/** What a product is. */
export const kindOf = (productId: number) =>
  query(contract.findProductKind, { params: { productId } })
