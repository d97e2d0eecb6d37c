import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, pack } from 'tar-stream'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { emptyDatabase, restoreBackup } from '../../src/backup/restore-backup.ts'
import { writeBackup } from '../../src/backup/write-backup.ts'
import { openPool } from '../../src/db/db.ts'
import { startTestShop } from '../shop/start-test-shop.ts'

// An archive may come from anyone, and the shop's own PostgreSQL is filled by its superuser, who may run programs.

const shop = await startTestShop()
const pool = openPool({ databaseUrl: shop.deps.config.databaseUrl ?? '', onError: () => {} })
const genuine = path.join(fs.mkdtempSync(path.join(tmpdir(), 'mendwell-archive-')), 'shop.tar.gz')
let folder: string
let file: string
beforeAll(async () => {
  await shop.make.product({ productName: 'Stays' })
  await writeBackup(pool, genuine, quietly)
})
beforeEach(async () => {
  await shop.reset()
  folder = fs.mkdtempSync(path.join(tmpdir(), 'mendwell-hostile-archive-'))
  file = path.join(folder, 'shop.tar.gz')
  await shop.make.product({ productName: 'Stays' })
  fs.copyFileSync(genuine, file)
})
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))
afterAll(async () => {
  await pool.end()
  await shop.close()
  fs.rmSync(path.dirname(genuine), { recursive: true, force: true })
})

const quietly = () => {}

interface Archive {
  tables: {
    name: string
    columns: string[]
    orderBy: string[]
    file: string
    rows: number
    bytes: number
    sha256: string
  }[]
}

interface Forgery {
  manifest: Archive
  /** The files besides the manifest, by name. */
  files: Map<string, Buffer>
  /** Symbolic links, packed after the files. */
  links: string[]
}

/** Repacks the archive with a forged manifest and files. */
async function forge(change: (forgery: Forgery) => void) {
  const files = new Map<string, Buffer>()
  const unpacker = extract()
  const reading = pipeline(fs.createReadStream(file), createGunzip(), unpacker)
  for await (const entry of unpacker) files.set(entry.header.name, await buffer(entry))
  await reading
  const archive = pack()
  const manifest: Archive = JSON.parse(String(files.get('manifest.json')))
  files.delete('manifest.json')
  const links: string[] = []
  change({ manifest, files, links })
  archive.entry({ name: 'manifest.json' }, JSON.stringify(manifest))
  for (const [name, content] of files) archive.entry({ name }, content)
  for (const name of links) archive.entry({ name, type: 'symlink', linkname: '/etc/passwd' })
  archive.finalize()
  await pipeline(archive, createGzip(), fs.createWriteStream(file))
}

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')

/** Replaces a table's rows, and updates its entry in the manifest. */
function fillWith({ manifest, files }: Forgery, name: string, content: string) {
  const table = manifest.tables.find((one) => one.name === name)
  if (!table) throw new Error(`There is no table ${name}.`)
  const bytes = Buffer.from(content)
  files.set(table.file, bytes)
  const rows = content.split('\n').length - 1
  Object.assign(table, { rows, bytes: bytes.length, sha256: sha256(bytes) })
  return table.file
}

/** Renames a file of the archive. */
function rename({ manifest, files }: Forgery, to: string) {
  const [table] = manifest.tables
  const content = files.get(table?.file ?? '') ?? Buffer.of()
  files.delete(table?.file ?? '')
  files.set(to, content)
  Object.assign(table ?? {}, { file: to })
}

const INJECTED = `1) to program 'true'; copy (select 1`

it.each<[string, (forgery: Forgery) => void]>([
  [
    'in what a table is ordered by',
    ({ manifest: { tables } }) => void tables[0]?.orderBy.push(INJECTED),
  ],
  ['in the name of a column', ({ manifest: { tables } }) => void tables[0]?.columns.push(INJECTED)],
  [
    'in the name of a table',
    ({ manifest: { tables } }) => Object.assign(tables[0] ?? {}, { name: INJECTED }),
  ],
  [
    'in a quoted name',
    ({ manifest: { tables } }) =>
      Object.assign(tables[0] ?? {}, { name: `public."a" ; drop table "b"` }),
  ],
  [
    'in the name of a schema',
    ({ manifest: { tables } }) => Object.assign(tables[0] ?? {}, { name: 'pg_catalog.pg_authid' }),
  ],
])('refuses an archive with SQL %s, and touches nothing', async (_, change) => {
  await forge(change)

  await expect(restoreBackup(pool, file, quietly)).rejects.toThrow('cannot be used')

  expect(await shop.count('product')).toBe(1)
})

