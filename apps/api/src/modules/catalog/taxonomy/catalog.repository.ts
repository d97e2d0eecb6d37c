import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'

/** Active categories in menu order, with the number of their active products; all, or one department's. */
export function findCategoryRows(db: Queryable, dept?: string) {
  const all = db
    .selectFrom('category')
    .innerJoin('department', 'department.deptName', 'category.category')
    .leftJoin(
      (counted) =>
        counted
          .selectFrom('product')
          .select(['categoryId', sql<number>`count(*)::int`.as('count')])
          .where('productStatus', '=', 'A')
          .groupBy('categoryId')
          .as('stocked'),
      (join) => join.onRef('stocked.categoryId', '=', 'category.categoryId'),
    )
    .select([
      'category.categoryId',
      'category.category',
      'category.subCategory',
      'category.displayOrder',
      sql<number>`coalesce(stocked.count, 0)`.as('productCount'),
    ])
    .where('category.activeFlag', '=', true)
    .orderBy('department.displayOrder')
    .orderBy('category.category')
    .orderBy('category.displayOrder')
    .orderBy('category.categoryId')
  const ofDept = sql<boolean>`lower(category.category) = lower(${dept})`
  return (dept === undefined ? all : all.where(ofDept)).execute()
}

/** The text about a category; empty for an unknown one. */
export async function findCategoryText(db: Queryable, categoryId: number): Promise<string> {
  const row = await db
    .selectFrom('category')
    .select('description')
    .where('categoryId', '=', sql<number>`${categoryId}::bigint`)
    .executeTakeFirst()
  return row?.description ?? ''
}

export function findBrands(db: Queryable) {
  return db
    .selectFrom('brand')
    .select(['brandId', 'brandName', 'category'])
    .select(
      sql<number[]>`array(select former.brand_id from brand as former
        where former.merged_into = brand.brand_id order by 1)`.as('formerIds'),
    )
    .where('activeFlag', '=', true)
    .where('mergedInto', 'is', null)
    .orderBy(sql`lower(brand_name)`)
    .orderBy('brandId')
    .execute()
}

/** All departments; the screens leave out inactive ones. */
export function findDepartments(db: Queryable) {
  return db
    .selectFrom('department')
    .select(['deptName', 'activeFlag', 'displayOrder', 'description'])
    .orderBy('displayOrder')
    .orderBy('deptName')
    .execute()
}
