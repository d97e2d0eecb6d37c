import { Product } from '@mendwell/contract/catalog'
import * as z from 'zod/mini'
import { ownBytes } from '../../cache/own-bytes.ts'
import { makeCardShelf } from './card-shelf.ts'
import { presentProduct } from './present-product.ts'
import { findActiveProductRows, type ProductRow } from './products.repository.ts'

/** Products as a list shows them. */
export const productCards = makeCardShelf({
  share: 1 / 4,
  read: async (db, ids) =>
    (await findActiveProductRows(db, ids)).map((row) => [row.productId, serialize(row)]),
})

/** A product as the contract spells it. */
const serialize = (row: ProductRow): Buffer =>
  ownBytes(JSON.stringify(z.encode(Product, presentProduct(row))))
