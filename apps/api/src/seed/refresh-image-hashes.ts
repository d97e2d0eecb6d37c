import { sql } from 'kysely'
import type { Queryable } from '../db/db.ts'
import { productImageHash } from '../modules/catalog/pictures/picture-hash.ts'
import { findPicturedProducts } from '../modules/catalog/pictures/pictures.repository.ts'

/** A shop may have a hundred thousand products: their facts are not all in memory at once. */
const PRODUCTS_AT_ONCE = 2_000

/** Gives every product's pictures the URL of their current rendering; unchanged ones are not touched. */
export async function refreshImageHashes(db: Queryable): Promise<void> {
  for (let after = 0; ; ) {
    const products = await findPicturedProducts(db, { after, limit: PRODUCTS_AT_ONCE })
    const last = products.at(-1)
    if (!last) return
    const ids = products.map(({ productId }) => productId)
    const hashes = products.map((product) => productImageHash(product, product.photosSha256))
    await sql`
      update product set image_hash = now.image_hash
      from unnest(${ids}::int[], ${hashes}::text[]) as now (product_id, image_hash)
      where product.product_id = now.product_id and product.image_hash <> now.image_hash`.execute(
      db,
    )
    after = last.productId
  }
}
