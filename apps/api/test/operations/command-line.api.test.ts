import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { compiled } from '../../../../scripts/web/compile.mjs'
import { StartProblem } from '../../src/config/start-problem.ts'
import {
  applicationName,
  refuseWhileReplaced,
  withDatabaseToItself,
} from '../../src/db/connections/presence.ts'
import { openPool } from '../../src/db/db.ts'
import { startTestShop } from '../shop/start-test-shop.ts'
import { stayOpen } from '../shop/stay-open.ts'
import { createTestDatabase, currentTestServer } from '../shop/test-server.ts'

const shop = await startTestShop()
const folder = fs.mkdtempSync(path.join(tmpdir(), 'mendwell-cli-test-'))
beforeEach(() => shop.reset())
afterAll(async () => {
  await shop.close()
  fs.rmSync(folder, { recursive: true, force: true })
})

/** Each command is a separate process that loads the whole program. */
const SLOW_MS = 300_000
const program = path.join(import.meta.dirname, '../../src/cli/mendwell.ts')

/** `mendwell …` on the test's database, as an owner would run it. */
const mendwell = (...words: string[]) => mendwellOn(shop.deps.config.databaseUrl ?? '', ...words)

const begin = (DATABASE_URL: string, ...words: string[]) =>
  spawn(process.execPath, [program, ...words], {
    env: { PATH: process.env.PATH, ...compiled, DATABASE_URL, DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

async function mendwellOn(DATABASE_URL: string, ...words: string[]) {
  const child = begin(DATABASE_URL, ...words)
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  return { code, said, complained }
}

it(
  'backs up, drops, restores and audits a shop with an order',
  async () => {
    const product = await shop.make.product({ unitPriceCents: 19_99 })
    await shop.post('/orders/save', {
      orders: {},
      orderItems: [{ productId: product.productId, quantity: 3 }],
      customer: { firstName: 'Ada', lastName: 'B', email: 'ada@example.com', phone1: '555-0100' },
    })
    const file = path.join(folder, 'shop.tar.gz')

    expect(await mendwell('backup', file)).toMatchObject({ code: 0 })
    const refused = await mendwell('reset')
    expect(refused).toMatchObject({ code: 1 })
    expect(refused.complained).toContain('add --yes')
    expect(await mendwell('reset', '--yes')).toMatchObject({ code: 0 })
    expect(await shop.count('orders')).toBe(0)
    const restored = await mendwell('restore', file)
    expect(restored.complained).toBe('')
    expect(restored.said).toContain('every table equals the backup')
    const audited = await mendwell('audit')

    expect(audited).toMatchObject({ code: 0 })
    expect(audited.said).toMatch(/\d+ rules hold, 0 broken/)
    expect([await shop.count('orders'), await shop.count('product')]).toEqual([1, 1])
  },
  SLOW_MS,
)

it(
  'restores and resets nothing while a shop is connected, and says what to close',
  async () => {
    await shop.make.product()
    const file = path.join(folder, 'before.tar.gz')
    expect(await mendwell('backup', file)).toMatchObject({ code: 0 })
    const open = openPool({
      databaseUrl: shop.deps.config.databaseUrl ?? '',
      applicationName: applicationName('shop'),
      onError: () => {},
    })
    await open.query('select')

    const refused = [await mendwell('reset', '--yes'), await mendwell('restore', file, '--yes')]
    await open.end()
    const left = await shop.count('product')
    const reset = await mendwell('reset', '--yes')

    for (const { code, complained } of refused) {
      expect(code).toBe(1)
      expect(complained).toContain(
        `Mendwell is using this database: shop, process ${process.pid} on `,
      )
      expect(complained).toContain('Close it')
    }
    expect(left).toBe(1)
    expect(reset).toMatchObject({ code: 0, complained: '' })
  },
  SLOW_MS,
)

it('of a starting shop and a reset at the same moment, one gives way', async () => {
  const databaseUrl = shop.deps.config.databaseUrl ?? ''
  const command = openPool({ databaseUrl, applicationName: 'mendwell command', onError: () => {} })
  for (let round = 0; round < 20; round++) {
    const starting = openPool({ databaseUrl, applicationName: 'mendwell shop', onError: () => {} })
    let isWorking = false
    let isOpen = false
    const outcomes = await Promise.allSettled([
      withDatabaseToItself(command, async () => {
        isWorking = true
        await sql`select pg_sleep(0.02)`.execute(shop.db)
        expect(isOpen).toBe(false)
        isWorking = false
      }),
      starting.connect().then(async (client) => {
        client.release()
        await refuseWhileReplaced(starting)
        isOpen = true
        expect(isWorking).toBe(false)
      }),
    ])
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(StartProblem)
    }
    isOpen = false
    await starting.end()
  }
  await command.end()
})

it.each([
  [
    ['export', '--help'],
    ['npx mendwell export [file]', 'writes products, families or packs as CSV'],
  ],
  [
    ['staff', '--help'],
    ['npx mendwell staff list | add', 'mendwell staff reset <email>'],
  ],
  [
    ['import', '-h'],
    ['mendwell import FILE.csv [--dry-run]', '--undo NUMBER'],
  ],
  [['--help'], ['restore <file> [--yes]', 'audit']],
])(
  'explains with %j how a command is used, and does nothing',
  async (words, wanted) => {
    const { code, said, complained } = await mendwell(...words)

    expect([code, complained]).toEqual([0, ''])
    for (const text of wanted) expect(said).toContain(text)
  },
  SLOW_MS,
)

it(
  'says how many products it has exported',
  async () => {
    await shop.make.product()
    await shop.make.product()
    const file = path.join(folder, 'two.csv')

    expect(await mendwell('export', file)).toEqual({
      code: 0,
      said: `${file} holds 2 products.\n`,
      complained: '',
    })
  },
  SLOW_MS,
)

it(
  'reports a missing backup before it warns about anything',
  async () => {
    await shop.make.order()

    const { code, complained } = await mendwell('restore', '/nowhere.tar.gz')

    expect(code).toBe(1)
    expect(complained).toBe('There is no file /nowhere.tar.gz.\n')
  },
  SLOW_MS,
)

it(
  'helps a locked-out owner: adds an owner and reports what else is wrong',
  async () => {
    const alone = await mendwell('doctor')
    expect(alone).toMatchObject({ code: 1 })
    expect(alone.said).toContain('there is no active owner')

    const added = await mendwell('staff', 'add', 'linus@example.com', 'owner', 'Linus')

    expect(added).toMatchObject({ code: 0, complained: '' })
    expect(added.said).toMatch(/Set the password here, once: http\S+/)
    expect((await mendwell('staff', 'list')).said).toContain('OWNER       linus@example.com')
    const healthy = await mendwell('doctor')
    expect(healthy.said).toContain('fine     staff')
    expect(healthy.said).toContain(process.getuid?.() === 0 ? 'PROBLEM  user' : 'fine     user')
  },
  SLOW_MS,
)

it(
  'asks before it empties a shop that has customers but no order yet',
  async () => {
    await shop.make.customer({ email: 'ada@example.com' })

    const refused = await mendwell('reset')

    expect(refused).toMatchObject({ code: 1, said: '' })
    expect(refused.complained).toContain('1 customer: add --yes')
    expect(await shop.count('customer')).toBe(1)
  },
  SLOW_MS,
)

it(
  'reports a missing shop, and the doctor what to do',
  async () => {
    const blank = await createTestDatabase(currentTestServer(), {
      name: 'template1',
      fill: async () => {},
    })

    const audited = await mendwellOn(blank, 'audit')
    const looked = await mendwellOn(blank, 'doctor')

    expect(audited).toMatchObject({ code: 1, said: '' })
    expect(audited.complained).toMatch(/^The database holds no shop.*\n$/)
    expect(looked).toMatchObject({ code: 1, complained: '' })
    expect(looked.said).toContain('tables: there are none')
  },
  SLOW_MS,
)

it(
  'deletes leftovers of a killed backup, and nothing of a running one',
  async () => {
    const databaseUrl = shop.deps.config.databaseUrl ?? ''
    const leftOf = (name: string) => fs.readdirSync(folder).filter((left) => left.startsWith(name))
    const beginBackup = async (name: string) => {
      const child = begin(databaseUrl, 'backup', path.join(folder, name))
      // The draft, and the tables before the locked one.
      await vi.waitFor(() => expect(leftOf(name)).toHaveLength(2), { timeout: SLOW_MS })
      return { child, ended: once(child, 'close') }
    }
    const holding = Promise.withResolvers<void>()
    const isHeld = Promise.withResolvers<void>()
    const held = shop.db.transaction().execute(async (tx) => {
      await stayOpen(tx)
      await sql`lock table setting in access exclusive mode`.execute(tx)
      isHeld.resolve()
      await holding.promise
    })
    await isHeld.promise

    const killed = await beginBackup('killed.tar.gz')
    killed.child.kill('SIGKILL')
    await killed.ended
    expect(leftOf('killed')).toHaveLength(2)
    const alive = await beginBackup('alive.tar.gz')
    await expect.poll(() => leftOf('killed')).toEqual([])
    expect(await mendwell('export', path.join(folder, 'products.csv'))).toMatchObject({ code: 0 })
    expect(leftOf('alive')).toHaveLength(2)
    holding.resolve()
    await held

    expect(await alive.ended).toEqual([0, null])
    expect(leftOf('alive')).toEqual(['alive.tar.gz'])
    expect(fs.readdirSync(path.join(folder, 'unfinished'))).toEqual([])
  },
  SLOW_MS,
)

it(
  'replaces no pipe with an archive',
  async () => {
    const pipe = path.join(folder, 'pipe')
    spawnSync('mkfifo', [pipe])

    const refused = await mendwell('backup', pipe)

    expect(refused).toMatchObject({ code: 1, said: '' })
    expect(refused.complained).toMatch(/^The file .*pipe cannot be written .*\n$/)
    expect(fs.statSync(pipe).isFIFO()).toBe(true)
    expect(fs.readdirSync(folder).filter((name) => name.includes('draft'))).toEqual([])
  },
  SLOW_MS,
)

it.each([
  [[], 'Use one of: npx mendwell'],
  [['frobnicate'], 'There is no command frobnicate'],
  [['import', 'nowhere.csv', '--dryrun'], 'mendwell import knows no option --dryrun'],
  [['restore', 'nowhere.tar.gz'], 'There is no file'],
  [['backup', '/nowhere/shop.tar.gz'], '/nowhere/shop.tar.gz cannot be written (ENOENT)'],
  [['export', '/nowhere/products.csv'], '/nowhere/products.csv cannot be written (ENOENT)'],
  [['backup', tmpdir()], `${tmpdir()} cannot be written (EISDIR)`],
  [['export', tmpdir()], `${tmpdir()} cannot be written (EISDIR)`],
  [['backup', '/proc/x'], '/proc/x cannot be written (ENOENT)'],
  [['export', '/proc/x'], '/proc/x cannot be written (ENOENT)'],
  [['backup', `${program}/x`], 'cannot be written (ENOTDIR)'],
  [['export', `${program}/x`], 'cannot be written (ENOTDIR)'],
  [['backup', ''], 'mendwell backup was given an empty word'],
  [['backup', 'one', 'two'], 'mendwell backup does not know what to do with two'],
  [['audit', 'orders'], 'mendwell audit does not know what to do with orders'],
  [['import', 'nowhere.csv'], 'cannot be read (ENOENT)'],
  [['import', tmpdir()], `${tmpdir()} cannot be read (EISDIR)`],
  [['import', '/dev/zero'], '/dev/zero is no file of a disk'],
  [['import', '--undo', '99999999999'], 'There is no import 99999999999 that can be taken back'],
  [['restore', tmpdir()], 'is no file of a disk'],
  [['restore', '/dev/zero'], 'is no file of a disk'],
  [['staff', 'constructor'], 'Use one of:'],
  [['constructor'], 'There is no command constructor'],
  [['staff', 'add', 'nobody'], 'Use one of:'],
  [['staff', 'reset'], 'Give the email address of the staff member.'],
])(
  'says what to do about %j, without a stack',
  async (words, wanted) => {
    const { code, complained } = await mendwell(...words)

    expect(code).toBe(1)
    expect(complained).toContain(wanted)
    expect(complained).not.toMatch(/\n\s+at /)
  },
  SLOW_MS,
)
