import type { Queryable } from '../../db/db.ts'
import type { SeedRow } from '../files/seed-files.ts'
import { number, numberOrNull, text, textOrNull, yes } from '../files/seed-values.ts'
import { loadProducts } from './load-products.ts'
import { loadBrandNames } from './load-taxonomy-texts.ts'

type OnRows = (count: number) => void

interface CatalogueRows {
  departments: readonly SeedRow[]
  categories: readonly SeedRow[]
  brands: readonly SeedRow[]
  /** The brand names that shoppers know. */
  brandNames: readonly SeedRow[]
  products: readonly SeedRow[]
  /** Drawing by kind. */
  drawings: ReadonlyMap<string, string>
}

/** Departments, categories, brands and products, with the ids of the files. */
export async function loadCatalogue(db: Queryable, catalogue: CatalogueRows, onRows: OnRows) {
  const { departments, categories, brands, brandNames, products, drawings } = catalogue
  await loadDepartments(db, departments)
  await loadCategories(db, categories)
  await loadBrands(db, brands)
  await loadBrandNames(db, brandNames)
  onRows(departments.length + categories.length + brands.length)
  await loadProducts(db, {
    rows: products,
    brandNames: new Map(brandNames.map((row) => [number(row, 'brandId'), text(row, 'brand')])),
    departments: new Map(
      categories.map((row) => [number(row, 'categoryId'), text(row, 'category')]),
    ),
    drawings,
    onRows,
  })
}

async function loadDepartments(db: Queryable, rows: readonly SeedRow[]) {
  const departments = rows.map((row) => ({
    deptName: text(row, 'deptName'),
    activeFlag: yes(row, 'activeFlag'),
    displayOrder: number(row, 'displayOrder'),
    description: text(row, 'description'),
  }))
  await db
    .insertInto('department')
    .values(departments)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function loadCategories(db: Queryable, rows: readonly SeedRow[]) {
  const categories = rows.map((row) => ({
    categoryId: number(row, 'categoryId'),
    category: text(row, 'category'),
    subCategory: text(row, 'subCategory'),
    displayOrder: number(row, 'displayOrder'),
  }))
  await db
    .insertInto('category')
    .values(categories)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function loadBrands(db: Queryable, rows: readonly SeedRow[]) {
  const brands = rows.map((row) => ({
    brandId: number(row, 'brandId'),
    brandName: text(row, 'brandName'),
    category: text(row, 'category'),
  }))
  await db
    .insertInto('brand')
    .values(brands)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Base rates by state; percent with three decimals is stored in thousandths of a percent. */
export async function loadTaxes(db: Queryable, rows: readonly SeedRow[], onRows: OnRows) {
  const taxes = rows.map((row) => ({
    taxId: number(row, 'taxId'),
    stateCode: text(row, 'stateCode'),
    stateName: text(row, 'stateName'),
    taxMilliPercent: Math.round(number(row, 'tax') * 1000),
    year: numberOrNull(row, 'year'),
    source: textOrNull(row, 'source'),
    note: textOrNull(row, 'note'),
  }))
  await db
    .insertInto('tax')
    .values(taxes)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  onRows(rows.length)
}
