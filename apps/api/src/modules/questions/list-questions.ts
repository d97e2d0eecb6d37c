import type { ShownQuestion } from '@mendwell/contract/questions/questions'
import { buyerSignature, shownFirstName } from '@mendwell/domain/questions/questions'
import type { Deps } from '../../deps/deps.ts'
import { notFound } from '../../ground/errors.ts'
import { isOnSale } from '../catalog/products/products.repository.ts'
import { findRelated } from '../families/families.repository.ts'
import { findShownAnswers, findShownQuestions } from './questions.repository.ts'

/** Further questions about a product are not shown; staff see them all. */
const MAX_SHOWN = 200

/**
 * The questions about a product and its other sizes, with the answers of the shop and of buyers.
 * @throws ShopError 404 for a hidden product.
 */
export async function listQuestions(
  { db }: Pick<Deps, 'db'>,
  productId: number,
): Promise<{ questions: ShownQuestion[] }> {
  if (!(await isOnSale(db, productId))) throw notFound('Product')
  const related = await findRelated(db, productId)
  const valuesOf = new Map(related.map((one) => [one.productId, one.values]))
  const rows = await findShownQuestions(db, { productIds: [...valuesOf.keys()], limit: MAX_SHOWN })
  const byBuyers = await findShownAnswers(
    db,
    rows.map(({ questionId }) => questionId),
  )
  const questions = rows.map(({ askerName, createdAt, answer, answeredAt, ...row }) => ({
    ...row,
    values: valuesOf.get(row.productId) ?? [],
    askedAt: createdAt,
    name: shownFirstName(askerName),
    answers: [
      ...(answer !== null && answeredAt !== null
        ? [{ answerId: null, answer, answeredAt, name: null }]
        : []),
      ...byBuyers
        .filter(({ questionId }) => questionId === row.questionId)
        .map((one) => ({
          answerId: one.answerId,
          answer: one.answer,
          answeredAt: one.createdAt,
          name: buyerSignature(one),
        })),
    ],
  }))
  return { questions }
}
