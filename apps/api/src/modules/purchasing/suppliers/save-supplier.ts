import type {
  SaveSupplier,
  SaveSupplierProduct,
  SupplierRow,
} from '@mendwell/contract/purchasing/suppliers'
import type { Db, Queryable } from '../../../db/db.ts'
import { fieldError, invalidFields, notFound } from '../../../ground/errors.ts'
import { type SignedInPrincipal, signatureOf } from '../../../ground/principal.ts'
import { differenceOf, recordStaffEvent } from '../../settings/history/record-staff-event.ts'
import {
  deleteSupplierProduct,
  findSupplier,
  findSupplierProducts,
  insertSupplier,
  isNameTaken,
  keepSupplierProduct,
  lockSupplier,
  updateSupplier,
} from './suppliers.repository.ts'

const taken = () => invalidFields([fieldError('name', 'supplierNameTaken')])

/**
 * Stores a new supplier.
 * @throws ShopError 422 for a name that another supplier has.
 */
export const makeSupplier = (
  db: Db,
  who: SignedInPrincipal,
  supplier: SaveSupplier,
): Promise<SupplierRow> =>
  db.transaction().execute(async (tx) => {
    const supplierId = await insertSupplier(tx, supplier, signatureOf(who))
    if (supplierId === undefined) throw taken()
    await recordStaffEvent(tx, { who, action: 'create', ...named(supplierId), after: supplier })
    return getRow(tx, supplierId)
  })

/**
 * Updates a supplier; sent purchase orders do not change.
 * @throws ShopError 404; 422 for a name that another supplier has.
 */
export const changeSupplier = (
  db: Db,
  who: SignedInPrincipal,
  { supplierId, supplier }: { supplierId: number; supplier: SaveSupplier },
): Promise<SupplierRow> =>
  db.transaction().execute(async (tx) => {
    const known = await lockSupplier(tx, supplierId)
    if (!known) throw notFound('Supplier')
    if (await isNameTaken(tx, supplier.name, supplierId)) throw taken()
    await updateSupplier(tx, supplierId, supplier)
    const { supplierId: _, ...before } = known
    const changed = differenceOf(before, { ...supplier, phone: supplier.phone || null })
    if (changed)
      await recordStaffEvent(tx, { who, action: 'change', ...named(supplierId), ...changed })
    return getRow(tx, supplierId)
  })

interface Item {
  supplierId: number
  productId: number
}

/**
 * Stores that a supplier sells a product, and its terms.
 * @throws ShopError 404
 */
export const saveSupplierProduct = (
  db: Db,
  who: SignedInPrincipal,
  { terms, ...item }: Item & { terms: SaveSupplierProduct },
) =>
  db.transaction().execute(async (tx) => {
    if (!(await lockSupplier(tx, item.supplierId))) throw notFound('Supplier')
    const before = await termsOf(tx, item)
    if (!(await keepSupplierProduct(tx, item, terms))) throw notFound('Product')
    await recordTerms(tx, who, { item, before, after: await termsOf(tx, item) })
    return getSupplier(tx, item.supplierId)
  })

/**
 * Removes a product from a supplier.
 * @throws ShopError 404
 */
export const removeSupplierProduct = (db: Db, who: SignedInPrincipal, item: Item) =>
  db.transaction().execute(async (tx) => {
    if (!(await lockSupplier(tx, item.supplierId))) throw notFound('Supplier')
    const before = await termsOf(tx, item)
    await deleteSupplierProduct(tx, item)
    await recordTerms(tx, who, { item, before, after: undefined })
    return getSupplier(tx, item.supplierId)
  })

/**
 * A supplier with its products.
 * @throws ShopError 404
 */
export async function getSupplier(db: Queryable, supplierId: number) {
  const supplier = await getRow(db, supplierId)
  return { supplier, products: await findSupplierProducts(db, supplierId) }
}

async function getRow(db: Queryable, supplierId: number): Promise<SupplierRow> {
  const supplier = await findSupplier(db, supplierId)
  if (!supplier) throw notFound('Supplier')
  return supplier
}

const named = (supplierId: number) => ({ objectType: 'supplier', objectId: supplierId }) as const

async function termsOf(tx: Queryable, { supplierId, productId }: Item) {
  const [item] = await findSupplierProducts(tx, supplierId, productId)
  if (!item) return undefined
  const { sku, itemNumber, cost: costCents, packSize, minQuantity } = item
  return { sku, itemNumber, costCents, packSize, minQuantity }
}

interface Terms {
  item: Item
  before: object | undefined
  after: object | undefined
}

async function recordTerms(tx: Queryable, who: SignedInPrincipal, { item, before, after }: Terms) {
  if (!before && !after) return
  const action = after ? (before ? 'change' : 'add') : 'remove'
  await recordStaffEvent(tx, { who, action, ...named(item.supplierId), before, after })
}
