/** Numbers below this are counted in an array, which is quicker than a map. */
const SMALL = 1 << 12
/** All zero between two calls. */
const small = new Int32Array(SMALL)
/** Those that were counted there. */
const seen = new Int32Array(SMALL)

/** How often each of some numbers is among them. */
export function tallyOf(numbers: Int32Array): Map<number, number> {
  const counts = new Map<number, number>()
  let end = 0
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at] as number
    if (number >= 0 && number < SMALL) {
      const before = small[number] as number
      if (before === 0) seen[end++] = number
      small[number] = before + 1
    } else counts.set(number, (counts.get(number) ?? 0) + 1)
  }
  for (let at = 0; at < end; at++) {
    const number = seen[at] as number
    counts.set(number, small[number] as number)
    small[number] = 0
  }
  return counts
}
