/** Where to measure; each has its drawing and texts. */
export const MEASURE_POINTS = [
  'palm',
  'knuckles',
  'wrist',
  'elbow',
  'upperArm',
  'chest',
  'waist',
  'hip',
  'hipWidth',
  'thigh',
  'knee',
  'calf',
  'ankle',
  'shoeMen',
  'shoeWomen',
  'neck',
  'limb',
  'diameter',
  'circumference',
  'height',
  'weight',
  'age',
] as const
export type MeasurePoint = (typeof MEASURE_POINTS)[number]

/** The units a chart uses; 'shoe' is a US shoe size. */
export const CHART_UNITS = ['mm', 'cm', 'in', 'lb', 'year', 'shoe'] as const
export type ChartUnit = (typeof CHART_UNITS)[number]

const LENGTHS = ['in', 'cm', 'mm'] as const
const OTHER_UNITS: Readonly<Partial<Record<MeasurePoint, readonly ChartUnit[]>>> = {
  shoeMen: ['shoe'],
  shoeWomen: ['shoe'],
  weight: ['lb'],
  age: ['year'],
}

/** The units a chart can use at a point: no one weighs in inches. */
export const unitsOf = (point: MeasurePoint): readonly ChartUnit[] => OTHER_UNITS[point] ?? LENGTHS

/** The units a shopper can type. */
export type TypedUnit = ChartUnit | 'kg' | 'month'

/** The two unit systems for typing: inches, pounds and years, or centimeters, kilograms and months. */
export type UnitSystem = 'US' | 'METRIC'

const TYPED: Readonly<Record<ChartUnit, Readonly<Record<UnitSystem, TypedUnit>>>> = {
  mm: { US: 'in', METRIC: 'mm' },
  cm: { US: 'in', METRIC: 'cm' },
  in: { US: 'in', METRIC: 'cm' },
  lb: { US: 'lb', METRIC: 'kg' },
  year: { US: 'year', METRIC: 'month' },
  shoe: { US: 'shoe', METRIC: 'shoe' },
}

/** The unit a shopper types for a chart in another unit. */
export const typedUnit = (unit: ChartUnit, system: UnitSystem): TypedUnit => TYPED[unit][system]

/** How many base units (millimeters, pounds, months) one unit holds; exact by definition, see NIST SP 811. */
const BASE: Readonly<Record<TypedUnit, number>> = {
  mm: 1,
  cm: 10,
  in: 25.4,
  lb: 1,
  kg: 1 / 0.45359237,
  month: 1,
  year: 12,
  shoe: 1,
}

/** Converts to another unit of the same kind, to the hundredth: no one measures finer, and 78.74 cm is 31 in. */
export const inUnit = (value: number, from: TypedUnit, to: TypedUnit): number =>
  Math.round(((value * BASE[from]) / BASE[to]) * 100) / 100

/** More than any person measures: 3 meters, 2,000 pounds, 130 years, shoe size 25. */
const MOST: Readonly<Record<ChartUnit, number>> = {
  mm: 3000,
  cm: 300,
  in: 3000 / 25.4,
  lb: 2000,
  year: 130,
  shoe: 25,
}

/** The largest value of a chart in a unit. */
export const mostOf = (unit: ChartUnit): number => MOST[unit]

export type MeasureFault = 'NOT_A_NUMBER' | 'NOT_POSITIVE' | 'TOO_LARGE'

/** Typed digits with a point or comma, optionally a fraction as on a tape, '14 1/2'. */
const NUMBER = /^(\d{1,12}(?:[.,]\d{0,6})?|[.,]\d{1,6})$/
const WITH_FRACTION = /^(?:(\d{1,4})[ -])?(\d{1,2})\/(\d{1,2})$/

/** A typed measurement in the chart's unit, to the hundredth; a fault if no person can have this measurement. */
export function readMeasure(
  typed: string,
  from: TypedUnit,
  to: ChartUnit,
): { value: number } | { fault: MeasureFault } {
  const number = numberIn(typed.trim())
  if (number === undefined) return { fault: 'NOT_A_NUMBER' }
  const value = inUnit(number, from, to)
  if (value <= 0) return { fault: 'NOT_POSITIVE' }
  return value > MOST[to] ? { fault: 'TOO_LARGE' } : { value }
}

function numberIn(text: string): number | undefined {
  if (/^-\d/.test(text)) return -1
  if (NUMBER.test(text)) return Number(text.replace(',', '.'))
  const [, whole = '0', above, below] = WITH_FRACTION.exec(text) ?? []
  if (above === undefined || Number(below) === 0) return undefined
  return Number(whole) + Number(above) / Number(below)
}
