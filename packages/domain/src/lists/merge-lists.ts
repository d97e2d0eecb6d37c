import { isSameCart, mergeLines, type SyncedLine } from '../carts/merge-carts.ts'
import { type ListFault, MAX_LIST_LINES, MAX_LISTS } from './saved-lists.ts'

/** How long a link to a list works, in days: caregivers reorder again and again. */
export const LIST_LINK_DAYS = 365
/** How many list links a customer can have at a time. */
export const MAX_LIST_LINKS = 20

/** A list as devices sync it. */
export interface SyncedList<Line extends SyncedLine = SyncedLine> {
  /** '' is the cart's "saved for later". */
  name: string
  lines: readonly Line[]
}

/** Equal for names that read the same. */
export const listKey = (name: string): string => name.normalize('NFC').trim().toLowerCase()

/**
 * Merges two copies of the lists that both started from `base`, line by line like carts (carts/merge-carts.ts): a
 * change in one copy wins over none, where both changed a line the larger quantity wins, and a list disappears with its
 * last line. Names are spelled as in `theirs`. Merging twice changes nothing.
 */
export function mergeLists<Line extends SyncedLine>(
  base: readonly SyncedList[],
  mine: readonly SyncedList<Line>[],
  theirs: readonly SyncedList<Line>[],
): SyncedList<Line>[] {
  const [before, ours, others] = [byName(base), byName(mine), byName(theirs)]
  const keys = new Set([...ours.keys(), ...others.keys()])
  return [...keys].flatMap((key) => {
    const lines = mergeLines(
      before.get(key)?.lines ?? [],
      ours.get(key)?.lines ?? [],
      others.get(key)?.lines ?? [],
    )
    const name = (others.get(key) ?? ours.get(key))?.name ?? ''
    return lines.length > 0 ? [{ name, lines }] : []
  })
}

/** Lists with the same name, which a device should not send, count as one. */
function byName<Line extends SyncedLine>(lists: readonly SyncedList<Line>[]) {
  const found = new Map<string, SyncedList<Line>>()
  for (const { name, lines } of lists) {
    const known = found.get(listKey(name))
    const all = known ? { name: known.name, lines: [...known.lines, ...lines] } : { name, lines }
    found.set(listKey(name), all)
  }
  return found
}

/** Whether two copies hold the same, in any order. */
export function areSameLists(one: readonly SyncedList[], other: readonly SyncedList[]): boolean {
  const others = byName(other)
  return (
    one.length === other.length &&
    one.every(({ name, lines }) => isSameCart(lines, others.get(listKey(name))?.lines ?? []))
  )
}

/**
 * Why an account whose lists are `stored` refuses `merged`; undefined if it accepts. An account over the limit, because
 * staff merged two customers, may keep its lists and remove from them.
 */
export function listsFault(
  stored: readonly SyncedList[],
  merged: readonly SyncedList[],
): ListFault | undefined {
  if (merged.length > Math.max(MAX_LISTS, stored.length)) return 'TOO_MANY_LISTS'
  const before = byName(stored)
  const isTooLong = ({ name, lines }: SyncedList) =>
    lines.length > Math.max(MAX_LIST_LINES, before.get(listKey(name))?.lines.length ?? 0)
  return merged.some(isTooLong) ? 'TOO_MANY_LINES' : undefined
}
