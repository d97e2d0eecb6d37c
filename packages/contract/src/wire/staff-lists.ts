import * as z from 'zod/mini'
import { says } from './validation-messages.ts'

/** Rows on one page of a list when the caller names no number, and the most one may ask for. */
const PAGE_SIZE = 25
const MAX_ROWS = 200

/** What waits, and what a list of much holds, is counted up to here; beyond it stands 'more than' or a plus. */
export const MAX_COUNTED = 1000

const number = (from: number, to: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,7}$/, says('wholeNumberExpected'))),
    z.pipe(z.transform(Number), z.int().check(z.gte(from), z.lte(to))),
  )

/** What every list of the back office takes: page (from 1), rows per page, search words, sorting. */
export const PageQuery = z.object({
  page: z.prefault(number(1, 100_000), '1'),
  size: z.prefault(number(1, MAX_ROWS), String(PAGE_SIZE)),
  q: z.optional(z.string().check(z.trim(), z.normalize('NFC'), z.maxLength(200))),
  /** A column's name, with a minus before it for descending. */
  sort: z.optional(z.string().check(z.regex(/^-?[A-Za-z0-9]{1,40}$/))),
})
export type PageQuery = z.output<typeof PageQuery>

/** One page of a list, and how many rows there are in all. */
export const pageOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ rows: z.array(row), total: z.int() })

/** The column and direction of a `sort`, where the list knows the column. */
export function sortOf<Column extends string>(
  sort: string | undefined,
  columns: readonly Column[],
  fallback: { column: Column; descending: boolean },
): { column: Column; descending: boolean } {
  const descending = sort?.startsWith('-') ?? false
  const column = columns.find((known) => known === sort?.replace('-', ''))
  return column ? { column, descending } : fallback
}

/**
 * How a mail or text message stands: it waits, was sent, was tried in vain to the last (DEAD), or is not sent on
 * purpose (WITHHELD), for which `lastError` gives the reason.
 */
export const MESSAGE_STATES = ['QUEUED', 'SENT', 'DEAD', 'WITHHELD'] as const
