import type { SyncedLine } from '@mendwell/domain/carts/merge-carts'
import type { Language } from '@mendwell/domain/words/languages'
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
  /** From the previous answer; none on a cart's first call. */
  token?: string | null | undefined
  email: string
  lines: readonly SyncedLine[]
  ip: string
  /** The language in which the shop is read; undefined if unknown. */
  language: Language | undefined
}

/**
 * Stores the cart of a guest who wants one reminder. With the token of a pending reminder this updates it; a queued one
 * stays, and no second one is created for the same cart.
 * @throws ShopError 429, also for a mailbox that was entered too often.
 */
export async function saveReminder(
  deps: Deps,
  { token, email, lines, ip, language }: Saving,
): Promise<{ token: string }> {
  await reserveAttempt(deps, LIMITS.cartReminder, ip)
  const emailCanonical = canonicalEmail(email)
  const before = token ? await findReminder(deps.db, token) : undefined
  if (token && before?.queuedAt) return { token }
  if (before?.emailCanonical !== emailCanonical) {
    await reserveAttempt(deps, LIMITS.cartReminderMailbox, emailCanonical)
  }
  const reminder = { email, emailCanonical, lines, mailLanguage: language ?? null }
  if (token && before) {
    await updateReminder(deps.db, { ...reminder, mailToken: token })
    return { token }
  }
  const mailToken = makeToken().token
  await insertReminder(deps.db, { ...reminder, mailToken })
  return { token: mailToken }
}

const linkEnded = () => conflict('LINK_ENDED', 'linkEnded')

/**
 * The cart behind the link of a reminder.
 * @throws ShopError 409 LINK_ENDED for an invalid token, 429.
 */
export async function openReminder(deps: Deps, { token, ip }: { token: string; ip: string }) {
  const release = await reserveAttempt(deps, LIMITS.linkUse, ip)
  const cart = await findReminderLines(deps.db, token)
  if (!cart) throw linkEnded()
  await release()
  return cart
}

/**
 * Unsubscribes the mailbox of a link from reminders; idempotent.
 * @throws ShopError 409 LINK_ENDED for an unknown link.
 */
export async function stopMailbox({ db }: Pick<Deps, 'db'>, token: string) {
  const isKnown = await db.transaction().execute((tx) => stopReminders(tx, token))
  if (!isKnown) throw linkEnded()
  return { wanted: false }
}
