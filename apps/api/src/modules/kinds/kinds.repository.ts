import type { Kind } from '@mendwell/contract/kinds'
import { readSaleClass } from '@mendwell/domain/sale-class'
import type { Queryable } from '../../db/db.ts'

/** All kinds by name. */
export async function findKinds(db: Queryable) {
  const rows = await db
    .selectFrom('kind')
    .select(['kindKey', 'name', 'saleClass'])
    .orderBy('name')
    .orderBy('kindKey')
    .execute()
  return rows.map(({ saleClass, ...kind }) => ({ ...kind, saleClass: readSaleClass(saleClass) }))
}

/** The kind of an active product; null where it has none, undefined where there is no such product. */
export async function findKindOf(
  db: Queryable,
  productId: number,
): Promise<Kind | null | undefined> {
  const row = await db
    .selectFrom('product')
    .leftJoin('kind', 'kind.kindKey', 'product.kindKey')
    .select([
      'kind.kindKey',
      'kind.name',
      'kind.nameEs',
      'kind.purpose',
      'kind.purposeEs',
      'kind.beforeBuying',
      'kind.beforeBuyingEs',
      'kind.warnings',
      'kind.warningsEs',
    ])
    .where('product.productId', '=', productId)
    .where('product.productStatus', '=', 'A')
    .executeTakeFirst()
  if (!row) return undefined
  return row.kindKey === null ? null : (row as Kind)
}
