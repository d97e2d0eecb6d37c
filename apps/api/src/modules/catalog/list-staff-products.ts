import { sortOf } from '@mendwell/contract/staff-lists'
import type { StaffProductQuery, StaffProductRow } from '@mendwell/contract/staff-products'
import { isCutPrice } from '@mendwell/domain/pricing'
import type { Queryable } from '../../db/db.ts'
import { productImageUrl } from '../media/image-url.ts'
import { readAttributes } from './present-product.ts'
import { countStaffProducts, findStaffProductRows, SORTS } from './staff-products.repository.ts'

/** One page of the staff's list, shown products and others. */
export async function listStaffProducts(
  db: Queryable,
  { page, size, q, sort, ...filters }: StaffProductQuery,
): Promise<{ rows: StaffProductRow[]; total: number }> {
  const wanted = { ...filters, q: q || undefined }
  const order = sortOf(sort, SORTS, { column: 'productId', descending: true })
  const [rows, total] = await Promise.all([
    findStaffProductRows(db, wanted, { ...order, limit: size, offset: (page - 1) * size }),
    countStaffProducts(db, wanted),
  ])
  return { rows: rows.map(present), total }
}

type Row = Awaited<ReturnType<typeof findStaffProductRows>>[number]

const present = ({
  unitPriceCents,
  salePriceCents,
  optionsAttributes,
  imageHash,
  ...row
}: Row): StaffProductRow => ({
  ...row,
  unitPrice: unitPriceCents,
  salePrice: salePriceCents,
  cutPrice: isCutPrice(readAttributes(optionsAttributes)),
  productStatus: row.productStatus === 'A' ? 'A' : 'N',
  imageUrl: productImageUrl(row.productId, imageHash),
})
