import { formatNumber } from '../page/formats.ts'

interface Rows {
  page: number
  size: number
  total: number
  /** There are more than were counted. */
  hasMore?: boolean
  /** What the rows are called, such as 'orders'; the singular has no 's'. */
  noun: string
}

/** Which rows of a list are shown: '26 to 50 of 1,204 orders.' */
export function rowsShown({ page, size, total, hasMore = false, noun }: Rows): string {
  if (total === 1) return `1 ${noun.replace(/ies$/, 'y').replace(/s$/, '')}.`
  const from = Math.min(total, (page - 1) * size + 1)
  const to = Math.min(total, page * size)
  return `${formatNumber(from)} to ${formatNumber(to)} of ${hasMore ? 'more than ' : ''}${formatNumber(total)} ${noun}.`
}
