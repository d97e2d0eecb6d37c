/** The units facts are stored in: needle gauge, French of a tube, millimeters, milliliters, grams, pounds, mmHg. */
export type Unit = 'G' | 'Fr' | 'mm' | 'ml' | 'g' | 'lb' | 'mmHg'

interface Measured {
  kind: 'number' | 'range' | 'sides'
  unit: Unit
  min: number
  max: number
}

/** The size of each unit in the stored unit: US customary units by NIST Handbook 44, appendix C. */
const UNITS: Record<Unit, Record<string, number>> = {
  G: { g: 1, gauge: 1, '': 1 },
  Fr: { fr: 1, french: 1, ch: 1, '': 1 },
  mm: { mm: 1, cm: 10, m: 1_000, in: 25.4, inch: 25.4, inches: 25.4, '"': 25.4, ft: 304.8 },
  ml: { ml: 1, cc: 1, l: 1_000, 'fl oz': 29.5735295625 },
  g: { g: 1, kg: 1_000, oz: 28.349523125, lb: 453.59237 },
  lb: { lb: 1, lbs: 1, kg: 1 / 0.45359237 },
  mmHg: { mmhg: 1, '': 1 },
}

const NUMBER = String.raw`(\d{1,6}(?:\.\d{1,4})?)`
const UNIT = '([a-z" ]*)'
const SHAPES = {
  number: [new RegExp(`^${NUMBER}\\s*${UNIT}$`)],
  sides: [
    new RegExp(`^${NUMBER}\\s*${UNIT}\\s*[x×]\\s*${NUMBER}\\s*${UNIT}$`),
    new RegExp(
      `^${NUMBER}\\s*${UNIT}\\s*[x×]\\s*${NUMBER}\\s*${UNIT}\\s*[x×]\\s*${NUMBER}\\s*${UNIT}$`,
    ),
  ],
  between: new RegExp(`^${NUMBER}\\s*(?:\\.\\.|-|–|to)\\s*${NUMBER}\\s*${UNIT}$`),
  upTo: new RegExp(`^(?:\\.\\.|up to)\\s*${NUMBER}\\s*${UNIT}$`),
  orMore: new RegExp(`^${NUMBER}\\s*(?:\\.\\.\\s*${UNIT}|${UNIT} or more|\\+\\s*${UNIT})$`),
}

/** Converts a typed measure to its stored form, or undefined (readFact). */
export function readMeasure(fact: Measured, typed: string): string | undefined {
  const text = typed.toLowerCase().replace(/\s+/g, ' ').trim()
  switch (fact.kind) {
    case 'number':
      return written(fact, readEach(SHAPES.number, text), (numbers) => numbers.join())
    case 'sides':
      return written(fact, readEach(SHAPES.sides, text), (numbers) => numbers.join('x'))
    case 'range':
      return readRange(fact, text)
  }
}

interface Read {
  numbers: string[]
  unit: string
}

/** Numbers that share the unit of the last one. */
function readEach(shapes: readonly RegExp[], text: string): Read | undefined {
  const found = shapes.map((shape) => shape.exec(text)).find((match) => match !== null)
  if (!found) return undefined
  const [, ...parts] = found
  const numbers = parts.filter((_, at) => at % 2 === 0)
  const units = parts.filter((_, at) => at % 2 === 1).map((unit) => unit.trim())
  const unit = units.at(-1) ?? ''
  return units.every((other) => other === unit || other === '') ? { numbers, unit } : undefined
}

