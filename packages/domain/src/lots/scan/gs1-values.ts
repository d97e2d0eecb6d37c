import { CHARACTERS, formOf } from './gs1-fields.ts'
import { hasRightCheckDigit } from './gtin.ts'
import { type ScannedCode, ScanProblem, type ScanWarning } from './scan.ts'
import { dayOf, fullYear, monthEnd } from './scan-dates.ts'

export type Elements = [ai: string, value: string][]

/** Rejects a value that its field cannot hold. */
export function checkValue(ai: string, value: string): void {
  const form = formOf(ai)
  if (!form) throw new ScanProblem('UNKNOWN_AI', ai)
  const isRight = form.isNumeric ? /^\d*$/.test(value) : CHARACTERS.test(value)
  const isShort = form.length !== undefined && value.length < form.length
  if (!isRight) throw new ScanProblem('BAD_CHARACTER', ai)
  if (isShort || value === '') throw new ScanProblem('BAD_LENGTH', ai)
  if (form.length !== undefined && value.length > form.length)
    throw new ScanProblem('BAD_LENGTH', ai)
  if (form.max !== undefined && value.length > form.max) {
    throw new ScanProblem('MISSING_SEPARATOR', ai)
  }
  if (form.isChecked && !hasRightCheckDigit(value)) throw new ScanProblem('BAD_CHECK_DIGIT', ai)
}

/** Fields that exclude each other. */
const EXCLUSIVE = [
  ['01', '02'],
  ['01', '37'],
  ['21', '235'],
] as const

/** A lot or serial that ends in what looks like a date field: the scanner may have lost a separator. */
const ENDS_IN_DATE = /(11|13|15|16|17)\d\d(0[1-9]|1[0-2])([0-2]\d|3[01])$/

type Facts = Omit<ScannedCode, 'ok' | 'kind' | 'symbology'>

/** What a set of GS1 elements says, if they belong together. Throws a ScanProblem otherwise. */
export function readElements(elements: Elements, currentYear: number): Facts {
  const fields = new Map<string, string>()
  for (const [ai, value] of elements) {
    const before = fields.get(ai)
    if (before !== undefined && before !== value) throw new ScanProblem('REPEATED_AI_DIFFERS', ai)
    fields.set(ai, value)
  }
  for (const [one, other] of EXCLUSIVE) {
    if (fields.has(one) && fields.has(other)) throw new ScanProblem('CONFLICTING_AI', other)
  }
  const di = fields.get('01')
  if (di === undefined) throw new ScanProblem('MISSING_KEY')
  for (const [ai, value] of fields) {
    if (formOf(ai)?.isDate) dateOf(ai, value, currentYear)
  }
  const read = (ai: string) => fields.get(ai)
  const day = (ai: string) => {
    const value = read(ai)
    return value === undefined ? undefined : dateOf(ai, value, currentYear)
  }
  return present({
    di,
    elements,
    lot: read('10'),
    serial: read('21') ?? read('235'),
    expires: day('17'),
    made: day('11'),
    quantity: fields.has('30') ? Number(read('30')) : undefined,
    variant: read('22'),
  })
}

type Optional<T> = { [Name in keyof T]: T[Name] | undefined }

/** Without missing values, with warnings for a person to check. */
function present(facts: Optional<Facts>): Facts {
  const warnings: ScanWarning[] = []
  if ([facts.lot, facts.serial].some((value) => value && ENDS_IN_DATE.test(value))) {
    warnings.push('POSSIBLE_MISSING_SEPARATOR')
  }
  if (facts.made && facts.expires && facts.made > facts.expires) warnings.push('MADE_AFTER_EXPIRY')
  const said = Object.entries(facts).filter(([, value]) => value !== undefined)
  return { ...Object.fromEntries(said), ...(warnings.length > 0 && { warnings }) }
}

/** Day 00 is the last of the month for end dates, and just the month for start dates. */
function dateOf(ai: string, value: string, currentYear: number): string {
  const year = fullYear(value.slice(0, 2), currentYear)
  const month = Number(value.slice(2, 4))
  const day = Number(value.slice(4))
  if (day > 0) return dayOf(year, month, day, ai)
  const end = monthEnd(year, month, ai)
  return ai === '11' || ai === '13' ? end.slice(0, 7) : end
}
