import { randomBytes } from 'node:crypto'

export interface StripeAnswer {
  status: number
  body: object
}

export type Form = ReadonlyMap<string, string>

/** As random as Stripe's. Letters alone: hex has runs of digits that the audit takes for card numbers. */
export const newId = (prefix: string) =>
  `${prefix}_${[...randomBytes(18)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('')}`

export const ok = (body: object): StripeAnswer => ({ status: 200, body })
export const refuse = (status: number, error: object): StripeAnswer => ({ status, body: { error } })
export const invalid = (code: string, message: string, status = 400) =>
  refuse(status, { type: 'invalid_request_error', code, message })
export const missing = (what: string) => invalid('resource_missing', `No such ${what}`, 404)
