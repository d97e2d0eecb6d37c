import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { parseQuery, type QueryTree, type QueryWord, replaceWords, wordsIn } from './query-tree.ts'

/** Stems of words are the same for ever; so many are remembered. */
const MAX_KNOWN = 50_000

export type Lexemes = ReturnType<typeof makeLexemes>

/**
 * Stems of typed words, as PostgreSQL makes them for the index: asked for once, all that are new in
 * one statement.
 */
export function makeLexemes() {
  const known = new Map<string, QueryTree | undefined>()

  async function learn(db: Queryable, leaves: readonly string[]) {
    const unknown = [...new Set(leaves)].filter((leaf) => !known.has(leaf))
    if (unknown.length === 0) return
    if (known.size > MAX_KNOWN) known.clear()
    const { rows } = await sql<{ leaf: string; query: string }>`
      select leaf, to_tsquery('shop_english', leaf)::text as query
      from unnest(${unknown}::text[]) as leaf`.execute(db)
    for (const { leaf, query } of rows) known.set(leaf, parseQuery(query))
  }

  return {
    /** The queries with stems in the place of words; stop words fall away. */
    async read(db: Queryable, queries: readonly string[]): Promise<(QueryTree | undefined)[]> {
      const trees = queries.map(parseQuery)
      const leaves = trees.flatMap((tree) => (tree ? wordsIn(tree).map(leafOf) : []))
      await learn(db, leaves)
      return trees.map((tree) => tree && replaceWords(tree, stemmed))
    },
  }

  function stemmed(word: QueryWord) {
    const stems = known.get(leafOf(word))
    return stems && replaceWords(stems, (stem) => ({ ...stem, fields: word.fields }))
  }
}

const leafOf = ({ word, isPrefix }: QueryWord) =>
  `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'${isPrefix ? ':*' : ''}`
