/** Orders texts by their code points, as PostgreSQL does in the shop's locale (C.UTF-8). */
export function byText(one: string, other: string): number {
  const length = Math.min(one.length, other.length)
  for (let at = 0; at < length; at++) {
    const difference = rankOfUnit(one.charCodeAt(at)) - rankOfUnit(other.charCodeAt(at))
    if (difference !== 0) return difference
  }
  return one.length - other.length
}

/** In 16 bits; halves of pairs (D800 to DFFF) stand for what comes after all that has a unit of its own. */
function rankOfUnit(unit: number): number {
  if (unit < 0xd800) return unit
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800
}
