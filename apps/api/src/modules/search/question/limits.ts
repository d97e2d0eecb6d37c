import { toCents } from '@mendwell/contract/wire/dollars'

/** What a query requires of price, weight capacity or size, besides its words. */
export interface Limit {
  kind: 'maxPrice' | 'minPrice' | 'capacity' | 'height'
  /** Cents, pounds or inches. */
  value: number
  /** As typed, in lower case. */
  said: string
}

const NUMBER = '(\\d{1,3}(?:,\\d{3})+|\\d{1,5})(?:\\.(\\d{2}))?'
const MONEY = `(?:us)?\\$\\s?${NUMBER}|${NUMBER}\\s?(?:\\$|dollars?|bucks|usd|d[oó]lares)`
/** Without a currency sign the number must be the end: 'under 100', not 'under 100 ml'. */
const MONEY_OR_END = `(?:${MONEY}|${NUMBER}$)`
const POUNDS = '(\\d{2,4})\\s?(?:lbs?|pounds?|libras)(?![a-z0-9])'
const BELOW =
  'under|below|less than|cheaper than|up to|no more than|at most|max(?:imum)?|menos de|por debajo de|hasta|m[aá]ximo'
const ABOVE = 'over|above|more than|at least|from|starting at|m[aá]s de|desde|a partir de|m[ií]nimo'

const limit = (said: string) => new RegExp(`(?<![\\p{L}\\p{N}$])(?:${said})`, 'u')
const BETWEEN = limit(
  `(?:between|from|entre)?\\s*\\$\\s?${NUMBER}\\s*(?:and|to|-|–|y|a)\\s*\\$?\\s?${NUMBER}(?:\\s?dollars)?`,
)
const AT_MOST = limit(`(?:${BELOW})\\s+${MONEY_OR_END}|(?:${MONEY})\\s+(?:or less|o menos)`)
const AT_LEAST = limit(`(?:${ABOVE})\\s+(?:${MONEY})|(?:${MONEY})\\s+(?:or more|o m[aá]s)`)
const CAPACITY = limit(
  `(?:for (?:a |an )?|para (?:una persona de )?|holds? (?:up to )?|supports? (?:up to )?|weigh(?:s|ing)? |up to |over |que pesa )?${POUNDS}` +
    '(?:\\s+(?:weight )?(?:capacity|limit|person|people|man|woman|patient|user|rated))?',
)
const FEET_AND_INCHES =
  "([4-7])\\s?(?:'|’|ft\\.?|foot|feet|pies)\\s?(\\d{1,2})?(?:\\s?(?:''|\"|”|in(?:ch(?:es)?)?|pulgadas))?(?![a-z0-9])"
const HEIGHT = limit(
  `(?:for (?:a |an |someone )?)?(?:${FEET_AND_INCHES}\\s+(?:tall|person|man|woman|high)|([4-7])\\s?(?:'|’|foot |ft\\.? |feet )\\s?(\\d{1,2})(?:\\s?(?:''|"|”|in(?:ch(?:es)?)?))?(?![a-z0-9.]))`,
)

/** Lower values are weights of goods. */
const MIN_CAPACITY = 200
const MAX_CAPACITY = 1_500

/** Extracts what a lower-case text says about price, weight and height. */
export function readLimits(text: string): { limits: Limit[]; rest: string } {
  const limits: Limit[] = []
  let rest = text
  const take = (
    pattern: RegExp,
    read: (numbers: string[], said: string) => Omit<Limit, 'said'>[],
  ) => {
    const match = pattern.exec(rest)
    if (!match) return
    const found = read(
      match.slice(1).filter((part) => part !== undefined),
      match[0],
    )
    if (found.length === 0) return
    limits.push(...found.map((one) => ({ ...one, said: match[0].trim() })))
    rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`
  }
  take(BETWEEN, ([low = '', high = '']) => [
    { kind: 'minPrice', value: cents(low) },
    { kind: 'maxPrice', value: cents(high) },
  ])
  take(AT_MOST, ([amount = '', rest]) => [{ kind: 'maxPrice', value: cents(amount, rest) }])
  take(AT_LEAST, ([amount = '', rest]) => [{ kind: 'minPrice', value: cents(amount, rest) }])
  take(CAPACITY, ([pounds = '']) => {
    const value = Number(pounds)
    return value < MIN_CAPACITY || value > MAX_CAPACITY ? [] : [{ kind: 'capacity', value }]
  })
  take(HEIGHT, ([feet = '', inches = '0']) => [
    { kind: 'height', value: Number(feet) * 12 + Number(inches) },
  ])
  return { limits, rest }
}

const cents = (dollars: string, rest = '0') =>
  toCents(Number(`${dollars.replaceAll(',', '')}.${rest}`))
