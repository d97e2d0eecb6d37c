import type { SearchPage } from '@mendwell/contract/catalog/catalog'
import { afterAll, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { makeManyProducts } from '../../../test/shoppers/many-products.ts'

const shop = await startTestShop()
await makeManyProducts(shop.deps.config.databaseUrl ?? '', 100_000)
afterAll(() => shop.close())

const COMMON = 'large small blue white pack of mm one many patient ref x'
/** Far more than each takes, also on a busy machine; what read the words of all products took half a minute. */
const MAX_MS = 10_000

/** Whatever is typed takes at most 50 ms of the database; these took up to half a minute, or come near to it. */
const TERMS = [
  '1 inch tape',
  '1',
  '0',
  'mm',
  'a',
  'r',
  're',
  'ref',
  'ref 1',
  '1 2 3 4 5 6 7 8 9 0 1 2',
  'a b c d e f g h i j k l',
  '1a 2b 3c 4d 5e 6f 7g 8h 9i 1j 2k 3l',
  COMMON,
  `${COMMON} zzzzz`,
  'lareg smlal bleu whiet pakc ptaient mnay tpae gzaue msak glvoe cnae',
  'wheelchair walker cane crutch glove mask strip needle tape gauze bed pump',
  'xxxxxxxx yyyyyyyy zzzzzzzz wwwwwwww vvvvvvvv uuuuuuuu tttttttt ssssssss',
  'largesmallbluewhitepackofmmonemanypatientref',
  'ab'.repeat(30),
  '1 x 1 x 1 mm 2 x 2 mm 3 x 3 mm 4 x 4 mm 5 x 5 mm',
  '1-2-3-4-5-6-7-8-9-0-a-b-c-d-e-f-g-h',
  `${'1'.repeat(60)} ${'9'.repeat(39)}`,
]

describe('with 100,000 products', () => {
  it.each(TERMS)('"%s" is answered soon', async (term) => {
    const typed = encodeURIComponent(term)
    const start = performance.now()
    const found = await shop.get(`/products/searchProducts/${typed}?pageSize=25`)
    const suggested = await shop.get(`/products/suggest?q=${typed}`)

    expect([found.statusCode, suggested.statusCode]).toEqual([200, 200])
    expect(performance.now() - start).toBeLessThan(MAX_MS)
  })

  it('a number typed in full is found among all the others', async () => {
    const { productList } = (await shop.get('/products/searchProducts/REF-98765')).json<
      z.input<typeof SearchPage>
    >()

    expect(productList[0]?.sku).toBe('REF-98765')
  })
})

it('a search that the database gives up is refused for now, and says when to try again', async () => {
  const { catalogue } = shop.deps
  shop.deps.catalogue = catalogue.withPlugin({
    transformResult: async ({ result }) => result,
    transformQuery: () => {
      throw Object.assign(new Error('canceling statement due to statement timeout'), {
        code: '57014',
      })
    },
  })
  const refused = await shop.get('/products/searchProducts/tape?n=1')
  shop.deps.catalogue = catalogue

  expect(refused.statusCode).toBe(503)
  expect(refused.headers).toMatchObject({
    'content-type': 'application/problem+json',
    'retry-after': '2',
  })
})

it('every connection of lists and searches has a budget for its statements', async () => {
  const { rows } = await shop.deps.catalogue
    .selectNoFrom((db) => db.fn<string>('current_setting', [db.val('statement_timeout')]).as('is'))
    .execute()
    .then((rows) => ({ rows }))

  expect(rows).toEqual([{ is: '2s' }])
})
