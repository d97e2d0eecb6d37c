import { sql } from 'kysely'

/**
 * Constant words of ours as the list of an `in (…)`, written into the statement: unlike parameters they match the
 * condition of a partial index. Never for what someone typed.
 */
export const literals = (words: readonly string[]) => sql.join(words.map((word) => sql.lit(word)))
