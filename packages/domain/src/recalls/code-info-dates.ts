import type { ReviewReason } from './review-reasons.ts'

const MONTH = String.raw`(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?`
const DATE = [
  String.raw`\d{1,2}\/\d{1,2}\/\d{2,4}`,
  String.raw`\d{4}-\d{2}-\d{2}`,
  String.raw`\d{1,2}[- ]${MONTH}[- ]\d{4}`,
  String.raw`${MONTH} \d{1,2},? \d{4}`,
  String.raw`\d{4}-\d{2}`,
  String.raw`\d{1,2}\/\d{4}`,
  String.raw`${MONTH}[- ]\d{4}`,
].join('|')
const DATES = `(?:${DATE})(?:(?:,| and| or|;)+ ?(?:${DATE}))*`

const MADE = '(?:manufactured|made|produced|shipped|distributed|sold)'
const MADE_BETWEEN = new RegExp(
  String.raw`\b${MADE} (?:between|from) (\d{4}-\d{2}-\d{2}) (?:and|to|through) (\d{4}-\d{2}-\d{2})`,
  'gi',
)
const MADE_OTHERWISE = new RegExp(
  String.raw`\b${MADE} (?:between|from|before|after|since|prior to|through|on)(?:(?: and| to| through)? ?(?:${DATE}))+`,
  'gi',
)
const EXPIRY_BOUNDS = new RegExp(
  String.raw`\b(?:within expir\w*(?: dates?)?|(?:(?:lots?|batch(?:es)?) )?with expir\w*(?: dates?)?:?(?: (?:of|between|before|after|through))* ?(?:${DATES})?)`,
  'gi',
)
const EXPIRY = new RegExp(
  String.raw`\(?\bexp(?:\.|iry|ires|iration)?(?: dates?)?[:.]? ?(?:${DATES})\)?`,
  'gi',
)

interface Bounds {
  /** The text without dates. */
  rest: string
  bounds: ReviewReason[]
  madeBetween: [string, string] | null
}

/** Takes dates out of the text of a recall: those after "exp" are not lots, others limit what is recalled. */
export function takeBounds(text: string): Bounds {
  const bounds: ReviewReason[] = []
  let madeBetween: [string, string] | null = null
  const rest = text
    .replaceAll(MADE_BETWEEN, (_, from: string, to: string) => {
      bounds.push('DATE_BOUNDS')
      madeBetween = [from, to]
      return ' '
    })
    .replaceAll(MADE_OTHERWISE, () => {
      bounds.push('DATE_BOUNDS')
      return ' '
    })
    .replaceAll(EXPIRY_BOUNDS, () => {
      bounds.push('EXPIRY_BOUNDS')
      return ' '
    })
    .replaceAll(EXPIRY, ' ')
  return { rest, bounds, madeBetween }
}
