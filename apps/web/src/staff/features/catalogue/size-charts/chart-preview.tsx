import { chartFaults } from '@mendwell/domain/fit/chart-faults'
import { type MeasurePoint, typedUnit, type UnitSystem } from '@mendwell/domain/fit/measures'
import { findSize } from '@mendwell/domain/fit/size-chart'
import { useState } from 'react'
import { checkMeasures } from '../../../../components/sizing/check-measures.ts'
import {
  answerReasons,
  answerTitle,
  sizesToTake,
} from '../../../../components/sizing/measure-words.ts'
import { sizingText } from '../../../../components/sizing/sizing-text.ts'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { bodyOf, type ChartDraft } from './chart-draft.ts'
import styles from './chart-form.module.css'

const SYSTEMS = [
  { system: 'US', label: 'Inches and pounds' },
  { system: 'METRIC', label: 'Centimeters and kilograms' },
] as const

/** Takes fields out of the form around them: Enter in one of them doesn't save the chart. */
const TRIED_ONLY = { form: '' }

/** The size finder's answer by this chart, saved or not. */
export function ChartPreview({ draft }: { draft: ChartDraft }) {
  const [system, setSystem] = useState<UnitSystem>('US')
  const [typed, setTyped] = useState<Partial<Record<MeasurePoint, string>>>({})
  const chart = bodyOf(draft)
  const isRight = chartFaults(chart).length === 0
  const isTyped = chart.points.some(({ point }) => typed[point]?.trim())
  const { faults } = checkMeasures(chart, system, typed)
  return (
    <section className={`panel stack ${styles.preview}`} aria-label="Try the size finder">
      <h2>Try the size finder</h2>
      <p className="muted small">As shoppers get it on these pages, with what is typed here.</p>
      <fieldset className="row">
        <legend className="visually-hidden">Units</legend>
        {SYSTEMS.map((one) => (
          <label key={one.system} className="check">
            <input
              {...TRIED_ONLY}
              type="radio"
              name="try-units"
              checked={system === one.system}
              onChange={() => setSystem(one.system)}
            />
            {one.label}
          </label>
        ))}
      </fieldset>
      {chart.points.map(({ point, unit }) => {
        const fault = typed[point]?.trim() ? faults[point] : undefined
        return (
          <TextField
            {...TRIED_ONLY}
            key={point}
            label={`${sizingText(`sizing.point.${point}`)}, ${sizingText(`sizing.unit.${typedUnit(unit, system)}`)}`}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            optional=""
            value={typed[point] ?? ''}
            error={fault && sizingText(fault)}
            onChange={(event) => {
              const text = event.currentTarget.value
              setTyped((now) => ({ ...now, [point]: text }))
            }}
          />
        )
      })}
      <div role="status" className="stack-small">
        {isRight ? (
          isTyped && <Answer {...{ draft, system, typed }} />
        ) : (
          <p className="muted">The finder answers here once the chart has no mistakes.</p>
        )}
      </div>
    </section>
  )
}

interface AnswerProps {
  draft: ChartDraft
  system: UnitSystem
  typed: Partial<Record<MeasurePoint, string>>
}

function Answer({ draft, system, typed }: AnswerProps) {
  const chart = bodyOf(draft)
  const { measures, isRight } = checkMeasures(chart, system, typed)
  const answer = findSize(chart, measures)
  if (!isRight || answer.kind === 'INCOMPLETE') {
    return <p className="muted">{sizingText(`sizing.rule.${chart.rule}`)}</p>
  }
  const isUndecided = answer.kind === 'BETWEEN' || answer.kind === 'DIFFER'
  return (
    <>
      <p className={styles.answer}>{answerTitle(answer)}</p>
      {answerReasons(chart, system, answer).map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      {isUndecided && <p>{chart.advice}</p>}
      {sizesToTake(answer).map((size) => (
        <InSize key={size} size={size} products={draft.products} />
      ))}
    </>
  )
}

/** A few products in this size. */
const MOST_NAMED = 5

function InSize({ size, products }: { size: string; products: ChartDraft['products'] }) {
  const named = products
    .filter((product) => product.size === size && product.productStatus === 'A')
    .map(({ productName }) => productName)
  if (named.length === 0) return <p>The shop shows no product in {size}.</p>
  return (
    <>
      <p>In {size} the shop has:</p>
      <ul>
        {named.slice(0, MOST_NAMED).map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  )
}
