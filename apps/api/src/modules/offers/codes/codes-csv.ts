import { showSingleCode } from '@mendwell/domain/offers/single-codes'
import { protectCell } from '@mendwell/domain/words/csv-cells'
import { stringify } from 'csv-stringify/sync'
import type { Deps } from '../../../deps/deps.ts'
import { findCodes } from './codes.repository.ts'
import { getCodes } from './make-codes.ts'

const COLUMNS = ['Code', 'Link', 'Batch', 'State', 'Order', 'Used at (UTC)']

/**
 * A promotion's single-use codes as a file: each as printed, with the link that adds it to a cart.
 * @throws ShopError 404
 */
export async function codesCsv(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  asked: { promotionId: number; batchId: number | undefined },
): Promise<string> {
  await getCodes(db, asked.promotionId)
  const codes = await findCodes(db, asked)
  const rows = codes.map(({ code, batchId, orderNum, usedAt }) => [
    showSingleCode(code),
    `${config.publicUrl}/#/promo/${code}`,
    `${batchId}`,
    usedAt === null ? 'Unused' : 'Used',
    orderNum ?? '',
    usedAt ?? '',
  ])
  return stringify([COLUMNS, ...rows.map((row) => row.map(protectCell))], { bom: true })
}
