import { readMeasure, type Unit, valueAndUnit } from './measures.ts'

/** How a fact is written: a yes, a listed word, a number with a unit, both ends of a range, or the sides of a thing. */
type FactKind =
  | { kind: 'flag' }
  | { kind: 'word'; words: readonly string[]; most: number }
  | { kind: 'number' | 'range' | 'sides'; unit: Unit; min: number; max: number }

/** In display order. */
export const SIZES = [
  'XXS',
  'XS',
  'S',
  'S-M',
  'M',
  'M-L',
  'L',
  'L-XL',
  'XL',
  'XL-XXL',
  'XXL',
  'XXXL',
] as const

export const MATERIALS = [
  'alginate',
  'canvas',
  'collagen',
  'cotton',
  'ePTFE',
  'foam',
  'hydrocolloid',
  'hydrogel',
  'lambswool',
  'latex',
  'microfiber',
  'neoprene',
  'nitrile',
  'paper',
  'plastic',
  'polycarbonate',
  'polyisoprene',
  'polyurethane',
  'rubber',
  'silicone',
  'silk',
  'stainless-steel',
  'titanium',
  'tungsten-carbide',
  'vinyl',
  'viscose',
  'wood',
] as const

export const ABSORBENCIES = ['light', 'moderate', 'heavy', 'maximum'] as const
export const BORDERS = ['with', 'without'] as const

const one = (words: readonly string[]) => ({ kind: 'word', words, most: 1 }) as const
const measured = (unit: Unit, max: number, min = 0.01) =>
  ({ kind: 'number', unit, min, max }) as const

/**
 * The facts that distinguish products, in display order. Sterile, latex-free and single-use are columns of their own,
 * older than these.
 */
export const FACTS = {
  size: one(SIZES),
  material: { kind: 'word', words: MATERIALS, most: 5 },
  powderFree: { kind: 'flag' },
  preservativeFree: { kind: 'flag' },
  absorbency: one(ABSORBENCIES),
  border: one(BORDERS),
  gauge: measured('G', 40, 6),
  french: measured('Fr', 40, 1),
  needleLength: measured('mm', 500),
  length: measured('mm', 100_000),
  width: measured('mm', 100_000),
  dimensions: { kind: 'sides', unit: 'mm', min: 0.01, max: 100_000 },
  sheath: measured('mm', 200),
  flange: measured('mm', 200),
  volume: measured('ml', 100_000),
  netWeight: measured('g', 100_000),
  capacity: measured('ml', 100_000),
  pressure: { kind: 'range', unit: 'mmHg', min: 1, max: 100 },
  userWeight: { kind: 'range', unit: 'lb', min: 1, max: 2_000 },
} as const satisfies Record<string, FactKind>

export type FactName = keyof typeof FACTS
export const FACT_NAMES = /* @__PURE__ */ Object.keys(FACTS) as [FactName, ...FactName[]]
/** The facts stated about a product, with their values. A missing fact is unknown, never a no. */
export type Facts = Partial<Record<FactName, string[]>>

/** How a value of each would be typed. */
export const FACT_EXAMPLES: Record<FactName, string> = {
  size: 'M or XL',
  material: 'nitrile',
  powderFree: 'yes',
  preservativeFree: 'yes',
  absorbency: 'moderate',
  border: 'with or without',
  gauge: '21 G',
  french: '12 Fr',
  needleLength: '4 mm',
  length: '4 in or 10 cm',
  width: '1 in or 2.5 cm',
  dimensions: '4 x 4 in',
  sheath: '30 mm',
  flange: '57 mm',
  volume: '8 fl oz or 250 ml',
  netWeight: '3.5 oz or 100 g',
  capacity: '2 l',
  pressure: '15-20 mmHg',
  userWeight: 'up to 300 lb',
}

/** Whether products can have a fact with this name. */
export const isFactName = (name: string): name is FactName => Object.hasOwn(FACTS, name)

/** The most values of a fact a product can have. */
export const mostValues = (name: FactName): number => {
  const fact: FactKind = FACTS[name]
  return fact.kind === 'word' ? fact.most : 1
}

