import { randomBytes } from 'node:crypto'
import type {
  NewProduct,
  ProductChange,
  StaffProduct,
} from '@mendwell/contract/catalog/product-form'
import { readPriceCheck } from '@mendwell/domain/money/price-check'
import type { Queryable } from '../../../db/db.ts'
import type { Deps } from '../../../deps/deps.ts'
import { conflict, fieldError, invalidFields, notFound } from '../../../ground/errors.ts'
import { type SignedInPrincipal, signatureOf } from '../../../ground/principal.ts'
import { differenceOf, recordStaffEvent } from '../../settings/history/record-staff-event.ts'
import { keepFile } from '../files/stored-file.ts'
import { refreshImageHash } from '../pictures/refresh-image-hash.ts'
import { insertProductImage, updateImageOrder } from '../pictures/uploads.repository.ts'
import { factErrors } from '../products/fact-errors.ts'
import { presentFacts, presentWithPrice } from '../products/present-product.ts'
import { priceErrors } from '../products/price-errors.ts'
import { findProductRow } from '../products/products.repository.ts'
import { readBase64Photo } from '../uploads/read-base64-photo.ts'
import { countStock } from './count-stock.ts'
import { productColumns } from './product-columns.ts'
import {
  findRecordedColumns,
  findStaffFacts,
  hasBrand,
  hasCategory,
  hasKind,
  insertProduct,
  isSkuOfAnother,
  lockProductState,
  updateProductRow,
} from './product-form.repository.ts'
import { sharedPieces, stockByLot } from './stock-by-lot.ts'

type Saving = Pick<Deps, 'db' | 'files'>

/** Whoever may save products may see their costs. */
export const SAVER = { seesCosts: true }

/**
 * Adds a product; without a SKU it gets one.
 * @throws ShopError 422 for an invalid category, brand, SKU or price.
 */
export async function saveProduct(
  deps: Saving,
  form: NewProduct,
  who: SignedInPrincipal,
): Promise<StaffProduct> {
  const updatedBy = signatureOf(who)
  const { quantity, productImage, ...rest } = form
  const photo = await readPhoto(deps, productImage)
  const sku = rest.sku ?? `MW-${randomBytes(4).toString('hex').toUpperCase()}`
  checkValues(form)
  const productId = await deps.db.transaction().execute(async (tx) => {
    await checkReferences(tx, form)
    const { productName, categoryId, unitPrice: unitPriceCents } = form
    // It has no kind yet: it waits as a draft, unless the form itself shows it (decision 0027).
    const waits = form.kindKey ? {} : { productStatus: 'N', kindWaits: true }
    const given = { ...waits, ...productColumns(rest) }
    const columns = { ...given, productName, categoryId, unitPriceCents, sku }
    const added = await insertProduct(tx, { ...columns, updatedBy })
    if (!added) throw skuTaken()
    const counted = quantity ?? null
    await countStock(tx, { ...added, before: null, counted, movedBy: updatedBy })
    await showPhoto(tx, added.productId, { photo, updatedBy })
    await recordProduct(tx, { who, action: 'create', before: {}, productId: added.productId })
    return added.productId
  })
  return getStaffProduct(deps.db, productId, SAVER)
}

/**
 * Updates the fields of a product that the form sends.
 * @throws ShopError 404, 409 if it was changed since `updatedAt`, 422.
 */
export async function updateProduct(
  deps: Saving,
  form: ProductChange,
  who: SignedInPrincipal,
): Promise<StaffProduct> {
  const { productImage, ...rest } = form
  const photo = await readPhoto(deps, productImage)
  await deps.db.transaction().execute(async (tx) => {
    await changeProduct(tx, rest, who)
    if (photo) {
      await showPhoto(tx, form.productId, { photo, updatedBy: signatureOf(who) })
    }
  })
  return getStaffProduct(deps.db, form.productId, SAVER)
}

/**
 * Updates one product within the caller's transaction, and stores its former state; returns the event in the history,
 * undefined if nothing differs. `step` gives the event of the step in which several products change together.
 * @throws as updateProduct
 */
