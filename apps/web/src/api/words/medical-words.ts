import * as contract from '@mendwell/contract/medical-words/medical-words'
import { query } from '../calls/query.ts'

/** The medical words of a product, explained. */
export const wordsOf = (productId: number) =>
  query(contract.explainProductWords, { params: { productId } })
