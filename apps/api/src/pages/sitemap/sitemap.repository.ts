import type { Queryable } from '../../db/db.ts'
import { isShown } from '../../modules/content/own-pages/shown-page.sql.ts'

/** Products per sitemap; the format allows 50,000. */
const PER_SITEMAP = 10_000

/** How many sitemaps the products need: by id, so that each is found without counting. */
export async function countProductSitemaps(db: Queryable): Promise<number> {
  const row = await db
    .selectFrom('product')
    .select((eb) => eb.fn.max('productId').as('last'))
    .executeTakeFirst()
  return Math.ceil(Number(row?.last ?? 0) / PER_SITEMAP)
}

/** The kinds with several active products: for a single one its own page says more. */
export function findSitemapKinds(db: Queryable) {
  return db
    .selectFrom('product')
    .select('kindKey')
    .where('productStatus', '=', 'A')
    .where('kindKey', 'is not', null)
    .groupBy('kindKey')
    .having((eb) => eb.fn.countAll(), '>', 1)
    .orderBy('kindKey')
    .execute()
}

/** The pages about the shop's own rules. */
export const findSitemapLegalPages = (db: Queryable) =>
  db.selectFrom('legalPage').select('pageKey').orderBy('pageKey').execute()

/** The published pages written by staff. */
export const findSitemapOwnPages = (db: Queryable) =>
  db
    .selectFrom('contentPage')
    .select(['pageKey', 'updatedAt'])
    .where('pageKey', 'like', 'pages/%')
    .where(isShown)
    .orderBy('pageKey')
    .execute()

/** The active products of one sitemap, from 1; of a family only the canonical one, its first. */
export function findSitemapProducts(db: Queryable, part: number) {
  return db
    .selectFrom('product')
    .select(['productId', 'productName', 'updatedAt'])
    .where('productId', '>', (part - 1) * PER_SITEMAP)
    .where('productId', '<=', part * PER_SITEMAP)
    .where('productStatus', '=', 'A')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('familyMember as place')
            .innerJoin('familyMember as other', 'other.familyKey', 'place.familyKey')
            .innerJoin('product as earlier', 'earlier.productId', 'other.productId')
            .select('earlier.productId')
            .whereRef('place.productId', '=', 'product.productId')
            .whereRef('earlier.productId', '<', 'product.productId')
            .where('earlier.productStatus', '=', 'A'),
        ),
      ),
    )
    .orderBy('productId')
    .execute()
}
