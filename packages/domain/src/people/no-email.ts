/**
 * The placeholder mailbox of a customer without an email, created by staff. Nothing under `.invalid` ever exists (RFC
 * 2606), the outbox sends no message to it (migration 0938), and it is never shown.
 */
const NOWHERE = '@none.invalid'

/** The placeholder for a customer; `id` makes it unique and cannot be guessed. */
export const noEmailOf = (id: string): string => `no-email-${id}${NOWHERE}`

/** Whether a mailbox is a placeholder. */
export const isNoEmail = (email: string): boolean => email.toLowerCase().endsWith(NOWHERE)

/** A mailbox for display: '' for a placeholder. */
export const shownEmail = (email: string): string => (isNoEmail(email) ? '' : email)

/** Fewer digits are part of too many phone numbers to prove anything. */
const PHONE_DIGITS = 10

/** Whether two typed phone numbers are the same; an incomplete one matches none. */
export function isSamePhone(one: string, other: string): boolean {
  const digits = digitsOf(one)
  return digits.length >= PHONE_DIGITS && digits === digitsOf(other)
}

/** A leading 1 for the United States does not count. */
const digitsOf = (phone: string) => phone.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
