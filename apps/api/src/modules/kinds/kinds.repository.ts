import type { Kind, StaffKind } from '@mendwell/contract/catalog/kinds'
import { readSaleClass } from '@mendwell/domain/catalog/sale-class'
import type { Queryable } from '../../db/db.ts'

const staffKinds = (db: Queryable) =>
  db.selectFrom('kind').select(['kindKey', 'name', 'saleClass', 'minAge', 'saleReason'])

const withClass = <Row extends { saleClass: string }>(row: Row) => ({
  ...row,
  saleClass: readSaleClass(row.saleClass),
})

/** All kinds by name. */
export async function findKinds(db: Queryable): Promise<StaffKind[]> {
  const rows = await staffKinds(db).orderBy('name').orderBy('kindKey').execute()
  return rows.map(withClass)
}

/** One kind, locked until the transaction ends. */
export async function lockKind(tx: Queryable, kindKey: string): Promise<StaffKind | undefined> {
  const row = await staffKinds(tx).where('kindKey', '=', kindKey).forUpdate().executeTakeFirst()
  return row && withClass(row)
}

/** Sets the sale class of a locked kind, and by a trigger that of its products. */
export async function updateSaleClass(
  tx: Queryable,
  kindKey: string,
  change: Pick<StaffKind, 'saleClass' | 'minAge' | 'saleReason'>,
): Promise<void> {
  await tx.updateTable('kind').set(change).where('kindKey', '=', kindKey).execute()
}

const SHOWN = [
  'kind.kindKey',
  'kind.name',
  'kind.nameEs',
  'kind.purpose',
  'kind.purposeEs',
  'kind.beforeBuying',
  'kind.beforeBuyingEs',
  'kind.warnings',
  'kind.warningsEs',
] as const

/** A kind by its key. */
export const findKind = (db: Queryable, kindKey: string): Promise<Kind | undefined> =>
  db.selectFrom('kind').select(SHOWN).where('kindKey', '=', kindKey).executeTakeFirst()

/**
 * The kind of an active product, with that product's own purpose if its kind leaves it open; null if it has none,
 * undefined if there is no such product.
 */
export async function findKindOf(
  db: Queryable,
  productId: number,
): Promise<Kind | null | undefined> {
  const row = await db
    .selectFrom('product')
    .leftJoin('kind', 'kind.kindKey', 'product.kindKey')
    .leftJoin('productPurpose as own', (join) =>
      join
        .onRef('own.productId', '=', 'product.productId')
        .onRef('own.kindKey', '=', 'product.kindKey'),
    )
    .select(SHOWN)
    .select('own.purposeEs as ownPurposeEs')
    .where('product.productId', '=', productId)
    .where('product.productStatus', '=', 'A')
    .executeTakeFirst()
  if (!row) return undefined
  const { ownPurposeEs, ...kind } = row
  if (kind.kindKey === null) return null
  return { ...(kind as Kind), purposeEs: ownPurposeEs ?? (kind as Kind).purposeEs }
}
