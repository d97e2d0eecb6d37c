import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type pg from 'pg'
import { afterAll, expect, it, onTestFinished, vi } from 'vitest'
import { StartProblem } from '../../src/config/start-problem.ts'
import { openPool } from '../../src/db/db.ts'
import { migrate } from '../../src/db/migrate/migrate.ts'
import { settingSession } from '../../src/db/session-settings.ts'
import { migrated } from '../shop/templates.ts'
import { createTestDatabase, currentTestServer, type Template } from '../shop/test-server.ts'

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

it('creates the same tables when two shops start on one blank database at once', async () => {
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
  pool.options.onConnect = settingSession({ statement_timeout: '1ms' })

  await expect(migrate(pool)).resolves.toBeUndefined()
})

const TABLES = {
  '0_tables.sql': 'create table mailed (id int); create table person (id int)',
}

/** The migrations of a version after the one with two tables, in their own folder. */
async function migrationsOf(files: Record<string, string>) {
  const folder = fs.mkdtempSync(path.join(tmpdir(), 'mendwell-migrations-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }))
  for (const [name, text] of Object.entries({ ...TABLES, ...files }))
    fs.writeFileSync(path.join(folder, name), text)
  return pathToFileURL(`${folder}/`)
}

/** As an older version left them: on a blank database all migrations are one transaction. */
async function openTwoTables() {
  const pool = await openDatabase(blank)
  await migrate(pool, { folder: await migrationsOf({}) })
  await pool.query('insert into mailed values (1); insert into person values (1)')
  return pool
}

/** What others see of it: committed data. */
async function columnsOf(pool: pg.Pool, table: string) {
  const { rows } = await pool.query(
    'select column_name from information_schema.columns where table_name = $1 order by ordinal_position',
    [table],
  )
  return rows.map((row) => row.column_name)
}

const TWO = {
  '1_person.sql': 'alter table person add column age int',
  '2_mailed.sql': 'alter table mailed add column tries int',
}

it('waits for no lock while holding another: a concurrent order finishes', async () => {
  const pool = await openTwoTables()
  const folder = await migrationsOf(TWO)
  const order = await pool.connect()
  await order.query('begin; update mailed set id = 2')

  const migrated = migrate(pool, { folder })
  // The first migration is done, and the second one waits for the order.
  await vi.waitFor(
    async () => {
      const { rows } = await pool.query(
        `select from pg_locks where not granted and relation = 'mailed'::regclass`,
      )
      expect(rows).toHaveLength(1)
    },
    { timeout: 60_000 },
  )
  expect(await columnsOf(pool, 'person')).toEqual(['id', 'age'])
  await order.query('update person set id = 2')
  await order.query('commit')
  order.release()

  await expect(migrated).resolves.toBeUndefined()
})

it('steps back from a table that a long read holds, so that orders continue, and retries', async () => {
  const pool = await openTwoTables()
  const folder = await migrationsOf(TWO)
  const dump = await pool.connect()
  await dump.query('begin; select from mailed')

  const migrated = migrate(pool, { folder })
  let orders = 0
  const waited: number[] = []
  // Longer than one attempt.
  const until = performance.now() + 6_000
  while (performance.now() < until) {
    const asked = performance.now()
    await pool.query('insert into mailed values (3)')
    waited.push(performance.now() - asked)
    orders += 1
  }
  await dump.query('commit')
  dump.release()
  await migrated

  expect(orders).toBeGreaterThan(0)
  // A lock is waited for half a second; the rest is for a busy machine.
  expect(Math.max(...waited)).toBeLessThan(4_500)
  const { rows } = await pool.query('select count(tries)::int as tries, count(*)::int from mailed')
  expect(rows).toEqual([{ tries: 0, count: orders + 1 }])
})

it('lets an order continue that is deadlocked with it, and retries', async () => {
  const pool = await openTwoTables()
  const folder = await migrationsOf({
    '1_both.sql': 'alter table person add column age int; alter table mailed add column tries int',
  })
  const order = await pool.connect()
  await order.query('begin; update mailed set id = 2')
  const migrated = migrate(pool, { folder })
  // It has locked the persons and waits for the mails, which the order has locked.
  await vi.waitFor(
    async () => {
      const { rows } = await pool.query(
        `select from pg_locks where not granted and relation = 'mailed'::regclass`,
      )
      expect(rows).toHaveLength(1)
    },
    { timeout: 60_000 },
  )

  await order.query('update person set id = 2')
  await order.query('commit')
  order.release()
  await migrated

  const { rows } = await pool.query('select p.id, age, m.id as mail, tries from person p, mailed m')
  expect(rows).toEqual([{ id: 2, age: null, mail: 2, tries: null }])
})

const INDEX = {
  '1_index.concurrently.sql': `-- A comment; with a semicolon.
    drop index concurrently if exists mailed_by_id;
    create index concurrently mailed_by_id on mailed (id);`,
  '2_person.sql': 'alter table person add column age int',
}
const isIndexed = async (pool: pg.Pool) =>
  (
    await pool.query(
      `select from pg_index where indexrelid = to_regclass('mailed_by_id') and indisvalid`,
    )
  ).rowCount

it('creates an index while orders write to its table', async () => {
  const pool = await openTwoTables()
  const order = await pool.connect()
  await order.query('begin; update mailed set id = 2')

  const migrated = migrate(pool, { folder: await migrationsOf(INDEX) })
  // It waits for the running order, and no other order waits for it.
  await vi.waitFor(
    async () => {
      const { rows } = await pool.query(
        `select from pg_stat_activity where query like '%create index concurrently%' and wait_event_type = 'Lock'
         and pid <> pg_backend_pid()`,
      )
      expect(rows).toHaveLength(1)
    },
    { timeout: 60_000 },
  )
  await pool.query('insert into mailed values (3)')
  await order.query('commit')
  order.release()
  await migrated

  expect(await isIndexed(pool)).toBe(1)
  expect(await columnsOf(pool, 'person')).toEqual(['id', 'age'])
})

it('restarts an unfinished index', async () => {
  const pool = await openTwoTables()
  await pool.query('insert into mailed values (1)')
  const broken = pool.query('create unique index concurrently mailed_by_id on mailed (id)')
  await expect(broken).rejects.toThrow('could not create unique index')
  expect(await isIndexed(pool)).toBe(0)

  await migrate(pool, { folder: await migrationsOf(INDEX) })

  expect(await isIndexed(pool)).toBe(1)
})

it('creates the same index on a blank database', async () => {
  const pool = await openDatabase(blank)

  await migrate(pool, { folder: await migrationsOf(INDEX) })

  expect(await isIndexed(pool)).toBe(1)
})

it('gives up after several tries and says what blocks it', async () => {
  const pool = await openTwoTables()
  const folder = await migrationsOf(TWO)
  const dump = await pool.connect()
  await dump.query(`set application_name = 'a long report'; begin; select from mailed`)

  const refused = await migrate(pool, { folder, maxTries: 1 }).catch((error: unknown) => error)
  await dump.query('commit')
  dump.release()

  expect(refused).toBeInstanceOf(StartProblem)
  expect(String(refused)).toMatch(
    /2_mailed.sql does not get its locks.*a long report, PostgreSQL process \d+/,
  )
})

it('reports tables of a newer version in one sentence', async () => {
  const pool = await openDatabase(migrated)
  await pool.query(`insert into kysely_migration (name, timestamp) values ('9999_to_come.sql', '')`)

  const refused = await migrate(pool).catch((error: unknown) => error)

  expect(refused).toBeInstanceOf(StartProblem)
  expect(String(refused)).toContain('by a newer Mendwell (9999_to_come.sql): start that version')
})

it('creates no tables next to those of another program, which a restore would empty', async () => {
  const pool = await openDatabase(blank)
  await pool.query('create table orders (id int)')

  const refused = await migrate(pool).catch((error: unknown) => error)

  expect(refused).toBeInstanceOf(StartProblem)
  expect(String(refused)).toContain('tables of another program (orders)')
  expect(await tablesIn(pool)).toEqual(['orders'])
})

it('creates them next to those of an extension', async () => {
  const pool = await openDatabase(blank)
  await pool.query('create extension pg_buffercache')

  await migrate(pool)

  expect(await tablesIn(pool)).toContain('orders')
})
