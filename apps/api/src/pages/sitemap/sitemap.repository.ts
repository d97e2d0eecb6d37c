import type { Queryable } from '../../db/db.ts'

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

/** The active products of one sitemap, from 1. */
export function findSitemapProducts(db: Queryable, part: number) {
  return db
    .selectFrom('product')
    .select(['productId', 'productName', 'updatedAt'])
    .where('productId', '>', (part - 1) * PER_SITEMAP)
    .where('productId', '<=', part * PER_SITEMAP)
    .where('productStatus', '=', 'A')
    .orderBy('productId')
    .execute()
}
