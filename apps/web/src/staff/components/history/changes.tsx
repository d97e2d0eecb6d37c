import type { StaffEventWire } from '@mendwell/contract/shop/history'
import { Link } from 'react-router'
import { fieldInWords, valueInWords } from '../forms/field-words.ts'

/** An import records its changes by column name: unit_price_cents. */
const asField = (name: string) =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

const fieldsOf = (state: unknown): Record<string, unknown> =>
  typeof state === 'object' && state !== null
    ? Object.fromEntries(Object.entries(state).map(([name, value]) => [asField(name), value]))
    : {}

/** Row ids and flags that no screen shows, and columns that every change updates. */
const INNER_FIELDS = [
  'noteId',
  'refundId',
  'shipmentId',
  'newsId',
  'sure',
  'outboxId',
  'imageHash',
  'updatedAt',
  'updatedBy',
  'kindWaits',
  'popularity',
]

const isNothing = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** The fields of one change: before and after, or just what was created or removed; of a save, the way to its parts. */
export function Changes({ event }: { event: StaffEventWire }) {
  if (event.parts > 0) {
    return <Link to={`/history?partOf=${event.eventId}`}>See each change</Link>
  }
  const before = fieldsOf(event.before)
  const after = fieldsOf(event.after)
  // What a new thing does not have is no change.
  const isNew = Object.keys(before).length === 0
  const names = Object.keys({ ...before, ...after }).filter(
    (name) => !INNER_FIELDS.includes(name) && !(isNew && isNothing(after[name])),
  )
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <b className="strong">{fieldInWords(name)}</b>:{' '}
          {name in before && `${valueInWords(name, before[name])} → `}
          {valueInWords(name, after[name])}
        </li>
      ))}
    </ul>
  )
}
