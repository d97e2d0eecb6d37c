/**
 * Merges two copies of a device set that both started from `base`: what either added is kept, what either removed is
 * gone. Merging twice changes nothing.
 */
export function mergeDevices(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): string[] {
  const isLeft = (key: string) =>
    base.includes(key) ? mine.includes(key) && theirs.includes(key) : true
  return [...new Set([...theirs, ...mine])].filter(isLeft)
}

/** Whether two copies hold the same, in any order. */
export const areSameDevices = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((key) => other.includes(key))
