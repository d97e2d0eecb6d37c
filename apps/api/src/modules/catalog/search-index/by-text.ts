/** Orders texts by their code points, as PostgreSQL does in the shop's locale (C.UTF-8). */
export function byText(one: string, other: string): number {
  const length = Math.min(one.length, other.length)
  for (let at = 0; at < length; at++) {
    const difference = placeOf(one.charCodeAt(at)) - placeOf(other.charCodeAt(at))
    if (difference !== 0) return difference
  }
  return one.length - other.length
}

/** Halves of pairs (D800 to DFFF) stand for what comes after all that has a unit of its own. */
const placeOf = (unit: number) => (unit < 0xd800 || unit >= 0xe000 ? unit : unit + 0x10000)
