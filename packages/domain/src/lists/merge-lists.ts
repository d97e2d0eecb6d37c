import { isSameCart, mergeLines, type SyncedLine } from '../carts/merge-carts.ts'
import { type ListFault, MAX_LIST_LINES, MAX_LISTS } from './saved-lists.ts'

/** So long a link to a list opens it, in days: whoever cares for somebody orders again and again. */
export const LIST_LINK_DAYS = 365
/** Links to lists that a customer has at a time. */
export const MAX_LIST_LINKS = 20

/** A list as devices exchange it. */
export interface SyncedList<Line extends SyncedLine = SyncedLine> {
  /** '' is what was saved for later from the cart. */
  name: string
  lines: readonly Line[]
}

/** Equal for names that are one to whoever reads them. */
export const listKey = (name: string): string => name.normalize('NFC').trim().toLowerCase()

/**
 * The lists of two copies that both began as `base`, line by line as carts are merged (carts/merge-carts.ts): what one copy
 * left as it was gives way to the other, where both changed a line the larger quantity counts, and a list goes with its
 * last line. A name is written as `theirs` has it. Merging what is merged already changes nothing.
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

/** Lists of one name, which a device should not send, count as one. */
function byName<Line extends SyncedLine>(lists: readonly SyncedList<Line>[]) {
  const found = new Map<string, SyncedList<Line>>()
  for (const { name, lines } of lists) {
    const known = found.get(listKey(name))
    const all = known ? { name: known.name, lines: [...known.lines, ...lines] } : { name, lines }
    found.set(listKey(name), all)
  }
  return found
}

/** Whether two copies hold the same, in whatever order. */
export function areSameLists(one: readonly SyncedList[], other: readonly SyncedList[]): boolean {
  const others = byName(other)
  return (
    one.length === other.length &&
    one.every(({ name, lines }) => isSameCart(lines, others.get(listKey(name))?.lines ?? []))
  )
}

/**
 * Why an account whose lists are `stored` does not take `merged`; undefined where it does. One that has more than is
 * allowed, since staff made two records one, may keep it and give away of it.
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
