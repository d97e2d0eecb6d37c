import * as contract from '@mendwell/contract/catalog/media'
import { query } from '../calls/query.ts'

/** The PDF documents of a product. */
export const documentsOf = (productId: number) =>
  query(contract.findProductDocuments, { params: { productId } })
