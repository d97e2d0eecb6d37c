import type { SaveBody } from '../../../../api/staff/stock/recalls.ts'

type Criterion = SaveBody['products'][number]['criterion']
type Range = Criterion['lotRanges'][number]

const BETWEEN = /\s+(?:to|through|thru|-)\s+|\s*[–—]\s*/i

/** Codes as typed, one per line or separated by commas; 'A10 to A19' is a range. */
export function readCodes(typed: string): { codes: string[]; ranges: Range[] } {
  const codes: string[] = []
  const ranges: Range[] = []
  for (const entry of typed.split(/[\n,;]+/).map((text) => text.trim())) {
    const [from = '', to, more] = entry.split(BETWEEN)
    if (from === '') continue
    if (to && more === undefined) ranges.push({ from, to })
    else codes.push(entry)
  }
  return { codes: [...new Set(codes)], ranges }
}

/** The same codes for a text field. */
export const writeCodes = (codes: readonly string[], ranges: readonly Range[]): string =>
  [...codes, ...ranges.map(({ from, to }) => `${from} to ${to}`)].join('\n')
