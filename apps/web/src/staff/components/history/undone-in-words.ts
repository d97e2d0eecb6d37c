import type { Undone } from '@mendwell/contract/shop/history'
import { countOf } from '../page/count-of.ts'

/** Each name of what stays is shown up to this number: one looks it up in the history. */
const MAX_NAMED = 5

/** What an undo did, and what it left alone. */
export function undoneInWords({
  objectType,
  undone,
  kept,
}: Pick<Undone, 'objectType' | 'undone' | 'kept'>): string {
  if (undone === 1 && kept.length === 0) {
    return 'Undone. Everything is as it was before the change.'
  }
  const done = `Undone: ${countOf(undone, objectType)} as before the save.`
  if (kept.length === 0) return done
  const names = kept.slice(0, MAX_NAMED).map(({ objectId, subject }) => subject ?? objectId)
  const more = kept.length > MAX_NAMED ? `; and ${kept.length - MAX_NAMED} more` : ''
  return `${done} Changed since, and left alone: ${names.join('; ')}${more}.`
}
