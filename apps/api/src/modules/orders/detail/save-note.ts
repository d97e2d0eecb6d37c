import type { TimelineEntry } from '@mendwell/contract/staff-orders/order-detail'
import type { Queryable } from '../../../db/db.ts'
import { type SignedInPrincipal, signatureOf } from '../../../ground/principal.ts'
import { recordStaffEvent } from '../../settings/history/record-staff-event.ts'
import { insertOrderNote } from './order-detail.repository.ts'

interface NewNote {
  orderId: number
  note: string
  who: SignedInPrincipal
  /** What the history calls it. */
  action: 'note' | 'address'
}

/**
 * Keeps a note about an order that only staff sees, in the transaction `tx`. The history has its words too; they go
 * when the customer asks to be forgotten.
 */
export async function saveNote(
  tx: Queryable,
  { orderId, note, who, action }: NewNote,
): Promise<TimelineEntry> {
  const writtenBy = signatureOf(who)
  const { noteId, createdAt } = await insertOrderNote(tx, { orderId, note, writtenBy })
  await recordStaffEvent(tx, {
    who,
    action,
    objectType: 'order',
    objectId: orderId,
    after: { noteId, note },
  })
  return { kind: 'NOTE', at: createdAt, by: writtenBy, what: 'NOTE', detail: note, amount: null }
}
