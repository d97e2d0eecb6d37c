import { sql } from 'kysely'
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { openLine } from '../../test/postgres/silent-line.ts'
import { migrated } from '../../test/shop/templates.ts'
import { createTestDatabase, currentTestServer } from '../../test/shop/test-server.ts'
import { databaseStatus } from './database-errors.ts'
import { openDb, openPool } from './db.ts'

const databaseUrl = await createTestDatabase(currentTestServer(), migrated)
const pool = openPool({ databaseUrl, max: 1, onError: () => {} })
const db = openDb(pool)
afterAll(() => pool.end())

describe('a row', () => {
  it('has the names of its columns in camelCase, and the keys of jsonb as they are', async () => {
    const { rows } = await sql`select ${'a'}::text as first_name, null::int as no_number,
      '{"is_kept": 1}'::jsonb as object, '[{"is_kept": 1}]'::jsonb as array,
      '2026-01-02T03:04:05Z'::timestamptz as created_at, 12::bigint as total, 7.25::numeric as rate`.execute(
      db,
    )

    expect(rows).toEqual([
      {
        firstName: 'a',
        noNumber: null,
        object: { is_kept: 1 },
        array: [{ is_kept: 1 }],
        createdAt: new Date('2026-01-02T03:04:05Z'),
        total: 12,
        rate: 7.25,
      },
    ])
  })
})

describe('a statement with values', () => {
  const preparedTexts = async () => {
    const { rows } = await sql<{
      statement: string
    }>`select statement from pg_prepared_statements`.execute(db)
    return rows.map(({ statement }) => statement)
  }
  const findSetting = (name: string) =>
    db.selectFrom('setting').selectAll().where('name', '=', name).execute()

  it('is planned once per connection', async () => {
    await findSetting('allowBackorder')
    await findSetting('currency')

    const texts = (await preparedTexts()).filter((text) => text.includes('"setting"'))
    expect(texts).toHaveLength(1)
  })

  it('is sent again after its first values were rejected', async () => {
    const numberOf = async (text: string) =>
      (await sql<{ number: number }>`select ${text}::text::int as number`.execute(db)).rows

    await expect(numberOf('many')).rejects.toThrow(/invalid input/)

    expect(await numberOf('7')).toEqual([{ number: 7 }])
  })

  it('survives a table change in a running shop', async () => {
    await findSetting('allowBackorder')
    await sql`alter table setting add column since_then int`.execute(db)

    await expect(findSetting('allowBackorder')).rejects.toThrow(/cached plan/)

    expect(await findSetting('allowBackorder')).toEqual([])
  })
})

describe('a transaction', () => {
  const insertSetting = (name: string) =>
    db.transaction().execute(async (tx) => {
      await tx.insertInto('setting').values({ name, value: '1', updatedBy: 'test' }).execute()
      if (name === 'lost') throw new Error('no')
    })
  const namesOfSettings = async () =>
    (await db.selectFrom('setting').select('name').execute()).map(({ name }) => name)

  it('keeps its changes', async () => {
    await insertSetting('kept')

    expect(await namesOfSettings()).toContain('kept')
  })

  it('is rolled back as a whole, and its connection can be used again', async () => {
    await expect(insertSetting('lost')).rejects.toThrow('no')
    await expect(insertSetting('kept')).rejects.toThrow(/duplicate key/)

    expect(await namesOfSettings()).not.toContain('lost')
  })

  it('is rolled back if a deferred check fails', async () => {
    await sql`create table twin (name text unique deferrable initially deferred)`.execute(db)
    const refused = db
      .transaction()
      .execute((tx) => sql`insert into twin values ('a'), ('a')`.execute(tx))

    await expect(refused).rejects.toThrow(/duplicate key/)
    expect((await sql`select from twin`.execute(db)).rows).toEqual([])
  })

  it('does not count as committed if a failed statement was ignored', async () => {
    const passedOver = db.transaction().execute(async (tx) => {
      await sql`insert into setting (name, value, updated_by) values ('ahead', '1', 'test')`.execute(
        tx,
      )
      await sql`select 1 / 0`.execute(tx).catch(() => {})
    })

    await expect(passedOver).rejects.toThrow()
    expect(await namesOfSettings()).not.toContain('ahead')
  })
})

describe('a connection whose packets are dropped', () => {
  const openOverLine = async () => {
    const line = await openLine(databaseUrl)
    const overLine = openPool({
      databaseUrl: line.url,
      max: 1,
      answerWithinMs: 2_000,
      onError: () => {},
    })
    onTestFinished(async () => {
      line.close()
      await overLine.end()
    })
    const far = openDb(overLine)
    await sql`select`.execute(far)
    return { line, far }
  }
  const statusOf = (work: Promise<unknown>) =>
    work.then(
      () => 200,
      (error: unknown) => databaseStatus(error),
    )

  it('fails its waiting statements as after a restart, and the pool continues on a new one', async () => {
    const { line, far } = await openOverLine()
    line.fallSilent()

    const failed = statusOf(sql`select`.execute(far))
    await vi.waitFor(() => expect(line.lostBytes).toBeGreaterThan(0), {
      timeout: 60_000,
      interval: 1,
    })
    line.speakAgain()

    expect(await failed).toBe(503)
    await expect.poll(() => statusOf(sql`select`.execute(far))).toBe(200)
  })

  it('fails a transaction, which is not committed', async () => {
    const { line, far } = await openOverLine()

    const failed = statusOf(
      far.transaction().execute(async (tx) => {
        await sql`insert into setting (name, value, updated_by) values ('silent', '1', 'test')`.execute(
          tx,
        )
        line.fallSilent()
        await sql`select`.execute(tx)
      }),
    )

    expect(await failed).toBe(503)
    line.speakAgain()
    const { rows } = await sql`select from setting where name = 'silent'`.execute(far)
    expect(rows).toEqual([])
  })
})
