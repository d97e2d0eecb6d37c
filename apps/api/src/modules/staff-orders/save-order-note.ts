import type { TimelineEntry } from '@mendwell/contract/staff-orders'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { type SignedInPrincipal, signatureOf } from '../../http/principal.ts'
import { recordStaffEvent } from '../history/record-staff-event.ts'
import { findOrder } from '../orders/order-document.repository.ts'
import { insertOrderNote } from './order-detail.repository.ts'

interface NewNote {
  orderId: number
  note: string
  who: SignedInPrincipal
}

/**
 * Keeps a note about an order that only staff sees. The history names the note, not its words:
 * they go when the customer asks to be forgotten.
 * @throws ShopError 404
 */
export function saveOrderNote(
  { db }: Pick<Deps, 'db'>,
  { orderId, note, who }: NewNote,
): Promise<TimelineEntry> {
  return db.transaction().execute(async (tx) => {
    if (!(await findOrder(tx, orderId))) throw notFound('Order')
    const writtenBy = signatureOf(who)
    const { noteId, createdAt } = await insertOrderNote(tx, { orderId, note, writtenBy })
    await recordStaffEvent(tx, {
      who,
      action: 'note',
      objectType: 'order',
      objectId: orderId,
      after: { noteId },
    })
    return { kind: 'NOTE', at: createdAt, by: writtenBy, what: 'NOTE', detail: note, amount: null }
  })
}
