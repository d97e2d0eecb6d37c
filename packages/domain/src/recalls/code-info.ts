import { toGtin14 } from '../lots/scan/gtin.ts'
import { parseScan } from '../lots/scan/parse-scan.ts'
import { takeBounds } from './code-info-dates.ts'
import { type CodeRange, isClearRange } from './match-lot.ts'
import { REVIEW_REASONS, type ReviewReason } from './review-reasons.ts'

/** The codes parsed from a recall notice, as proposals that a person confirms one by one. Days are YYYY-MM-DD. */
export interface CodeInfo {
  dis: string[]
  lots: string[]
  lotRanges: CodeRange[]
  serials: string[]
  serialRanges: CodeRange[]
  models: string[]
  allLots: boolean
  allSerials: boolean
  madeBetween: [string, string] | null
  review: ReviewReason[]
  /** Words that were not used, in order. */
  unread: string[]
}

type Label = 'LOT' | 'SERIAL' | 'MODEL' | 'DI'

/** 'NO12' is a lot with that name; 'No12' is lot 12. */
const NUMBERS = String.raw`(?:\s+(?:(?:numbers?|nos?|codes?)\b|(?-i:Nos?)(?=\d)|#))*\s*[.:#]*`
const LABELS: [Label, RegExp][] = [
  ['DI', /^(?:udi-di|udi|gtin|device identifiers?|di)\b\s*[.:#]*/i],
  ['LOT', new RegExp(String.raw`^(?:lots?|batch(?:es)?)\b${NUMBERS}`, 'i')],
  ['SERIAL', new RegExp(String.raw`^(?:serials?|s\/n|sn)\b${NUMBERS}`, 'i')],
  [
    'MODEL',
    new RegExp(
      String.raw`^(?:models?|catalog(?:ue)?|cat|ref|part|item|product)\b(?:\.|(?=\s*(?:#|numbers?\b|nos?\b|codes?\b|\S*\d)))${NUMBERS}`,
      'i',
    ),
  ],
]
const CODE = String.raw`[A-Za-z0-9](?:[A-Za-z0-9._\/-]*[A-Za-z0-9])?`
const RANGE = new RegExp(
  String.raw`^(${CODE})\s*(?:\bthrough\b|\bthru\b|\bto\b|\s-\s|–|—)\s*(${CODE})`,
  'i',
)
const WORD = new RegExp(`^${CODE}`)
/** Words that join codes and carry no meaning. */
const JOINING = new Set([
  'and',
  'or',
  'the',
  'with',
  'are',
  'is',
  'of',
  'us',
  'nos',
  'no',
  'numbers',
])

/**
 * Parses the text of `code_info`, plus `more_code_info`, and drops no word silently: unused ones are in `unread`. It
 * only proposes. `currentYear` fixes the century of dates in UDIs.
 */
export function readCodeInfo(
  code: string,
  { more = '', currentYear }: { more?: string; currentYear: number },
): CodeInfo {
  const found = nothing()
  const whole = `${code} ${more}`.replaceAll(/\s+/g, ' ').trim()
  if (whole === '') return { ...found, review: ['EMPTY'] }
  if (/\bno (?:lots?|batch|serial)|\bnot (?:provided|available|identified|known)\b/i.test(whole)) {
    return { ...found, review: ['TEXT'], unread: [whole] }
  }
  const reviews = new Set<ReviewReason>()
  const withoutUdis = takeUdis(whole, { found, reviews, currentYear })
  const { rest, bounds, madeBetween } = takeBounds(withoutUdis)
  for (const bound of bounds) reviews.add(bound)
  found.madeBetween = madeBetween
  readCodes(takeOpenEnds(takeAll(rest, found), reviews), found, reviews)
  if (madeBetween) found.allLots = true
  return { ...found, review: REVIEW_REASONS.filter((reason) => reviews.has(reason)) }
}

const nothing = (): CodeInfo => ({
  dis: [],
  lots: [],
  lotRanges: [],
  serials: [],
  serialRanges: [],
  models: [],
  allLots: false,
  allSerials: false,
  madeBetween: null,
  review: [],
  unread: [],
})

interface Reading {
  found: CodeInfo
  reviews: Set<ReviewReason>
  currentYear: number
}

/** Takes out texts such as (01)…(10)…(17)…, which are self-explanatory. */
const takeUdis = (text: string, { found, reviews, currentYear }: Reading) =>
  text.replaceAll(/(?:\(\d{2,4}\) ?[^\s(),;]+ ?)+/g, (udi) => {
    const read = parseScan(udi.trim().replace(/\.$/, ''), currentYear)
    if (!read.ok) {
      reviews.add('BAD_UDI')
      found.unread.push(udi.trim())
      return ' '
    }
    if (read.di) add(found.dis, read.di)
    if (read.lot) add(found.lots, read.lot)
    if (read.serial) add(found.serials, read.serial)
    return ' '
  })

const takeAll = (text: string, found: CodeInfo) =>
  text
    .replaceAll(
      /\ball (?:affected )?(?:lots?|batch(?:es)?|units|products?)\b(?: numbers?| codes?)?/gi,
      () => {
        found.allLots = true
        return ' '
      },
    )
    .replaceAll(/\ball serials?\b(?: numbers?)?/gi, () => {
      found.allSerials = true
      return ' '
    })

const takeOpenEnds = (text: string, reviews: Set<ReviewReason>) =>
  text.replaceAll(/\b(?:and )?(?:various|among|many)? ?(?:others?|various|etc)\b\.?/gi, () => {
    reviews.add('OPEN_ENDED')
    return ' '
  })

/** Reads word by word; a label says what the following codes are. */
function readCodes(text: string, found: CodeInfo, reviews: Set<ReviewReason>) {
  let rest = text
  let label: Label | undefined
  let lotsAfterModels = 0
  let last: Label | undefined
  while (rest !== '') {
    const labelled = LABELS.map(([kind, pattern]) => ({
      kind,
      text: pattern.exec(rest)?.[0],
    })).find((one) => one.text)
    if (labelled?.text) {
      label = labelled.kind
      rest = rest.slice(labelled.text.length)
      continue
    }
    const range = RANGE.exec(rest)
    if (range && hasDigit(range[1]) && hasDigit(range[2])) {
      const [all, from = '', to = ''] = range
      readRange({ from, to }, { label, found, reviews })
      rest = rest.slice(all.length)
      continue
    }
    const word = WORD.exec(rest)?.[0]
    if (word === undefined) {
      rest = rest.slice(1)
      continue
    }
    rest = rest.slice(word.length)
    if (!isCode(word, label)) {
      if (JOINING.has(word.toLowerCase())) continue
      found.unread.push(word)
      reviews.add('TEXT')
      continue
    }
    readCode(word, { label, found, reviews })
    if (last === 'MODEL' && label === 'LOT') lotsAfterModels += 1
    last = label
  }
  if (lotsAfterModels > 1) reviews.add('PAIRING')
}

const hasDigit = (text = '') => /\d/.test(text)

/** Codes contain a digit; after a label, capitals alone can be one. */
const isCode = (word: string, label: Label | undefined) =>
  hasDigit(word) || (label !== undefined && /^[A-Z]{2,}$/.test(word))

interface Into {
  label: Label | undefined
  found: CodeInfo
  reviews: Set<ReviewReason>
}

function readCode(word: string, { label, found, reviews }: Into) {
  if (!hasDigit(word)) reviews.add('LETTERS_ONLY')
  // Possibly a range without blanks: a person decides.
  if (label !== 'MODEL' && /^(\d{4,})-(\d{4,})$/.test(word)) reviews.add('RANGE')
  switch (label) {
    case 'SERIAL':
      return add(found.serials, word)
    case 'MODEL':
      return add(found.models, word)
    case 'DI': {
      const di = toGtin14(word)
      if (di) add(found.dis, di)
      else {
        reviews.add('BAD_DI')
        found.unread.push(word)
      }
      return
    }
    case undefined:
      reviews.add('UNLABELLED')
      return add(found.lots, word)
    case 'LOT':
      return add(found.lots, word)
  }
}

function readRange(range: CodeRange, into: Into) {
  const { label, found, reviews } = into
  const isOfCodes = label === 'LOT' || label === 'SERIAL'
  if (isOfCodes && isClearRange(range)) {
    const ranges = label === 'LOT' ? found.lotRanges : found.serialRanges
    ranges.push(range)
    return
  }
  reviews.add('RANGE')
  readCode(range.from, into)
  readCode(range.to, into)
}

function add(codes: string[], code: string) {
  if (!codes.includes(code)) codes.push(code)
}
