export interface CodeRange {
  from: string
  to: string
}

/** Which pieces of a product a recall covers, as confirmed by a person. */
export interface Criterion {
  lots?: readonly string[]
  lotRanges?: readonly CodeRange[]
  serials?: readonly string[]
  serialRanges?: readonly CodeRange[]
  /** Every piece, regardless of lot or serial number. */
  allLots?: boolean
  allSerials?: boolean
}

/**
 * Why a lot matches a recall (rules of recalls, 2.3). EXACT, RANGE and ALL are certain; a person decides about LOOSE
 * and UNKNOWN_LOT.
 */
export const LOT_MATCHES = ['EXACT', 'RANGE', 'ALL', 'LOOSE', 'UNKNOWN_LOT'] as const
export type LotMatch = (typeof LOT_MATCHES)[number]

/** Whether the codes prove that pieces are recalled, rather than make it likely. */
export const isSure = (match: LotMatch): boolean => match !== 'LOOSE' && match !== 'UNKNOWN_LOT'

/** What is printed on a piece; null: unknown. */
export interface PrintedCodes {
  lotCode: string | null
  serial: string | null
}

/** Why pieces with these codes are recalled, or undefined if they are not. */
export function matchLot(criterion: Criterion, codes: PrintedCodes): LotMatch | undefined {
  const { lots, lotRanges, serials, serialRanges, allLots, allSerials } = criterion
  if (allLots || allSerials) return 'ALL'
  const asks = (values?: readonly unknown[], ranges?: readonly unknown[]) =>
    (values?.length ?? 0) + (ranges?.length ?? 0) > 0
  const found = [
    ...(asks(lots, lotRanges) ? [matchCode(codes.lotCode, lots, lotRanges)] : []),
    ...(asks(serials, serialRanges) ? [matchCode(codes.serial, serials, serialRanges)] : []),
  ]
  return LOT_MATCHES.find((match) => found.includes(match))
}

function matchCode(
  printed: string | null,
  values: readonly string[] = [],
  ranges: readonly CodeRange[] = [],
): LotMatch | undefined {
  if (printed === null) return 'UNKNOWN_LOT'
  const code = strict(printed)
  if (values.some((value) => strict(value) === code)) return 'EXACT'
  if (ranges.some((range) => isInRange(code, range))) return 'RANGE'
  return values.some((value) => loose(value) === loose(printed)) ? 'LOOSE' : undefined
}

const strict = (code: string) => code.toUpperCase().replaceAll(/\s/g, '')
const loose = (code: string) => strict(code).replaceAll(/[-./_]/g, '')

/** The number at the end of a code, and its prefix. */
function split(code: string): { prefix: string; digits: string } | undefined {
  const digits = /\d+$/.exec(code)?.[0]
  return digits === undefined ? undefined : { prefix: code.slice(0, -digits.length), digits }
}

/** Whether both ends share a prefix and number width, so it is clear what lies between them. */
export function isClearRange({ from, to }: CodeRange): boolean {
  const [low, high] = [split(strict(from)), split(strict(to))]
  if (!low || !high || low.prefix !== high.prefix) return false
  return low.digits.length === high.digits.length && low.digits <= high.digits
}

function isInRange(code: string, range: CodeRange): boolean {
  const [low, high, at] = [split(strict(range.from)), split(strict(range.to)), split(code)]
  if (!low || !high || !at || !isClearRange(range)) return false
  const isAlike = at.prefix === low.prefix && at.digits.length === low.digits.length
  // Same width, so the texts sort like their numbers.
  return isAlike && low.digits <= at.digits && at.digits <= high.digits
}
