import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'

export interface WordHints {
  word: string
  /** 'for', 'the': never searched for. */
  isStop: boolean
  /** Known words that start with it, shortest first. */
  beginnings: string[]
  /** In some name, brand, code, category or synonym: then it is not a typo. */
  isKnown: boolean
  /** Known words that share letters with it, for a word that is in no name, brand, code or category. */
  similar: string[]
  /** Words in names of kinds that sound like it, as for `similar`. */
  soundsLike: string[]
}

/** How many of the products with the words anywhere are checked: a word may be in all descriptions and no name. */
const MAX_LOOKED_AT = 1_000

/** Active products that a tsquery finds; for its fields (`'tape':ABC`) the words themselves are read. */
const matching = (query: RawBuilder<unknown>, claims = 0) => sql`(
  select from (select search from product_search where product_status = 'A'
    and search @@ to_tsquery('shop_english', replace(${query}, ':ABC', ''))
    and traits & ${sql.lit(claims)} = ${sql.lit(claims)} limit ${sql.lit(MAX_LOOKED_AT)}) as anywhere
  where search @@ to_tsquery('shop_english', ${query}))`

/** More products have such a word than a search checks; reading which ones takes as long as the rest of it. */
const COMMON = 1_000

/**
 * Approximately how many products have each of the most common words, by PostgreSQL's own statistics: with 100,000
 * products those in at least a hundredth of them. A shop without statistics is new, and small.
 */
const commonLexemes = sql`(
  select lexeme, frequency * reltuples as products
  from pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) as counted (lexeme, frequency), pg_class
  where schemaname = 'public' and tablename = 'product_search' and attname = 'search'
    and oid = 'public.product_search'::regclass)`

const listOfCommon = (atLeast = COMMON) => sql`
  select array(select lexeme from ${commonLexemes} as counted where products >= ${sql.lit(atLeast)}) as lexemes`

/** More frequent words say little and are slow to read. */
const TOO_COMMON = 5_000

/** How many prefix matches all words get in total, at least a few each: a search queries each of them. */
const MAX_BEGINNINGS = 12
const MIN_BEGINNINGS = 2
/** For how many unknown words, from the first, near ones are searched: each is compared with a thousand others. */
const MAX_COMPARED = 3

