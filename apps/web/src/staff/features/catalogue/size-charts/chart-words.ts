import type { ChartUnit, UnitSystem } from '@mendwell/domain/fit/measures'
import { typedUnit } from '@mendwell/domain/fit/measures'
import type { BetweenSizes, ChartRule } from '@mendwell/domain/fit/size-chart'

export const RULE_WORDS: Readonly<Record<ChartRule, string>> = {
  ANY: 'One measurement is enough',
  ALL: 'All measurements must lie in the size',
  LARGEST: 'The larger measurement counts',
}

export const BETWEEN_WORDS: Readonly<Record<BetweenSizes, string>> = {
  LARGER: 'Take the larger size',
  SMALLER: 'Take the smaller size',
  EITHER: 'The shopper decides',
}

/** The alternative unit of the chart: centimeters for inches; null if there is none. */
export function otherSystem(unit: ChartUnit): UnitSystem | null {
  if (typedUnit(unit, 'US') !== unit) return 'US'
  return typedUnit(unit, 'METRIC') === unit ? null : 'METRIC'
}
