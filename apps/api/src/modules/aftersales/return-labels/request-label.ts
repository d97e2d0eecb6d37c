import type { ReturnStatus } from '@mendwell/domain/orders/returns'
import type { Queryable } from '../../../db/db.ts'
import { addJob } from '../../../queue/queue.ts'
import { getShopSettings } from '../../settings/shop/shop.repository.ts'
import { updateDeclinedLabel, upsertWantedLabel } from './return-labels.repository.ts'

/** About five minutes, with growing pauses. */
const MAX_ATTEMPTS = 6
const PROVIDER = 'EASYPOST'

/**
 * What a decision about a return means for its label, in the caller's transaction: approved, one is bought by a job if the
 * owner wants it so; declined, the job gives it back.
 */
export async function followLabel(
  tx: Queryable,
  returnId: number,
  status: ReturnStatus,
): Promise<void> {
  if (status === 'APPROVED' && (await getShopSettings(tx)).returnLabelRules.buy)
    await requestLabel(tx, returnId)
  if (status === 'DECLINED' && (await updateDeclinedLabel(tx, returnId)))
    await queueLabel(tx, returnId)
}

/** Has a label bought by a job; a failed one is tried again. */
export async function requestLabel(tx: Queryable, returnId: number): Promise<void> {
  await upsertWantedLabel(tx, { returnId, provider: PROVIDER })
  await queueLabel(tx, returnId)
}

export const queueLabel = (tx: Queryable, returnId: number): Promise<void> =>
  addJob(
    tx,
    'work_on_return_label',
    { returnId },
    {
      key: `work_on_return_label:${returnId}`,
      maxAttempts: MAX_ATTEMPTS,
    },
  )
