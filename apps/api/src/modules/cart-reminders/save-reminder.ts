import type { SyncedLine } from '@mendwell/domain/carts/merge-carts'
import type { Deps } from '../../deps/deps.ts'
import { conflict } from '../../ground/errors.ts'
import { makeToken } from '../../ground/secret-token.ts'
import { LIMITS } from '../../limits/attempt-limits.ts'
import { reserveAttempt } from '../../limits/reserve-attempt.ts'
import { canonicalEmail } from '../people/mailboxes/canonical-email.ts'
import {
  findReminder,
  findReminderLines,
  insertReminder,
  stopReminders,
  updateReminder,
} from './cart-reminders.repository.ts'

interface Saving {
  /** Of the answer before; none with the first call of a cart. */
  token?: string | null | undefined
  email: string
  lines: readonly SyncedLine[]
  ip: string
}

/**
 * Keeps the cart of a guest who wants one reminder. With the token of a reminder that waits this changes it; one that has
 * been queued stays, and no second one is made of the same cart.
 * @throws ShopError 429, also for a mailbox that was named too often.
 */
export async function saveReminder(
  deps: Deps,
  { token, email, lines, ip }: Saving,
): Promise<{ token: string }> {
  await reserveAttempt(deps, LIMITS.cartReminder, ip)
  const emailCanonical = canonicalEmail(email)
  const before = token ? await findReminder(deps.db, token) : undefined
  if (token && before?.queuedAt) return { token }
  if (before?.emailCanonical !== emailCanonical) {
    await reserveAttempt(deps, LIMITS.cartReminderMailbox, emailCanonical)
  }
  if (token && before) {
    await updateReminder(deps.db, { mailToken: token, email, emailCanonical, lines })
    return { token }
  }
  const mailToken = makeToken().token
  await insertReminder(deps.db, { mailToken, email, emailCanonical, lines })
  return { token: mailToken }
}

const linkEnded = () => conflict('LINK_ENDED', 'linkEnded')

/**
 * The cart behind the link of a reminder.
 * @throws ShopError 409 LINK_ENDED for a token that opens nothing, 429.
 */
export async function openReminder(deps: Deps, { token, ip }: { token: string; ip: string }) {
  const release = await reserveAttempt(deps, LIMITS.linkUse, ip)
  const cart = await findReminderLines(deps.db, token)
  if (!cart) throw linkEnded()
  await release()
  return cart
}

/**
 * No more reminders for the mailbox of a link; again and again without harm.
 * @throws ShopError 409 LINK_ENDED for a link that never was one.
 */
export async function stopMailbox({ db }: Pick<Deps, 'db'>, token: string) {
  const isKnown = await db.transaction().execute((tx) => stopReminders(tx, token))
  if (!isKnown) throw linkEnded()
  return { wanted: false }
}
