import { rangeNames, unitOfRange } from '@mendwell/domain/fit/chart-faults'
import type { RangeName } from '@mendwell/domain/fit/size-chart'
import { rangeWords, valueWords } from '../../../../components/sizing/measure-words.ts'
import { sizingText } from '../../../../components/sizing/sizing-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { bodyOf, type ChartDraft, numbersOf, rangeOf, type SizeDraft } from './chart-draft.ts'
import styles from './chart-form.module.css'
import { otherSystem } from './chart-words.ts'

interface SizeRowProps {
  draft: ChartDraft
  row: SizeDraft
  /** The id of the field `size` or `ranges.palm.0`. */
  idOf: (field: string) => string
  errorOf: (field: string) => string | undefined
  onName: (size: string) => void
  onLimit: (name: RangeName, end: 0 | 1, typed: string) => void
  /** Not if it is the first. */
  onUp: (() => void) | undefined
  /** Not if it is the only one. */
  onRemove: (() => void) | undefined
}

/** A size: its name, and its range of each measurement. */
export function SizeRow(props: SizeRowProps) {
  const { draft, row, idOf, errorOf, onName, onLimit, onUp, onRemove } = props
  const called = row.size.trim() || 'new size'
  return (
    <li className={styles.size}>
      <TextField
        id={idOf('size')}
        label="Size"
        autoComplete="off"
        maxLength={60}
        value={row.size}
        error={errorOf('size')}
        onChange={(event) => onName(event.currentTarget.value)}
      />
      <div className={styles.ranges}>
        {rangeNames(draft).map((name) => {
          const unit = unitOfRange(draft, name) ?? 'in'
          const point = sizingText(`sizing.point.${name}`)
          return (
            <fieldset key={name} className={styles.range}>
              <legend>
                {point}, {sizingText(`sizing.unit.${unit}`)}
              </legend>
              {([0, 1] as const).map((end) => (
                <TextField
                  key={end}
                  id={idOf(`ranges.${name}.${end}`)}
                  label={end === 0 ? 'From' : 'To'}
                  aria-label={`${point} ${end === 0 ? 'from' : 'to'}, ${called}`}
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={20}
                  value={rangeOf(row, name)[end]}
                  error={errorOf(`ranges.${name}.${end}`)}
                  onChange={(event) => onLimit(name, end, event.currentTarget.value)}
                />
              ))}
              <OtherUnits {...{ draft, row, name }} />
            </fieldset>
          )
        })}
      </div>
      <div className={styles.actions}>
        {onUp && (
          <Button rank="quiet" aria-label={`Move up ${called}`} onClick={onUp}>
            Move up
          </Button>
        )}
        {onRemove && (
          <Button rank="quiet" aria-label={`Remove size ${called}`} onClick={onRemove}>
            Remove
          </Button>
        )}
      </div>
    </li>
  )
}

/** The same range in centimeters if the chart uses inches, and vice versa. */
function OtherUnits({ draft, row, name }: { draft: ChartDraft; row: SizeDraft; name: RangeName }) {
  const unit = unitOfRange(draft, name) ?? 'in'
  const system = otherSystem(unit)
  const range = numbersOf(row, name, unit)
  if (!system || !range) return null
  const words = (value: number) => valueWords(bodyOf(draft), system, name, value)
  return <span className={styles.other}>{rangeWords(range, words)}</span>
}
