import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { migrated } from '../../test/templates.ts'
import { createTestDatabase, currentTestServer } from '../../test/test-server.ts'
import { compiledOnce, type Place, together, togetherAndCommit } from './compiled-once.ts'
import { openDb, openPool, type Queryable } from './db.ts'

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
  await sql`select from product_search where search @@ to_tsquery('english', ${'cane'})`.execute(db)

  const statements = (await preparedStatements()).filter((text) => text.includes('to_tsquery'))
  expect(statements).toEqual([])
})

it('plans the stemming of words once', async () => {
  for (const word of ['cane', 'walker']) {
    await sql`select to_tsquery('english', ${word})::text`.execute(db)
  }

  const statements = (await preparedStatements()).filter((text) => text.includes('to_tsquery'))
  expect(statements).toHaveLength(1)
})

it('gets over a table that changed under a running shop', async () => {
  await findSetting('allowBackorder')
  await sql`alter table setting add column since_then int`.execute(db)

  await findSetting('allowBackorder').catch(() => {})

  expect(await findSetting('allowBackorder')).toEqual([])
})

it('reads a row alike whether its columns are described or known', async () => {
  const ask = () =>
    sql`select ${'a'}::text as first_name, null::int as no_number, '{"is_kept": 1}'::jsonb as told,
      '2026-01-02T03:04:05Z'::timestamptz as created_at, 12::bigint as total`
      .execute(db)
      .then(({ rows }) => rows)
  const row = {
    firstName: 'a',
    noNumber: null,
    told: { is_kept: 1 },
    createdAt: new Date('2026-01-02T03:04:05Z'),
    total: 12,
  }

  expect(await ask()).toEqual([row])
  expect(await ask()).toEqual([row])
})

it('sends a statement again whose first values were refused', async () => {
  const numberOf = async (text: string) =>
    (await sql<{ number: number }>`select ${text}::text::int as number`.execute(db)).rows
  const dayOf = async (text: string) =>
    (await sql<{ day: string }>`select (${text}::date)::text as day`.execute(db)).rows

  await expect(numberOf('many')).rejects.toThrow(/invalid input/)
  await expect(dayOf('never')).rejects.toThrow(/invalid input/)

  expect(await numberOf('7')).toEqual([{ number: 7 }])
  expect(await dayOf('2026-01-02')).toEqual([{ day: '2026-01-02' }])
})

it('counts the rows that a statement changed', async () => {
  const { numUpdatedRows } = await db
    .updateTable('setting')
    .set({ updatedBy: 'nobody' })
    .where('name', '=', 'no such setting')
    .executeTakeFirstOrThrow()

  expect(numUpdatedRows).toBe(0n)
})

const insertSetting = (name: string) =>
  db
    .transaction()
    .execute((tx) =>
      tx
        .insertInto('setting')
        .values({ name, value: '1', updatedBy: 'test' })
        .returning('name')
        .executeTakeFirstOrThrow(),
    )

const namesOfSettings = async () =>
  (await pool.query('select name from setting')).rows.map(({ name }) => name)

