import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import type pg from 'pg'
import { type Config, readConfig } from '../../src/config/config.ts'
import { listenForChanges } from '../../src/db/connections/listen-for-changes.ts'
import { ANSWER_WITHIN_MS, type Db, openDb, openPool } from '../../src/db/db.ts'
import { OF_SEARCHES, WITHOUT_BOUNDS } from '../../src/db/session-settings.ts'
import type { Deps } from '../../src/deps/deps.ts'
import {
  type AddressCheckGateway,
  noAddressChecks,
} from '../../src/gateways/address-checks/address-check-gateway.ts'
import type { CardGateway } from '../../src/gateways/cards/card-gateway.ts'
import { makeSandboxCards } from '../../src/gateways/cards/sandbox/sandbox-cards.ts'
import { type FeedGateway, FeedProblem } from '../../src/gateways/feeds/feed-gateway.ts'
import { type Cache, makeCache } from '../../src/ground/cache.ts'
import { runDueJobs } from '../../src/jobs/worker.ts'
import { postMessages } from '../../src/modules/messages/messages.repository.ts'
import { sandboxChargesIn } from '../../src/modules/payments/sandbox/sandbox-charges.repository.ts'
import { observed, type Telemetry } from '../../src/telemetry/telemetry.ts'
import { buildApp } from '../../src/wiring/app.ts'
import { callsOf } from './calls.ts'
import { makersOf } from './make.ts'
import { recordMail } from './recorded-mail.ts'
import { recordSms } from './recorded-sms.ts'
import { migrated, seeded } from './templates.ts'
import { testLogger } from './test-logger.ts'
import { createTestDatabase, currentTestServer, type TestServer } from './test-server.ts'

/** On a busy machine sixty buyers wait for five connections; a test of its own covers that none of them fails. */
const CONNECT_WITHIN_MS = 60_000

export type TestShop = Awaited<ReturnType<typeof startTestShop>>

interface Options {
  /** Settings that differ from the defaults. */
  config?: Partial<Config>
  /** Starts with the seed catalogue instead of empty tables; there is no reset() then. */
  withCatalogue?: boolean
  /** Without a statement time limit, as at the first start, which loads the catalogue. */
  loads?: boolean
  /** Replaces the card provider; gets the default sandbox. */
  cards?: (sandbox: CardGateway) => CardGateway
  /** Replaces the internet, which no test reads. */
  feeds?: FeedGateway
  /** Replaces a shop without an account at a provider. */
  addressChecks?: AddressCheckGateway
  /** Caches responses and listens for changes, like an open shop. */
  caches?: boolean
  /** Instead of one that caches nothing. */
  cache?: Cache
  /** A server other than the shared one, for tests that disrupt it. */
  server?: TestServer
  telemetry?: Telemetry
}

