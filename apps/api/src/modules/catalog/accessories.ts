import { sql } from 'kysely'

/** What a name says of a part of something else, or of what goes with it. */
const WORDS = 'accessory|accessories|replacement|attachment|attachments'
const SAYS_SO = new RegExp(`\\b(?:${WORDS})\\b`)
/** As if the name were so many letters longer: a walker comes before its brake, where both are called so. */
const SETBACK = 200

/** How long a name (in small letters) counts as in the rank of a search. */
export const rankedLength = (name: string): number =>
  name.length + (SAYS_SO.test(name) ? SETBACK : 0)

/** The same, asked of PostgreSQL. */
export const rankedLengthSql = sql<number>`(length(product.product_name) + case
  when product.product_name ~* ${sql.lit(`\\m(?:${WORDS})\\M`)} then ${sql.lit(SETBACK)} else 0 end)`
