import type { Db } from '../../../db/db.ts'
import { notFound } from '../../../ground/errors.ts'
import type { SignedInPrincipal } from '../../../ground/principal.ts'
import { recordStaffEvent } from '../../settings/history/record-staff-event.ts'
import { setBounced } from './subscriptions.repository.ts'

/**
 * Marks a mailbox as gone, as a returned mail says, or as there again. The history names the subscription by its number:
 * the address can be erased.
 * @throws ShopError 404
 */
export const markBounced = (
  db: Db,
  who: SignedInPrincipal,
  { subscriptionId, bounced }: { subscriptionId: number; bounced: boolean },
): Promise<{ subscriptionId: number }> =>
  db.transaction().execute(async (tx) => {
    if (!(await setBounced(tx, subscriptionId, bounced))) throw notFound('Subscriber')
    await recordStaffEvent(tx, {
      who,
      action: bounced ? 'bounce' : 'reach',
      objectType: 'newsletter',
      objectId: `subscriber ${subscriptionId}`,
    })
    return { subscriptionId }
  })
