import type { ProductFamily } from '@mendwell/contract/catalog/families'
import type { Deps } from '../../deps/deps.ts'
import { notFound } from '../../ground/errors.ts'
import { findFamilyOf, findPackFamilyOf } from './families.repository.ts'

/**
 * The choice on a product's page: only members that are still sold; none if there is just one.
 * @throws ShopError 404 for a hidden product.
 */
export async function getFamily({ db }: Deps, productId: number): Promise<ProductFamily> {
  const family = await findFamilyOf(db, productId)
  if (family === undefined) throw notFound('Product')
  if (family === null || family.members.length < 2) {
    const packs = await findPackFamilyOf(db, productId)
    return { family: packs && packs.members.length > 1 ? packs : null }
  }
  const axes = family.axes.map(({ name, values }, at) => ({
    name,
    values: values.filter((value) => family.members.some((member) => member.values[at] === value)),
  }))
  return { family: { ...family, axes } }
}
