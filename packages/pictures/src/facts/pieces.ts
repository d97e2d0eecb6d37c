import type { PictureFacts } from './facts.ts'

type SoldFacts = Pick<PictureFacts, 'productName' | 'unitName'>

const COUNTED = /\b(?:packs?|box|package|bag|case|bottle|set|sample) of (\d+)/i
/** "…, 6 x 6 in, 36" and "100 count": how dental dealers write a pack. */
const COUNT_AT_END = /,\s([1-9]\d{0,3})$|\b(\d+) count$|\b(\d+) per package$/i
/** Plural words that name a single item. */
const ONE_THING =
  /\b(forceps|scissors|pliers|lens|briefs|boxers|shorts|leggings|drops|tens|suspensory|series)$/i
/** Ends the words that name the product. */
const AFTER_THE_NOUN = /\s(for|with|without|of|in|to|used|owned|by|that)\s.*$/i

/** How many pieces one unit of sale holds; null if neither the unit nor the name says. */
export function soldPieces({ productName, unitName }: SoldFacts): number | null {
  if (unitName === 'pair') return 2
  const counted = COUNTED.exec(unitName) ?? COUNTED.exec(productName)
  if (counted) return Number(counted[1])
  if (unitName !== 'each') return null
  const atEnd = COUNT_AT_END.exec(productName)
  if (atEnd) return Number(atEnd[1] ?? atEnd[2] ?? atEnd[3])
  if (/\bpair\b/i.test(productName)) return 2
  return saysSeveral(productName) ? null : 1
}

/** "Micro-aspirators" sold as "each" may be one or a bag of them. */
function saysSeveral(productName: string) {
  const noun = nounOf(productName)
  return /[a-z]{2}[^si\W\d]s$|\bteeth$/i.test(noun) && !ONE_THING.test(noun)
}

/** The words that name the product, without its parts and uses; then the same of each detail. */
const nounsOf = (productName: string) =>
  productName
    .replace(/\([^)]*\)/g, '')
    .split(',')
    .map((part) => part.replace(AFTER_THE_NOUN, '').trim())

const nounOf = (productName: string) => nounsOf(productName)[0] ?? ''

/** "…, 500 g", "…, 5 m": what is in the tube, bottle or box. */
const CONTENT_AT_END =
  /,\s([\d.,]+\s?(?:m?L|ml|g|grams?|kg|fl oz|oz|ounces?|pints?|pounds?|lb|m))(?: tube)?$/
/** What is not a countable object. */
const UNCOUNTABLE = /\b(software|platform|program|supply|refill|sterilization wrap)\b/i
const SUBSTANCE =
  /\b(concentrate|solution|lubricant|cleaner|powder|gel|cream|ointment|foam|film|hemostat)$/i
/** "Strap kit B", "standard kit": how many pieces it holds is not stated. */
const GATHERED = /\b(set|kit|pack)(?: (?:[A-Z]|\d|[A-Z]+\d)[A-Z\d/.-]*)?$/i
/** More than one thing, or not known to be one. */
const SEVERAL =
  /\s(and|with)\s|\b(kit|set|pack|system|tray|combination|assembly|circuit|test|duo)s?\b|\bor (?:part|accessory)\b/i

/** How the product is sold, as far as known: nothing is derived from other facts. */
export function packSize(facts: SoldFacts & { isFood: boolean }): string {
  const { productName, unitName, isFood } = facts
  if (unitName === 'lb') return 'Per lb'
  // "…, case of 20", sold as a pack of 20: the picture says what the name says.
  const cased = /\bcase of (\d+)$/i.exec(productName)?.[1]
  if (cased && unitName === `pack of ${cased}`) return `Case of ${cased}`
  if (unitName !== 'each') return unitName.charAt(0).toUpperCase() + unitName.slice(1)
  const content = CONTENT_AT_END.exec(productName)?.[1]
  if (content) return content
  const pieces = soldPieces(facts)
  // A can of soup is not a piece, and its contents are unknown.
  if (isFood || UNCOUNTABLE.test(productName) || SUBSTANCE.test(nounOf(productName))) return ''
  const gathered = nounsOf(productName).find((noun) => GATHERED.test(noun))
  if (gathered && (pieces ?? 1) === 1)
    return `1 ${GATHERED.exec(gathered)?.[1]?.toLowerCase() ?? 'set'}`
  if (pieces === null) return ''
  if (pieces === 2 && /\bpair\b/i.test(productName)) return 'Pair'
  if (pieces > 1) return `Pack of ${pieces}`
  return SEVERAL.test(productName) ? '' : '1 piece'
}

/** "1.375", "5 3/4". */
const NUMBER = String.raw`(\d+(?:\.\d+)?(?: \d\/\d\d?)?)`
const SIDES = new RegExp(String.raw`${NUMBER} x ${NUMBER}(?: x [\d.]+)? (?:cm|mm|in)\b`)

function numberOf(text: string) {
  const [whole, numerator, denominator] = text.split(/[ /]/).map(Number)
  return (whole ?? 0) + (numerator && denominator ? numerator / denominator : 0)
}

/** The ratio of the long side to the short one, if the name gives both; else 1. */
export function proportionOf(productName: string): number {
  const [, one, other] = SIDES.exec(productName) ?? []
  const sides = [numberOf(one ?? '1'), numberOf(other ?? '1')]
  const short = Math.min(...sides)
  return short > 0 ? Math.max(...sides) / short : 1
}

const ROLL = /\b(\d+(?:\.\d+)?) cm x [\d.]+ m\b/

/** Centimeters of "2.5 cm x 9 m"; null if the name gives no such size. */
export function rollWidthOf(productName: string): number | null {
  const width = Number(ROLL.exec(productName)?.[1] ?? 0)
  return width > 0 ? width : null
}
