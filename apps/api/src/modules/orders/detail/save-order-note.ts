import type { TimelineEntry } from '@mendwell/contract/staff-orders'
import type { Deps } from '../../../deps.ts'
import { notFound } from '../../../errors.ts'
import type { SignedInPrincipal } from '../../../principal.ts'
import { findOrder } from '../order/order-document.repository.ts'
import { keepNote } from './keep-note.ts'

interface NewNote {
  orderId: number
  note: string
  who: SignedInPrincipal
}

/**
 * Keeps what a member of staff writes about an order.
 * @throws ShopError 404
 */
export function saveOrderNote(
  { db }: Pick<Deps, 'db'>,
  { orderId, note, who }: NewNote,
): Promise<TimelineEntry> {
  return db.transaction().execute(async (tx) => {
    if (!(await findOrder(tx, orderId))) throw notFound('Order')
    return keepNote(tx, { orderId, note, who, action: 'note' })
  })
}
