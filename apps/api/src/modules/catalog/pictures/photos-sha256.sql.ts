import { type RawBuilder, sql } from 'kysely'

/** One digest of all photos of a product; `productId` is the name of its column. */
export const photosSha256 = (productId: string): RawBuilder<Buffer | null> =>
  sql`(select sha256(string_agg(sha256, ''::bytea order by display_order, image_id))
    from product_image where product_image.product_id = ${sql.ref(productId)})`
