import type { Candidate } from '@mendwell/contract/recalls/recalls'
import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'

const MAX_BY_NAME = 8
/** Shorter words occur in every name. */
const MIN_WORD = 4
const MAX_WORDS = 25

interface CandidateQuery {
  dis: readonly string[]
  /** Catalog and model numbers. */
  models: readonly string[]
  /** The record's product description. */
  description: string
}

/**
 * Products that a recall may affect, most certain first: by device code, by catalog number, and by at least half of the
 * words of their names. A person chooses.
 */
export async function findCandidates(db: Queryable, asked: CandidateQuery): Promise<Candidate[]> {
  const dis = asked.dis.map((di) => di.toUpperCase())
  const models = asked.models.map((model) => model.toUpperCase())
  const words = wordsOf(asked.description)
  const { rows } = await sql<Candidate>`
    select distinct on (product_id) product_id, product_name, sku,
      coalesce(t.tracking, 'NONE') <> 'NONE' as is_tracked, reason, found
    from (
      select product_id, 1 as rank, 'DI' as reason, code as found from product_code where code = any(${dis}::text[])
      union all select product_id, 1, 'DI', lpad(gtin, 14, '0') from product
        where gtin is not null and lpad(gtin, 14, '0') = any(${dis}::text[])
      union all select product_id, 1, 'DI', udi_di from product
        where udi_di is not null and upper(udi_di) = any(${dis}::text[])
      union all select product_id, 2, 'CATALOG', sku from product where upper(sku) = any(${models}::text[])
      union all (select product_id, 3, 'NAME', hit.found from product,
        lateral (select count(*) as all_words, count(*) filter (where word = any(${words}::text[])) as hits,
            string_agg(word, ', ') filter (where word = any(${words}::text[])) as found
          from regexp_split_to_table(lower(product_name), '[^a-z0-9]+') as word
          where length(word) >= ${MIN_WORD}::int) hit
        where lower(product_name) ~ any(${words}::text[]) and hits >= 2 and hits * 2 >= all_words
        order by hits::float / all_words desc, product_id limit ${MAX_BY_NAME}::int)) named
      join product using (product_id) left join product_tracking t using (product_id)
    order by product_id, rank`.execute(db)
  return rows.toSorted((one, other) => RANK[one.reason] - RANK[other.reason])
}

const RANK = { DI: 1, CATALOG: 2, NAME: 3, HAND: 4 } as const

/** Letters and digits only, since they are used as patterns. */
const wordsOf = (description: string) =>
  [...new Set(description.toLowerCase().split(/[^a-z0-9]+/))]
    .filter((word) => word.length >= MIN_WORD)
    .slice(0, MAX_WORDS)
