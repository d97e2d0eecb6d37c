import { sql } from 'kysely'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { startTestShop } from '../../test/shop/start-test-shop.ts'
import { doctor } from './doctor.ts'

const shop = await startTestShop()
afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = undefined
})
afterAll(() => shop.close())

async function doctorSays() {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {})
  await doctor(shop.deps.config)
  return print.mock.calls.map(([line]) => String(line))
}

it('accepts the tables of its own version', async () => {
  expect(await doctorSays()).toContain('fine     tables')
})

it.each([
  [
    'newer than this version',
    sql`insert into kysely_migration (name, timestamp) values ('9999_to_come.sql', '')`,
    'PROBLEM  tables: a newer Mendwell made them (9999_to_come.sql)',
  ],
  [
    'older than this version',
    sql`delete from kysely_migration where name = '9999_to_come.sql' or name = (select max(name) from kysely_migration
      where name <> '9999_to_come.sql')`,
    'PROBLEM  tables: 1 migrations are missing',
  ],
])('says what to do about tables that are %s', async (_, change, wanted) => {
  await change.execute(shop.db)

  const lines = await doctorSays()

  expect(lines).toContain(wanted)
  expect(process.exitCode).toBe(1)
})
