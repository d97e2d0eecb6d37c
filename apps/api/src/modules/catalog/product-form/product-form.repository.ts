import { sql, type Updateable } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import type { DB } from '../../../db/schema.ts'
import { isLotTracked } from '../../lots/sql/lots.sql.ts'
import { isPooled, lockWithPools } from '../../packs/pools.sql.ts'
import { presentFacts } from '../products/present-product.ts'

export type ProductColumns = Omit<
  Updateable<DB['product']>,
  | 'productId'
  | 'quantity'
  | 'cutPrice'
  | 'search'
  | 'codes'
  | 'traits'
  | 'saleClass'
  | 'priceHidden'
  | 'isPart'
  | 'orderable'
  | 'minAge'
>

type NewColumns = ProductColumns & {
  productName: string
  categoryId: number
  unitPriceCents: number
  sku: string
}

/** Adds a product without stock; undefined if the SKU is taken. */
export function insertProduct(db: Queryable, columns: NewColumns) {
  return db
    .insertInto('product')
    .values(columns)
    .onConflict((conflict) => conflict.column('sku').doNothing())
    .returning('productId')
    .executeTakeFirst()
}

/** Updates a product; does nothing if there is none. */
export async function updateProductRow(db: Queryable, productId: number, columns: ProductColumns) {
  await db
    .updateTable('product')
    .set({ ...columns, updatedAt: sql<Date>`now()` })
    .where('productId', '=', productId)
    .execute()
}

/** The state before a change; locked until the transaction ends, with all products that share its pieces. */
export async function lockProductState(db: Queryable, productId: number) {
  await lockWithPools(db, [productId])
  return db
    .selectFrom('product')
    .select(['productId', 'quantity', 'updatedAt'])
    .select(['productName', 'latex', 'facts'])
    .select(['unitPriceCents', 'salePriceCents', 'optionsAttributes', 'priceCheck', 'quoteOnly'])
    .select('piecesPerUnit')
    .select(isLotTracked.as('isLotTracked'))
    .select(isPooled.as('isPooled'))
    .where('productId', '=', productId)
    .forUpdate()
    .executeTakeFirst()
}

/** What only staff sees of a product. */
export function findStaffFacts(db: Queryable, productId: number) {
  return db
    .selectFrom('product')
    .leftJoin('kind', 'kind.kindKey', 'product.kindKey')
    .select(['product.kindKey', 'wholesalePriceCents', 'purchasePriceCents', 'updatedBy'])
    .select(['priceCheck', 'priceHidden', 'priceSource'])
    .select(['priceLowCents', 'priceHighCents', 'pricePer'])
    .where('productId', '=', productId)
    .executeTakeFirst()
}

export async function hasCategory(db: Queryable, categoryId: number): Promise<boolean> {
  const row = await db
    .selectFrom('category')
    .select('categoryId')
    .where('categoryId', '=', categoryId)
    .executeTakeFirst()
  return row !== undefined
}

export async function hasBrand(db: Queryable, brandId: number): Promise<boolean> {
  const row = await db
    .selectFrom('brand')
    .select('brandId')
    .where('brandId', '=', brandId)
    .executeTakeFirst()
  return row !== undefined
}

export async function hasKind(db: Queryable, kindKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('kind')
    .select('kindKey')
    .where('kindKey', '=', kindKey)
    .executeTakeFirst()
  return row !== undefined
}

export async function isSkuOfAnother(db: Queryable, sku: string, productId: number) {
  const row = await db
    .selectFrom('product')
    .select('productId')
    .where('sku', '=', sku)
    .where('productId', '<>', productId)
    .executeTakeFirst()
  return row !== undefined
}

interface Movement {
  productId: number
  delta: number
  movedBy: string
}

/** Books the difference a count found; a trigger adjusts the stock. */
export async function insertCount(db: Queryable, movement: Movement): Promise<void> {
  await db
    .insertInto('stockMovement')
    .values({ ...movement, reason: 'COUNT' })
    .execute()
}

/** Starts (0) or stops (null) counting a product that has nothing on hand. */
export async function setCounting(db: Queryable, productId: number, quantity: 0 | null) {
  await db.updateTable('product').set({ quantity }).where('productId', '=', productId).execute()
}

/** What the history stores of a product: what staff edit, not what is derived from it. */
export async function findRecordedColumns(db: Queryable, productId: number): Promise<object> {
  const row = await db
    .selectFrom('product')
    .selectAll()
    .where('productId', '=', productId)
    .executeTakeFirst()
  if (!row) return {}
  const {
    productId: _,
    imageHash,
    inStock,
    stockLevel,
    cutPrice,
    traits,
    saleClass,
    priceHidden,
    isPart,
    orderable,
    minAge,
    createdAt,
    updatedAt,
    updatedBy,
    ...stored
  } = row
  // Values that nearly all products share are stored only if they differ.
  const hasFacts = Object.keys(presentFacts(stored.facts)).length > 0
  const answer = {
    ...stored,
    quoteOnly: stored.quoteOnly || null,
    facts: hasFacts ? stored.facts : null,
  }
  return Object.fromEntries(Object.entries(answer).filter(([, value]) => value !== null))
}
