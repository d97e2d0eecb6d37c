import { makeCardShelf } from './card-shelf.ts'
import { presentProduct } from './present-product.ts'
import { findActiveProductRows } from './products.repository.ts'
import { spellProduct } from './spell-product.ts'

/** Products as a list shows them. */
export const productCards = makeCardShelf({
  share: 1 / 6,
  read: async (db, ids) =>
    (await findActiveProductRows(db, ids)).map((row) => [
      row.productId,
      spellProduct(presentProduct(row)),
    ]),
})
