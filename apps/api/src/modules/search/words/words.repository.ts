import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'

export interface WordHints {
  word: string
  /** 'for', 'the': no search looks for it. */
  isStop: boolean
  /** Known words that begin with it, shortest first. */
  beginnings: string[]
  /** In some name, brand, code, category or synonym: then it is no mistake. */
  isKnown: boolean
  /** Known words that share letters with it, for a word that is in no name, brand, code or category. */
  similar: string[]
}

/** Of the products that have the words anywhere so many are looked at: a word may be in all descriptions and no name. */
const MAX_LOOKED_AT = 1_000

/** Active products that a tsquery finds; for its fields (`'tape':ABC`) the words themselves are read. */
const matching = (query: RawBuilder<unknown>, claims = 0) => sql`(
  select from (select search from product_search where product_status = 'A'
    and search @@ to_tsquery('shop_english', replace(${query}, ':ABC', ''))
    and traits & ${sql.lit(claims)} = ${sql.lit(claims)} limit ${sql.lit(MAX_LOOKED_AT)}) as anywhere
  where search @@ to_tsquery('shop_english', ${query}))`

/** So many beginnings of all words together, at least a few of each: a search asks for each of them. */
const MAX_BEGINNINGS = 24
const MIN_BEGINNINGS = 2
/** Of so many unknown words the nearest are looked for, the first ones: each is compared with a thousand others. */
const MAX_COMPARED = 4

/** What the catalogue knows about each word, in the order typed. Words hold letters and digits only. */
export async function findWordHints(db: Queryable, words: readonly string[]): Promise<WordHints[]> {
  const beginnings = Math.max(MIN_BEGINNINGS, Math.floor(MAX_BEGINNINGS / words.length))
  const { rows } = await sql<WordHints>`
    with looked_up as materialized (
      select word, place, numnode(to_tsquery('shop_english', '''' || word || '''')) = 0 as is_stop,
        exists ${matching(sql`'''' || word || ''':ABC'`)} or exists (
          select from search_synonym where position(' ' || word || ' ' in ' ' || lower(term) || ' ') > 0
        ) as is_known
      from unnest(${words}::text[]) with ordinality as asked (word, place)
    ), compared as (
      select place from looked_up where not is_known and not is_stop and length(word) > 3
      order by place limit ${sql.lit(MAX_COMPARED)}
    )
    select word, is_stop, is_known,
      case when length(word) < 2 then '{}' else array(
        select known.word from search_word as known where known.word like unaccent(asked.word) || '%'
        order by length(known.word), known.word limit ${beginnings}) end as beginnings,
      case when place not in (select place from compared) then '{}' else array(
        select other.word from search_word as other
        where other.word % asked.word
          or other.word like left(asked.word, 1) || '%'
            and length(other.word) between length(asked.word) - 1 and length(asked.word) + 1
        order by similarity(other.word, asked.word) desc, other.word limit 400) end as similar
    from looked_up as asked order by place`.execute(db)
  return rows
}

/** Which of these are words of the catalogue. */
export async function findKnownWords(db: Queryable, words: readonly string[]) {
  const { rows } = await sql<{ word: string }>`
    select word from search_word where word = any(${words}::text[])`.execute(db)
  return new Set(rows.map(({ word }) => word))
}

/** In the names, brands and categories of how many active products each word occurs, counted up to 100. */
export async function countWordUses(db: Queryable, words: readonly string[]) {
  const { rows } = await sql<{ word: string; uses: number }>`
    select word, (select count(*)::int from (select from ${matching(sql`'''' || word || ''':ABC'`)} as named
      limit 100) as used) as uses
    from unnest(${words}::text[]) as word`.execute(db)
  return new Map(rows.map(({ word, uses }) => [word, uses]))
}

/** How many active products each of these tsqueries finds, counted up to `limit`. */
export async function countMatches(db: Queryable, queries: readonly string[], limit: number) {
  const { rows } = await sql<{ found: number }>`
    select (select count(*)::int from (select from ${matching(sql`query`)} as found limit ${limit}) as counted) as found
    from unnest(${queries}::text[]) with ordinality as asked (query, place) order by place`.execute(
    db,
  )
  return rows.map(({ found }) => found)
}

/** The first of these tsqueries that finds an active product which has all the claims (bits of `traits`). */
export async function findFirstMatching(db: Queryable, queries: readonly string[], claims: number) {
  const { rows } = await sql<{ query: string }>`
    select query from unnest(${queries}::text[]) with ordinality as asked (query, place)
    where exists ${matching(sql`query`, claims)} order by place limit 1`.execute(db)
  return rows[0]?.query
}

export interface Phrase {
  phrase: string
  /** Place of its first word, and how many it has. */
  at: number
  size: number
}

export interface Meaning extends Pick<Phrase, 'at' | 'size'> {
  meaning: string
}

/** What the phrases of a term mean besides themselves, by the words' stems in any order. */
export async function findMeanings(db: Queryable, phrases: readonly Phrase[]) {
  const { rows } = await sql<Meaning>`
    select asked.at, asked.size, synonym.meaning
    from unnest(${phrases.map(({ phrase }) => phrase)}::text[], ${phrases.map(({ at }) => at)}::int[],
      ${phrases.map(({ size }) => size)}::int[]) as asked (phrase, at, size)
    join search_synonym as synonym on synonym.term_key = search_key(asked.phrase)
    order by asked.at, asked.size desc, synonym.synonym_id`.execute(db)
  return rows
}