describe('a transaction that begins with its first statement', () => {
  it('keeps what it did, and answers it', async () => {
    await findSetting('currency')

    expect(await insertSetting('kept')).toEqual({ name: 'kept' })

    expect(await namesOfSettings()).toContain('kept')
  })

  it('is rolled back as a whole', async () => {
    const failing = db.transaction().execute(async (tx) => {
      await tx
        .insertInto('setting')
        .values({ name: 'lost', value: '1', updatedBy: 'test' })
        .execute()
      throw new Error('no')
    })

    await expect(failing).rejects.toThrow('no')
    expect(await namesOfSettings()).not.toContain('lost')
  })

  it('is rolled back when its first statement is refused', async () => {
    await insertSetting('twice')

    await expect(insertSetting('twice')).rejects.toThrow(/duplicate key/)

    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    expect(await findSetting('twice')).toHaveLength(1)
  })

  it('may begin with a statement that has no values, or do nothing', async () => {
    const { rows } = await db
      .transaction()
      .execute((tx) => sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(tx))
    await db.transaction().execute(async () => {})

    expect(rows).toHaveLength(1)
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  it('does nothing when it cannot begin', async () => {
    await findSetting('currency')
    await pool.query('deallocate mendwell_begin')

    await expect(insertSetting('outside')).rejects.toThrow(/mendwell_begin/)

    expect(await namesOfSettings()).not.toContain('outside')
    expect(await insertSetting('inside')).toEqual({ name: 'inside' })
  })
})

const settingOfName = compiledOnce((tx, place: Place<{ name: string }>) =>
  tx
    .insertInto('setting')
    .values({ name: place('name'), value: '1', updatedBy: 'test' })
    .returning('name'),
)

const insertLast = (name: string) =>
  db.transaction().execute(async (tx) => {
    await sql`select ${name}::text`.execute(tx)
    const [[row]] = await togetherAndCommit(tx, settingOfName.with({ name }))
    return row
  })

describe('a transaction that is committed with its last statement', () => {
  it('keeps what it did, and answers it, on a new connection and on one that has committed', async () => {
    for (const name of ['ended', 'ended together']) {
      expect(await insertLast(name)).toEqual({ name })
    }

    expect(await namesOfSettings()).toEqual(expect.arrayContaining(['ended', 'ended together']))
  })

  it('is rolled back when that statement is refused', async () => {
    await insertLast('once')
    const refused = db.transaction().execute(async (tx) => {
      await settingOfName.first(tx, { name: 'before it' })
      await togetherAndCommit(tx, settingOfName.with({ name: 'once' }))
    })

    await expect(refused).rejects.toThrow(/duplicate key/)
    expect(await namesOfSettings()).not.toContain('before it')
    expect(await insertLast('afterwards')).toEqual({ name: 'afterwards' })
  })

  it('is rolled back when what is checked at its end is refused', async () => {
    await sql`create table twin (name text unique deferrable initially deferred)`.execute(db)
    const refused = db.transaction().execute(async (tx) => {
      await sql`insert into twin values ('a'), ('a')`.execute(tx)
      return togetherAndCommit(tx, settingOfName.with({ name: 'with a twin' }))
    })

    await expect(refused).rejects.toThrow(/duplicate key/)
    expect(await namesOfSettings()).not.toContain('with a twin')
    expect(await insertLast('without one')).toEqual({ name: 'without one' })
  })

  it('takes no further statement', async () => {
    const going = db.transaction().execute(async (tx) => {
      await sql`select ${1}::int`.execute(tx)
      await togetherAndCommit(tx, settingOfName.with({ name: 'the end' }))
      await settingOfName.first(tx, { name: 'past the end' })
    })

    await expect(going).rejects.toThrow('committed with its last statement')
    expect(await namesOfSettings()).not.toContain('past the end')
  })
})

const settingOnly = compiledOnce((tx, place: Place<{ name: string }>) =>
  tx.selectFrom('setting').select(['name', 'value']).where('name', '=', place('name')),
)

describe('statements sent together', () => {
  it('answer each for itself, in a transaction and outside of one', async () => {
    await insertSetting('beside')
    const ask = (asked: Queryable) =>
      together(asked, settingOnly.with({ name: 'beside' }), settingOnly.with({ name: 'none' }))

    const answers = [[{ name: 'beside', value: 1 }], []]
    expect(await ask(db)).toEqual(answers)
    expect(await db.transaction().execute(ask)).toEqual(answers)
  })

  it('are committed where that is asked for', async () => {
    const answers = await db
      .transaction()
      .execute((tx) =>
        togetherAndCommit(
          tx,
          settingOfName.with({ name: 'left' }),
          settingOfName.with({ name: 'right' }),
        ),
      )

    expect(answers).toEqual([[{ name: 'left' }], [{ name: 'right' }]])
    expect(await namesOfSettings()).toEqual(expect.arrayContaining(['left', 'right']))
  })

  it('are undone together, in a transaction and outside of one', async () => {
    await insertSetting('taken')
    const fail = (asked: Queryable) =>
      together(
        asked,
        settingOfName.with({ name: 'ahead' }),
        settingOfName.with({ name: 'taken' }),
        settingOfName.with({ name: 'behind' }),
      )

    await expect(fail(db)).rejects.toThrow(/duplicate key/)
    await expect(db.transaction().execute(fail)).rejects.toThrow(/duplicate key/)

    const names = await namesOfSettings()
    expect(names).not.toContain('ahead')
    expect(names).not.toContain('behind')
  })
})
