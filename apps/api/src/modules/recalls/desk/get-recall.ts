import type { RecallDetail, RecallLot, RecallProduct } from '@mendwell/contract/recalls/recalls'
import { readCodeInfo } from '@mendwell/domain/recalls/code-info'
import { isSure } from '@mendwell/domain/recalls/match-lot'
import type { Queryable } from '../../../db/db.ts'
import { notFound } from '../../../ground/errors.ts'
import { matchLots } from '../../lots/recalled/match-lots.ts'
import { findRecallHolds } from '../../orders/holds/holds.repository.ts'
import { findHeldUntil } from '../holding/holding.repository.ts'
import { countUnknown } from './affected.repository.ts'
import { findCandidates } from './candidates.repository.ts'
import { findFigures } from './figures.repository.ts'
import { findLotFacts, findRecall, findRecallProducts } from './recalls.repository.ts'

/**
 * One recall: its text, the data extracted from it, its products and lots, and its figures.
 * @throws ShopError 404
 */
export async function getRecall(db: Queryable, recallId: number, now: Date): Promise<RecallDetail> {
  const found = await findRecall(db, recallId)
  if (!found) throw notFound('Recall')
  const { record, ...recall } = found
  const currentYear = now.getUTCFullYear()
  const { madeBetween: _, ...readCodes } = readCodeInfo(recall.codeInfo, { currentYear })
  const description = record?.product_description ?? recall.title
  // Catalog numbers also occur in the description, after REF or the like.
  const { models } = readCodeInfo(description, { currentYear })
  const asked = { dis: readCodes.dis, models: [...readCodes.models, ...models], description }
  return {
    ...recall,
    readCodes: { ...readCodes, allLots: readCodes.allLots || readCodes.allSerials },
    candidates: recall.recallStatus === 'PROPOSED' ? await findCandidates(db, asked) : [],
    products: await getProducts(db, recallId, recall),
    holds: await findRecallHolds(db, recallId),
    heldUntil: await findHeldUntil(db, recallId),
    figures: await findFigures(db, recallId),
  }
}

/** The products of a recall with their lots, as decided if they were. */
async function getProducts(
  db: Queryable,
  recallId: number,
  dates: { soldFrom: string | null; soldUntil: string | null },
): Promise<RecallProduct[]> {
  const answer: RecallProduct[] = []
  for (const { isStopped: _, ...product } of await findRecallProducts(db, recallId)) {
    const matched = product.isTracked ? await matchLots(db, product) : []
    const facts = await findLotFacts(
      db,
      recallId,
      matched.map(({ lotId }) => lotId),
    )
    const lots = matched.map(({ lotId, lotCode, serial, match }): RecallLot => {
      const { isAffected = null, here = 0, sent = 0 } = facts.get(lotId) ?? {}
      return {
        lotId,
        lotCode,
        serial,
        match,
        isAffected: isAffected ?? (isSure(match) ? true : null),
        here,
        sent,
      }
    })
    const unknownPieces = await countUnknown(db, { productId: product.productId, ...dates })
    answer.push({ ...product, lots, unknownPieces })
  }
  return answer
}
