import { identifierOf } from './gs1-fields.ts'
import { readBracketed, readDigitalLink, readElementString, SEPARATOR } from './gs1-readers.ts'
import { type Elements, readElements } from './gs1-values.ts'
import { hasRightCheckDigit } from './gtin.ts'
import { readHibc } from './hibc.ts'
import { type ScannedCode, ScanProblem, type UnreadableCode } from './scan.ts'

const MAX_LENGTH = 500
/** Element strings by symbology: Code 128, DataBar, DataMatrix, QR, DotCode. */
const ELEMENT_STRINGS = [']C1', ']e0', ']d2', ']Q3', ']J1']
const GTINS: Record<string, number> = { ']E0': 13, ']E4': 8, ']I0': 14, ']I1': 14 }
const BY_CONTENT = [']d1', ']Q0', ']Q1', ']C0', ']A0', ']A1']

/**
 * What a scanned or typed code says: GS1 element strings with or without their symbology, bracketed text, Digital
 * Links, HIBC and bare GTINs. A link is parsed, never opened; nothing is guessed. `currentYear` fixes the century.
 */
export function parseScan(typed: string, currentYear: number): ScannedCode | UnreadableCode {
  try {
    return readScan(typed, currentYear)
  } catch (error) {
    if (!(error instanceof ScanProblem)) throw error
    return { ok: false, reason: error.reason, ...(error.at !== undefined && { at: error.at }) }
  }
}

function readScan(typed: string, currentYear: number): ScannedCode {
  const text = withoutEnds(typed).replaceAll(/<GS>|\{GS\}|\u241d/g, SEPARATOR)
  if (text.length > MAX_LENGTH) throw new ScanProblem('TOO_LONG')
  if (text === '') throw new ScanProblem('EMPTY')
  const symbology = /^\][A-Za-z]\d/.exec(text)?.[0] ?? null
  const rest = symbology ? text.slice(symbology.length) : text
  const gs1 = (elements: Elements, kind: 'GS1' | 'GTIN' = 'GS1'): ScannedCode => ({
    ok: true,
    kind,
    symbology,
    ...readElements(elements, currentYear),
  })
  if (symbology !== null) {
    if (ELEMENT_STRINGS.includes(symbology)) return gs1(readElementString(rest))
    const length = GTINS[symbology]
    if (length) return gs1(readGtin(rest, [length]), 'GTIN')
    if (!BY_CONTENT.includes(symbology)) throw new ScanProblem('UNSUPPORTED_SYMBOLOGY', symbology)
  }
  return readByContent(rest, { symbology, currentYear, gs1 })
}

/**
 * Without line ends and tabs at the end, then without blanks at both ends. A pattern that ends with `$` would take hours
 * for the 10 MB of blanks that somebody pastes: it tries again at each of them.
 */
function withoutEnds(typed: string): string {
  let end = typed.length
  while (end > 0 && '\r\n\t'.includes(typed.charAt(end - 1))) end -= 1
  while (end > 0 && typed.charAt(end - 1) === ' ') end -= 1
  let start = 0
  while (start < end && typed.charAt(start) === ' ') start += 1
  return typed.slice(start, end)
}

interface ByContent {
  symbology: string | null
  currentYear: number
  gs1: (elements: Elements, kind?: 'GS1' | 'GTIN') => ScannedCode
}

function readByContent(text: string, { symbology, currentYear, gs1 }: ByContent): ScannedCode {
  if (text.startsWith('(')) return gs1(readBracketed(text))
  if (/^https?:\/\//i.test(text)) {
    const { elements, warnings } = readDigitalLink(text)
    const facts = readElements(elements, currentYear)
    const all = [...warnings, ...(facts.warnings ?? [])]
    const warned = all.length > 0 ? { warnings: all } : {}
    return { ok: true, kind: 'GS1_DL', symbology, ...facts, ...warned }
  }
  const hibc = /^\*?(\+.*?)\*?$/.exec(text)?.[1]
  if (hibc) return { ok: true, kind: 'HIBC', symbology, ...readHibc(hibc, currentYear) }
  if (/^[=&]/.test(text)) throw new ScanProblem('ICCBBA_NOT_SUPPORTED')
  if (/^(\d{8}|\d{12,14})$/.test(text)) return gs1(readGtin(text, [8, 12, 13, 14]), 'GTIN')
  if (text.startsWith(SEPARATOR) || identifierOf(text)) return gs1(readElementString(text))
  throw new ScanProblem('UNKNOWN_FORMAT')
}

function readGtin(text: string, lengths: readonly number[]): Elements {
  if (!/^\d+$/.test(text)) throw new ScanProblem('BAD_CHARACTER', '01')
  if (!lengths.includes(text.length)) throw new ScanProblem('BAD_LENGTH', '01')
  if (!hasRightCheckDigit(text)) throw new ScanProblem('BAD_CHECK_DIGIT', '01')
  return [['01', text.padStart(14, '0')]]
}

/** The two symbols of a HIBC label, in either order, as one code. */
export function joinHibc(one: ScannedCode, other: ScannedCode): ScannedCode | UnreadableCode {
  const [primary, secondary] = one.part === 'SECONDARY' ? [other, one] : [one, other]
  if (secondary.part !== 'SECONDARY' || primary.part !== 'PRIMARY') {
    return { ok: false, reason: 'NOT_A_SECONDARY' }
  }
  if (secondary.linkCharacter !== primary.checkCharacter) {
    return { ok: false, reason: 'LINK_MISMATCH' }
  }
  return { ...primary, ...secondary, part: 'COMBINED' }
}
