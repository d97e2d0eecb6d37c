import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'

/** The weight of a word that occurs in no kind or need: that of one in a single kind. */
const UNKNOWN_RARITY = 7
/** How many kinds are returned, best first; the others hardly match. */
const MAX_KINDS = 40
/** A brand named in full has at least this share of the query; its kind then gets this score. */
const MIN_BRAND = 0.3
const BRAND_SCORE = 0.75
/** A name of more common words would not be recognized. */
const MIN_BRAND_MASS = 5
/** How many phrases are compared: the most common words of a long query are skipped. */
const MAX_HITS = 3_000

export interface FittingKind {
  kindKey: string
  /** 0 to 1: how well one of its phrases matches, and the share of the query that all of them cover. */
  score: number
  /** 0 to 1: the share of the query in its best phrase, and the share of that phrase in the query. */
  asked: number
  said: number
  phrase: string
  /** As in search_phrase. */
  source: string
  /** Indexes of the words, from 0, that any of its phrases has. */
  covers: number[]
  name: string
}

export interface WordFacts {
  /** The weight of each word, in the given order; 0 for stop words. */
  weights: number[]
  /** Whether each occurs in a kind, a need or a product. */
  known: boolean[]
  meanings: { at: number; size: number; meaning: string }[]
  kinds: FittingKind[]
  need: { needKey: string; score: number } | null
}

interface WordFactsQuery {
  words: readonly string[]
  factors: readonly number[]
}

/**
 * Matches a query against the shop's vocabulary, in one statement: each phrase of a kind or a need is scored by its
 * share of the query and the query's share of it, rare words weighing more than common ones.
 */
export async function findWordFacts(db: Queryable, { words, factors }: WordFactsQuery) {
  const { rows } = await sql<WordFacts>`
    with word as materialized (
      select at::int, factor, word, search_lexemes(word) as lexemes
      from unnest(${words}::text[], ${factors}::real[]) with ordinality as asked (word, factor, at)
    ), synonym as materialized (
      select at, size, meaning, synonym_id, search_lexemes(meaning) as lexemes
      from word cross join (values (1), (2), (3), (4)) as phrase_of (size),
        lateral (select array_to_string(array(select distinct lexeme from word as near, unnest(near.lexemes) as lexeme
          where near.at between word.at and word.at + size - 1 order by lexeme), ' ') as key) as phrase
        join search_synonym on term_key = key
      where at + size - 1 <= (select count(*) from word)
    ), token as materialized (
      select lexeme, at, size, max(share) as share from (
        select lexeme, at, 1 as size, 1.0::real / cardinality(lexemes) as share from word, unnest(lexemes) as lexeme
        union all
        select lexeme, word.at, 2, 1 from word join word as next on next.at = word.at + 1,
          unnest(search_lexemes(word.word || next.word)) as lexeme
        union all
        select lexeme, at, size, 0.9::real / cardinality(lexemes) from synonym, unnest(lexemes) as lexeme
      ) as written group by lexeme, at, size
    ), place as materialized (
      select at, factor * max(coalesce(rarity,
          case when ts_lexize('spanish_stem', word) = '{}' then 0 else ${sql.lit(UNKNOWN_RARITY)} end)) as weight,
        bool_or(rarity is not null) as is_telling
      from word, unnest(lexemes) as lexeme left join search_rarity using (lexeme) group by at, factor
    -- Here and below rows are looked up one by one by the key: a few hundred of many thousands.
    ), telling as materialized (
      select lexeme, at, size, share, rarity from (
        select token.*, rarity, sum(phrases) over rarest as so_far, rank() over rarest as place
        from token cross join lateral (
          select rarity, phrases from search_rarity where search_rarity.lexeme = token.lexeme limit 1) as known
        window rarest as (order by rarity desc, lexeme)
      ) as ordered where so_far <= ${sql.lit(MAX_HITS)} or place = 1
    ), met as materialized (
      select phrase_id, place.at, place.weight * least(1, sum(share)) as got, max(case when joined then 0 else rarity end) as side
      from telling join search_phrase_word using (lexeme) join place on place.at between telling.at and telling.at + telling.size - 1
      where not idle
      group by phrase_id, place.at, place.weight
    ), total as (select greatest(sum(weight), 0.001) as weight from place
    ), said as materialized (
      select phrase_id, kind_key, need_key, source, phrase, mass, summed.got / total.weight as asked,
        least(1, side / nullif(mass, 0)) as said,
        case when head = any(array(select lexeme from token)) then 1 else 0.6 end as is_thing
      from (select phrase_id, sum(got) as got, sum(side) as side from met group by phrase_id) as summed
        cross join lateral (select kind_key, need_key, source, phrase, head, mass from search_phrase
          where search_phrase.phrase_id = summed.phrase_id limit 1) as phrase
        cross join total
    ), covered as (
      select kind_key, sum(got) / max(total.weight) as part, array_agg(at - 1 order by at) as covers from (
        select kind_key, at, max(got * case when source = 'USE' then 0.5 when source in ('BRAND', 'EQUAL') then said else 1 end) as got
        from met join said using (phrase_id) where kind_key is not null group by kind_key, at
      ) as at_each cross join total group by kind_key
    ), best as (
      select distinct on (kind_key) kind_key, source, phrase, mass, asked, said,
        -- Half a brand is another one.
        asked * case when source in ('BRAND', 'EQUAL') then said else sqrt(said) end * is_thing as fit
      from said where kind_key is not null and source <> 'USE' order by kind_key, fit desc, phrase_id
    ), ranked as (
      select kind_key, greatest(0.65 * coalesce(fit, 0) + 0.35 * part,
          -- A brand that is not sold says all: what stands beside it is its size or its taste.
          case when source = 'EQUAL' and mass >= ${sql.lit(MIN_BRAND_MASS)} and said > 0.99 and asked >= ${sql.lit(MIN_BRAND)} then ${sql.lit(BRAND_SCORE)} else 0 end) as score, coalesce(asked, 0) as asked,
        coalesce(said, 0) as said, coalesce(phrase, '') as phrase, coalesce(source, 'USE') as source, covers
      from covered left join best using (kind_key) order by score desc, kind_key limit ${sql.lit(MAX_KINDS)}
    )
    select array(select coalesce(weight, 0)::float8 from word left join place using (at) order by at) as weights,
      array(select coalesce(is_telling, true) or exists (select from search_word as other where other.word = unaccent(word.word))
        from word left join place using (at) order by at) as known,
      (select coalesce(json_agg(json_build_object('at', at - 1, 'size', size, 'meaning', meaning)
        order by at, size desc, synonym_id), '[]') from synonym) as meanings,
      (select coalesce(json_agg(json_build_object('kindKey', kind_key, 'score', score, 'asked', asked,
        'said', said, 'phrase', phrase, 'source', source, 'covers', covers, 'name', name)
        order by score desc, kind_key), '[]') from ranked cross join lateral (
          select name from kind where kind.kind_key = ranked.kind_key limit 1) as named
        -- A kind of which nothing is sold would only keep others out.
        where exists (select from product_search as sold where sold.kind_key = ranked.kind_key and product_status = 'A')
        ) as kinds,
      (select json_build_object('needKey', need_key, 'score', asked * sqrt(said)) from said where need_key is not null
        order by asked * sqrt(said) desc, phrase_id limit 1) as need`.execute(db)
  const [facts] = rows
  if (!facts) throw new Error('A select of one row without it')
  return facts
}

