import { NewProduct, type StaffProduct } from '@mendwell/contract/catalog/product-form'
import { toDollars } from '@mendwell/contract/wire/dollars'
import * as z from 'zod/mini'
import type { Deps } from '../../../deps/deps.ts'
import type { SignedInPrincipal } from '../../../ground/principal.ts'
import { getStaffProduct, SAVER, saveProduct } from './save-product.ts'

const COPY = ' (copy)'
const COPY_OF_COPY = /( \(copy\))+$/
const MAX_NAME = 200

/**
 * A copy of a product to continue from: hidden until staff show it, without stock, with a SKU of its own.
 * @throws ShopError 404
 */
export async function duplicateProduct(
  deps: Pick<Deps, 'db'>,
  productId: number,
  who: SignedInPrincipal,
): Promise<StaffProduct> {
  const original = await getStaffProduct(deps.db, productId, SAVER)
  const { sku: _, quantity: __, ...facts } = original
  // The schema drops what the form does not have; money passes through it as dollars.
  const copy = z.decode(NewProduct, {
    ...facts,
    unitPrice: toDollars(facts.unitPrice),
    salePrice: dollars(facts.salePrice),
    wholesalePrice: dollars(facts.wholesalePrice),
    purchasePrice: dollars(facts.purchasePrice),
    productName:
      facts.productName.replace(COPY_OF_COPY, '').slice(0, MAX_NAME - COPY.length) + COPY,
    productDetails: facts.productDetails || facts.productName,
    productStatus: 'N',
    popularFlag: 0,
  })
  return saveProduct(deps, copy, who)
}

const dollars = (cents: number | null) => (cents === null ? null : toDollars(cents))
