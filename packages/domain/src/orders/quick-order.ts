import { MAX_QUANTITY, MIN_QUANTITY } from './limits.ts'

/** The most lines that can be pasted at once. */
export const MAX_ORDER_LINES = 200
/** The longest possible product code. */
const MAX_CODE_LENGTH = 60

/** Separates GS1 elements of variable length. */
const GROUP_SEPARATOR = String.fromCodePoint(29)

export type OrderLineProblem = 'CODE' | 'QUANTITY' | 'TOO_MANY'

/** A pasted line, and what it asks for. */
export interface OrderLine {
  /** Its line number in the text, from 1. */
  number: number
  typed: string
  code: string
  quantity: number
  problem: OrderLineProblem | null
}

/**
 * Parses pasted lines of codes and quantities: 'SKU, 3', 'SKU<tab>3', 'SKU; 3', 'SKU 3', 'SKU x 3', '3 x SKU', or a
 * code alone for one piece. Empty lines and a heading are skipped; for an unreadable line nothing is guessed.
 */
export function parseOrderLines(text: string): OrderLine[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((typed, index) => ({ typed: typed.trim(), number: index + 1 }))
    .filter(({ typed, number }) => typed !== '' && !(number === 1 && isHeading(typed)))
    .map(({ typed, number }, place) => {
      const { code, count } = split(typed)
      const quantity = /^\d{1,6}$/.test(count) ? Number(count) : 0
      return { number, typed, code, quantity, problem: problemOf(code, quantity, place) }
    })
}

const isHeading = (line: string) => /\b(qty|quantity|cantidad)\b/i.test(line) && !/\d/.test(line)

function problemOf(code: string, quantity: number, place: number): OrderLineProblem | null {
  if (place >= MAX_ORDER_LINES) return 'TOO_MANY'
  // No code has control characters or lone surrogates; sending one would fail the call for all lines.
  const isReadable = /[\p{L}\p{N}]/u.test(code) && !/[\p{Cc}\p{Cs}]/u.test(code)
  if (!isReadable || code.length > MAX_CODE_LENGTH) return 'CODE'
  return quantity < MIN_QUANTITY || quantity > MAX_QUANTITY ? 'QUANTITY' : null
}

function split(line: string): { code: string; count: string } {
  const [first = '', second, ...more] = line.split(/[\t;,]/).map((cell) => cell.trim())
  if (second !== undefined) {
    const count = more.every((cell) => cell === '') ? second : ''
    return { code: first, count: count.replace(/^[x×]\s*/i, '') }
  }
  const before = /^(\d{1,6})\s*[x×]\s+(.+)$/i.exec(line)
  if (before) return { code: before[2] ?? '', count: before[1] ?? '' }
  const behind = /^(.+?)\s+(?:[x×]\s*)?(-?\d+(?:\.\d+)?)$/i.exec(line)
  return behind ? { code: behind[1] ?? '', count: behind[2] ?? '' } : { code: line, count: '1' }
}

/**
 * The product number in a scan: an EAN or UPC as is, and for a GS1 code (UDI) the value of application identifier 01
 * (GS1 General Specifications §3.2). Undefined if there is none.
 */
export function readBarcode(read: string): string | undefined {
  // A scanner may prefix the symbology (']d2'), which also says that it is GS1.
  const plain = read
    .trim()
    .replace(/^\][A-Za-z]\d/, '')
    .replaceAll(GROUP_SEPARATOR, '')
  if (/^(\d{8}|\d{12,14})$/.test(plain)) return plain
  return /^(?:\(01\)|01)(\d{14})/.exec(plain)?.[1]
}
