import net from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { makeProofs } from './prove-hearing.ts'
import type { ResponseCache } from './response-cache.ts'

/** Migrations 0181 and 0298 announce the tags of outdated answers here. */
const CHANNEL = 'mendwell_cache'
const EVERYTHING = 'all'
/** A listener that lost the database begins anew after this pause. */
const RETRY_AFTER_MS = 1_000
/** Several proofs fit into the time that one of them holds. */
const PROVE_EVERY_MS = 300
const SILENT_MS = 5_000

interface Listening {
  databaseUrl: string
  cache: Pick<ResponseCache, 'invalidate' | 'clear' | 'heardUntil' | 'doubt' | 'nowMs'>
  logger: Pick<FastifyBaseLogger, 'warn' | 'debug'>
  /** A connection that has been silent for so long is given up, one that is being made too. */
  silentMs?: number
}

/**
 * Forgets kept answers as soon as any process, on any machine, changes what they show, and proves
 * all the time that it still hears. Without that proof live answers rest and lists end by their age;
 * a listener that comes back drops all that was kept.
 */
export async function listenForChanges({
  databaseUrl,
  cache,
  logger,
  silentMs = SILENT_MS,
}: Listening) {
  const stopping = new AbortController()
  let listening = await connect()
  const timer = setInterval(() => void prove(), PROVE_EVERY_MS)
  timer.unref()

  async function connect() {
    const socket = new net.Socket()
    const client = new pg.Client({
      connectionString: databaseUrl,
      keepAlive: true,
      stream: () => socket,
    })
    client.on('error', (error) => logger.warn(`the listener lost the database: ${error.message}`))
    client.on('notification', ({ payload = EVERYTHING }) => {
      if (payload === EVERYTHING) cache.clear()
      else cache.invalidate(...payload.split(' '))
    })
    const tooLate = setTimeout(() => socket.destroy(), silentMs)
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
    } finally {
      clearTimeout(tooLate)
    }
    client.once('end', () => {
      cache.doubt()
      void reconnect()
    })
    cache.clear()
    // PostgreSQL delivers what was announced before it answers a statement, even an empty one.
    const proofs = makeProofs(cache, () => client.query(''))
    return { client, socket, proofs }
  }

  async function prove() {
    const { socket, proofs } = listening
    if (proofs.waitingMs() > silentMs) socket.destroy()
    else if (proofs.waitingMs() === 0) await proofs.ask()
  }

  async function reconnect() {
    while (!stopping.signal.aborted) {
      try {
        await wait(RETRY_AFTER_MS, undefined, { signal: stopping.signal })
        listening = await connect()
        return await prove()
      } catch (error) {
        if (!stopping.signal.aborted) logger.debug({ err: error }, 'the listener waits')
      }
    }
  }

  await prove()
  return {
    /** Resolves when this process has heard of everything committed until now, or knows that it has not. */
    catchUp: () => listening.proofs.catchUp(),
    async stop() {
      stopping.abort()
      clearInterval(timer)
      await listening.client.end().catch(() => {})
    },
  }
}