export async function changeProduct(
  tx: Queryable,
  form: Omit<ProductChange, 'productImage'>,
  who: SignedInPrincipal,
  step?: () => Promise<number>,
): Promise<number | undefined> {
  const { productId, quantity, updatedAt, ...rest } = form
  const updatedBy = signatureOf(who)
  const state = await lockProductState(tx, productId)
  if (!state) throw notFound('Product')
  if (updatedAt && updatedAt < state.updatedAt) throw conflict('CONFLICT', 'productChanged')
  checkValues(form, state)
  await checkReferences(tx, form)
  if (form.sku && (await isSkuOfAnother(tx, form.sku, productId))) throw skuTaken()
  const holds = state.piecesPerUnit ?? 1
  if (state.isPooled && form.pieces !== undefined && (form.pieces ?? 1) !== holds) {
    throw sharedPieces()
  }
  const before = await findRecordedColumns(tx, productId)
  await updateProductRow(tx, productId, { ...productColumns(rest), updatedBy })
  if (quantity !== undefined && quantity !== state.quantity) {
    if (state.isLotTracked) throw stockByLot()
    if (state.isPooled && quantity === null) throw sharedPieces()
    const count = { productId, before: state.quantity, counted: quantity }
    await countStock(tx, { ...count, movedBy: updatedBy })
  }
  await refreshImageHash(tx, productId)
  return recordProduct(tx, { who, action: 'change', before, productId, step })
}

interface Recorded {
  who: SignedInPrincipal
  action: 'create' | 'change'
  productId: number
  before: object
  step?: (() => Promise<number>) | undefined
}

/** Does nothing if nothing differs. */
async function recordProduct(tx: Queryable, { who, action, productId, before, step }: Recorded) {
  const after = await findRecordedColumns(tx, productId)
  const difference = differenceOf(before, after)
  if (!difference) return undefined
  const change = { action, objectType: 'product', objectId: productId, ...difference } as const
  return recordStaffEvent(tx, { who, ...change, partOf: await step?.() })
}

/** Before the transaction: decoding takes a while, and so may the file store. */
async function readPhoto({ files }: Saving, base64: string | null | undefined) {
  if (!base64) return undefined
  const photo = await readBase64Photo(base64)
  return { ...photo, ...(await keepFile(files, photo.bytes)) }
}

interface NewPhoto {
  photo: Awaited<ReturnType<typeof readPhoto>>
  updatedBy: string
}

/** The form has one picture (Specification §3): it becomes the main one. */
async function showPhoto(tx: Queryable, productId: number, { photo, updatedBy }: NewPhoto) {
  if (photo) {
    const imageId = await insertProductImage(tx, { ...photo, productId, updatedBy })
    await updateImageOrder(tx, productId, [imageId])
  }
  await refreshImageHash(tx, productId)
}

type Checked = Parameters<typeof priceErrors>[0] & Parameters<typeof factErrors>[0]
type Stored = Parameters<typeof priceErrors>[1] & Parameters<typeof factErrors>[1]

function checkValues(form: Checked, stored?: Stored) {
  const errors = [...priceErrors(form, stored), ...factErrors(form, stored)]
  if (errors.length > 0) throw invalidFields(errors)
}

async function checkReferences(
  tx: Queryable,
  { categoryId, brandId, kindKey }: Pick<ProductChange, 'categoryId' | 'brandId' | 'kindKey'>,
) {
  if (categoryId !== undefined && !(await hasCategory(tx, categoryId))) {
    throw invalidFields([fieldError('categoryId', 'unknownCategory')])
  }
  if (brandId && !(await hasBrand(tx, brandId))) {
    throw invalidFields([fieldError('brandId', 'unknownBrand')])
  }
  if (kindKey && !(await hasKind(tx, kindKey))) {
    throw invalidFields([fieldError('kindKey', 'unknownKind')])
  }
}

const skuTaken = () => invalidFields([fieldError('sku', 'skuTaken')])

/**
 * One product, shown or not; with what the shop pays for it, for staff who may see costs.
 * @throws ShopError 404
 */
export async function getStaffProduct(
  db: Queryable,
  productId: number,
  { seesCosts }: { seesCosts: boolean },
): Promise<StaffProduct> {
  const row = await findProductRow(db, productId)
  const facts = await findStaffFacts(db, productId)
  if (!row || !facts) throw notFound('Product')
  const { priceLowCents: low, priceHighCents: high, pricePer: per } = facts
  return {
    ...presentWithPrice(row),
    sourceName: row.sourceName,
    facts: presentFacts(row.facts),
    kindKey: facts.kindKey,
    priceCheck: readPriceCheck(facts.priceCheck),
    priceHidden: facts.priceHidden,
    priceSource: facts.priceSource,
    priceRange: low === null || high === null || per === null ? null : { low, high, per },
    wholesalePrice: facts.wholesalePriceCents,
    purchasePrice: seesCosts ? facts.purchasePriceCents : null,
    updatedBy: facts.updatedBy,
  }
}
