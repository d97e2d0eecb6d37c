import { type StaffMessageKey, staffMessages } from '@mendwell/contract/content/staff-messages'
import type { ErrorCode, FieldError, Sentence } from '@mendwell/contract/wire/errors'
import { fillIn, type MessageKey, messages } from '@mendwell/contract/wire/messages'

const catalogue = { ...messages, ...staffMessages }

/** A sentence of the catalogue by its name; whoever shows it says it in the reader's language. */
export const sentence = (
  code: MessageKey | StaffMessageKey,
  params: Sentence['params'] = {},
): Sentence & { code: MessageKey | StaffMessageKey } => ({ code, params })

export type OwnSentence = ReturnType<typeof sentence>

/** The same in English. */
export const inEnglish = ({ code, params }: OwnSentence): string => fillIn(catalogue[code], params)

interface Extras {
  /** Fresh facts for the body of a conflict, already in the shape of the wire. */
  facts?: Record<string, unknown>
  errors?: FieldError[]
  /** What the detail says, where that came as English words. */
  sentence?: Sentence | undefined
  retryAfterSeconds?: number
}

/** A refusal the shop foresaw: the visitor gets its status and sentence. All else is a 500. */
export class ShopError extends Error {
  override readonly name = 'ShopError'
  readonly statusCode: number
  readonly code: ErrorCode
  readonly sentence: Sentence | undefined
  readonly extras: Extras

  /** `detail`: a sentence of the catalogue, or English words for programs and staff alone. */
  constructor(
    statusCode: number,
    code: ErrorCode,
    detail: string | OwnSentence,
    extras: Extras = {},
  ) {
    super(typeof detail === 'string' ? detail : inEnglish(detail))
    this.sentence = typeof detail === 'string' ? extras.sentence : detail
    this.statusCode = statusCode
    this.code = code
    this.extras = extras
  }
}

export const notFound = (what: string) =>
  new ShopError(404, 'NOT_FOUND', sentence('notFound', { what }))

export const signInFirst = (code: MessageKey = 'signInFirst') =>
  new ShopError(401, 'SIGN_IN_FIRST', sentence(code))

/** A credential came along but its session is over. */
export const sessionExpired = () =>
  new ShopError(401, 'SESSION_EXPIRED', sentence('sessionExpired'))

export const forbidden = () => new ShopError(403, 'FORBIDDEN', sentence('notAllowed'))

export const conflict = (code: ErrorCode, key: MessageKey, facts?: Record<string, unknown>) =>
  new ShopError(409, code, sentence(key), facts ? { facts } : {})

export const invalidFields = (errors: FieldError[]) =>
  new ShopError(422, 'INVALID_FIELDS', errors[0]?.message ?? 'Some fields are not right', {
    errors,
  })

export const tooMany = (retryAfterSeconds: number) =>
  new ShopError(429, 'TOO_MANY', sentence('tooManyAttempts'), { retryAfterSeconds })
