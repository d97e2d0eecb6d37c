import type {
  BrandForm,
  CategoryForm,
  DepartmentForm,
} from '@mendwell/contract/catalog/staff-products'
import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'

const CATEGORY = [
  'categoryId',
  'category',
  'subCategory',
  'description',
  'displayOrder',
  'activeFlag',
] as const
const BRAND = ['brandId', 'brandName', 'category', 'aliases', 'activeFlag'] as const

const productCount = (column: 'categoryId' | 'brandId') =>
  sql<number>`(select count(*)::int from product where product.${sql.ref(column)} = x.${sql.ref(column)})`.as(
    'productCount',
  )

/** Including hidden ones. */
export const findAllCategories = (db: Queryable) =>
  db
    .selectFrom('category as x')
    .leftJoin('department', 'department.deptName', 'x.category')
    .select(CATEGORY.map((name) => `x.${name}` as const))
    .select(productCount('categoryId'))
    .orderBy('department.displayOrder')
    .orderBy('x.category')
    .orderBy('x.displayOrder')
    .orderBy('x.categoryId')
    .execute()

interface Page {
  page: number
  size: number
  q?: string | undefined
}

export async function findAllBrands(db: Queryable, { page, size, q }: Page) {
  const brands = db
    .selectFrom('brand as x')
    .where('mergedInto', 'is', null)
    .$if(Boolean(q), (query) =>
      query.where(
        sql<boolean>`strpos(lower(concat_ws(' ', x.brand_name, x.aliases::text)), lower(${q ?? ''})) > 0`,
      ),
    )
  const rows = await brands
    .select(BRAND.map((name) => `x.${name}` as const))
    .select(productCount('brandId'))
    .orderBy(sql`lower(x.brand_name)`)
    .orderBy('x.brandId')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const { total } = await brands
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}

export const findCategory = (tx: Queryable, categoryId: number) =>
  tx
    .selectFrom('category')
    .select(CATEGORY)
    .where('categoryId', '=', categoryId)
    .forUpdate()
    .executeTakeFirst()

export const findBrand = (tx: Queryable, brandId: number) =>
  tx.selectFrom('brand').select(BRAND).where('brandId', '=', brandId).forUpdate().executeTakeFirst()

export const findDepartment = (tx: Queryable, deptName: string) =>
  tx
    .selectFrom('department')
    .select(['deptName', 'activeFlag', 'displayOrder', 'description'])
    .where('deptName', '=', deptName)
    .forUpdate()
    .executeTakeFirst()

export async function isCategoryTaken(tx: Queryable, form: CategoryForm): Promise<boolean> {
  const row = await tx
    .selectFrom('category')
    .select('categoryId')
    .where('category', '=', form.category)
    .where('subCategory', '=', form.subCategory)
    .where('categoryId', '<>', form.categoryId ?? 0)
    .executeTakeFirst()
  return row !== undefined
}

export async function isBrandTaken(tx: Queryable, form: BrandForm): Promise<boolean> {
  const row = await tx
    .selectFrom('brand')
    .select('brandId')
    .where(sql<boolean>`lower(brand_name) = lower(${form.brandName})`)
    .where('brandId', '<>', form.brandId ?? 0)
    .executeTakeFirst()
  return row !== undefined
}

export async function writeCategory(tx: Queryable, { categoryId, ...values }: CategoryForm) {
  const row =
    categoryId === undefined
      ? await tx
          .insertInto('category')
          .values(values)
          .returning('categoryId')
          .executeTakeFirstOrThrow()
      : await tx
          .updateTable('category')
          .set(values)
          .where('categoryId', '=', categoryId)
          .returning('categoryId')
          .executeTakeFirstOrThrow()
  return row.categoryId
}

export async function writeBrand(tx: Queryable, { brandId, ...values }: BrandForm) {
  const row =
    brandId === undefined
      ? await tx.insertInto('brand').values(values).returning('brandId').executeTakeFirstOrThrow()
      : await tx
          .updateTable('brand')
          .set(values)
          .where('brandId', '=', brandId)
          .returning('brandId')
          .executeTakeFirstOrThrow()
  return row.brandId
}

export const writeDepartment = (tx: Queryable, form: DepartmentForm) =>
  tx
    .insertInto('department')
    .values(form)
    .onConflict((conflict) => conflict.column('deptName').doUpdateSet(form))
    .returning(['deptName', 'activeFlag', 'displayOrder', 'description'])
    .executeTakeFirstOrThrow()
