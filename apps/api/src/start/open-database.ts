import pg from 'pg'
import type { Config } from '../config.ts'
import { startEmbeddedPostgres } from '../db/postgres/embedded-postgres.ts'
import { errorCode, StartProblem } from '../start-problem.ts'

interface Database {
  url: string
  stop(): Promise<void>
}

/** The shop's database in our own server. */
const NAME = 'mendwell'
const OLDEST_MAJOR = 15
const CONNECT_TIMEOUT_MS = 5_000
/** What pg says of a server that is silent. */
const SILENT = /^(timeout expired|Query read timeout)$/
const DUPLICATE_DATABASE = '42P04'
const UNIQUE_VIOLATION = '23505'

/**
 * The PostgreSQL of DATABASE_URL, or else our own in the data folder.
 * @throws StartProblem with one clear line for every foreseen obstacle.
 */
export async function openDatabase({ databaseUrl, dataDir }: Config): Promise<Database> {
  if (databaseUrl) {
    await checkServer(databaseUrl)
    return { url: databaseUrl, stop: async () => {} }
  }
  const server = await startEmbeddedPostgres(dataDir, {}, console.log)
  try {
    await createWhenMissing(server.databaseUrl('postgres'))
  } catch (error) {
    // Or the process would keep the server, and itself, for ever.
    await server.stop()
    throw error
  }
  return { url: server.databaseUrl(NAME), stop: () => server.stop() }
}

async function createWhenMissing(adminUrl: string) {
  await withClient(adminUrl, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [NAME])
    if (rowCount === 1) return
    await client.query(`create database ${NAME}`).catch((error: unknown) => {
      // Two first starts at once: the other one made it.
      if (![DUPLICATE_DATABASE, UNIQUE_VIOLATION].includes(errorCode(error) ?? '')) throw error
    })
  })
}

async function checkServer(databaseUrl: string) {
  const facts = await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ version: string; number: number; encoding: string }>(`
      select current_setting('server_version') as version,
        current_setting('server_version_num')::int as number,
        current_setting('server_encoding') as encoding`)
    return rows[0]
  }).catch((cause: unknown) => {
    throw new StartProblem(`DATABASE_URL cannot be used: ${reasonOf(cause)}.`, { cause })
  })
  if (!facts || facts.number < OLDEST_MAJOR * 10_000) {
    throw new StartProblem(
      `DATABASE_URL is a PostgreSQL ${facts?.version}, and Mendwell needs ${OLDEST_MAJOR} or newer.`,
    )
  }
  if (facts.encoding !== 'UTF8') {
    throw new StartProblem(
      `DATABASE_URL is a database with the encoding ${facts.encoding}, and Mendwell needs UTF8.`,
    )
  }
}

/** Never the address itself: it holds the password. */
function reasonOf(error: unknown): string {
  const code = errorCode(error)
  if (code === 'ECONNREFUSED') return 'no server answers at its address and port'
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'its host is not known'
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  const message = error instanceof Error ? error.message : String(error)
  if (SILENT.test(message)) {
    return `its server did not answer within ${CONNECT_TIMEOUT_MS / 1000} seconds; see that no firewall drops what is sent to it`
  }
  return message.split('\n')[0]?.replace(/\.$/, '') ?? 'no answer'
}

async function withClient<T>(connectionString: string, work: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  client.on('error', () => {}) // the query that fails tells
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}
