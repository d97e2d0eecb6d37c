import type { StaffProductQuery, StaffProductRow } from '@mendwell/contract/catalog/staff-products'
import { sortOf } from '@mendwell/contract/wire/staff-lists'
import { isEstimatedPrice, readPriceCheck } from '@mendwell/domain/money/price-check'
import { isCutPrice } from '@mendwell/domain/money/pricing'
import type { Queryable } from '../../../db/db.ts'
import { productImageUrl } from '../../catalog/pictures/image-url.ts'
import { readAttributes } from '../../catalog/products/present-product.ts'
import { allOf, anyOf, asPrefix, exactly, readTerm } from '../words/search-words.ts'
import {
  countStaffProducts,
  findStaffProductRows,
  SORTS,
  type Typed,
} from './staff-products.repository.ts'

/** One page of the staff's list, including hidden products; without purchase prices for staff who may not see costs. */
export async function listStaffProducts(
  db: Queryable,
  { page, size, q, sort, seesCosts, ...filters }: StaffProductQuery & { seesCosts: boolean },
): Promise<{ rows: StaffProductRow[]; total: number }> {
  const wanted = { ...filters, typed: q ? readTyped(q) : undefined }
  const order = sortOf(sort, SORTS, { column: 'productId', descending: true })
  const [rows, total] = await Promise.all([
    findStaffProductRows(db, wanted, { ...order, limit: size, offset: (page - 1) * size }),
    countStaffProducts(db, wanted),
  ])
  const shown = rows.map(present)
  return {
    rows: seesCosts ? shown : shown.map((row) => ({ ...row, purchasePrice: null })),
    total,
  }
}

/** Words of name, brand, codes and category as in the shop's search, the last one as a prefix; or the number. */
function readTyped(q: string): Typed {
  const { words, code } = readTerm(q)
  const asWords = allOf([...words.slice(0, -1).map(exactly), asPrefix(words.at(-1) ?? '')])
  return {
    query: words.length === 0 ? '' : code ? anyOf([`(${asWords})`, asPrefix(code)]) : asWords,
    productId: /^\d{1,9}$/.test(q.trim()) ? Number(q.trim()) : 0,
  }
}

type Row = Awaited<ReturnType<typeof findStaffProductRows>>[number]

const present = ({
  unitPriceCents,
  salePriceCents,
  purchasePriceCents,
  optionsAttributes,
  imageHash,
  priceCheck,
  priceSource,
  ...row
}: Row): StaffProductRow => ({
  ...row,
  unitPrice: unitPriceCents,
  salePrice: salePriceCents,
  purchasePrice: purchasePriceCents,
  priceEstimated: isEstimatedPrice(readPriceCheck(priceCheck), priceSource),
  cutPrice: isCutPrice(readAttributes(optionsAttributes)),
  productStatus: row.productStatus === 'A' ? 'A' : 'N',
  imageUrl: productImageUrl(row.productId, imageHash),
})
