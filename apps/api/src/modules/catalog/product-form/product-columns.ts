import type { ProductChange } from '@mendwell/contract/catalog/product-form'
import type { ProductColumns } from './product-form.repository.ts'

type Form = Omit<ProductChange, 'productId' | 'updatedAt' | 'quantity' | 'productImage'>

/** The columns that a product form sets; fields it does not send are left out. */
export function productColumns(form: Form): ProductColumns {
  const {
    unitPrice,
    salePrice,
    wholesalePrice,
    purchasePrice,
    pieces,
    packagingAttributes,
    cuttingAttributes,
    extraAttributes,
    optionsAttributes,
    facts,
    ...same
  } = form
  const columns = {
    ...same,
    unitPriceCents: unitPrice,
    salePriceCents: salePrice,
    wholesalePriceCents: wholesalePrice,
    purchasePriceCents: purchasePrice,
    piecesPerUnit: pieces,
    packagingAttributes: asJson(packagingAttributes),
    cuttingAttributes: asJson(cuttingAttributes),
    extraAttributes: asJson(extraAttributes),
    optionsAttributes: asJson(optionsAttributes),
    facts: facts && JSON.stringify(facts),
  }
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
}

const asJson = (list: object[] | null | undefined) =>
  list === undefined ? undefined : JSON.stringify(list ?? [])
