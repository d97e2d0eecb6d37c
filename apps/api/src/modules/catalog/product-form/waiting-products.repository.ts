import type { PageQuery } from '@mendwell/contract/wire/staff-lists'
import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'

/** One page of the products that wait for a kind, oldest first, each with a kind suggested by its name. */
export async function findWaitingPage(db: Queryable, { page, size }: PageQuery) {
  const waiting = db.selectFrom('product').where('kindWaits', '=', true)
  const [rows, { total }] = await Promise.all([
    waiting
      .select(['productId', 'productName', 'sku', 'productStatus'])
      .select(
        sql<{ kindKey: string; name: string } | null>`(
          select jsonb_build_object('kindKey', k.kind_key, 'name', k.name) from kind k
          where k.kind_key = public.propose_kind(product.product_name))`.as('proposed'),
      )
      .orderBy('productId')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    waiting.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}
