import type { TimelineEntry } from '@mendwell/contract/staff-orders/order-detail'
import type { Deps } from '../../../deps/deps.ts'
import { notFound } from '../../../ground/errors.ts'
import type { SignedInPrincipal } from '../../../ground/principal.ts'
import { findOrder } from '../order/order-document.repository.ts'
import { saveNote } from './save-note.ts'

interface NewNote {
  orderId: number
  note: string
  who: SignedInPrincipal
}

/**
 * Stores a note by a member of staff about an order.
 * @throws ShopError 404
 */
export function saveOrderNote(
  { db }: Pick<Deps, 'db'>,
  { orderId, note, who }: NewNote,
): Promise<TimelineEntry> {
  return db.transaction().execute(async (tx) => {
    if (!(await findOrder(tx, orderId))) throw notFound('Order')
    return saveNote(tx, { orderId, note, who, action: 'note' })
  })
}
