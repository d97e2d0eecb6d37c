import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'

interface FoundCode {
  code: string
  productIds: number[]
  total: number
}

/** The products of each code, in the given order: at most this many active ones, popular and cheap ones first. */
export async function findProductIdsByCodes(
  db: Queryable,
  codes: readonly string[],
  perCode: number,
) {
  const { rows } = await sql<FoundCode>`
    select code, coalesce(product_ids[1:${perCode}::int], '{}') as product_ids,
      coalesce(cardinality(product_ids), 0) as total
    from unnest(${codes}::text[]) with ordinality as asked (code, place), lateral (
      select array_agg(product_id order by popular_flag desc, unit_price_cents, product_id) as product_ids
      from product_search where product_status = 'A' and search_code(code) <> ''
        and codes @> array[search_code(code)]) as named
    order by place`.execute(db)
  return rows
}
