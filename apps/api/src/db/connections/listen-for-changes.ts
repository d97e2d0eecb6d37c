import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import type { Cache } from '../../ground/cache.ts'
import { applicationName } from './presence.ts'

/** Triggers notify this channel which cached answers are stale, by tag (migrations 0181, 0298, 0410). */
const CHANNEL = 'mendwell_cache'
const EVERYTHING = 'all'
const RETRY_AFTER_MS = 1_000

interface Listening {
  databaseUrl: string
  cache: Pick<Cache, 'drop' | 'clear'>
  logger: Pick<FastifyBaseLogger, 'warn' | 'debug'>
}

/**
 * Drops cached answers as soon as any process, on any machine, changes what they show. While the connection is lost,
 * answers just expire by age.
 */
export async function listenForChanges({ databaseUrl, cache, logger }: Listening) {
  const stopping = new AbortController()
  let client = await connect()

  async function connect(): Promise<pg.Client> {
    const connecting = new pg.Client({
      connectionString: databaseUrl,
      application_name: applicationName('shop'),
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    })
    connecting.on('error', (error) =>
      logger.warn(`the listener lost the database: ${error.message}`),
    )
    connecting.on('notification', ({ payload = EVERYTHING }) => {
      if (payload === EVERYTHING) cache.clear()
      else cache.drop(...payload.split(' '))
    })
    await connecting.connect()
    await connecting.query(`listen ${CHANNEL}`)
    connecting.once('end', () => void reconnect())
    // Notifications sent meanwhile were missed.
    cache.clear()
    return connecting
  }

  async function reconnect() {
    while (!stopping.signal.aborted) {
      try {
        await wait(RETRY_AFTER_MS, undefined, { signal: stopping.signal })
        client = await connect()
        return
      } catch (error) {
        if (!stopping.signal.aborted) logger.debug({ err: error }, 'the listener waits')
      }
    }
  }

  return {
    async stop() {
      stopping.abort()
      await client.end().catch(() => {})
    },
  }
}
