import type { SearchPage } from '@mendwell/contract/catalog/catalog'
import { CamelCasePlugin, type CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { hostileTerms } from '../../../test/shoppers/hostile-terms.ts'
import { makeManyProducts } from '../../../test/shoppers/many-products.ts'
import { openPool } from '../../db/db.ts'
import type { DB } from '../../db/schema.ts'
import { OF_SEARCHES } from '../../db/session-settings.ts'
import { searchProducts } from './search-products.ts'
import { suggestProducts } from './suggest-products.ts'

const shop = await startTestShop()
await makeManyProducts(shop.deps.config.databaseUrl ?? '', 100_000)
afterAll(() => shop.close())

const COMMON = 'large small blue white pack of mm one many patient ref x'
/** Any input takes at most 50 ms of the database; these took up to half a minute, or nearly. */
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
  'on',
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

interface Cost {
  /** Database pages read, of 8 KB each. */
  pages: number
  /** Rows its plan nodes process, including discarded ones. */
  rows: number
}

/** The budget of one search: counted, since the time of a busy machine means nothing. About 50 ms on an idle one. */
const MOST: Cost = { pages: 8_000, rows: 250_000 }

const { databaseUrl = '' } = shop.deps.config
const pool = openPool({ databaseUrl, max: 1, bounds: OF_SEARCHES, onError: () => {} })
const sent: CompiledQuery[] = []
const db = new Kysely<DB>({
  dialect: new PostgresDialect({ pool }),
  plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  log: ({ query }) => {
    sent.push(query)
  },
})
afterAll(() => pool.end())

interface Plan {
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Join Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: Plan[]
}

const rowsOf = (plan: Plan): number => {
  const removed = [
    plan['Rows Removed by Filter'],
    plan['Rows Removed by Join Filter'],
    plan['Rows Removed by Index Recheck'],
  ].reduce<number>((sum, rows) => sum + (rows ?? 0), plan['Actual Rows'])
  const inner = (plan.Plans ?? []).reduce((sum, one) => sum + rowsOf(one), 0)
  return removed * plan['Actual Loops'] + inner
}

/** What PostgreSQL does for all statements of a call in total. */
async function costOf(call: () => Promise<unknown>): Promise<Cost> {
  sent.length = 0
  await call()
  const cost = { pages: 0, rows: 0 }
  for (const { sql, parameters } of [...sent]) {
    const { rows } = await pool.query(
      `explain (analyze, buffers, timing off, format json) ${sql}`,
      [...parameters],
    )
    const plan: Plan = rows[0]['QUERY PLAN'][0].Plan
    cost.pages += plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
    cost.rows += rowsOf(plan)
  }
  return cost
}

const search = (term: string) =>
  searchProducts(db, term, {
    options: { page: 1, pageSize: 25, sort: 'relevance', families: true },
    onMiss: async () => {},
  })

describe('with 100,000 products', () => {
  it.each(TERMS)('"%s" is cheap for the database', async (term) => {
    const costs = [await costOf(() => search(term)), await costOf(() => suggestProducts(db, term))]

    for (const { pages, rows } of costs) {
      expect(pages).toBeLessThan(MOST.pages)
      expect(rows).toBeLessThan(MOST.rows)
    }
  })

  it('any input is cheap for the database', { timeout: 300_000 }, async () => {
    const tooMuch: string[] = []
    for (const { family, term } of hostileTerms(68)) {
      for (const call of [search, (typed: string) => suggestProducts(db, typed)]) {
        const { pages, rows } = await costOf(() => call(term))
        if (process.env.SHOW_COSTS) console.log('COST', pages, Math.round(rows), family, term)
        if (pages >= MOST.pages || rows >= MOST.rows) {
          tooMuch.push(`${family}: ${JSON.stringify(term)} reads ${pages} pages, ${rows} rows`)
        }
      }
    }

    expect(tooMuch).toEqual([])
  })

  it('beyond the counting limit the list says so, and all counted pages exist', async () => {
    const found = async (term: string, page: number) => {
      const url = `/products/searchProducts/${term}?pageSize=100&page=${page}`
      return (await shop.get(url)).json<z.input<typeof SearchPage>>()
    }
    const common = await found('large', 10)
    const rare = await found('REF-98765', 1)

    expect(common).toMatchObject({ total: 1_000, capped: true })
    expect(common.productList).toHaveLength(100)
    expect(rare.capped).toBe(false)
  })

  it('a complete catalog number is found among all the others', async () => {
    const { productList } = (await shop.get('/products/searchProducts/REF-98765')).json<
      z.input<typeof SearchPage>
    >()

    expect(productList[0]?.sku).toBe('REF-98765')
  })
})

it('a search canceled by the database is refused for now, with a time to retry', async () => {
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

it('every connection for lists and searches has a statement budget', async () => {
  const { rows } = await shop.deps.catalogue
    .selectNoFrom((db) => db.fn<string>('current_setting', [db.val('statement_timeout')]).as('is'))
    .execute()
    .then((rows) => ({ rows }))

  expect(rows).toEqual([{ is: '2s' }])
})
