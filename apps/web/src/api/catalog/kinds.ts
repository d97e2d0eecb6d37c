import * as contract from '@mendwell/contract/catalog/kinds'
import { query } from '../calls/query.ts'

/** A kind by its key. */
export const productKind = (kindKey: string) => query(contract.getKind, { params: { kindKey } })
/** What a product is. */
export const kindOf = (productId: number) =>
  query(contract.findProductKind, { params: { productId } })
