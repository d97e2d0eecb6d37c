import {
  inUnit,
  type MeasurePoint,
  readMeasure,
  typedUnit,
  type UnitSystem,
} from '@mendwell/domain/fit/measures'
import { findSize, type SizeAnswer, type SizeChart } from '@mendwell/domain/fit/size-chart'
import { type FormEvent, useRef, useState } from 'react'
import { checkMeasures, type MeasureFaults } from '../../../components/sizing/check-measures.ts'
import { answerTitle } from '../../../components/sizing/measure-words.ts'
import { sizingText } from '../../../components/sizing/sizing-text.ts'
import { announce } from '../../../ui/notices/announcer.tsx'
import { forgetMeasures, NO_MEASURES, readMeasures, storeMeasures } from './stored-measures.ts'

export type GivenAnswer = Exclude<SizeAnswer, { kind: 'INCOMPLETE' }>

/** The typed values, their errors, and the chart's answer. */
export function useMeasures(chart: SizeChart) {
  const form = useRef<HTMLFormElement>(null)
  const [{ system, typed }, setMeasures] = useState(readMeasures)
  const [faults, setFaults] = useState<MeasureFaults>({})
  const [answer, setAnswer] = useState<GivenAnswer>()

  const keep = (measures: typeof NO_MEASURES) => {
    setMeasures(measures)
    // Old errors would appear under new numbers.
    setAnswer(undefined)
    storeMeasures(measures)
  }
  const change = (point: MeasurePoint, text: string) => {
    keep({ system, typed: { ...typed, [point]: text } })
    setFaults({ ...faults, [point]: undefined })
  }
  const measureIn = (to: UnitSystem) =>
    keep({ system: to, typed: converted(chart, typed, { from: system, to }) })
  const forget = () => {
    keep({ ...NO_MEASURES, system })
    forgetMeasures()
    setFaults({})
    announce(sizingText('sizing.forgotten'))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const checked = checkMeasures(chart, system, typed)
    setFaults(checked.faults)
    const found = checked.isRight ? findSize(chart, checked.measures) : undefined
    const given = found && found.kind !== 'INCOMPLETE' ? found : undefined
    setAnswer(given)
    if (given) announce(answerTitle(given))
    const first = chart.points.find(({ point }) => checked.faults[point])
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first.point}]`)?.focus()
  }
  return { form, system, typed, faults, answer, change, measureIn, forget, submit }
}

/** This chart's numbers in the other units; what is not a number stays as typed. */
function converted(
  { points }: SizeChart,
  typed: typeof NO_MEASURES.typed,
  { from, to }: { from: UnitSystem; to: UnitSystem },
) {
  const others = points.flatMap(({ point, unit }) => {
    const read = readMeasure(typed[point] ?? '', typedUnit(unit, from), unit)
    return 'value' in read ? [[point, String(inUnit(read.value, unit, typedUnit(unit, to)))]] : []
  })
  // Values for another chart are in the old units: dropped rather than misread.
  const own = points.map(({ point }) => [point, typed[point] ?? ''])
  return Object.fromEntries([...own, ...others])
}
