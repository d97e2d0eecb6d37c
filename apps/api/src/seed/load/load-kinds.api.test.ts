import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { readKinds } from '../files/kind-files.ts'
import { SEED_FOLDER } from '../files/seed-files.ts'
import { loadKinds } from './load-kinds.ts'

const shop = await startTestShop({ loads: true })
afterAll(() => shop.close())

it('takes no longer if the statistics say that there are no kinds', async () => {
  // Enough of them: the slow way took the square of their number.
  const kinds = readKinds(SEED_FOLDER).slice(0, 400)
  const timed = async () => {
    const began = performance.now()
    await loadKinds(shop.db, { kinds, products: [] }, () => {})
    return performance.now() - began
  }
  const usual = await timed()
  // As autovacuum leaves them when it runs between emptying the tables and filling them again.
  await shop.reset()
  await sql`analyze kind, search_phrase, search_phrase_word, search_rarity`.execute(shop.db)

  // Scanning all words for each phrase took a quarter of an hour and more.
  expect(await timed()).toBeLessThan(10 * usual)

  expect(await shop.count('kind')).toBe(kinds.length)
})
