/** Every spelling of a unit, by the one in the index (migration 0180, search_unit). */
const UNITS: [written: string, indexed: string][] = [
  ['inches|inch|in|["”″]', 'in'],
  ['mmhg', 'mmhg'],
  ['millimet(?:er|re)s?|mm', 'mm'],
  ['centimet(?:er|re)s?|cms?', 'cm'],
  ['met(?:er|re)s?|m', 'm'],
  ['millilit(?:er|re)s?|mls?|cc', 'ml'],
  ['lit(?:er|re)s?|l', 'l'],
  ['milligrams?|mg', 'mg'],
  ['grams?|g|gauge|ga', 'g'],
  ['kilograms?|kg', 'kg'],
  ['pounds?|lbs?', 'lb'],
  ['ounces?|oz', 'oz'],
  ['feet|foot|ft', 'ft'],
  ['french|fr|ch', 'ch'],
  ['volts?|v', 'v'],
]
const anyUnit = UNITS.map(([written]) => written).join('|')
const measure = `(\\d+(?:\\.\\d+)?)(?:\\s*(${anyUnit})(?![a-z0-9]))?`
const SIZE = new RegExp(
  `(?<![a-z0-9./])(?:${measure}(?:\\s*(?:x|×|by)\\s*${measure})?(?:\\s*(?:x|×|by)\\s*${measure})?|(?:ch|fr)\\s?(\\d+)(?![a-z0-9]))`,
  'g',
)
const INDEXED = UNITS.map(([written, indexed]) => ({ whole: RegExp(`^(?:${written})$`), indexed }))

const unitOf = (written: string) => INDEXED.find(({ whole }) => whole.test(written))?.indexed ?? ''
const numberOf = (written: string) =>
  (written.includes('.') ? written.replace(/0+$/, '').replace(/\.$/, '') : written).replace(
    '.',
    'p',
  )

/** A part of a search text; for a size also the one word for it in the index. */
export interface TextPart {
  text: string
  size?: string
}

/** Splits a lower-case text at its sizes: 'foam 5 x 5 cm' → 'foam ', '5 x 5 cm' (5x5cm). */
export function cutAtSizes(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(SIZE)) {
    const size = sizeOf(match)
    if (size === undefined) continue
    parts.push({ text: text.slice(end, match.index) }, { text: match[0], size })
    end = match.index + match[0].length
  }
  return [...parts, { text: text.slice(end) }]
}

function sizeOf([, ...groups]: RegExpMatchArray): string | undefined {
  const [first, unit1, second, unit2, third, unit3, french] = groups
  if (french) return `${french}ch`
  const numbers = [first, second, third].filter((part) => part !== undefined).map(numberOf)
  const unit = unit3 ?? unit2 ?? unit1
  if (numbers.length === 1 && unit === undefined) return undefined
  return numbers.join('x') + (unit === undefined ? '' : unitOf(unit))
}
