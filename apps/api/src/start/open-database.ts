import pg from 'pg'
import type { Config } from '../config/config.ts'
import { errorCode, StartProblem } from '../config/start-problem.ts'
import { refuseSharedSessions } from '../db/connections/refuse-shared-sessions.ts'
import { startEmbeddedPostgres } from '../db/postgres/embedded-postgres.ts'

interface Database {
  url: string
  stop(): Promise<void>
}

/** The shop's database on its own server. */
const NAME = 'mendwell'
const OLDEST_MAJOR = 15
const CONNECT_TIMEOUT_MS = 5_000
/** pg's message about a server that does not respond. */
const SILENT = /^(timeout expired|Query read timeout)$/
/** Ten for calls, five for lists and searches, five for imports, the listener, and the own server's presence. */
const CONNECTIONS_PER_PROCESS = 22
/** For one process, commands beside it and a second shop on the same folder. */
const CONNECTIONS_AT_LEAST = 60
const DUPLICATE_DATABASE = '42P04'
const UNIQUE_VIOLATION = '23505'

/**
 * Connects to the PostgreSQL of DATABASE_URL, or else to the shop's own in the data folder.
 * @throws StartProblem with one clear line for every foreseeable obstacle.
 */
export async function openDatabase({
  databaseUrl,
  dataDir,
  processes,
}: Pick<Config, 'databaseUrl' | 'dataDir' | 'processes'>): Promise<Database> {
  if (databaseUrl) {
    await checkServer(databaseUrl, processes)
    return { url: databaseUrl, stop: async () => {} }
  }
  const wanted = CONNECTIONS_AT_LEAST + (processes - 1) * CONNECTIONS_PER_PROCESS
  const settings = { max_connections: String(wanted) }
  const server = await startEmbeddedPostgres(dataDir, settings, console.log)
  try {
    await refuseFewerConnections(server.databaseUrl('postgres'), wanted)
    await createWhenMissing(server.databaseUrl('postgres'))
  } catch (error) {
    // Otherwise the process would keep the server, and itself, running forever.
    await server.stop()
    throw error
  }
  return { url: server.databaseUrl(NAME), stop: () => server.stop() }
}

/** A command, or a shop with fewer processes, may have started the server that this one joins. */
async function refuseFewerConnections(adminUrl: string, wanted: number) {
  const takes = await withClient(adminUrl, maxConnections)
  if (takes >= wanted) return
  throw new StartProblem(
    `The shop's PostgreSQL runs already and takes ${takes} connections, and WEB_CONCURRENCY wants ${wanted}: ` +
      'close every shop and command that uses it, then start again, or lower WEB_CONCURRENCY.',
  )
}

async function maxConnections(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ takes: number }>(
    `select current_setting('max_connections')::int as takes`,
  )
  return rows[0]?.takes ?? 0
}

async function createWhenMissing(adminUrl: string) {
  await withClient(adminUrl, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [NAME])
    if (rowCount === 1) return
    await client.query(`create database ${NAME}`).catch((error: unknown) => {
      // Two first starts at once: the other one created it.
      if (![DUPLICATE_DATABASE, UNIQUE_VIOLATION].includes(errorCode(error) ?? '')) throw error
    })
  })
}

async function checkServer(databaseUrl: string, processes: number) {
  const facts = await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ version: string; number: number; encoding: string }>(`
      select current_setting('server_version') as version,
        current_setting('server_version_num')::int as number,
        current_setting('server_encoding') as encoding`)
    await withClient(databaseUrl, (other) => refuseSharedSessions(client, other))
    return rows[0] && { ...rows[0], takes: await maxConnections(client) }
  }).catch((cause: unknown) => {
    if (cause instanceof StartProblem) throw cause
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
  const wanted = processes * CONNECTIONS_PER_PROCESS
  if (facts.takes < wanted) {
    throw new StartProblem(
      `DATABASE_URL takes ${facts.takes} connections, and ${processes} processes want ${wanted}: ` +
        'raise max_connections, or lower WEB_CONCURRENCY.',
    )
  }
}

/** Never the URL itself: it contains the password. */
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
  client.on('error', () => {}) // the failing query reports it
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}