const OUTSIDE = '../outside.copy'

it.each<[string, (forgery: Forgery) => void]>([
  ['a file above the folder', (all) => rename(all, OUTSIDE)],
  ['a file at a place of the disk', (all) => rename(all, path.join(folder, 'outside.copy'))],
  ['the folder itself', (all) => rename(all, '.')],
  ['the folder above', (all) => rename(all, '..')],
  ['a name that ends in the middle', (all) => rename(all, 'public.a\0.copy')],
  ['a name too long for a disk', (all) => rename(all, `${'a'.repeat(300)}.copy`)],
  [
    'a file that its manifest does not name',
    ({ files }) => void files.set(OUTSIDE, Buffer.from('x')),
  ],
  [
    'a file that commands the terminal',
    ({ files }) => void files.set('\u001b[2J.copy', Buffer.from('x')),
  ],
  [
    'a link in place of a file',
    (all) => {
      const name = fillWith(all, 'public.news', '')
      all.files.delete(name)
      all.links.push(name)
    },
  ],
  [
    'a second manifest, after the files were checked by the first',
    ({ manifest, files }) =>
      void files.set('manifest.json', Buffer.from(JSON.stringify({ ...manifest, tables: [] }))),
  ],
  [
    'one file for two tables',
    ({ manifest: { tables } }) => Object.assign(tables[0] ?? {}, { file: tables[1]?.file }),
  ],
  ['one table twice', ({ manifest: { tables } }) => void tables.push(...tables.slice(0, 1))],
  [
    'more bytes than its manifest says',
    ({ manifest: { tables } }) => Object.assign(tables[0] ?? {}, { bytes: 1 }),
  ],
  [
    'more rows than its manifest says',
    ({ manifest: { tables } }) => Object.assign(tables[0] ?? {}, { rows: 12 }),
  ],
  [
    'fewer bytes than none',
    ({ manifest: { tables } }) => Object.assign(tables[0] ?? {}, { bytes: -1 }),
  ],
])('refuses an archive with %s, and writes and changes nothing', async (_, change) => {
  await forge(change)
  const unpacked = path.join(folder, 'unpacked')

  const refused = await restoreBackup(pool, file, quietly, unpacked).catch((error) => error)

  expect(refused.message).toMatch(/^This backup cannot be used: [^\p{Cc}]*$/u)
  expect(await shop.count('product')).toBe(1)
  expect(fs.readdirSync(folder)).toEqual(['shop.tar.gz'])
})

it('unpacks nothing larger than the disk by its own manifest', async () => {
  await forge(({ manifest: { tables } }) => Object.assign(tables[0] ?? {}, { bytes: 2 ** 50 }))

  await expect(restoreBackup(pool, file, quietly)).rejects.toThrow('There is no room to unpack')

  expect(await shop.count('product')).toBe(1)
})

it('reads no endless manifest', async () => {
  await forge(({ manifest }) => Object.assign(manifest, { remark: 'x'.repeat(2 * 1024 ** 2) }))

  await expect(restoreBackup(pool, file, quietly)).rejects.toThrow('its manifest is too long')
})

it("treats a table's text only as rows, whatever follows the end marker", async () => {
  const outside = path.join(folder, 'outside')
  const commands = `copy (select 1) to program 'touch ${outside}';\ndrop table public.orders;\n`
  await forge((all) => void fillWith(all, 'public.news', `\\.\n${commands}`))

  await expect(restoreBackup(pool, file, quietly)).rejects.toThrow('Restore again')

  expect(fs.existsSync(outside)).toBe(false)
  await emptyDatabase(pool)
  expect([await shop.count('orders'), await shop.count('news')]).toEqual([0, 0])
})

it.each<[string, (forgery: Forgery) => void]>([
  ['one column more', ({ manifest: { tables } }) => void tables[0]?.columns.push('backdoor')],
  [
    'another order',
    ({ manifest: { tables } }) => Object.assign(tables[0] ?? {}, { orderBy: ['xmin'] }),
  ],
  [
    'a table of the system',
    ({ manifest: { tables } }) =>
      Object.assign(tables[0] ?? {}, { name: 'graphile_worker.migrations' }),
  ],
  [
    'one table less',
    ({ manifest: { tables }, files }) => void files.delete(tables.pop()?.file ?? ''),
  ],
])('fills no other tables and columns than its migrations make: %s', async (_, change) => {
  await forge(change)

  await expect(restoreBackup(pool, file, quietly)).rejects.toThrow(
    'its tables are not those of its migrations',
  )

  await emptyDatabase(pool)
})
