import type { SaveSupplier, SaveSupplierProduct } from '@mendwell/contract/purchasing/suppliers'
import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { containing } from '../../../db/sql/containing.ts'

const ROW = [
  'supplierId',
  'name',
  'email',
  'phone',
  'accountNumber',
  'leadDays',
  'note',
  'active',
] as const

const products = sql<number>`(select count(*)::int from supplier_product sp
  where sp.supplier_id = supplier.supplier_id)`.as('products')

interface Finding {
  page: number
  size: number
  q?: string | undefined
  active?: '1' | '0' | undefined
}

/** One page of suppliers by name, and how many match. */
export async function findSupplierPage(db: Queryable, { page, size, q, active }: Finding) {
  const matching = db
    .selectFrom('supplier')
    .$if(active !== undefined, (query) => query.where('active', '=', active === '1'))
    .$if(Boolean(q), (query) =>
      query.where(
        sql<boolean>`lower(concat_ws(' ', name, email, account_number)) like ${containing(q ?? '')}`,
      ),
    )
  const [rows, { total }] = await Promise.all([
    matching
      .select([...ROW, products])
      .orderBy(sql`lower(name)`)
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

/** One supplier. */
export const findSupplier = (db: Queryable, supplierId: number) =>
  db
    .selectFrom('supplier')
    .select([...ROW, products])
    .where('supplierId', '=', supplierId)
    .executeTakeFirst()

/** The same, locked until the transaction ends. */
export const lockSupplier = (tx: Queryable, supplierId: number) =>
  tx
    .selectFrom('supplier')
    .select([...ROW])
    .where('supplierId', '=', supplierId)
    .forUpdate()
    .executeTakeFirst()

/** Whether another supplier has this name, ignoring case. */
export async function isNameTaken(
  tx: Queryable,
  name: string,
  supplierId: number,
): Promise<boolean> {
  const { rows } = await sql<{ supplierId: number }>`
    select supplier_id from supplier where lower(name) = lower(${name}) and supplier_id <> ${supplierId}`.execute(
    tx,
  )
  return rows.length > 0
}

const columnsOf = ({ phone, ...supplier }: SaveSupplier) => ({ ...supplier, phone: phone || null })

/** Stores a new supplier; undefined if its name is taken. */
export async function insertSupplier(
  tx: Queryable,
  supplier: SaveSupplier,
  createdBy: string,
): Promise<number | undefined> {
  const row = await tx
    .insertInto('supplier')
    .values({ ...columnsOf(supplier), createdBy })
    .onConflict((conflict) => conflict.expression(sql`lower(name)`).doNothing())
    .returning('supplierId')
    .executeTakeFirst()
  return row?.supplierId
}

/** Updates a locked supplier. */
export async function updateSupplier(tx: Queryable, supplierId: number, supplier: SaveSupplier) {
  await tx
    .updateTable('supplier')
    .set({ ...columnsOf(supplier), updatedAt: sql<Date>`now()` })
    .where('supplierId', '=', supplierId)
    .execute()
}

/** The products of a supplier, by name; or only the given one. */
export const findSupplierProducts = (
  db: Queryable,
  supplierId: number,
  productId: number | null = null,
) =>
  db
    .selectFrom('supplierProduct')
    .innerJoin('product', 'product.productId', 'supplierProduct.productId')
    .select([
      'product.productId',
      'product.productName',
      'product.sku',
      'product.quantity',
      'supplierProduct.itemNumber',
      'supplierProduct.costCents as cost',
      'supplierProduct.packSize',
      'supplierProduct.minQuantity',
    ])
    .where('supplierId', '=', supplierId)
    .$if(productId !== null, (query) => query.where('product.productId', '=', productId ?? 0))
    .orderBy('product.productName')
    .execute()

interface Item {
  supplierId: number
  productId: number
}

/** Stores a supplier's terms for a product; false if there is no such product. */
export async function keepSupplierProduct(
  tx: Queryable,
  { supplierId, productId }: Item,
  { cost: costCents, ...terms }: SaveSupplierProduct,
): Promise<boolean> {
  const columns = { ...terms, costCents, updatedAt: sql<Date>`now()` }
  const known = await tx
    .selectFrom('product')
    .select('productId')
    .where('productId', '=', productId)
    .executeTakeFirst()
  if (!known) return false
  await tx
    .insertInto('supplierProduct')
    .values({ supplierId, productId, ...columns })
    .onConflict((conflict) => conflict.columns(['supplierId', 'productId']).doUpdateSet(columns))
    .execute()
  return true
}

/** Removes a product from a supplier. */
export async function deleteSupplierProduct(tx: Queryable, { supplierId, productId }: Item) {
  await tx
    .deleteFrom('supplierProduct')
    .where('supplierId', '=', supplierId)
    .where('productId', '=', productId)
    .execute()
}
