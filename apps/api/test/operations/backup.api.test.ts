import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Writable } from 'node:stream'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { auditDatabase } from '../../src/audit/audit-database.ts'
import { emptyDatabase, restoreBackup } from '../../src/backup/restore-backup.ts'
import { writeBackup } from '../../src/backup/write-backup.ts'
import { openPool } from '../../src/db/db.ts'
import { migrate } from '../../src/db/migrate/migrate.ts'
import { startTestShop } from '../shop/start-test-shop.ts'
import { createTestDatabase, currentTestServer } from '../shop/test-server.ts'

const shop = await startTestShop()
const pool: pg.Pool = openPool({
  databaseUrl: shop.deps.config.databaseUrl ?? '',
  onError: () => {},
})
let folder: string
let file: string
beforeEach(async () => {
  await shop.reset()
  folder = fs.mkdtempSync(path.join(tmpdir(), 'mendwell-backup-test-'))
  file = path.join(folder, 'shop.tar.gz')
})
afterEach(() => {
  vi.restoreAllMocks()
  fs.rmSync(folder, { recursive: true, force: true })
})
afterAll(async () => {
  await pool.end()
  await shop.close()
})

const quietly = () => {}

it('restores everything after the database is gone, and passes the audit', async () => {
  const product = await shop.make.product({ productName: 'Tab\tand\nline "end" \\ ü', quantity: 9 })
  const placed = await shop.post('/orders/save', {
    orders: {},
    orderItems: [{ productId: product.productId, quantity: 2 }],
    customer: { firstName: 'Ada', lastName: 'B', email: 'ada@example.com', phone1: '555-0100' },
  })
  const order = await shop.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()

  const { tables } = await writeBackup(pool, file, quietly)
  await emptyDatabase(pool)
  await restoreBackup(pool, file, quietly)

  const again = await shop.db
    .selectFrom('orders')
    .selectAll()
    .where('orderId', '=', order.orderId)
    .executeTakeFirstOrThrow()
  expect(placed.statusCode).toBe(200)
  expect(again).toEqual(order)
  expect(tables.find(({ name }) => name === 'public.order_item')?.rows).toBe(1)
  const findings = await auditDatabase(shop.db)
  expect(findings.flatMap(({ violations }) => violations)).toEqual([])
  // Numbering continues after what was restored.
  expect((await shop.make.product()).productId).toBeGreaterThan(product.productId)
  // The rules are enforced again.
  await expect(sql`delete from orders`.execute(shop.db)).rejects.toThrow('append-only')
})

it('leaves no shop that opens as a new one if it is killed midway, and can be run again', async () => {
  await shop.make.product({ productName: 'Comes back' })
  await writeBackup(pool, file, quietly)
  const others = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`

  let killed: Promise<unknown> | undefined
  const cut = restoreBackup(pool, file, () => {
    killed ??= others.execute(shop.db)
  })
  await expect(cut).rejects.toThrow('Restore again')
  await killed
  await expect(migrate(pool)).rejects.toThrow('A restore ended before it was done')

  await restoreBackup(pool, file, quietly)
  await migrate(pool)
  expect(await shop.count('product')).toBe(1)
})

it('changes nothing if the archive is truncated or altered', async () => {
  await shop.make.product({ productName: 'Stays' })
  await writeBackup(pool, file, quietly)
  const whole = fs.readFileSync(file)
  fs.writeFileSync(file, whole.subarray(0, Math.floor(whole.length / 2)))

  await expect(restoreBackup(pool, file, quietly)).rejects.toThrow('cannot be used')
  fs.writeFileSync(file, 'no archive at all')
  await expect(restoreBackup(pool, file, quietly)).rejects.toThrow('cannot be used')

  expect(await shop.count('product')).toBe(1)
})

it('stops when the disk is full, whatever is left of a table', async () => {
  await sql`insert into attempt_count (scope, subject, window_start, attempts)
    select 'test', md5(n::text) || repeat('x', 500), now(), 1 from generate_series(1, 20000) n`.execute(
    shop.db,
  )
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
  })
  vi.spyOn(fs, 'createWriteStream').mockImplementation(
    () => new Writable({ write: (_chunk, _encoding, done) => done(full) }) as fs.WriteStream,
  )

  await expect(writeBackup(pool, file, quietly)).rejects.toThrow('ENOSPC')

  expect(fs.readdirSync(folder)).toEqual([])
})

it('changes nothing for a database user without the right to restore', async () => {
  await shop.make.product({ productName: 'Stays' })
  await writeBackup(pool, file, quietly)
  const name = sql.ref(new URL(shop.deps.config.databaseUrl ?? '').pathname.slice(1))
  const role = sql.ref(`clerk_${process.pid}`)
  await sql`create role ${role}`.execute(shop.db)
  await sql`alter schema public owner to ${role}`.execute(shop.db)
  await sql`alter schema graphile_worker owner to ${role}`.execute(shop.db)
  await sql`grant create on database ${name} to ${role}`.execute(shop.db)
  const clerks = new pg.Pool({
    connectionString: shop.deps.config.databaseUrl,
    options: `-c role=clerk_${process.pid}`,
  })
  try {
    await expect(restoreBackup(clerks, file, quietly)).rejects.toThrow('may not restore')
    expect(await shop.count('product')).toBe(1)
  } finally {
    await clerks.end()
    await sql`reassign owned by ${role} to current_user`.execute(shop.db)
    await sql`drop owned by ${role}`.execute(shop.db)
    await sql`drop role ${role}`.execute(shop.db)
  }
})

it('neither restores nor empties tables of another program', async () => {
  await writeBackup(pool, file, quietly)
  const databaseUrl = await createTestDatabase(currentTestServer(), {
    name: 'template1',
    fill: async () => {},
  })
  const foreign = openPool({ databaseUrl, onError: () => {} })
  onTestFinished(() => foreign.end())
  await foreign.query('create table ledger as select 7 as amount')

  await expect(restoreBackup(foreign, file, quietly)).rejects.toThrow('another program (ledger)')
  await expect(emptyDatabase(foreign)).rejects.toThrow('another program (ledger)')

  const { rows } = await foreign.query('select amount from ledger')
  expect(rows).toEqual([{ amount: 7 }])
})

it("what an administrator restores or resets belongs to the shop's user", async () => {
  const role = `keeper_${process.pid}`
  const databaseUrl = await createTestDatabase(currentTestServer(), {
    name: 'template1',
    fill: async () => {},
  })
  const admin = openPool({ databaseUrl, onError: () => {} })
  const { pathname } = new URL(databaseUrl)
  await admin.query(`create role ${role}`)
  await admin.query(`alter database ${pathname.slice(1)} owner to ${role}`)
  const keeper = new pg.Pool({ connectionString: databaseUrl, options: `-c role=${role}` })
  onTestFinished(async () => {
    await keeper.end()
    await admin.query(`reassign owned by ${role} to current_user`)
    await admin.query(`drop owned by ${role}`)
    await admin.query(`drop role ${role}`)
    await admin.end()
  })
  await migrate(keeper)
  await writeBackup(admin, file, quietly)

  await restoreBackup(admin, file, quietly)
  const foreign = `select relname from pg_class
    where relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)
      and pg_get_userbyid(relowner) <> '${role}'`
  const restored = await admin.query(foreign)
  await emptyDatabase(admin)
  const emptied = await admin.query(foreign)

  expect([restored.rows, emptied.rows]).toEqual([[], []])
  await expect(migrate(keeper)).resolves.toBeUndefined()
})
