import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { readConfig } from '../../apps/api/src/config/config.ts'
import { openDb, openPool } from '../../apps/api/src/db/db.ts'
import { migrate } from '../../apps/api/src/db/migrate/migrate.ts'
import { locateInstallation } from '../../apps/api/src/db/postgres/installation.ts'
import { seedCatalogue } from '../../apps/api/src/seed/seed-catalogue.ts'
import { openDatabase } from '../../apps/api/src/start/open-database.ts'
import { slugOf } from '../../apps/web/src/lib/addresses/slugs.ts'
import { removeData } from '../shop/started-shop.ts'
import { loadProducts, stockForSale } from './load-products.ts'
import type { Ground } from './operations.ts'
import { cpuOf, cpuOfServer, startProgram } from './processes.ts'

const STAFF_PASSWORD = 'a staple for the bench'

/** CPU time in four seconds that counts as idle; a profile (BENCH_PROFILE) takes half of it. */
const RESTING_MS = 400

interface Options {
  products: number
  /** A persistent folder for the next run; undefined: a temporary one. */
  data: string | undefined
}

/** The shop as a separate process, on a database with this many products. */
export async function openBenchShop({ products, data }: Options) {
  const folder = data ?? fs.mkdtempSync(path.join(tmpdir(), 'mendwell-bench-'))
  fs.mkdirSync(folder, { recursive: true })
  const database = await openDatabase(readConfig({ DATA_DIR: folder }))
  const pool = openPool({ databaseUrl: database.url, max: 2, onError: console.error })
  await pool.query('set statement_timeout = 0')
  const stocked = await stock(pool, products)
  const program = await startProgram('apps/api/src/main.ts', {
    DATA_DIR: folder,
    PORT: '0',
    HOST: '127.0.0.1',
    RATE_LIMIT_FACTOR: '1000000',
    LOG_LEVEL: 'error',
    STAFF_PASSWORD,
  })
  const postmaster = await postmasterOf(folder)
  await settle(program.pid, postmaster)
  const token = await signIn(program.address)
  const codes = await startPromotions(program.address, token)
  const ground: Ground = { ...stocked, token, codes }
  return {
    ...program,
    ground,
    /** The pid of PostgreSQL. */
    postmaster,
    async close() {
      await program.stop()
      await pool.end()
      await database.stop()
      if (!data) await removeData(folder)
    },
  }
}

/** Waits until shop and PostgreSQL are idle, finishing what load and startup left to do. */
async function settle(pid: number, postmaster: number) {
  const cpu = () => cpuOf(pid) + cpuOfServer(postmaster)
  for (let rests = 0; rests < 2; ) {
    const before = cpu()
    await wait(4_000)
    rests = cpu() - before > RESTING_MS ? 0 : rests + 1
  }
}

async function stock(pool: pg.Pool, products: number) {
  await migrate(pool)
  await seedCatalogue(openDb(pool), () => {})
  const { rows } = await pool.query('select count(*)::int as count from product')
  const missing = products - rows[0].count
  if (missing > 0) await loadProducts(pool, missing)
  const largest = await pool.query(
    'select category_id from product group by 1 order by count(*) desc, 1 limit 30',
  )
  return {
    saleable: await stockForSale(pool, 200),
    categories: largest.rows.map((row) => row.category_id),
    productPages: await pagesOf(pool),
    phrases: await phrasesOf(pool),
  }
}

async function pagesOf(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ product_id: number; product_name: string }>(
    `select product_id, product_name from product where product_status = 'A' order by md5(product_id::text) limit 20000`,
  )
  return rows.map((row) => `/p/${row.product_id}-${slugOf(row.product_name)}`)
}

/** More than one program of the bench can request before the shop has forgotten the first. */
async function phrasesOf(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query(`
    with named as (
      select regexp_split_to_array(lower(product_name), '[^a-z]+') as words from product where product_id < 100000
    )
    select distinct words[at] || ' ' || words[at + 1] as phrase, md5(words[at] || words[at + 1]) as place
    from named, generate_series(1, cardinality(words) - 1) as at
    where length(words[at]) > 2 and length(words[at + 1]) > 2
    order by place`)
  return rows.map((row) => row.phrase)
}

async function signIn(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/users/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ loginId: 'staff@mendwell.example', loginPassword: STAFF_PASSWORD }),
  })
  if (!answer.ok) throw new Error(`The staff cannot sign in: ${answer.status}`)
  return (await answer.json()).token
}

/** Starts three promotions that apply to every cart with their codes, which are new in each run. */
async function startPromotions(address: string, token: string): Promise<string[]> {
  const actions = [
    { type: 'PERCENT_OFF', rate: 10_000, of: {}, base: 'CART_PRICE' },
    { type: 'AMOUNT_OFF', cents: 100, of: {} },
    { type: 'FREE_SHIPPING' },
  ]
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${address}/api/staff/promotions${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`No promotion: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  const codes = actions.map((_, place) => `BENCH${place}X${Date.now()}`)
  for (const [place, action] of actions.entries()) {
    const { promotionId } = await post('', {
      name: `Bench ${place}`,
      nameEs: `Prueba ${place}`,
      code: codes[place],
      action,
      conditions: [],
      priority: place,
      exclusive: false,
      startsOn: null,
      endsOn: null,
      useLimit: null,
      useLimitPerCustomer: null,
    })
    await post(`/${promotionId}/move`, { state: 'ACTIVE' })
  }
  return codes
}

async function postmasterOf(folder: string): Promise<number> {
  const { data } = await locateInstallation(folder)
  return Number(fs.readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
}
