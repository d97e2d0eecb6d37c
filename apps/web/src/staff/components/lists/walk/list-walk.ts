/** The rows of a list as last viewed, from its page `first` to its page `last`. */
export interface Walk {
  ids: readonly number[]
  first: number
  last: number
  size: number
  total: number
  /** The query sent to the server, without the page. */
  query: Readonly<Record<string, unknown>>
}

export interface Neighbors {
  previous?: number
  next?: number
  /** From 1, in the whole list. */
  position: number
  total: number
  /** The page to load for finding a neighbor. */
  missing?: number
}

/** A row's position in a list; undefined if the list did not contain it. */
export function neighborsOf(walk: Walk, id: number): Neighbors | undefined {
  const at = walk.ids.indexOf(id)
  if (at < 0) return undefined
  const [previous, next] = [walk.ids[at - 1], walk.ids[at + 1]]
  const missing = missingPage(walk, { isFirst: at === 0, isLast: next === undefined })
  return {
    ...(previous !== undefined && { previous }),
    ...(next !== undefined && { next }),
    ...(missing !== undefined && { missing }),
    position: (walk.first - 1) * walk.size + at + 1,
    total: Math.max(walk.total, walk.ids.length),
  }
}

function missingPage(
  { first, last, size, total }: Walk,
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): number | undefined {
  if (isLast && last * size < total) return last + 1
  return isFirst && first > 1 ? first - 1 : undefined
}

/** The walk with one more page, before or after. A row that has moved from a loaded page is not added twice. */
export function withPage(walk: Walk, page: number, ids: readonly number[]): Walk {
  const fresh = ids.filter((id) => !walk.ids.includes(id))
  if (page < walk.first) return { ...walk, first: page, ids: [...fresh, ...walk.ids] }
  return { ...walk, last: page, ids: [...walk.ids, ...fresh] }
}
