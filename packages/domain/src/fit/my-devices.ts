/**
 * One set of devices of two copies that both began as `base`: what either added is there, what either took away is not.
 * Merging what is merged already changes nothing.
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

/** Whether two copies hold the same, in whatever order. */
export const areSameDevices = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((key) => other.includes(key))
