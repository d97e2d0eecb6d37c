import type { ErrorCode, FieldError, Sentence } from '@mendwell/contract/wire/errors'
import { fieldMessages, valueMessages } from '@mendwell/contract/wire/field-messages'
import { fillIn, type MessageKey, messages } from '@mendwell/contract/wire/messages'
import { staffMessages } from '@mendwell/contract/wire/staff-messages'
import type { Thing } from '@mendwell/contract/wire/things'
import { type FieldCode, sentenceOf } from '@mendwell/contract/wire/validation-messages'

const catalogue: Record<FieldCode, string> = {
  ...messages,
  ...fieldMessages,
  ...valueMessages,
  ...staffMessages,
}

/** A message of the catalog by its name, rendered in the reader's language. */
export const sentence = (
  code: FieldCode,
  params: Sentence['params'] = {},
): Sentence & { code: FieldCode } => ({ code, params })

export type OwnSentence = ReturnType<typeof sentence>

/** The same in English. */
export const inEnglish = ({ code, params }: OwnSentence): string => fillIn(catalogue[code], params)

/** The error of a field, by the name of its message. */
export function fieldError(path: string, code: FieldCode, params?: Sentence['params']): FieldError {
  const own = sentence(code, params)
  return { path, message: inEnglish(own), sentence: own }
}

/** What a schema of the contract reports (`says`), in English and by its name; free text has no name. */
export function saidOf(reported: string): { message: string; sentence: OwnSentence | null } {
  const { code, params } = sentenceOf(reported) ?? {}
  if (code === undefined || !isOwn(code)) return { message: reported, sentence: null }
  const own = sentence(code, params)
  return { message: inEnglish(own), sentence: own }
}

/** The error of a field, as a schema of the contract reports it. */
export function fieldErrorOf(path: string, reported: string): FieldError {
  const { message, sentence: own } = saidOf(reported)
  return { path, message, sentence: own ?? sentence('valueNotAllowed') }
}

/** What a schema of the contract reports, in English: for logs and terminals. */
export const inWords = (reported: string): string => fieldErrorOf('', reported).message

const isOwn = (code: string): code is FieldCode => Object.hasOwn(catalogue, code)

interface Extras {
  /** Fresh data for the body of a conflict, already in the shape of the wire. */
  facts?: Record<string, unknown>
  errors?: FieldError[]
  /** The detail, if it was given as English text. */
  sentence?: Sentence | undefined
  retryAfterSeconds?: number
}

/** A refusal the shop foresees: the visitor gets its status and message. Everything else is a 500. */
export class ShopError extends Error {
  override readonly name = 'ShopError'
  readonly statusCode: number
  readonly code: ErrorCode
  readonly sentence: Sentence | undefined
  readonly extras: Extras

  /** `detail`: a message of the catalog, or English text for programs and staff only. */
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

export const notFound = (what: Thing) =>
  new ShopError(404, 'NOT_FOUND', sentence('notFound', { what }))

export const signInFirst = (code: MessageKey = 'signInFirst') =>
  new ShopError(401, 'SIGN_IN_FIRST', sentence(code))

/** There was a credential, but its session has ended. */
export const sessionExpired = () =>
  new ShopError(401, 'SESSION_EXPIRED', sentence('sessionExpired'))

export const forbidden = () => new ShopError(403, 'FORBIDDEN', sentence('notAllowed'))

/** Staff who must set up two-step verification before anything else. */
export const secondFactorMissing = () =>
  new ShopError(403, 'SECOND_FACTOR_MISSING', sentence('secondFactorMissing'))

export const conflict = (code: ErrorCode, key: FieldCode, facts?: Record<string, unknown>) =>
  new ShopError(409, code, sentence(key), facts ? { facts } : {})

export const invalidFields = (errors: FieldError[]) => {
  const { message, sentence: first } = errors[0] ?? fieldError('', 'fieldsWrong')
  return new ShopError(422, 'INVALID_FIELDS', message, { errors, sentence: first })
}

export const tooMany = (retryAfterSeconds: number) =>
  new ShopError(429, 'TOO_MANY', sentence('tooManyAttempts'), { retryAfterSeconds })
