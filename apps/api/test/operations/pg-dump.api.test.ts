import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { copyIn, copyOut, listTables } from '../../src/backup/tables.ts'
import { startTestShop, type TestShop } from '../shop/start-test-shop.ts'
import { startSystemServer, systemPostgres } from './system-postgres.ts'

const shop = await startTestShop()
afterAll(() => shop.close())

const SYNONYM = { term: 'sugar strips', meaning: 'glucose test strip' }
const found = async (by: TestShop, term: string) => {
  const answer = await by.get(`/products/searchProducts/${encodeURIComponent(term)}`)
  return [answer.statusCode, answer.json().productList?.length]
}

async function fill(one: TestShop) {
  await one.make.product({ productName: 'Glucose Test Strip 3.5 x 5 cm', quantity: 3 })
  await one.make.order()
  await one.db.insertInto('searchSynonym').values(SYNONYM).execute()
}

async function connect(databaseUrl: string | undefined) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

// What pg_restore does, on every machine: it loads the rows and creates the indexes with an empty search_path.
it("loads another shop's rows with an empty search_path, and finds products by them", async () => {
  const copy = await startTestShop()
  onTestFinished(() => copy.close())
  await fill(shop)
  const from = await connect(shop.deps.config.databaseUrl)
  const into = await connect(copy.deps.config.databaseUrl)
  const tables = await listTables(from)
  await into.query(`set session_replication_role = replica; set search_path = ''`)

  await into.query(`truncate ${tables.map(({ name }) => name).join(', ')}`)
  for (const table of tables) {
    await pipeline(from.query(copyTo(copyOut(table))), into.query(copyFrom(copyIn(table))))
  }
  await into.query(
    `reindex database ${new URL(copy.deps.config.databaseUrl ?? '').pathname.slice(1)}`,
  )
  const functions = await into.query<{ made: string }>(
    `select pg_get_functiondef(oid) as made from pg_proc
     where pronamespace = 'public'::regnamespace and prolang = (select oid from pg_language where lanname = 'sql')`,
  )
  // Their bodies are checked on creation.
  for (const { made } of functions.rows) await into.query(made)

  expect(await found(copy, 'sugar strips')).toEqual([200, 1])
  expect(await copy.count('search_synonym')).toBe(1)
})

it('stores no transaction ids, which are meaningless in another cluster', async () => {
  const into = await connect(shop.deps.config.databaseUrl)

  const { rows } = await into.query(
    `select c.relname, a.attname from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relkind in ('r', 'p') and c.relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)
       and a.attnum > 0
       and a.atttypid in ('xid'::regtype, 'xid8'::regtype, 'cid'::regtype, 'tid'::regtype,
         'pg_snapshot'::regtype, 'txid_snapshot'::regtype, 'pg_lsn'::regtype)`,
  )

  expect(rows).toEqual([])
})

// And pg_dump itself, if the machine has its own PostgreSQL.
it.each(systemPostgres())(
  'is dumped and restored by the programs in %s, and finds products by synonyms and sizes',
  async (bin) => {
    const system = await startSystemServer(bin)
    const dumped = await startTestShop({ server: system.server })
    const file = path.join(fs.mkdtempSync(path.join(tmpdir(), 'mendwell-dump-')), 'shop.dump')
    onTestFinished(async () => {
      await dumped.close()
      await system.stop()
      fs.rmSync(path.dirname(file), { recursive: true })
    })
    fs.chmodSync(path.dirname(file), 0o777)
    await fill(dumped)
    const name = new URL(dumped.deps.config.databaseUrl ?? '').pathname.slice(1)

    await system.run('pg_dump', '--format=custom', '--file', file, name)
    await system.run('dropdb', '--force', name)
    await system.run('createdb', name)
    // Without --exit-on-error it would continue, and omit tables.
    await system.run('pg_restore', '--exit-on-error', '--dbname', name, file)

    expect(await found(dumped, 'sugar strips')).toEqual([200, 1])
    expect(await found(dumped, '3.5 x 5 cm')).toEqual([200, 1])
    expect([await dumped.count('orders'), await dumped.count('search_synonym')]).toEqual([1, 1])
  },
)
