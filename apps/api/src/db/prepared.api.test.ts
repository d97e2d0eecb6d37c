import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { migrated } from '../../test/templates.ts'
import { createTestDatabase, currentTestServer } from '../../test/test-server.ts'
import { openDb, openPool } from './db.ts'

const databaseUrl = await createTestDatabase(currentTestServer(), migrated)
/** One connection, so that each statement meets what the one before left behind. */
const pool = openPool({ databaseUrl, max: 1, onError: () => {} })
const db = openDb(pool)
afterAll(() => pool.end())

const preparedStatements = async () =>
  (await pool.query('select statement from pg_prepared_statements')).rows.map(
    ({ statement }) => statement,
  )

const findSetting = (name: string) =>
  db
    .transaction()
    .execute((tx) => tx.selectFrom('setting').selectAll().where('name', '=', name).execute())

it('plans a statement of a transaction once per connection', async () => {
  await findSetting('allowBackorder')
  await findSetting('currency')

  const statements = (await preparedStatements()).filter((text) => text.includes('"setting"'))
  expect(statements).toHaveLength(1)
})

it('plans a question outside of transactions once too', async () => {
  for (const iso2 of ['US', 'CA']) {
    await db.selectFrom('country').select('name').where('iso2', '=', iso2).execute()
  }

  const statements = (await preparedStatements()).filter((text) => text.includes('"country"'))
  expect(statements).toHaveLength(1)
})

it('plans a search anew each time', async () => {
  await sql`select to_tsquery('english', ${'cane'})`.execute(db)

  const statements = (await preparedStatements()).filter((text) => text.includes('to_tsquery'))
  expect(statements).toEqual([])
})

it('gets over a table that changed under a running shop', async () => {
  await findSetting('allowBackorder')
  await sql`alter table setting add column since_then int`.execute(db)

  await findSetting('allowBackorder').catch(() => {})

  expect(await findSetting('allowBackorder')).toEqual([])
})
