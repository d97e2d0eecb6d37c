import { randomUUID } from 'node:crypto'
import type { Deps } from '../../../deps/deps.ts'
import { LIMITS } from '../../../limits/attempt-limits.ts'
import { reserveAttempt } from '../../../limits/reserve-attempt.ts'
import { getShopSettings } from '../../settings/shop/shop.repository.ts'
import { queueSms } from '../queue-sms.ts'

/**
 * Sends a text message to the phones in the owner's settings, and no others: a number from a request would let others
 * send at the shop's cost (Reliability §2.9).
 * @throws ShopError 429
 */
export async function sendSmsAlert(
  deps: Deps,
  text: string,
  sender: string,
): Promise<{ queued: number }> {
  await reserveAttempt(deps, LIMITS.sms, sender)
  const { alertPhones } = await getShopSettings(deps.db)
  const alert = randomUUID()
  await deps.db.transaction().execute(async (tx) => {
    for (const to of alertPhones) {
      await queueSms(tx, { kind: 'alert', dedupeKey: `alert ${alert} ${to}`, to, text })
    }
  })
  return { queued: alertPhones.length }
}