/**
 * Converts a value as typed, '4 in', 'up to 300 lb' or 'Stainless steel', to its stored form: '101.6mm', '..300lb',
 * 'stainless-steel'. Lengths are stored in millimeters, volumes in milliliters, weights of goods in grams and of people
 * in pounds. Undefined if it is not a value, has no unit, or is out of bounds.
 */
export function readFact(name: FactName, typed: string): string | undefined {
  const fact: FactKind = FACTS[name]
  const text = typed.trim()
  switch (fact.kind) {
    case 'flag':
      return readFlag(text)
    case 'word': {
      const word = text.toLowerCase().replace(/[\s/]+/g, '-')
      return fact.words.find((one) => one.toLowerCase() === word)
    }
    default:
      return readMeasure(fact, text)
  }
}

function readFlag(text: string): string | undefined {
  if (/^(yes|y|true)$/i.test(text)) return 'yes'
  return /^(no|n|false)$/i.test(text) ? 'no' : undefined
}

/** Sorts the values of a fact for display: words as listed, numbers ascending. */
export function compareFactValues(name: FactName, one: string, other: string): number {
  const fact: FactKind = FACTS[name]
  if (fact.kind === 'word') return fact.words.indexOf(one) - fact.words.indexOf(other)
  if (fact.kind === 'flag') return one === other ? 0 : one === 'yes' ? -1 : 1
  const [values, others] = [valueAndUnit(one).numbers, valueAndUnit(other).numbers]
  for (const [at, value] of values.entries()) {
    const difference = (value ?? Infinity) - (others[at] ?? Infinity)
    if (difference !== 0 && !Number.isNaN(difference)) return difference
  }
  return values.length - others.length
}

/** Facts in display order, with sorted values: equal facts serialize the same. */
export const sortedFacts = (facts: Facts): Facts =>
  Object.fromEntries(
    FACT_NAMES.flatMap((name) => {
      const values = [...new Set(facts[name] ?? [])]
      return values.length === 0
        ? []
        : [[name, values.sort((one, other) => compareFactValues(name, one, other))]]
    }),
  )

/** 'size-M' in a URL: a fact and one of its values. */
export const factKey = (name: FactName, value: string): string => `${name}-${value}`

/** Parses 'size-M'; undefined if it names no fact or a value the fact cannot have. */
export function readFactKey(key: string): { name: FactName; value: string } | undefined {
  const [, name = '', value = ''] = /^([a-zA-Z]{2,30})-([A-Za-z0-9.-]{1,60})$/.exec(key) ?? []
  return isFactName(name) && value !== '' ? { name, value } : undefined
}

/** Says that it contains no latex: 'latex-free', 'non-latex', 'without latex', 'not made with natural rubber latex'. */
const DENIES_LATEX =
  /(non|no|without|not made with)[- ]+(natural )?(rubber )?latex|latex[- ]*(free|safe)/g

/** Whether a name says that a product has latex; 'latex-free' does not. As public.names_latex() does (migration 0714). */
export const namesLatex = (productName: string): boolean =>
  /\blatex/.test(productName.toLowerCase().replace(DENIES_LATEX, ' '))

/** A contradiction within a product's facts; null if there is none. */
export type FactFault = 'latexNamed' | 'latexMaterial' | 'powderNamed'

interface Stated {
  productName: string
  /** False: latex-free. */
  latex: boolean | null
  facts: Facts
}

/**
 * Latex and powder make people ill: a product whose name or material says latex is never shown as latex-free, nor a
 * powdered one as powder-free, whatever the source.
 */
export function factFault({ productName, latex, facts }: Stated): FactFault | null {
  if (latex === false && namesLatex(productName)) return 'latexNamed'
  if (latex === false && facts.material?.includes('latex')) return 'latexMaterial'
  if (facts.powderFree?.includes('yes') && /\bpowdered\b/i.test(productName)) {
    return /\b(non|not|un)[- ]?powdered\b/i.test(productName) ? null : 'powderNamed'
  }
  return null
}
