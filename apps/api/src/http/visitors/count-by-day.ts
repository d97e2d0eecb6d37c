import { isBrowser } from '@mendwell/domain/reports/visits'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps/deps.ts'
import { type Counted, makeDailyCounter } from './once-a-day.ts'

/** A kill loses the counts of this time. */
const WRITE_EVERY_MS = 60_000

interface Counting<Key extends string> {
  /** What is counted, for the log. */
  what: string
  /** Pairs of visitor and thing held in memory. */
  most: number
  /** Adds to the counts of today; returns that day, YYYY-MM-DD. */
  write: (counted: Counted<Key>) => Promise<string | undefined>
}

/**
 * Counts visitors by requests their browsers send anyway: no cookie, no third party. `count` registers a request, if a
 * person's browser sent it; `write` stores the counts, which also happens every minute.
 */
export function countByDay<Key extends string>(
  app: FastifyInstance,
  { logger }: Pick<Deps, 'logger'>,
  counting: Counting<Key>,
) {
  const counter = makeDailyCounter<Key>(counting.most)
  let today: string | undefined

  async function write() {
    const counted = counter.take()
    if (counted.size === 0) return
    try {
      const day = await counting.write(counted)
      if (today !== undefined && day !== today) counter.forget()
      today = day
    } catch (error) {
      counter.giveBack(counted)
      logger.warn({ err: error }, `${counting.what} not written`)
    }
  }

  const timer = setInterval(write, WRITE_EVERY_MS).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await write()
  })
  return {
    count(request: FastifyRequest, ...keys: Key[]) {
      const userAgent = headerOf(request, 'user-agent')
      const fetchSite = headerOf(request, 'sec-fetch-site')
      const purpose = headerOf(request, 'sec-purpose')
      if (!userAgent || !isBrowser({ userAgent, fetchSite, purpose })) return
      for (const key of keys) counter.count(key, { ip: request.ip, userAgent })
    },
    write,
  }
}

const headerOf = ({ headers }: FastifyRequest, name: string) => headers[name]?.toString()
