import type { Deps } from '../../deps/deps.ts'
import { makeToken } from '../../ground/secret-token.ts'
import { queueMail } from '../messages/queue-mail.ts'
import { getShopSettings } from '../settings/shop/shop.repository.ts'
import {
  deleteReminder,
  insertReminderOfCart,
  lockDueReminders,
  lockLeftCarts,
  markQueued,
} from './cart-reminders.repository.ts'

/** More would make the transaction too long; the others follow ten minutes later. */
const AT_ONCE = 200

/** Queues the reminders of carts unchanged for the hours set by the owner; every ten minutes. */
export async function remindCarts({ db }: Pick<Deps, 'db'>): Promise<void> {
  const { cartReminderHours: hours } = await getShopSettings(db)
  if (hours === 0) return
  await db.transaction().execute(async (tx) => {
    // An order removes its lines from the cart under the same lock: what is due here was not ordered.
    for (const custId of await lockLeftCarts(tx, { hours, limit: AT_ONCE })) {
      await insertReminderOfCart(tx, { custId, mailToken: makeToken().token })
    }
  })
  await db.transaction().execute(async (tx) => {
    for (const { reminderId, custId, email, mailLanguage: language } of await lockDueReminders(tx, {
      hours,
      limit: AT_ONCE,
    })) {
      if (!(await markQueued(tx, reminderId))) {
        await deleteReminder(tx, reminderId)
        continue
      }
      const kind = 'cart_reminder'
      const dedupeKey = `${kind}:${reminderId}`
      await queueMail(tx, { kind, dedupeKey, to: email, payload: { reminderId }, custId, language })
    }
  })
}
