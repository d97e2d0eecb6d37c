import { Product } from '@mendwell/contract/catalog'
import * as z from 'zod/mini'
import type { Kept } from '../../cache/kept-values.ts'
import { ownBytes } from '../../cache/own-bytes.ts'
import type { CatalogueReader } from './catalogue-reader.ts'
import { partsOf } from './list-parts.ts'
import { presentProduct } from './present-product.ts'
import { tagsOfProduct } from './product-tags.ts'
import { findActiveProductRows, type ProductRow } from './products.repository.ts'

/**
 * Products as a list shows them, in the order of the ids: those that are not kept are read by one
 * statement. One that is not sold any more is left out.
 */
export async function loadCards(
  reader: CatalogueReader,
  productIds: Int32Array,
): Promise<Kept<Buffer>[]> {
  const { cards } = partsOf(reader)
  const ids = [...productIds]
  const found = ids.map((id) => cards.find(keyOf(id)))
  const missing = ids.filter((_, index) => found[index] === undefined)
  if (missing.length > 0) {
    const read = await readCards(reader, missing).catch((error) => {
      const old = new Map(missing.map((id) => [id, cards.findOld(keyOf(id))]))
      if ([...old.values()].includes(undefined)) throw error
      return old
    })
    for (const [index, id] of ids.entries()) found[index] ??= read.get(id)
  }
  return found.filter((card) => card !== undefined)
}

async function readCards(reader: CatalogueReader, productIds: readonly number[]) {
  const { cards } = partsOf(reader)
  const begun = reader.cache.begin({ tags: [] })
  const read = new Map<number, Kept<Buffer>>()
  for (const row of await findActiveProductRows(reader.db, productIds)) {
    const tags = tagsOfProduct(row.productId)
    const card = { ...begun, tags, value: serializeProduct(row) }
    cards.keep(keyOf(row.productId), card)
    read.set(row.productId, card)
  }
  return read
}

const keyOf = (productId: number) => `${productId}`

/** A product as the contract spells it. */
const serializeProduct = (row: ProductRow): Buffer =>
  ownBytes(JSON.stringify(z.encode(Product, presentProduct(row))))
