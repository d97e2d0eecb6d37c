import { FACT_NAMES, type FactName, type Facts } from '@mendwell/domain/facts/facts'
import { inBothUnits, type Shown } from '@mendwell/domain/facts/measures'
import { currentLanguage } from '../../lib/words/language.ts'
import { ownTexts } from '../../lib/words/own-texts.ts'
import { formatNumber } from '../../lib/words/texts.ts'
import { factTexts } from '../../texts/en/facts.ts'
import type { Fact } from './product-facts.ts'

/** A text about stated facts; loaded with what shows them, not with the shop. */
export const factText = ownTexts(factTexts)

export const factName = (name: FactName): string => factText(`fact.name.${name}`)

/** Needles, sheaths and flanges are sold by the millimeter even in the United States. */
const METRIC_FIRST: readonly FactName[] = ['needleLength', 'sheath', 'flange']

const isWord = (key: string): key is keyof typeof factTexts => key in factTexts

/** A stored value as text, measures in both systems, the language's own first: '3.9 in (10 cm)', 'Nitrile', 'S/M'. */
export function factValue(name: FactName, value: string): string {
  const word = `fact.word.${value}`
  if (isWord(word)) return factText(word)
  if (name === 'size') return value.replace('-', '/')
  const { us, metric } = inBothUnits(value)
  if (us.unit === metric.unit) return measure(us)
  const isMetric = us.unit !== 'Fr' && (currentLanguage() === 'es' || METRIC_FIRST.includes(name))
  const [first, other] = isMetric ? [metric, us] : [us, metric]
  return `${measure(first)} (${inUnit(other, joined(other, '–'))})`
}

function measure(shown: Shown): string {
  const [from, to] = shown.numbers
  if (shown.kind === 'range' && from === null) {
    return factText('fact.upTo', { value: inUnit(shown, joined(shown)) })
  }
  if (shown.kind === 'range' && to === null) {
    return factText('fact.orMore', { value: inUnit(shown, joined(shown)) })
  }
  return inUnit(shown, joined(shown, '–'))
}

const inUnit = ({ unit }: Shown, value: string) => `${value} ${unitWord(unit)}`

/** As written in both languages, except for inches and fluid ounces. */
function unitWord(unit: Shown['unit']): string {
  if (unit === 'in' || unit === 'flOz') return factText(`fact.unit.${unit}`)
  return unit === 'ml' || unit === 'l' ? unit.replace('l', 'L') : unit
}

const joined = ({ numbers, kind }: Shown, between = '') =>
  numbers
    .flatMap((number) => (number === null ? [] : formatNumber(number)))
    .join(kind === 'sides' ? ' × ' : between)

/** 'Size: M', or 'Powder-free' if the name says it all. */
export const factInWords = (name: FactName, value: string): string =>
  value === 'yes' ? factName(name) : `${factName(name)}: ${factValue(name, value)}`

/** The stated facts of a product as rows; a response cached before facts existed has none. */
export const statedFacts = (facts: Facts | undefined): Fact[] =>
  FACT_NAMES.flatMap((name) => {
    const values = facts?.[name] ?? []
    return values.length === 0
      ? []
      : [{ name: factName(name), value: values.map((value) => factValue(name, value)).join(', ') }]
  })
