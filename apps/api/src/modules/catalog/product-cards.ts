import { Product } from '@mendwell/contract/catalog'
import * as z from 'zod/mini'
import type { Kept } from '../../cache/kept-values.ts'
import { ownBytes } from '../../cache/own-bytes.ts'
import type { CatalogueReader } from './catalogue-reader.ts'
import { partsOf } from './list-parts.ts'
import { presentProduct } from './present-product.ts'
import { findActiveProductRows, type ProductRow } from './products.repository.ts'

/**
 * Products as a list shows them, in the order of the ids: those that are not kept are read by one
 * statement. One that is not sold any more is left out.
 */
export async function loadCards(
  { cache, db }: CatalogueReader,
  productIds: Int32Array,
): Promise<Kept<Buffer>[]> {
  const { cards } = partsOf(cache)
  const ids = [...productIds]
  const found = ids.map((id) => cards.find(tagOf(id)))
  const missing = ids.filter((_, index) => found[index] === undefined)
  if (missing.length > 0) {
    const read = await readCards({ cache, db }, missing).catch((error) => {
      const old = new Map(missing.map((id) => [id, cards.findOld(tagOf(id))]))
      if ([...old.values()].includes(undefined)) throw error
      return old
    })
    for (const [index, id] of ids.entries()) found[index] ??= read.get(id)
  }
  return found.filter((card) => card !== undefined)
}

async function readCards({ cache, db }: CatalogueReader, productIds: readonly number[]) {
  const { cards } = partsOf(cache)
  const begun = cache.begin({ tags: [] })
  const read = new Map<number, Kept<Buffer>>()
  for (const row of await findActiveProductRows(db, productIds)) {
    const tag = tagOf(row.productId)
    const card = { ...begun, tags: [tag], value: serializeProduct(row) }
    cards.keep(tag, card)
    read.set(row.productId, card)
  }
  return read
}

const tagOf = (productId: number) => `product:${productId}`

/** A product as the contract spells it. */
const serializeProduct = (row: ProductRow): Buffer =>
  ownBytes(JSON.stringify(z.encode(Product, presentProduct(row))))