export interface UnwantedKinds {
  /** Excluded kinds. */
  excluded: string[]
  /** Kinds named for its absence: 'lactose-free formula'. */
  lacking: string[]
}

/** The kinds whose name has all words of one of these things. */
export async function findUnwantedKinds(db: Queryable, things: readonly string[]) {
  const { rows } = await sql<UnwantedKinds>`
    with unwanted as (
      select kind_key, phrase ~* '\\m(?:without|no|non|not|free|sin)\\M' as is_lacking
      from unnest(${things}::text[]) with ordinality as unwanted (what, place), lateral (select search_lexemes(what) as lexemes) as said
        join search_phrase_word on lexeme = any(lexemes) join search_phrase using (phrase_id)
      where kind_key is not null and source in ('NAME', 'WORD', 'SPANISH')
      group by place, lexemes, phrase_id, kind_key, phrase having count(distinct lexeme) = cardinality(lexemes)
    )
    select array(select kind_key from unwanted group by kind_key having not bool_or(is_lacking)) as excluded,
      array(select kind_key from unwanted group by kind_key having bool_or(is_lacking)) as lacking`.execute(
    db,
  )
  return rows[0] ?? { excluded: [], lacking: [] }
}

export interface NeededKind {
  kindKey: string
  /** Its rank among the first needs, from 1; null for others that serve the need. */
  place: number | null
}

/** The kinds that serve a need, the first needs before others. */
export async function findNeededKinds(db: Queryable, needKey: string): Promise<NeededKind[]> {
  const { rows } = await sql<NeededKind>`
    with need as materialized (select first_kinds from search_need where need_key = ${needKey})
    select kind_key, array_position((select first_kinds from need), kind_key) as place from kind
    where kind_key = any((select first_kinds from need)::text[]) or situations @> array[${needKey}]::text[]
    order by place nulls last, kind_key`.execute(db)
  return rows
}
