import type { Db } from '../../../db/db.ts'
import { notFound } from '../../../ground/errors.ts'
import type { SignedInPrincipal } from '../../../ground/principal.ts'
import { recordStaffEvent } from '../../settings/history/record-staff-event.ts'
import { rescheduleJob } from './failed-jobs.repository.ts'

/** Retries a failed job. @throws ShopError 404 if it is gone or still being tried. */
export async function retryJob(
  db: Db,
  who: SignedInPrincipal,
  jobId: string,
): Promise<{ jobId: string }> {
  await db.transaction().execute(async (tx) => {
    const task = await rescheduleJob(tx, jobId)
    if (task === undefined) throw notFound('Failed job')
    const after = { task }
    await recordStaffEvent(tx, { who, action: 'retry', objectType: 'job', objectId: jobId, after })
  })
  return { jobId }
}
