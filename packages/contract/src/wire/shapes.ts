import { holdsCardNumber } from '@mendwell/domain/money/card-numbers'
import { MAX_ID, MAX_QUANTITY, MIN_QUANTITY, PHONE_DIGITS } from '@mendwell/domain/orders/limits'
import { isEmail } from '@mendwell/domain/people/email-address'
import { isPostalCodeOfState, isPostalCodeRight } from '@mendwell/domain/places/united-states'
import { LANGUAGES } from '@mendwell/domain/words/languages'
import * as z from 'zod/mini'
import { toCents, toDollars } from './dollars.ts'

import { type FieldCode, says, validationMessage } from './validation-messages.ts'

// zod/mini has no default messages.
z.config({ customError: validationMessage })

/** Dollars with at most two decimals on the wire, whole cents inside (Decisions §3). */
export const Money = z.codec(z.number().check(z.multipleOf(0.01), z.gte(0)), z.int(), {
  decode: toCents,
  encode: toDollars,
})

/** A percentage on the wire (8.25), thousandths of a percent inside (8250). */
export const Percent = z.codec(z.number().check(z.gte(0), z.lte(100)), z.int(), {
  decode: (percent) => Math.round(percent * 1000),
  encode: (milliPercent) => milliPercent / 1000,
})

/** An instant: ISO 8601 in UTC on the wire, a Date inside. */
export const Instant = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
})

/** A day such as 2026-11-20; the database's calendar has no year 0. */
export const day = (wrong: FieldCode = 'dayExpected') =>
  z.iso.date(says(wrong)).check(z.refine((text) => !text.startsWith('0000'), says(wrong)))

export const Id = z.int().check(z.gte(1), z.lte(MAX_ID))
/** The largest integer in the database: ids above the maximum become the last one, which no row has. */
const withinIds = (id: number) => Math.max(0, Math.min(id, MAX_ID))

/** An id to look for; it need not exist. */
export const AnyId = z.pipe(z.int(), z.transform(withinIds))

/** An id in a path or query, where everything is a string. */
export const IdText = z.pipe(
  z.string().check(z.regex(/^\d{1,10}$/, says('wholeNumberExpected'))),
  z.transform((text) => withinIds(Number(text))),
)
/** A category id in a path: -1 stands for all (Decisions §6). */
export const CategoryIdText = z.pipe(
  z.string().check(z.regex(/^(-1|\d{1,10})$/, says('wholeNumberExpected'))),
  z.transform(Number),
)

export const Quantity = z
  .int(says('quantityRange'))
  .check(z.gte(MIN_QUANTITY, says('quantityRange')), z.lte(MAX_QUANTITY, says('quantityRange')))

const hasControls = (text: string) =>
  [...text].some((character) => {
    const code = character.codePointAt(0) ?? 0
    return (code < 32 && code !== 9 && code !== 10 && code !== 13) || code === 127
  })

/** They reverse the text after them: phones add them to copied numbers, and others disguise a name with them. */
const TURNS = /[\u202A-\u202E\u2066-\u2069]/g
const SEEN = /[^\s\p{Default_Ignorable_Code_Point}]/u

/** Text to search for. An accent can be typed as part of its letter or after it: both are the same (NFC). */
export const typedText = z.string().check(z.normalize('NFC'))

/** In NFC, without direction marks and surrounding space; invisible text becomes empty. */
const tidied = z.overwrite<string>((value) => {
  const cleaned = value.replace(TURNS, '').trim().normalize('NFC')
  return SEEN.test(cleaned) ? cleaned : ''
})

const keepable = z.refine<string>(
  (value) => value.isWellFormed() && !hasControls(value),
  says('charactersWrong'),
)
const atMost = (max: number) => z.maxLength(max, says('charactersMax', { max }))
const oneLine = z.refine<string>((value) => !/[\r\n]/.test(value), says('oneLineExpected'))

/** Text as typed: trimmed, well formed, without control characters, at most `max` characters. */
export const text = (max: number) => z.string().check(keepable, tidied, atMost(max))

/** One line of text: no line ends either. */
export const line = (max: number) => text(max).check(oneLine)

/** Required text, with its message from the catalog; can have several lines. */
export const requiredText = (missing: FieldCode, max: number) =>
  z.string(says(missing)).check(keepable, tidied, z.minLength(1, says(missing)), atMost(max))

/** A required line, with its message from the catalog. */
export const required = (missing: FieldCode, max = 200) => requiredText(missing, max).check(oneLine)

