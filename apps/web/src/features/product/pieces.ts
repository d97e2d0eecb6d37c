const COUNTED = /^(?:pack|package|box|bottle|bag|case) of (\d{1,5})\b/i

/** How many pieces one unit holds ('pack of 100' holds 100); undefined when that is not said or 1. */
export function piecesOf(unitName: string): number | undefined {
  const count = Number(COUNTED.exec(unitName.trim())?.[1])
  return count > 1 ? count : undefined
}
