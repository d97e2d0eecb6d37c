import {
  type MeasureFault,
  type MeasurePoint,
  readMeasure,
  typedUnit,
  type UnitSystem,
} from '@mendwell/domain/fit/measures'
import type { SizeChart } from '@mendwell/domain/fit/size-chart'
import type { SizingTextKey } from './sizing-text.ts'

/** Input errors by measuring point. */
export type MeasureFaults = Partial<Record<MeasurePoint, SizingTextKey>>
type Typed = Partial<Record<MeasurePoint, string>>

/** Parses the input as measures in the chart's units, and lists the invalid ones. */
export function checkMeasures({ rule, points }: SizeChart, system: UnitSystem, typed: Typed) {
  const read = points.map(({ point, unit }) => {
    const text = typed[point]?.trim() ?? ''
    return { point, text, read: readMeasure(text, typedUnit(unit, system), unit) }
  })
  const isEmpty = read.every(({ text }) => text === '')
  const faults: MeasureFaults = {}
  const measures: Partial<Record<MeasurePoint, number>> = {}
  for (const [at, { point, text, read: measure }] of read.entries()) {
    if (text === '') {
      if (rule !== 'ANY' || (isEmpty && at === 0)) faults[point] = `sizing.missing.${rule}`
    } else if ('fault' in measure) faults[point] = faultText(measure.fault)
    else measures[point] = measure.value
  }
  return { faults, measures, isRight: Object.keys(faults).length === 0 }
}

const faultText = (fault: MeasureFault): SizingTextKey => `sizing.fault.${fault}`
