import type { TimelineEntry } from '@mendwell/contract/staff-orders/order-detail'
import type { Queryable } from '../../../db/db.ts'
import { type SignedInPrincipal, signatureOf } from '../../../ground/principal.ts'
import { recordStaffEvent } from '../../settings/history/record-staff-event.ts'
import { insertOrderNote } from './order-detail.repository.ts'

interface NewNote {
  orderId: number
  note: string
  who: SignedInPrincipal
  /** The note's name in the history. */
  action: 'note' | 'address'
}

/**
 * Stores a note about an order that only staff see, in the transaction `tx`. The history has its text too; both are
 * deleted when the customer asks for erasure.
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
