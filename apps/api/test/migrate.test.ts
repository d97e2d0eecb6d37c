import type pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { openPool } from '../src/db/db.ts'
import { migrate } from '../src/db/migrate.ts'
import { migrated } from './templates.ts'
import { createTestDatabase, currentTestServer, type Template } from './test-server.ts'

const blank: Template = { name: 'template1', fill: async () => {} }
const pools: pg.Pool[] = []
afterAll(() => Promise.all(pools.map((pool) => pool.end())))

async function openDatabase(template: Template) {
  const databaseUrl = await createTestDatabase(currentTestServer(), template)
  const pool = openPool({ databaseUrl, onError: () => {} })
  pools.push(pool)
  return pool
}

const tablesIn = async (pool: pg.Pool) => {
  const { rows } = await pool.query(
    `select table_name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  return rows.map((row) => row.table_name)
}

it('makes the same tables when two shops start on one blank database at once', async () => {
  const pool = await openDatabase(blank)
  const expected = await tablesIn(await openDatabase(migrated))

  await Promise.all([migrate(pool), migrate(pool)])

  expect(await tablesIn(pool)).toEqual(expected)
  expect(expected).toContain('order_item')
})

it('changes nothing on a database that is up to date', async () => {
  const pool = await openDatabase(migrated)
  const before = (await pool.query('select count(*) from kysely_migration')).rows

  await migrate(pool)

  expect((await pool.query('select count(*) from kysely_migration')).rows).toEqual(before)
})

it('gives a migration the time it takes, unlike a request', async () => {
  const pool = await openDatabase(blank)
  pool.options.statement_timeout = 1

  await expect(migrate(pool)).resolves.toBeUndefined()
})
