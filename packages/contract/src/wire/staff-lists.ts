import * as z from 'zod/mini'
import { says } from './validation-messages.ts'

/** Default page size of a list, and the maximum. */
const PAGE_SIZE = 25
const MAX_ROWS = 200

/** Work items and long lists are counted up to here; beyond it, 'more than' or a plus is shown. */
export const MAX_COUNTED = 1000

const number = (from: number, to: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,7}$/, says('wholeNumberExpected'))),
    z.pipe(z.transform(Number), z.int().check(z.gte(from), z.lte(to))),
  )

/** The parameters of every back-office list: page (from 1), page size, search words, sorting. */
export const PageQuery = z.object({
  page: z.prefault(number(1, 100_000), '1'),
  size: z.prefault(number(1, MAX_ROWS), String(PAGE_SIZE)),
  q: z.optional(z.string().check(z.trim(), z.normalize('NFC'), z.maxLength(200))),
  /** A column's name, with a minus before it for descending. */
  sort: z.optional(z.string().check(z.regex(/^-?[A-Za-z0-9]{1,40}$/))),
})
export type PageQuery = z.output<typeof PageQuery>

/** One page of a list, and the total number of rows. */
export const pageOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ rows: z.array(row), total: z.int() })

/** The column and direction of a `sort`, if the list has the column. */
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
 * Status of a mail or text message: waiting, sent, failed after the last attempt (DEAD), or not sent on purpose
 * (WITHHELD), with the reason in `lastError`.
 */
export const MESSAGE_STATES = ['QUEUED', 'SENT', 'DEAD', 'WITHHELD'] as const
