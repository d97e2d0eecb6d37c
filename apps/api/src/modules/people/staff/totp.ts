import { Secret, TOTP } from 'otpauth'

/** RFC 6238 with the settings that every authenticator app supports: SHA-1, 6 digits, 30 seconds. */
const PERIOD_SECONDS = 30
/** 160 bits (RFC 4226 §4), 32 letters in base 32. */
const SECRET_BYTES = 20
/** One step earlier or later: clocks of phones are a little off. */
const WINDOW = 1
/** Ten minutes: no clock of the shop's processes is that far ahead of another. */
const CLOCK_SET_BACK = 20

const totpOf = (secret: string, label = '', issuer = '') =>
  new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_SECONDS, digits: 6, label, issuer })

export const makeSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** The content of the QR code for an authenticator app. */
export const totpUri = (secret: string, { email, shop }: { email: string; shop: string }): string =>
  totpOf(secret, email, shop).toString()

/** The time step a code belongs to, the current or an adjacent one; undefined for a wrong code. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const token = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token, timestamp, window: WINDOW })
  if (delta === null) return undefined
  return Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta
}

/**
 * Whether neither the code of a step nor a later one was used before (RFC 6238 §5.2). A last step far in the future was
 * stored before the clock was set back: without this exception no code would work until the clock caught up.
 */
export const isUnused = (step: number, lastStep: number): boolean =>
  step > lastStep || lastStep > step + CLOCK_SET_BACK
