import type { ExplainedWord } from '@mendwell/contract/medical-words/medical-words'
import { wordsIn } from '@mendwell/domain/catalog/medical-words'
import type { Queryable } from '../../db/db.ts'
import { notFound } from '../../ground/errors.ts'
import { findMedicalWords, findProductText } from './medical-words.repository.ts'

/**
 * The medical words of an active product's name and description, in their order.
 * @throws ShopError NOT_FOUND if there is no such product.
 */
export async function explainWords(db: Queryable, productId: number): Promise<ExplainedWord[]> {
  const product = await findProductText(db, productId)
  if (!product) throw notFound('Product')
  const text = `${product.productName}\n${product.productDetails}`
  return wordsIn(text, await findMedicalWords(db)).map(({ forms, meaning, meaningEs }) => ({
    word: forms[0] ?? '',
    meaning,
    meaningEs,
  }))
}
