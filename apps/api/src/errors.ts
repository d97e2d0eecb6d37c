import type { ErrorCode, FieldError } from '@mendwell/contract/errors'
import { type MessageKey, message, messages } from '@mendwell/contract/messages'

interface Extras {
  /** Fresh facts for the body of a conflict, already in the shape of the wire. */
  facts?: Record<string, unknown>
  errors?: FieldError[]
  retryAfterSeconds?: number
}

/** A refusal the shop foresaw: the visitor gets its status and sentence. All else is a 500. */
export class ShopError extends Error {
  override readonly name = 'ShopError'
  readonly statusCode: number
  readonly code: ErrorCode
  readonly extras: Extras

  constructor(statusCode: number, code: ErrorCode, detail: string, extras: Extras = {}) {
    super(detail)
    this.statusCode = statusCode
    this.code = code
    this.extras = extras
  }
}

export const notFound = (what: string) =>
  new ShopError(404, 'NOT_FOUND', message('notFound', { what }))

export const signInFirst = (detail: string = messages.signInFirst) =>
  new ShopError(401, 'SIGN_IN_FIRST', detail)

/** A credential came along but its session is over. */
export const sessionExpired = () => new ShopError(401, 'SESSION_EXPIRED', messages.sessionExpired)

export const forbidden = () => new ShopError(403, 'FORBIDDEN', messages.notAllowed)

export const conflict = (code: ErrorCode, key: MessageKey, facts?: Record<string, unknown>) =>
  new ShopError(409, code, messages[key], facts ? { facts } : {})

export const invalidFields = (errors: FieldError[]) =>
  new ShopError(422, 'INVALID_FIELDS', errors[0]?.message ?? 'Some fields are not right', {
    errors,
  })

export const tooMany = (retryAfterSeconds: number) =>
  new ShopError(429, 'TOO_MANY', messages.tooManyAttempts, { retryAfterSeconds })
