/**
 * Tells where two lists of rising numbers have the same one, by its place in each. What one list has no
 * number for is leapt over in the other, so that a short list costs little beside a long one.
 */
export function meet(
  one: Int32Array,
  other: Int32Array,
  found: (at: number, otherAt: number) => void,
): void {
  let at = 0
  let otherAt = 0
  while (at < one.length && otherAt < other.length) {
    const difference = (one[at] as number) - (other[otherAt] as number)
    if (difference === 0) found(at++, otherAt++)
    else if (difference < 0) at = firstFrom(other[otherAt] as number, one, at)
    else otherAt = firstFrom(one[at] as number, other, otherAt)
  }
}

/** The place of the first number that is not below this one, behind a place whose number is. */
function firstFrom(number: number, list: Int32Array, below: number): number {
  let last = below
  let step = 1
  // Ever longer steps until beyond it, then halving them: few looks, near or far.
  while (last + step < list.length && (list[last + step] as number) < number) {
    last += step
    step <<= 1
  }
  for (step >>= 1; step >= 1; step >>= 1) {
    if (last + step < list.length && (list[last + step] as number) < number) last += step
  }
  return last + 1
}
