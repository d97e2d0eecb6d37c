import { CamelCasePlugin, type CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { type Db, openPool } from '../../../db/db.ts'
import type { DB } from '../../../db/schema.ts'

/** Tables that grow with the shop; indexes exist to avoid scanning them. */
const BIG = ['product', 'product_fact', 'product_search', 'search_word', 'stock_movement', 'review']

const shop = await startTestShop({ withCatalogue: true })
const pool = openPool({
  databaseUrl: shop.deps.config.databaseUrl ?? '',
  max: 1,
  onError: () => {},
})
// The seed is small enough to be scanned: this cost setting shows the plan for a hundred times as much.
await pool.query('set enable_seqscan = off')
await pool.query('analyze')
const sent: CompiledQuery[] = []
shop.deps.catalogue = shop.deps.db = new Kysely<DB>({
  dialect: new PostgresDialect({ pool }),
  plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  log: ({ query }) => {
    sent.push(query)
  },
}) as Db
afterAll(async () => {
  await shop.close()
  await pool.end().catch(() => {})
})

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  Plans?: Plan[]
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** The big tables that a statement scans. */
async function wholeReads({ sql }: CompiledQuery, through: pg.Pool): Promise<string[]> {
  // Lists and searches are planned once for all values (OF_SEARCHES).
  const { rows } = await through.query(`explain (generic_plan, format json) ${sql}`)
  return nodesOf(rows[0]['QUERY PLAN'][0].Plan)
    .filter((node) => node['Node Type'].includes('Seq Scan'))
    .map((node) => node['Relation Name'] ?? '')
    .filter((table) => BIG.includes(table))
}

it.each([
  '/products/1929',
  '/products/findProductsByCategory/61?pageSize=25',
  '/products/findProductsByCategory/61?pageSize=25&page=2&inStock=true&sort=price',
  '/products/findProductsByCategory/61?pageSize=25&sterile=true&latexFree=true&sort=name',
  '/products/findProductsByCategory/78?pageSize=25&families=true&fact=size-M&fact=material-nitrile',
  '/products/searchProducts/gloves?pageSize=25&families=true&fact=size-M',
  '/products/findProductsByCategory/-1?pageSize=25',
  '/products/findProductsByCategory/-1?pageSize=25&families=true',
  '/products/searchProducts/wheelchair?pageSize=25&families=true',
  '/products/findProductsByBrands/4,5?pageSize=25',
  '/products/searchProducts/wheelchair?pageSize=25',
  '/products/searchProducts/weelchair?pageSize=25',
  '/products/searchProducts/sugar%20strips?pageSize=25&page=2',
  '/products/searchProducts/A6410?pageSize=25',
  '/products/suggest?q=whe',
  '/products/suggest?q=glocuse',
  '/products/findPopularProducts?limit=12',
  '/products/relatedProducts/1929/61/4',
])('%s reads no big table from end to end', async (url) => {
  sent.length = 0
  const response = await shop.get(url)
  expect(response.statusCode).toBe(200)

  const statements = [...sent]
  expect(statements.length).toBeGreaterThan(0)
  for (const statement of statements) {
    expect(await wholeReads(statement, pool), statement.sql).toEqual([])
  }
})

it('detects a missing index', async () => {
  const statement = { sql: 'select from product where notes = $1' } as CompiledQuery

  expect(await wholeReads(statement, pool)).toEqual(['product'])
})
