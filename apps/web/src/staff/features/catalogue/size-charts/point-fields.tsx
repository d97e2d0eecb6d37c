import {
  type ChartUnit,
  MEASURE_POINTS,
  type MeasurePoint,
  unitsOf,
} from '@mendwell/domain/fit/measures'
import { sizingText } from '../../../../components/sizing/sizing-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import styles from './chart-form.module.css'

const POINTS = MEASURE_POINTS.map((value) => ({
  value,
  label: sizingText(`sizing.point.${value}`),
}))

interface PointFieldsProps {
  /** Its position among the measurements, from 1. */
  number: number
  point: MeasurePoint
  unit: ChartUnit
  /** The id of the field `point` or `unit`. */
  idOf: (field: string) => string
  errorOf: (field: string) => string | undefined
  onPoint: (point: MeasurePoint) => void
  onUnit: (unit: ChartUnit) => void
  /** Not if it is the only one. */
  onRemove: (() => void) | undefined
}

/** One measurement, and the source's unit for it. */
export function PointFields(props: PointFieldsProps) {
  const { number, point, unit, idOf, errorOf, onPoint, onUnit, onRemove } = props
  const units = unitsOf(point)
  const options = (units.includes(unit) ? units : [unit, ...units]).map((value) => ({
    value,
    label: sizingText(`sizing.unit.${value}`),
  }))
  return (
    <li className={styles.point}>
      <SelectField
        id={idOf('point')}
        label={number === 1 ? 'Measured' : 'Also measured'}
        options={POINTS}
        value={point}
        error={errorOf('point')}
        onChange={(event) => onPoint(event.currentTarget.value as MeasurePoint)}
      />
      <SelectField
        id={idOf('unit')}
        label="Unit of the chart"
        aria-label={`Unit of the chart, measurement ${number}`}
        options={options}
        value={unit}
        error={errorOf('unit')}
        onChange={(event) => onUnit(event.currentTarget.value as ChartUnit)}
      />
      {onRemove && (
        <Button
          rank="quiet"
          aria-label={`Remove ${sizingText(`sizing.point.${point}`)}`}
          onClick={onRemove}
        >
          Remove
        </Button>
      )}
    </li>
  )
}
