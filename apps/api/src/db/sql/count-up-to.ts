import { MAX_COUNTED } from '@mendwell/contract/wire/staff-lists'
import { type RawBuilder, sql } from 'kysely'

/** How many rows `from` (from, where, order by) gives, counted up to MAX_COUNTED: what it costs must not grow with them. */
export const countUpTo = (from: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(select count(*)::int from (select ${from} limit ${MAX_COUNTED}) found)`
