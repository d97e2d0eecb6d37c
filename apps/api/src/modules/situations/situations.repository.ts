import { type Insertable, sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'
import type { DB } from '../../db/schema.ts'

/** The visible pages, in the order of the list of all. */
export function findShownSituations(db: Queryable) {
  return db
    .selectFrom('situation')
    .select(['situationKey', 'section', 'title', 'titleEs', 'content'])
    .where('shown', '=', true)
    .orderBy('place')
    .orderBy('situationKey')
    .execute()
}

/** A product to represent each kind in pictures, a popular one if there is one. */
export function findKindPictures(db: Queryable, kindKeys: readonly string[]) {
  return db
    .selectFrom('product')
    .distinctOn('kindKey')
    .select(['kindKey', 'productId', 'imageHash'])
    .where('productStatus', '=', 'A')
    .where('kindKey', '=', sql<string>`any(${kindKeys}::text[])`)
    .orderBy('kindKey')
    .orderBy('popularFlag', 'desc')
    .orderBy('productId')
    .execute()
}

/** One visible page, with the approval of its current wording if there is one. */
export function findShownSituation(db: Queryable, situationKey: string) {
  return db
    .selectFrom('situation')
    .leftJoin('pageCheck', (join) =>
      join
        .on(sql<boolean>`page_check.page_key = 'need/' || situation.situation_key`)
        .onRef('pageCheck.approvedHash', '=', 'pageCheck.textHash'),
    )
    .select(['situationKey', 'section', 'situation.title', 'titleEs', 'content'])
    .select(['approvedBy', 'approvedRole'])
    .select([
      sql<string>`written_on::text`.as('writtenOn'),
      sql<string>`read_again_on::text`.as('readAgainOn'),
      sql<string | null>`approved_on::text`.as('approvedOn'),
    ])
    .where('shown', '=', true)
    .where('situationKey', '=', situationKey)
    .executeTakeFirst()
}

/** The page whose words a term contains, the best match first; undefined if none matches. */
export async function findSituationByTerm(db: Queryable, term: string) {
  const { rows } = await sql<{ situationKey: string; title: string; titleEs: string }>`
    select situation_key, title, title_es from situation_word join situation using (situation_key)
    where shown and to_tsvector('shop_english', search_plain(${term})) @@ query
    order by numnode(query) desc, place limit 1`.execute(db)
  return rows[0]
}

/** A kind named by a page, with its first few products. */
interface FoundKind {
  kindKey: string
  name: string
  nameEs: string
  total: number
  productIds: number[]
}

/**
 * Kinds by key with this many of their products: orderable ones, in stock and popular ones first, then the cheapest.
 * Unknown kinds are left out.
 */
export async function findNeededKinds(db: Queryable, keys: readonly string[], perKind: number) {
  const { rows } = await sql<FoundKind>`
    select kind_key, name, name_es,
      (select count(*)::int from product where product.kind_key = kind.kind_key and product_status = 'A') as total,
      array(select product_id from product
        where product.kind_key = kind.kind_key and product_status = 'A' and sale_class = 'OPEN'
          and rx is not true and not quote_only and not price_hidden and unit_price_cents > 0
        order by coalesce(quantity, 1) > 0 desc, popular_flag desc, unit_price_cents, product_id
        limit ${perKind}) as product_ids
    from kind where kind_key = any(${keys}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.kindKey, row]))
}

/** Stores a page as in its file; whether it is visible stays as staff have set it. */
export async function saveSituation(db: Queryable, row: Insertable<DB['situation']>) {
  const { situationKey: _, ...content } = row
  await db
    .insertInto('situation')
    .values(row)
    .onConflict((conflict) => conflict.column('situationKey').doUpdateSet(content))
    .execute()
}