/** For what people write for others: it must not contain a card number, so that none is ever stored (PCI DSS). */
export const noCardNumber = z.refine<string>(
  (value) => !holdsCardNumber(value),
  says('cardNumberInText'),
)

/** `when` of a rule about several fields: it stays silent while one of them is invalid by itself. */
export const whenEachIsRight = ({ issues }: { issues: readonly unknown[] }): boolean =>
  issues.length === 0

/** Text that may be absent, null or empty; all three become null. */
export const optional = (max: number, ...checks: z.core.$ZodCheck<string>[]) =>
  z.pipe(
    z.nullish(line(max).check(...checks)),
    z.transform((value) => (value === undefined || value === '' ? null : value)),
  )

/** The version that was read: if given, the change is refused (409) when a colleague was faster. */
export const asRead = <Row extends z.ZodMiniType>(row: Row) => z.optional(row)

/** An email address with its two messages. */
export const email = (missing: FieldCode = 'emailRequired', invalid: FieldCode = 'emailInvalid') =>
  required(missing, 254).check(z.refine((value) => value === '' || isEmail(value), says(invalid)))

/** Digits of a phone number after removing what people type between them (Decisions §2). */
const phoneDigits = (typed: string) =>
  typed.replace(/[\s\-.()]/g, '').replace(/^\+1(?=\d{10}$)/, '')

/** Whether it is a ten-digit number. */
export const isTenDigits = (typed: string) =>
  new RegExp(`^\\d{${PHONE_DIGITS}}$`).test(phoneDigits(typed))

/** Offices add an extension: x3, ext. 12. */
const isPhone = (typed: string) => /^\+?\d{7,15}((x|ext)\d{1,6})?$/i.test(phoneDigits(typed))

const phoneOrNothing = z.refine<string>(
  (typed) => typed === '' || isPhone(typed),
  says('phoneNumeric'),
)

/** Foreign numbers can be as long as short card numbers; those start with their plus. */
const noCardAsPhone = z.refine<string>(
  (typed) => typed.startsWith('+') || !holdsCardNumber(typed),
  says('cardNumberInText'),
)

/** A typed phone number, of 7 to 15 digits (E.164 maximum), optionally with an extension. */
export const phone = (missing: FieldCode = 'phoneRequired') =>
  required(missing, 30).check(phoneOrNothing, noCardAsPhone)

/** A phone number that can be absent (unchanged) or null or empty (cleared). */
export const OptionalPhone = z.optional(z.nullable(line(30).check(phoneOrNothing, noCardAsPhone)))

/** The language a caller wants; English if it names none. */
export const language = z._default(z.optional(z.enum(LANGUAGES)), 'en')

/** The field names that make up an address. */
interface PlaceFields {
  country: string
  stateProvince: string
  postalCode: string
}

const SHIPPING_FIELDS: PlaceFields = {
  country: 'country',
  stateProvince: 'stateProvince',
  postalCode: 'postalCode',
}

/**
 * What is wrong with the postal code of an address: with an invalid one, or one of another state, a parcel does not
 * arrive in the United States.
 */
export function postalCodeProblem(place: {
  country?: string | null | undefined
  stateProvince?: string | null | undefined
  postalCode?: string | null | undefined
}): 'postalCodeUs' | 'postalCodeState' | undefined {
  if (!isPostalCodeRight(place)) return 'postalCodeUs'
  return isPostalCodeOfState(place) ? undefined : 'postalCodeState'
}

/** The check of an address with these field names. */
export const postalCodeFits = (fields: PlaceFields = SHIPPING_FIELDS) =>
  z.superRefine<Record<string, unknown>>((address, context) => {
    const [country, stateProvince, postalCode] = [
      fields.country,
      fields.stateProvince,
      fields.postalCode,
    ].map((name) => String(address[name] ?? ''))
    const problem = postalCodeProblem({ country, stateProvince, postalCode })
    if (problem) {
      const message = says(problem)
      context.addIssue({ code: 'custom', path: [fields.postalCode], message, input: address })
    }
  })

/** One entry of a product's attribute lists (Specification §3). */
export const Attribute = z.looseObject({ description: z.string() })
export type Attribute = z.infer<typeof Attribute>

/** Sent with calls that must not be executed twice (Decisions §5). */
export const IdempotencyHeaders = z.looseObject({
  'idempotency-key': z.optional(
    z.string().check(z.regex(/^[\x21-\x7e]{8,255}$/, says('keyExpected'))),
  ),
})