function readRange(fact: Measured, text: string): string | undefined {
  const [, from, to, unit = ''] = SHAPES.between.exec(text) ?? []
  if (from !== undefined && to !== undefined) {
    if (Number(from) > Number(to)) return undefined
    return written(fact, { numbers: [from, to], unit: unit.trim() }, (ends) => ends.join('..'))
  }
  const [, upTo, ofUpTo = ''] = SHAPES.upTo.exec(text) ?? []
  if (upTo !== undefined) {
    return written(fact, { numbers: [upTo], unit: ofUpTo.trim() }, ([end]) => `..${end}`)
  }
  const [, least, ...units] = SHAPES.orMore.exec(text) ?? []
  if (least === undefined) return undefined
  const ofLeast = units.find((one) => one !== undefined) ?? ''
  return written(fact, { numbers: [least], unit: ofLeast.trim() }, ([end]) => `${end}..`)
}

function written(
  { unit, min, max }: Measured,
  read: Read | undefined,
  join: (numbers: readonly number[]) => string,
): string | undefined {
  const factor = read && UNITS[unit][read.unit]
  if (!read || factor === undefined) return undefined
  const numbers = read.numbers.map((number) => Math.round(Number(number) * factor * 100) / 100)
  return numbers.every((number) => number >= min && number <= max)
    ? join(numbers) + unit
    : undefined
}

/** The parts of a stored measure; an open end of a range is null. */
export interface Measure {
  numbers: (number | null)[]
  unit: string
  kind: 'number' | 'range' | 'sides'
}

/** Parses '101.6mm', '..300lb' or '100x120mm'. */
export function valueAndUnit(value: string): Measure {
  const [, digits = '', unit = ''] = /^([\d.x]*)([A-Za-z]*)$/.exec(value) ?? []
  const numberOf = (text: string) => (text === '' ? null : Number(text))
  if (digits.includes('..')) {
    return { numbers: digits.split('..').map(numberOf), unit, kind: 'range' }
  }
  const isOfSides = digits.includes('x')
  return {
    numbers: digits.split('x').map(numberOf),
    unit,
    kind: isOfSides ? 'sides' : 'number',
  }
}

/** A measure in one unit, as displayed. */
export interface Shown extends Omit<Measure, 'unit'> {
  unit: 'G' | 'Fr' | 'mmHg' | 'mm' | 'cm' | 'in' | 'ml' | 'l' | 'flOz' | 'g' | 'kg' | 'oz' | 'lb'
}

/** A measure in US customary and in metric units; equal if the measure has one unit only. */
export interface BothUnits {
  us: Shown
  metric: Shown
}

/**
 * A stored measure in both systems, rounded for display: two decimals below 1, one below 100, none above. French are
 * thirds of a millimeter by definition; gauge and mmHg are the same everywhere.
 */
export function inBothUnits(value: string): BothUnits {
  const { numbers, unit, kind } = valueAndUnit(value)
  const inUnit = (name: Shown['unit'], size: number): Shown => ({
    numbers: numbers.map((number) => (number === null ? null : rounded(number / size))),
    unit: name,
    kind,
  })
  const largest = Math.max(...numbers.map((number) => number ?? 0))
  switch (unit) {
    case 'mm':
      return {
        us: inUnit('in', 25.4),
        metric: largest < 10 ? inUnit('mm', 1) : inUnit('cm', 10),
      }
    case 'ml':
      return {
        us: inUnit('flOz', 29.5735295625),
        metric: largest < 1_000 ? inUnit('ml', 1) : inUnit('l', 1_000),
      }
    case 'g':
      return largest < 1_000
        ? { us: inUnit('oz', 28.349523125), metric: inUnit('g', 1) }
        : { us: inUnit('lb', 453.59237), metric: inUnit('kg', 1_000) }
    case 'lb':
      return { us: inUnit('lb', 1), metric: inUnit('kg', 1 / 0.45359237) }
    case 'Fr':
      return { us: inUnit('Fr', 1), metric: inUnit('mm', 3) }
    default: {
      const only = inUnit(unit === 'G' ? 'G' : 'mmHg', 1)
      return { us: only, metric: only }
    }
  }
}

function rounded(number: number): number {
  const decimals = number < 1 ? 100 : number < 100 ? 10 : 1
  return Math.round(number * decimals) / decimals
}