/** The real app on its own database; cards go to the sandbox, mail is recorded. */
export async function startTestShop({
  config = {},
  cards = (sandbox) => sandbox,
  feeds = { read: () => Promise.reject(new FeedProblem('recallFeedSlow')) },
  addressChecks = noAddressChecks,
  withCatalogue = false,
  loads = false,
  caches = false,
  cache = makeCache(caches ? {} : { maxBytes: 0 }),
  server = currentTestServer(),
  telemetry,
}: Options = {}) {
  const onStatement = telemetry?.onStatement
  const template = withCatalogue ? seeded : migrated
  const databaseUrl = await createTestDatabase(server, template)
  const pool = openPool({
    databaseUrl,
    max: 5,
    ...(loads ? { bounds: WITHOUT_BOUNDS } : { answerWithinMs: ANSWER_WITHIN_MS }),
    connectWithinMs: CONNECT_WITHIN_MS,
    onError: () => {},
  })
  const db = openDb(pool, { onStatement })
  const catalogue = openDb(
    openPool({
      databaseUrl,
      max: 3,
      bounds: OF_SEARCHES,
      answerWithinMs: ANSWER_WITHIN_MS,
      connectWithinMs: CONNECT_WITHIN_MS,
      onError: () => {},
    }),
    { onStatement },
  )
  const clock = settableClock()
  const mail = recordMail(db)
  const sms = recordSms()
  const folder = fs.mkdtempSync(path.join(tmpdir(), 'mendwell-shop-'))
  const deps: Deps = {
    db,
    catalogue,
    // Usually nothing is cached, so that a test sees its changes at once.
    cache,
    clock,
    mail: observed(mail.gateway, 'mail', telemetry),
    sms: sms.gateway,
    feeds,
    addressChecks,
    cards: cards(makeSandboxCards(sandboxChargesIn(db), clock)),
    config: { ...readConfig({ DATA_DIR: folder }), databaseUrl, ...config },
    logger: testLogger(),
    telemetry,
  }
  const listener = caches ? await listenForChanges({ ...deps, databaseUrl }) : undefined
  const app = await buildApp(deps)
  return {
    ...callsOf(app),
    app,
    deps,
    db,
    clock,
    mail,
    sms,
    make: makersOf(db),
    /** Adds the jobs of queued messages, as a worker does twice a second. */
    postMessages: () => postMessages(db),
    /** Runs all queued jobs once: mails are sent, links are made. */
    runJobs: () => runDueJobs(deps, pool),
    /** The number of rows in a table. */
    count: (table: string) => count(db, table),
    /** Empties all tables except places; numbering restarts. */
    reset: async () => {
      if (withCatalogue) throw new Error('A shop with the catalogue is not emptied')
      mail.sent.length = 0
      sms.sent.length = 0
      clock.set(undefined)
      await empty(pool)
      deps.cache.clear()
    },
    /** Opens a real port and returns its address, such as http://127.0.0.1:40123 */
    async listen() {
      const address = await app.listen({ port: 0, host: '127.0.0.1' })
      deps.config.publicUrl = address
      return address
    },
    async close() {
      await app.close()
      await listener?.stop()
      await Promise.all([db.destroy(), catalogue.destroy()])
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The real time until a test sets it. */
function settableClock() {
  let fixed: Date | undefined
  return {
    now: () => fixed ?? new Date(),
    set(time: Date | string | undefined) {
      fixed = time === undefined ? undefined : new Date(time)
    },
  }
}

async function count(db: Db, table: string) {
  const query = sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`
  const { rows } = await query.execute(db)
  return rows[0]?.count ?? 0
}

/** Of `pg_class`: the tables that a test starts without rows. */
const EMPTIED = `relkind = 'r' and (
  relnamespace = 'public'::regnamespace and relname not like 'kysely_%'
    and relname not in ('country', 'state_province', 'city', 'customer_group')
  or relnamespace = to_regnamespace('graphile_worker') and relname = '_private_jobs')`

/**
 * Deletes the rows of tables that have had any, a few of two hundred, and restarts used sequences. TRUNCATE of all
 * tables would create hundreds of files before every single test.
 */
async function empty(pool: pg.Pool) {
  const { rows } = await pool.query<{ table: string }>(`
    select format('%I.%I', relnamespace::regnamespace, relname) as table from pg_class
    where ${EMPTIED} and pg_relation_size(oid) > 0`)
  const tables = rows.map(({ table }) => table)
  await pool.query(`
    begin;
    ${tables.length > 0 ? `lock table ${tables.join(', ')} in access exclusive mode;` : ''}
    -- Neither history that only grows nor references stand in the way.
    set local session_replication_role = replica;
    ${tables.map((table) => `delete from ${table};`).join('')}
    select setval(seqrelid::regclass, seqstart, false) from pg_sequence
      join pg_depend on objid = seqrelid and classid = 'pg_class'::regclass and deptype in ('a', 'i')
      where refobjid in (select oid from pg_class where ${EMPTIED})
        and pg_sequence_last_value(seqrelid) is not null;
    commit`)
}
