import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { endOfDay, startOfDay } from './shop-days.sql.ts'

const shop = await startTestShop()
afterAll(() => shop.close())

async function setZone(zone: string) {
  const value = JSON.stringify(zone)
  await shop.db
    .insertInto('setting')
    .values({ name: 'timeZone', value, updatedBy: 'test' })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

async function ask<Row>(query: ReturnType<typeof sql<Row>>): Promise<Row> {
  const { rows } = await query.execute(shop.db)
  return rows[0] as Row
}

/** From the IANA time zone database: the days on which clocks change, and some others. */
it.each([
  ['America/New_York', '2026-03-08', '2026-03-08T05:00Z', 23],
  ['America/New_York', '2026-11-01', '2026-11-01T04:00Z', 25],
  ['America/New_York', '2026-12-31', '2026-12-31T05:00Z', 24],
  ['America/New_York', '2028-02-29', '2028-02-29T05:00Z', 24],
  // There is no midnight: the day begins at 1:00.
  ['America/Santiago', '2026-09-06', '2026-09-06T04:00Z', 23],
  // The hour before midnight occurs twice.
  ['America/Santiago', '2026-04-04', '2026-04-04T03:00Z', 25],
  ['America/Santiago', '2026-04-05', '2026-04-05T04:00Z', 24],
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00Z', 23],
  ['Africa/Cairo', '2026-10-29', '2026-10-28T21:00Z', 25],
  ['Africa/Cairo', '2026-10-30', '2026-10-29T22:00Z', 24],
  // Midnight occurs twice, and the day begins with the first.
  ['Atlantic/Azores', '2026-10-24', '2026-10-24T00:00Z', 24],
  ['Atlantic/Azores', '2026-10-25', '2026-10-25T00:00Z', 25],
  ['America/Havana', '2026-10-31', '2026-10-31T04:00Z', 24],
  ['America/Havana', '2026-11-01', '2026-11-01T04:00Z', 25],
  // There is no hour before midnight.
  ['America/Nuuk', '2026-03-28', '2026-03-28T02:00Z', 23],
  ['America/Nuuk', '2026-03-29', '2026-03-29T01:00Z', 24],
  ['Australia/Lord_Howe', '2026-10-04', '2026-10-03T13:30Z', 23.5],
  ['Australia/Lord_Howe', '2026-04-05', '2026-04-04T13:00Z', 24.5],
  ['Asia/Kathmandu', '2027-01-01', '2026-12-31T18:15Z', 24],
])('in %s %s begins at %s and has %d hours', async (zone, day, begin, hours) => {
  await setZone(zone)

  const found = await ask(
    sql<{ begin: Date; hours: number }>`select ${startOfDay(day)} as begin,
      (extract(epoch from ${endOfDay(day)} - ${startOfDay(day)}) / 3600)::float8 as hours`,
  )

  expect(found).toEqual({ begin: new Date(begin), hours })
})
