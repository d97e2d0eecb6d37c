/**
 * The application identifiers of the GS1 Barcode Syntax Dictionary (GS1, 2026-07-27, Apache-2.0) that appear on goods a
 * shop receives. `length` for fixed fields; `max` for those that end at a separator.
 */
export interface FieldForm {
  length?: number
  max?: number
  isNumeric: boolean
  /** The last digit is a check digit. */
  isChecked?: boolean
  isDate?: boolean
}

const fixed = (length: number, more: Partial<FieldForm> = {}): FieldForm => ({
  length,
  isNumeric: true,
  ...more,
})
const text = (max: number): FieldForm => ({ max, isNumeric: false })
const digits = (max: number): FieldForm => ({ max, isNumeric: true })
const checked = { isChecked: true }
const date = fixed(6, { isDate: true })

const FIELDS: Record<string, FieldForm> = {
  '00': fixed(18, checked),
  '01': fixed(14, checked),
  '02': fixed(14, checked),
  10: text(20),
  11: date,
  13: date,
  15: date,
  16: date,
  17: date,
  20: fixed(2),
  21: text(20),
  22: text(20),
  30: digits(8),
  37: digits(8),
  235: text(28),
  240: text(30),
  241: text(30),
  250: text(30),
  251: text(30),
}

/** National healthcare numbers, and fields for company-internal use. */
const isKept = (ai: string) => /^71[0-7]$/.test(ai) || /^9[1-9]$/.test(ai)

/** The format of a field, or undefined for an unknown identifier. */
export function formOf(ai: string): FieldForm | undefined {
  const known = FIELDS[ai]
  if (known) return known
  if (/^3[1-6]\d\d$/.test(ai)) return fixed(6)
  if (isKept(ai)) return text(ai.startsWith('71') ? 20 : 90)
  return undefined
}

/** The identifier at the start of a text: 2 to 4 digits. */
export function identifierOf(rest: string): { ai: string; form: FieldForm } | undefined {
  for (const length of [2, 3, 4]) {
    const ai = rest.slice(0, length)
    const form = ai.length === length ? formOf(ai) : undefined
    if (form) return { ai, form }
  }
  return undefined
}

/** The 82 characters a text can hold. */
export const CHARACTERS = /^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]*$/
