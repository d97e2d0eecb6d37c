import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import type { ResponseCache } from './response-cache.ts'

/** Migration 0181 announces the tags of outdated answers here. */
const CHANNEL = 'mendwell_cache'
const EVERYTHING = 'all'
/** A listener that lost the database begins anew after this pause. */
const RETRY_AFTER_MS = 1_000

interface Listening {
  databaseUrl: string
  cache: Pick<ResponseCache, 'invalidate' | 'clear'>
  logger: Pick<FastifyBaseLogger, 'warn' | 'debug'>
}

/**
 * Forgets kept answers as soon as any process, on any machine, changes what they show. While the
 * database is away nothing is announced: then answers end by their age, and on return all are dropped.
 */
export async function listenForChanges({ databaseUrl, cache, logger }: Listening) {
  const stopping = new AbortController()
  let client = await connect()

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({ connectionString: databaseUrl, keepAlive: true })
    next.on('error', (error) => logger.warn(`the listener lost the database: ${error.message}`))
    next.on('notification', ({ payload = EVERYTHING }) => {
      if (payload === EVERYTHING) cache.clear()
      else cache.invalidate(...payload.split(' '))
    })
    await next.connect()
    next.once('end', () => void reconnect())
    await next.query(`listen ${CHANNEL}`)
    cache.clear()
    return next
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
