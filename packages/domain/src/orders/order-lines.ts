/** What identifies a line of an order: the product, its cut, and the shopper's note. */
export interface LineParts {
  productId: number
  attributes?: readonly { description: string }[] | null | undefined
  notes?: string | null | undefined
}

/** Equal for the same line of an order, different for all others. */
export const lineKey = ({ productId, attributes, notes }: LineParts): string =>
  JSON.stringify([
    productId,
    (attributes ?? []).map(({ description }) => description.trim()),
    notes?.trim() ?? '',
  ])

/** How a line is cut, in words; null if nothing was chosen. */
export const cutOf = (attributes: LineParts['attributes']): string | null =>
  attributes?.map(({ description }) => description).join(', ') || null

/** Pieces of a product over all of its lines: limits are per product. */
export const piecesOf = (
  lines: readonly { productId: number; quantity: number }[],
  productId: number,
): number =>
  lines
    .filter((line) => line.productId === productId)
    .reduce((pieces, { quantity }) => pieces + quantity, 0)

/** A line with its index among those sent; for equal lines, the first one's. */
export type PlacedLine<Line> = Line & { line: number }

/** Merges equal lines, adding up their quantities. */
export function joinLines<Line extends LineParts & { quantity: number }>(
  lines: readonly Line[],
): PlacedLine<Line>[] {
  const joined = new Map<string, PlacedLine<Line>>()
  for (const [at, line] of lines.entries()) {
    const key = lineKey(line)
    const before = joined.get(key)
    const quantity = (before?.quantity ?? 0) + line.quantity
    joined.set(key, { ...(before ?? { ...line, line: at }), quantity })
  }
  return [...joined.values()]
}
