import type {
  BrandForm,
  CategoryForm,
  DepartmentForm,
} from '@mendwell/contract/catalog/staff-products'
import type { MessageKey } from '@mendwell/contract/wire/messages'
import type { Queryable } from '../../../db/db.ts'
import type { Deps } from '../../../deps/deps.ts'
import { fieldError, invalidFields, notFound } from '../../../ground/errors.ts'
import type { SignedInPrincipal } from '../../../ground/principal.ts'
import { expectAsRead } from '../../settings/history/expect-as-read.ts'
import { differenceOf, recordStaffEvent } from '../../settings/history/record-staff-event.ts'
import {
  findBrand,
  findCategory,
  findDepartment,
  isBrandTaken,
  isCategoryTaken,
  writeBrand,
  writeCategory,
  writeDepartment,
} from './taxonomy.repository.ts'

type Saving = Pick<Deps, 'db'>

/**
 * Adds or changes a category.
 * @throws ShopError 404, 409 if it changed since it was read, and 422 for an unknown department or a taken name.
 */
export function saveCategory(
  deps: Saving,
  { before: read, ...form }: CategoryForm,
  who: SignedInPrincipal,
) {
  return save(deps, async (tx) => {
    const before = form.categoryId === undefined ? {} : await findCategory(tx, form.categoryId)
    if (!before) throw notFound('Category')
    expectAsRead<object>(read, before)
    if (!(await findDepartment(tx, form.category))) throw refused('category', 'unknownCategory')
    if (await isCategoryTaken(tx, form)) throw refused('subCategory', 'categoryTaken')
    const categoryId = await writeCategory(tx, form)
    await record(tx, who, { objectType: 'category', objectId: categoryId, before, after: form })
    return { categoryId }
  })
}

/**
 * Adds or changes a brand.
 * @throws ShopError 404, 409 if it changed since it was read, and 422 for a taken name.
 */
export function saveBrand(
  deps: Saving,
  { before: read, ...form }: BrandForm,
  who: SignedInPrincipal,
) {
  return save(deps, async (tx) => {
    const before = form.brandId === undefined ? {} : await findBrand(tx, form.brandId)
    if (!before) throw notFound('Brand')
    expectAsRead<object>(read, before)
    if (await isBrandTaken(tx, form)) throw refused('brandName', 'brandTaken')
    const brandId = await writeBrand(tx, form)
    await record(tx, who, { objectType: 'brand', objectId: brandId, before, after: form })
    return { brandId }
  })
}

/** Adds a department or changes the one with this name: on and off, order, description. */
export function saveDepartment(deps: Saving, form: DepartmentForm, who: SignedInPrincipal) {
  return save(deps, async (tx) => {
    const before = (await findDepartment(tx, form.deptName)) ?? {}
    const after = await writeDepartment(tx, form)
    await record(tx, who, { objectType: 'department', objectId: form.deptName, before, after })
    return after
  })
}

async function save<Saved>({ db }: Saving, work: (tx: Queryable) => Promise<Saved>) {
  const saved = await db.transaction().execute(work)
  return saved
}

const refused = (path: string, key: MessageKey) => invalidFields([fieldError(path, key)])

interface TaxonomyChange {
  objectType: 'category' | 'brand' | 'department'
  objectId: number | string
  before: object
  after: object
}

async function record(
  tx: Queryable,
  who: SignedInPrincipal,
  { before, after, ...subject }: TaxonomyChange,
) {
  const isNew = Object.keys(before).length === 0
  const difference = differenceOf<object>(before, after)
  if (!difference) return
  await recordStaffEvent(tx, {
    who,
    action: isNew ? 'create' : 'change',
    ...subject,
    ...difference,
  })
}
