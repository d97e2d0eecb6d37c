import { formOf, identifierOf } from './gs1-fields.ts'
import { checkValue, type Elements } from './gs1-values.ts'
import { hasRightCheckDigit } from './gtin.ts'
import { ScanProblem, type ScanWarning } from './scan.ts'

/** FNC1 as scanners send it. */
export const SEPARATOR = '\u001d'

/** Consecutive fields: fixed ones end by length, the others at a separator. */
export function readElementString(text: string): Elements {
  const elements: Elements = []
  let rest = text
  while (rest !== '') {
    if (rest.startsWith(SEPARATOR)) {
      rest = rest.slice(1)
      continue
    }
    const found = identifierOf(rest)
    if (!found) throw new ScanProblem('UNKNOWN_AI', rest.split(SEPARATOR)[0]?.slice(0, 4) ?? '')
    const { ai, form } = found
    const behind = rest.slice(ai.length)
    const end = behind.indexOf(SEPARATOR)
    const upTo = end === -1 ? behind : behind.slice(0, end)
    const value = form.length === undefined ? upTo : upTo.slice(0, form.length)
    checkValue(ai, value)
    elements.push([ai, value])
    rest = behind.slice(value.length)
  }
  return elements
}

const FIELD = /^\((\d{2,4})\)/

/** `(01)…(10)…` as printed on labels and notices; blanks between fields are dropped. */
export function readBracketed(text: string): Elements {
  const elements: Elements = []
  let rest = text
  while (rest !== '') {
    const open = FIELD.exec(rest)
    if (!open?.[1]) throw new ScanProblem('BAD_BRACKET')
    const ai = open[1]
    const form = formOf(ai)
    if (!form) throw new ScanProblem('UNKNOWN_AI', ai)
    const behind = rest.slice(open[0].length)
    const end = endOfField(behind, form.isNumeric)
    const raw = behind.slice(0, end)
    const value = form.isNumeric ? raw.replaceAll(/\s/g, '') : raw.trim()
    checkValue(ai, value)
    elements.push([ai, value])
    rest = behind.slice(end)
  }
  return elements
}

/** Where the next field starts: inside a text, only a known identifier opens one. */
function endOfField(text: string, isNumeric: boolean): number {
  for (let at = text.indexOf('('); at !== -1; at = text.indexOf('(', at + 1)) {
    const ai = FIELD.exec(text.slice(at))?.[1]
    if (ai && (isNumeric || formOf(ai))) return at
    if (isNumeric) return at
  }
  return text.length
}

const QUALIFIERS = ['22', '10', '21']

/** A Digital Link: GTIN and qualifiers in the path, other fields in the query. It is parsed, never opened. */
export function readDigitalLink(link: string): { elements: Elements; warnings: ScanWarning[] } {
  const [address = '', query = ''] = (link.split('#')[0] ?? '').split('?')
  const parts = address
    .replace(/^https?:\/\/[^/]*/i, '')
    .split('/')
    .slice(1)
  const at = parts.lastIndexOf('01')
  const typed = at === -1 ? undefined : parts[at + 1]
  if (!typed) throw new ScanProblem('MISSING_KEY')
  const warnings: ScanWarning[] = []
  const gtin = paddedGtin(decode(typed), warnings)
  const elements: Elements = [['01', gtin]]
  let last = -1
  for (let index = at + 2; index + 1 < parts.length; index += 2) {
    const ai = parts[index] ?? ''
    const rank = QUALIFIERS.indexOf(ai)
    if (rank === -1) throw new ScanProblem('UNKNOWN_AI', ai)
    if (rank < last) throw new ScanProblem('QUALIFIER_ORDER', ai)
    last = rank
    elements.push(checked(ai, decode(parts[index + 1] ?? '')))
  }
  for (const pair of query.split('&')) {
    const [ai = '', value = ''] = pair.split('=')
    if (/^\d{2,4}$/.test(ai) && formOf(ai)) elements.push(checked(ai, decode(value)))
  }
  return { elements, warnings }
}

function checked(ai: string, value: string): [string, string] {
  checkValue(ai, value)
  return [ai, value]
}

function paddedGtin(typed: string, warnings: ScanWarning[]): string {
  if (!/^\d+$/.test(typed)) throw new ScanProblem('BAD_CHARACTER', '01')
  if (![8, 12, 13, 14].includes(typed.length)) throw new ScanProblem('BAD_LENGTH', '01')
  if (!hasRightCheckDigit(typed)) throw new ScanProblem('BAD_CHECK_DIGIT', '01')
  if (typed.length < 14) warnings.push('ZERO_SUPPRESSED_GTIN')
  return typed.padStart(14, '0')
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw new ScanProblem('BAD_PERCENT_ENCODING')
  }
}
