import type { StaffEventWire } from '@mendwell/contract/history'
import { fieldInWords, valueInWords } from './field-words.ts'

const fieldsOf = (state: unknown): Record<string, unknown> =>
  typeof state === 'object' && state !== null ? { ...state } : {}

/** The fields of one change, before and after. */
export function Changes({ event }: { event: StaffEventWire }) {
  const before = fieldsOf(event.before)
  const after = fieldsOf(event.after)
  const names = Object.keys({ ...before, ...after })
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <b className="b">{fieldInWords(name)}</b>: {valueInWords(name, before[name])} →{' '}
          {valueInWords(name, after[name])}
        </li>
      ))}
    </ul>
  )
}
