import type { StaffEventWire } from '@mendwell/contract/history'

const fieldsOf = (state: unknown): Record<string, unknown> =>
  typeof state === 'object' && state !== null ? { ...state } : {}

const written = (value: unknown) => {
  if (value === undefined || value === null || value === '') return 'nothing'
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The fields of one change, before and after. */
export function Changes({ event }: { event: StaffEventWire }) {
  const before = fieldsOf(event.before)
  const after = fieldsOf(event.after)
  const names = Object.keys({ ...before, ...after })
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <b className="b">{name}</b>: {written(before[name])} → {written(after[name])}
        </li>
      ))}
    </ul>
  )
}
