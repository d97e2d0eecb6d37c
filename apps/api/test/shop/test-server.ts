import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../../src/db/postgres/embedded-postgres.ts'
import { isAlive } from '../../src/db/postgres/process-list.ts'

/** Test data need not survive a crash, and a template's statistics hold for its copies, of which there are hundreds. */
const FAST = {
  autovacuum: 'off',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
}
/** Any constant. */
const TEMPLATE_LOCK = 7_246_882
const ENVIRONMENT_NAME = 'MENDWELL_TEST_SERVER'

/** What the global setup passes to its workers. */
export interface TestServer {
  /** The address of the server's `postgres` database. */
  adminUrl: string
  /** The process of this run; its databases are dropped once it is gone. */
  run: number
}

/** One server per checkout, shared by concurrent runs; or the one of TEST_DATABASE_URL. */
export async function startTestServer() {
  const given = process.env.TEST_DATABASE_URL
  const server = given ? undefined : await startEmbeddedPostgres(testFolder(), FAST)
  const adminUrl = given ?? server?.databaseUrl('postgres') ?? ''
  const testServer: TestServer = { adminUrl, run: process.pid }
  process.env[ENVIRONMENT_NAME] = JSON.stringify(testServer)
  await sweep(testServer)
  return {
    async stop() {
      await dropAll(testServer, ({ run }) => run === process.pid)
      await server?.stop()
    },
  }
}

/** The server started by the global setup. */
export function currentTestServer(): TestServer {
  const value = process.env[ENVIRONMENT_NAME]
  if (!value) throw new Error('No test server: the set-up of the test run starts it')
  return JSON.parse(value)
}

function testFolder() {
  const checkout = createHash('sha256')
    .update(import.meta.dirname)
    .digest('hex')
    .slice(0, 8)
  const folder = path.join(tmpdir(), `mendwell-test-${process.getuid?.() ?? 0}-${checkout}`)
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  return folder
}

/** The address of another database on the same server. */
export function databaseUrl(server: TestServer, database: string) {
  const url = new URL(server.adminUrl)
  url.pathname = `/${database}`
  return url.href
}

export interface Template {
  name: string
  fill: (databaseUrl: string) => Promise<void>
}

let created = 0

/** This process's own database, copied from the template, which is created if missing. */
export async function createTestDatabase(server: TestServer, template: Template) {
  created += 1
  const name = `test_${server.run}_${process.pid}_${created}`
  await oneAtATime(server, async (client) => {
    if (!(await exists(client, template.name))) await build(server, client, template)
    // Logging each of its pages would take twice as long.
    await client.query(`create database ${name} template ${template.name} strategy file_copy`)
  })
  return databaseUrl(server, name)
}

/** Created once by one process; the others wait for it. */
export const oneAtATime = (server: TestServer, work: (client: pg.Client) => Promise<void>) =>
  asAdmin(server, async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    await work(client)
  })

/** Filled under another name first, so that an interrupted run leaves no partial template. */
async function build(server: TestServer, client: pg.Client, { name, fill }: Template) {
  const draft = `test_${server.run}_${process.pid}_draft`
  await client.query(`drop database if exists ${draft}`)
  await client.query(`create database ${draft} encoding 'UTF8' template template0`)
  await fill(databaseUrl(server, draft))
  await compact(databaseUrl(server, draft))
  await client.query(`alter database ${draft} rename to ${name}`)
}

/** Drops what filling it left behind, and collects statistics of the filled tables, as autovacuum would some time. */
async function compact(connectionString: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rows } = await client.query<{ table: string }>(`
    select oid::regclass::text as table from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0`)
  const tables = rows.map(({ table }) => table)
  if (tables.length > 0) await client.query(`vacuum (full, analyze) ${tables.join(', ')}`)
  await client.end()
}

const exists = async (client: pg.Client, database: string) =>
  (await client.query('select from pg_database where datname = $1', [database])).rowCount === 1

async function asAdmin<T>(server: TestServer, work: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client({ connectionString: server.adminUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end() // releases the advisory lock
  }
}

/** Leftovers of dead runs, and templates older than a week. */
const sweep = (server: TestServer) =>
  dropAll(server, ({ run, name, days }) =>
    name.startsWith('template_') ? days > 7 : !isAlive(run),
  )

interface Candidate {
  name: string
  run: number
  days: number
}

/** Each waits for a checkpoint, and they can share one. */
const DROPPED_AT_ONCE = 16

async function dropAll(server: TestServer, unwanted: (candidate: Candidate) => boolean) {
  const all = await asAdmin(server, findDatabases)
  const names = all.filter(unwanted).map(({ name }) => name)
  const dropNext = () =>
    asAdmin(server, async (client) => {
      for (let name = names.pop(); name !== undefined; name = names.pop()) {
        await client.query(`drop database if exists ${name} with (force)`)
      }
    })
  await Promise.all(Array.from({ length: Math.min(DROPPED_AT_ONCE, names.length) }, dropNext))
}

async function findDatabases(client: pg.Client): Promise<Candidate[]> {
  const { rows } = await client.query<{ name: string; days: number }>(`
    select datname as name,
      extract(epoch from now() - (pg_stat_file('base/' || oid || '/PG_VERSION', true)).modification)
        ::float8 / 86400 as days
    from pg_database where datname ~ '^(test|template)_[0-9a-f]+'`)
  return rows.map((row) => ({ ...row, run: Number(row.name.split('_')[1]) }))
}

/** A short hash of files: changed content makes a new template. */
export function fingerprint(...files: string[]) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(fs.readFileSync(file))
  return hash.digest('hex').slice(0, 12)
}
