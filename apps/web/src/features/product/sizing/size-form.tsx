import { typedUnit, type UnitSystem } from '@mendwell/domain/fit/measures'
import type { SizeChart } from '@mendwell/domain/fit/size-chart'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { sizesOf } from '../../../api/catalog/size-charts.ts'
import { SectionState } from '../../../components/lists/section-state.tsx'
import { sizingText } from '../../../components/sizing/sizing-text.ts'
import { currentLanguage } from '../../../lib/words/language.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import textButtonStyles from '../../../ui/buttons/text-button.module.css'
import { TextField } from '../../../ui/fields/text-field.tsx'
import skeletonStyles from '../../../ui/skeleton.module.css'
import type { Family } from '../family/family.ts'
import { SizeResult, type Sizing } from './size-result.tsx'
import styles from './sizing.module.css'
import { MAX_TYPED_MEASURE } from './stored-measures.ts'
import { useMeasures } from './use-measures.ts'

interface SizeFormProps {
  productId: number
  family: Family | null
  onDone: () => void
}

/** How to measure, at most three questions, and the chart's answer. */
export function SizeForm({ productId, family, onDone }: SizeFormProps) {
  return (
    <SectionState
      query={useQuery(sizesOf(productId))}
      skeleton={<div className={skeletonStyles.tall} aria-busy="true" />}
    >
      {({ sizing }) => sizing && <Questions {...{ sizing, productId, family, onDone }} />}
    </SectionState>
  )
}

function Questions({ sizing, ...page }: { sizing: Sizing } & SizeFormProps) {
  const { chart } = sizing
  const measures = useMeasures(chart)
  const { system, typed, faults, answer } = measures
  return (
    <>
      <p className="muted small">{currentLanguage() === 'es' ? chart.titleEs : chart.title}</p>
      <form ref={measures.form} className="stack" noValidate onSubmit={measures.submit}>
        {chart.points.length > 1 && <p>{sizingText(`sizing.rule.${chart.rule}`)}</p>}
        <Units {...{ chart, system }} onChange={measures.measureIn} />
        {chart.points.map(({ point, unit }) => (
          <div key={point} className={styles.question}>
            <img
              className={styles.figure}
              src={`/media/measures/${point}?w=480`}
              width={480}
              height={360}
              alt=""
            />
            <TextField
              name={point}
              label={`${sizingText(`sizing.point.${point}`)}${unitWords(unit, system)}`}
              hint={sizingText(`sizing.how.${point}`)}
              error={faults[point] && sizingText(faults[point])}
              optional={chart.rule === 'ANY' ? '' : undefined}
              inputMode="decimal"
              autoComplete="off"
              maxLength={MAX_TYPED_MEASURE}
              value={typed[point] ?? ''}
              onChange={(event) => measures.change(point, event.currentTarget.value)}
            />
          </div>
        ))}
        <Button type="submit" wide big>
          {sizingText('sizing.show')}
        </Button>
      </form>
      {answer && <SizeResult {...{ sizing, answer, system, ...page }} />}
      <p className="muted small">
        {sizingText('sizing.source', { source: chart.source })}{' '}
        {sizingText(chart.isTypical ? 'sizing.typical' : 'sizing.own')}
      </p>
      <p className="muted small">
        {sizingText('sizing.kept')}{' '}
        <button type="button" className={textButtonStyles.button} onClick={measures.forget}>
          {sizingText('sizing.forget')}
        </button>
      </p>
    </>
  )
}

type Unit = SizeChart['points'][number]['unit']

/** ', inches'; a shoe size implies its unit. */
const unitWords = (unit: Unit, system: UnitSystem) =>
  unit === 'shoe' ? '' : `, ${sizingText(`sizing.unit.${typedUnit(unit, system)}`)}`

interface UnitsProps {
  chart: SizeChart
  system: UnitSystem
  onChange: (system: UnitSystem) => void
}

/** Inches or centimeters, if there is a choice. */
function Units({ chart, system, onChange }: UnitsProps) {
  const name = useId()
  const wordsOf = (to: UnitSystem) => [
    ...new Set(chart.points.map(({ unit }) => sizingText(`sizing.unit.${typedUnit(unit, to)}`))),
  ]
  if (chart.points.every(({ unit }) => unit === 'shoe')) return null
  return (
    <fieldset className={styles.units}>
      <legend className="label">{sizingText('sizing.units')}</legend>
      {(['US', 'METRIC'] as const).map((to) => (
        <label key={to} className="check">
          <input type="radio" name={name} checked={system === to} onChange={() => onChange(to)} />
          {wordsOf(to).join(', ')}
        </label>
      ))}
    </fieldset>
  )
}
