/**
 * The mailbox that stands in the books for a customer of staff who has no email. Nothing under `.invalid` ever exists
 * (RFC 2606), the outbox takes no message to it (migration 0938), and nobody is shown it.
 */
const NOWHERE = '@none.invalid'

/** The mailbox of a customer without an email; `id` tells them apart and cannot be guessed. */
export const noEmailOf = (id: string): string => `no-email-${id}${NOWHERE}`

/** Whether a mailbox stands for none. */
export const isNoEmail = (email: string): boolean => email.toLowerCase().endsWith(NOWHERE)

/** A mailbox as people read it: '' where there is none. */
export const shownEmail = (email: string): string => (isNoEmail(email) ? '' : email)

/** Fewer digits are part of too many phone numbers to prove anything. */
const PHONE_DIGITS = 10

/** Whether both are one phone number, however typed; one that is not whole fits none. */
export function isSamePhone(one: string, other: string): boolean {
  const digits = digitsOf(one)
  return digits.length >= PHONE_DIGITS && digits === digitsOf(other)
}

/** A leading 1 of the United States is no part of it. */
const digitsOf = (phone: string) => phone.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
