import { createHash } from 'node:crypto'
import type { UploadedRecalls } from '@mendwell/contract/recalls/recalls'
import {
  classOf,
  compareRecords,
  type EnforcementRecord,
  keyOf,
  type RecordChange,
} from '@mendwell/domain/recalls/feed'
import type { Queryable } from '../../../db/db.ts'
import type { Deps } from '../../../deps/deps.ts'
import { signatureOf } from '../../../ground/principal.ts'
import { recordStaffEvent, type StaffChange } from '../../settings/history/record-staff-event.ts'
import { insertRecalls, lockRecords, NOT_AGREED, updateRecall } from './recalls.repository.ts'

/** Longer keys are stored as their hash. */
const MAX_KEY = 200
const MAX_TITLE = 300

const storedKey = (record: EnforcementRecord): string => {
  const key = keyOf(record)
  return key.length <= MAX_KEY ? key : createHash('sha256').update(key).digest('hex')
}

/**
 * Imports records of openFDA, all of them or none. A new one is proposed; a known one is updated and marked for review
 * if needed. Decisions stay as they are. A second import changes nothing.
 */
export async function takeRecords(
  { db }: Pick<Deps, 'db'>,
  records: readonly EnforcementRecord[],
  who: StaffChange['who'],
): Promise<UploadedRecalls> {
  const createdBy = typeof who === 'string' ? who : signatureOf(who)
  // The last record of a number counts: the file has some twice (openfda issue 94).
  const byKey = new Map(records.map((record) => [storedKey(record), record]))
  const answer = { records: records.length, added: 0, changed: 0, grown: 0 }
  await db.transaction().execute(async (tx) => {
    const known = new Map(
      (await lockRecords(tx, [...byKey.keys()])).map((row) => [row.recordKey, row]),
    )
    const added: Parameters<typeof insertRecalls>[1][number][] = []
    for (const [recordKey, record] of byKey) {
      const stored = known.get(recordKey)
      const change = compareRecords(stored?.record ?? null, record)
      if (!stored) {
        added.push({ source: 'OPENFDA', recordKey, createdBy, ...columnsOf(record) })
      } else if (change.action === 'UPDATE') {
        await keepChanged(tx, { recallId: stored.recallId, status: stored.status, record, change })
        answer.changed += 1
        if (change.reopen) answer.grown += 1
      }
    }
    await insertRecalls(tx, added)
    answer.added = added.length
    const after = { ...answer }
    await recordStaffEvent(tx, {
      who,
      action: 'upload',
      objectType: 'recall',
      objectId: 'openFDA',
      after,
    })
  })
  return answer
}

interface Changed {
  recallId: number
  status: string
  record: EnforcementRecord
  change: RecordChange
}

/** Before a decision the new text is what is decided on; after it, the decision stays and staff are notified. */
async function keepChanged(tx: Queryable, { recallId, status, record, change }: Changed) {
  const row = columnsOf(record)
  const grown = change.reopen ? { hasGrown: true } : {}
  if (status === 'PROPOSED') {
    return updateRecall(tx, recallId, { ...row, ...grown, ...NOT_AGREED })
  }
  await updateRecall(tx, recallId, { record: row.record, ...grown })
}

const asDay = (text: string) =>
  text === '' ? null : `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`

const columnsOf = (record: EnforcementRecord) => ({
  record: JSON.stringify(record),
  recallClass: classOf(record.classification),
  title: record.product_description.slice(0, MAX_TITLE),
  firm: record.recalling_firm,
  reason: record.reason_for_recall,
  codeInfo: `${record.code_info} ${record.more_code_info}`.trim(),
  initiatedOn: asDay(record.recall_initiation_date),
})
