import type { HistoryObject } from '@mendwell/domain/people/staff-permissions'
import type { Queryable } from '../../../db/db.ts'
import { type SignedInPrincipal, signatureOf } from '../../../ground/principal.ts'
import { insertStaffEvent } from './history.repository.ts'

/** The actor at a terminal. */
export const COMMAND_LINE = 'command line'
/** The shop itself, in its scheduled jobs. */
export const SYSTEM = 'system'

export interface StaffChange {
  who: SignedInPrincipal | typeof COMMAND_LINE | typeof SYSTEM
  /** Lower-case verb: 'create', 'change', 'price', 'archive', 'undo'. */
  action: string
  objectType: HistoryObject
  objectId: string | number
  /** Only the differences, so that it can be read and undone. */
  before?: unknown
  after?: unknown
  /** The event that this change undoes. */
  undoes?: number
  /** The event of the step that changed several things together. */
  partOf?: number | undefined
}

/** Records a staff change, in the transaction `tx` of the change itself; returns the event's id. */
export function recordStaffEvent(tx: Queryable, change: StaffChange): Promise<number> {
  const { who, action, objectType, objectId, before, after, undoes, partOf } = change
  return insertStaffEvent(tx, {
    custId: typeof who === 'string' ? null : who.custId,
    actor: typeof who === 'string' ? who : signatureOf(who),
    action,
    objectType,
    objectId: String(objectId),
    before,
    after,
    undoes: undoes ?? null,
    partOf: partOf ?? null,
  })
}

/** Object keys in a fixed order: jsonb has its own. */
const sorted = (_name: string, part: unknown) =>
  typeof part === 'object' && part !== null && !Array.isArray(part)
    ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
    : part
const written = (value: unknown) => JSON.stringify(value ?? null, sorted)

/** Whether two values are equal; undefined and null are the same. */
export const isSameState = (one: unknown, other: unknown): boolean =>
  written(one) === written(other)

/** The fields in which two states of one thing differ, before and after; undefined if none. */
export function differenceOf<State extends object>(
  before: State,
  after: State,
): { before: Partial<State>; after: Partial<State> } | undefined {
  const names = Object.keys({ ...before, ...after }) as (keyof State)[]
  const changed = names.filter((name) => !isSameState(before[name], after[name]))
  if (changed.length === 0) return undefined
  const pick = (state: State) =>
    Object.fromEntries(changed.map((name) => [name, state[name]])) as Partial<State>
  return { before: pick(before), after: pick(after) }
}
