import type { SynonymEffect } from '@mendwell/contract/catalog/search-words'
import type { Queryable } from '../../db/db.ts'
import type { Deps } from '../../deps/deps.ts'
import { searchProducts } from './search-products.ts'
import { addSynonym, type SynonymLine } from './synonyms/edit-synonyms.ts'

/** How many products of each search are returned. */
const FIRST = 5

/** Rolls back a transaction whose changes must never be visible. */
class Undone extends Error {}

/**
 * What searches for both sides of a synonym find without it and with it. It is added in a transaction that is rolled
 * back, so that the shop's own search answers, and no other search ever sees it.
 * @throws ShopError 409 for a known pair, 422 for a side without letters or digits.
 */
export async function previewSynonym(
  { db }: Pick<Deps, 'db'>,
  line: SynonymLine,
): Promise<SynonymEffect[]> {
  const terms = line.twoWay ? [line.term, line.meaning] : [line.term]
  const effects: SynonymEffect[] = []
  try {
    await db.transaction().execute(async (tx) => {
      const before = await findEach(tx, terms)
      await addSynonym(tx, line, '')
      const after = await findEach(tx, terms)
      for (const [at, term] of terms.entries()) {
        const [without, having] = [before[at], after[at]]
        if (without && having) effects.push({ term, before: without, after: having })
      }
      throw new Undone()
    })
  } catch (error) {
    if (!(error instanceof Undone)) throw error
  }
  return effects
}

async function findEach(
  db: Queryable,
  terms: readonly string[],
): Promise<SynonymEffect['before'][]> {
  const found: SynonymEffect['before'][] = []
  for (const term of terms) {
    const { total, productList } = await searchProducts(db, term, {
      options: { page: 1, pageSize: FIRST, sort: 'relevance' },
      // Staff trying a synonym do not count as searching.
      onMiss: async () => {},
    })
    const first = productList.map(({ productId, productName }) => ({ productId, productName }))
    found.push({ total, first })
  }
  return found
}