/** What the catalog knows about each word, in the order typed. Words hold letters and digits only. */
export async function findWordHints(db: Queryable, words: readonly string[]): Promise<WordHints[]> {
  const beginnings = Math.max(MIN_BEGINNINGS, Math.floor(MAX_BEGINNINGS / words.length))
  const { rows } = await sql<WordHints>`
    with common as materialized (${listOfCommon()}
    ), asked as materialized (
      select word, place, search_lexemes(word) as lexemes from unnest(${words}::text[]) with ordinality as asked (word, place)
    ), synonyms as materialized (
      -- All in one text, which is read faster than row by row.
      select ' ' || coalesce(string_agg(lower(term), ' '), '') || ' ' as words from search_synonym
    ), looked_up as materialized (
      select word, place, numnode(to_tsquery('shop_english', '''' || word || '''')) = 0 as is_stop,
        -- What tells it soonest comes first: the products with a common word are many.
        exists (select from search_word as known where known.word = unaccent(asked.word))
          or exists (select from search_rarity where lexeme = any(asked.lexemes))
          or asked.lexemes && (select lexemes from common)
          or position(' ' || asked.word || ' ' in (select words from synonyms)) > 0
          or exists ${matching(sql`'''' || word || ''':ABC'`)} as is_known,
        exists (select from search_rarity where lexeme = any(asked.lexemes) and is_spanish) as is_spanish
      from asked
    ), compared as (
      select place from looked_up where not is_stop and length(word) >= 3
        -- Beside English words a Spanish one may be a mistake: 'compresion socks'.
        and (not is_known or is_spanish and exists (select from looked_up as other where other.is_known and not (other.is_spanish or other.is_stop)))
      order by place limit ${sql.lit(MAX_COMPARED)}
    )
    select word, is_stop, is_known,
      case when length(word) < 2 then '{}' else array(
        select known.word from search_word as known where known.word like unaccent(asked.word) || '%'
          -- 'on' does not stand for 'one', which nearly all products have.
          and not (is_stop and search_lexemes(known.word) && (${listOfCommon(TOO_COMMON)}))
        order by length(known.word), known.word limit ${beginnings}) end as beginnings,
      case when place not in (select place from compared) then '{}' else array(
        select other.word from search_word as other
        where other.word % asked.word
          or other.word like left(asked.word, 1) || '%'
            and length(other.word) between length(asked.word) - 1 and length(asked.word) + 1
        order by similarity(other.word, asked.word) desc, other.word limit 400) end as similar,
      case when place not in (select place from compared) or word !~ '^[a-z]+$' then '{}' else array(
        select other.word from search_word as other
        -- A sound of four signs is cut there: it says how a word begins.
        where other.sound <> '' and length(other.sound) < 4 and other.sound = dmetaphone(asked.word)
          and length(other.word) between length(asked.word) - 2 and length(asked.word) + 2 and left(other.word, 1) = left(asked.word, 1)
          and exists (select from search_rarity where lexeme = any(search_lexemes(other.word)))
        order by similarity(other.word, asked.word) desc, other.word limit 2) end as sounds_like
    from looked_up as asked order by place`.execute(db)
  return rows
}

/** Which of these are words of the catalog. */
export async function findKnownWords(db: Queryable, words: readonly string[]) {
  const { rows } = await sql<{ word: string }>`
    select word from search_word where word = any(${words}::text[])`.execute(db)
  return new Set(rows.map(({ word }) => word))
}

/** Words in more products are treated alike: what was meant is in some, or in many. */
const MAX_USES = 100

/** In how many active products each word occurs, counted up to 100. */
export async function countWordUses(db: Queryable, words: readonly string[]) {
  const { rows } = await sql<{ word: string; uses: number }>`
    with common as materialized (${listOfCommon()}
    ), asked as materialized (
      select word, search_lexemes(word) as lexemes from unnest(${words}::text[]) as asked (word)
    )
    select word, case when lexemes && (select lexemes from common) then ${sql.lit(MAX_USES)}
        else (select count(*)::int from (select from ${matching(sql`'''' || word || ''''`)} as found
          limit ${sql.lit(MAX_USES)}) as used) end
      + (exists (select from search_rarity where lexeme = any(lexemes)))::int as uses
    from asked`.execute(db)
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

/** How many products are checked per word, and how many in total are an answer. */
const MAX_WITH_WORD = 500
const MAX_WITH_ANY = 300
/**
 * Active products that have any of these words, best first: `share` is the weight of the words in its name, brand or
 * number, and half that of other words; `queries` those it has. All have the claims (bits of `traits`). Too common
 * words are not looked up, except the rarest if there are no others. How many products have a word is taken from
 * PostgreSQL's own statistics.
 */
export async function findWithRareWords(
  db: Queryable,
  words: readonly { text: string; query: string; weight: number }[],
  claims: number,
) {
  const column = <Key extends 'text' | 'query' | 'weight'>(key: Key) => words.map((one) => one[key])
  const { rows } = await sql<{ productId: number; share: number; queries: string[] }>`
    with common as materialized (select lexeme, products from ${commonLexemes} as counted
    ), asked as materialized (
      select query as asked, to_tsquery('shop_english', query) as query, weight, search_lexemes(text) as lexemes
      from unnest(${column('text')}::text[], ${column('query')}::text[], ${column('weight')}::float8[]) as asked (text, query, weight)
    ), word as materialized (
      select asked, query, weight, rank() over (order by products) as place, products
      from (select asked, query, weight, coalesce(max(products), 0) as products
        from asked left join common on lexeme = any(lexemes) group by asked, query, weight) as counted
    )
    select product_id, sum(case when is_named then weight else weight / 2 end) as share, array_agg(asked) as queries
    from word, lateral (select product_id, named @@ query as is_named, traits from product_search
        where product_status = 'A' and search @@ query limit ${sql.lit(MAX_WITH_WORD)}) as found
    where (products < ${sql.lit(TOO_COMMON)} or place = 1) and traits & ${sql.lit(claims)} = ${sql.lit(claims)}
    group by product_id order by share desc, product_id limit ${sql.lit(MAX_WITH_ANY)}`.execute(db)
  return rows
}

/**
 * The first of these tsqueries that finds an active product with all the claims (bits of `traits`). `unnest` keeps
 * their order; sorting by it would try all of them first.
 */
export async function findFirstMatching(db: Queryable, queries: readonly string[], claims: number) {
  const { rows } = await sql<{ query: string }>`
    select query from unnest(${queries}::text[]) as asked (query)
    where exists ${matching(sql`query`, claims)} limit 1`.execute(db)
  return rows[0]?.query
}

/** What phrases mean besides themselves, by their words' stems in any order; each in the order of the table. */
export async function findMeanings(db: Queryable, phrases: readonly string[]) {
  const { rows } = await sql<{ phrase: string; meaning: string }>`
    select asked.phrase, synonym.meaning from unnest(${phrases}::text[]) as asked (phrase)
    join search_synonym as synonym on synonym.term_key = search_key(asked.phrase)
    order by synonym.synonym_id`.execute(db)
  return rows
}
