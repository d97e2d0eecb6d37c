import { MAX_COUNTED } from '@mendwell/contract/wire/staff-lists'
import { type RawBuilder, sql } from 'kysely'

/** The number of rows of `from` (from, where, order by), counted up to MAX_COUNTED so that its cost stays bounded. */
export const countUpTo = (from: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(select count(*)::int from (select ${from} limit ${MAX_COUNTED}) found)`
