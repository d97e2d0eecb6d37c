import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../../ui/buttons/button.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import styles from './family-form.module.css'

/** Suggested while typing: the shop has Spanish translations for these. */
export const AXIS_NAMES = [
  'size',
  'color',
  'length',
  'width',
  'side',
  'strength',
  'gauge',
  'French size',
  'volume',
  'capacity',
  'material',
  'flavor',
  'scent',
  'pack',
] as const

interface AxisFieldsProps {
  /** Its position among the axes, from 1. */
  number: number
  name: string
  nameId: string
  error: string | undefined
  /** In display order. */
  values: readonly string[]
  onName: (name: string) => void
  onMove: (value: string, by: 1 | -1) => void
  /** Not if it is the only one. */
  onRemove: (() => void) | undefined
}

/** One axis of the family: its name, and the order of its values. */
export function AxisFields(props: AxisFieldsProps) {
  const { number, name, nameId, error, values, onName, onMove, onRemove } = props
  const id = useId()
  const [moved, setMoved] = useState('')
  const idOf = (value: string, by: number) => `${id}${by}${value}`
  function move(value: string, by: 1 | -1) {
    const place = values.indexOf(value) + by
    if (place < 0 || place >= values.length) return
    flushSync(() => {
      onMove(value, by)
      setMoved(`${value} is now ${place + 1} of ${values.length}`)
    })
    // A button that has moved on the page loses focus.
    document.getElementById(idOf(value, by))?.focus()
  }
  return (
    <li className="stack-small">
      <div className={styles.axis}>
        <TextField
          id={nameId}
          label={number === 1 ? 'They differ in' : 'They also differ in'}
          hint={number === 1 ? 'In a word, such as size, color, or length' : undefined}
          autoComplete="off"
          maxLength={60}
          list={`${id}names`}
          value={name}
          error={error}
          onChange={(event) => onName(event.currentTarget.value)}
        />
        <datalist id={`${id}names`}>
          {AXIS_NAMES.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
        {onRemove && (
          <Button
            rank="quiet"
            aria-label={`Remove ${name || `choice ${number}`}`}
            onClick={onRemove}
          >
            Remove
          </Button>
        )}
      </div>
      {values.length > 0 && (
        <ol className={styles.values} aria-label={`Order of ${name || 'the values'}`}>
          {values.map((value, at) => (
            <li key={value}>
              <span className={styles.value}>{value}</span>
              {([-1, 1] as const).map((by) => {
                const isEnd = at === (by < 0 ? 0 : values.length - 1)
                return (
                  <button
                    key={by}
                    type="button"
                    id={idOf(value, by)}
                    aria-label={`Move ${value} ${by < 0 ? 'up' : 'down'}`}
                    aria-disabled={isEnd}
                    onClick={() => move(value, by)}
                  >
                    <Icon name={by < 0 ? 'arrow-up' : 'arrow-down'} />
                  </button>
                )
              })}
            </li>
          ))}
        </ol>
      )}
      <p className="visually-hidden" role="status">
        {moved}
      </p>
    </li>
  )
}
