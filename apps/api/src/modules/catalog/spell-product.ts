import type { Product, ProductWire } from '@mendwell/contract/catalog'
import { type Attribute, inDollars } from '@mendwell/contract/shapes'

/**
 * The same text as the contract's encoding, without its checks, which took longer than all the rest of a card: a
 * row of the database needs none. A property test holds the two equal.
 */
export const spellProduct = (product: Product): string => JSON.stringify(toWire(product))

const toWire = (product: Product): ProductWire => ({
  ...product,
  unitPrice: inDollars(product.unitPrice),
  salePrice: product.salePrice === null ? null : inDollars(product.salePrice),
  onlinePrice: inDollars(product.onlinePrice),
  packagingAttributes: product.packagingAttributes.map(describedFirst),
  cuttingAttributes: product.cuttingAttributes.map(describedFirst),
  extraAttributes: product.extraAttributes.map(describedFirst),
  optionsAttributes: product.optionsAttributes.map(describedFirst),
  updatedAt: product.updatedAt.toISOString(),
})

/** The member that the contract names comes before those it does not. */
const describedFirst = ({ description, ...more }: Attribute): Attribute => ({
  description,
  ...more,
})
