import { MEASURE_POINTS, type MeasurePoint, type UnitSystem } from '@mendwell/domain/fit/measures'
import { storedInBrowser } from '../../../lib/store/browser-storage.ts'

/** Measurements as typed, all in one unit system. */
export interface TypedMeasures {
  system: UnitSystem
  typed: Partial<Record<MeasurePoint, string>>
}

/** The most characters of a typed measurement. */
export const MAX_TYPED_MEASURE = 20

const stored = storedInBrowser('mendwell.measures')

export const NO_MEASURES: TypedMeasures = { system: 'US', typed: {} }

/** The shopper's stored measurements; they never leave the browser. */
export function readMeasures(): TypedMeasures {
  const value = stored.read()
  if (!isRecord(value) || !isRecord(value.typed)) return NO_MEASURES
  const { typed } = value
  const known = MEASURE_POINTS.flatMap((point) => {
    const text = typed[point]
    return typeof text === 'string' && text.length <= MAX_TYPED_MEASURE ? [[point, text]] : []
  })
  return {
    system: value.system === 'METRIC' ? 'METRIC' : 'US',
    typed: Object.fromEntries(known),
  }
}

export const storeMeasures = (measures: TypedMeasures): void => stored.write(measures)

export const forgetMeasures = (): void => stored.write(undefined)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
