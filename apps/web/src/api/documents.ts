import * as contract from '@mendwell/contract/media'
import { query } from './query.ts'

/** The PDF documents of a product. */
export const documentsOf = (productId: number) =>
  query(contract.findProductDocuments, { params: { productId } })
