import type { Category } from '@mendwell/contract/catalog/catalog'
import type { Queryable } from '../../../db/db.ts'
import { categoryImageUrl } from '../pictures/image-url.ts'
import { findCategoryRows } from './catalog.repository.ts'

/** Active categories with their tiles; given a department's name, in any case, only those in it. */
export async function listCategories(db: Queryable, dept?: string): Promise<Category[]> {
  const rows = await findCategoryRows(db, dept)
  return rows.map((row) => ({ ...row, imageUrl: categoryImageUrl(row) }))
}
