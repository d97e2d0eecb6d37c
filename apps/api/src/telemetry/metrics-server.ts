import cluster from 'node:cluster'
import { hash, timingSafeEqual } from 'node:crypto'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { AggregatorRegistry, Gauge, Registry } from 'prom-client'
import type { Db } from '../db/db.ts'
import type { Telemetry } from './telemetry.ts'
import { findWaiting, type Waiting } from './waiting.repository.ts'

const WAITING: Record<keyof Waiting, [name: string, help: string]> = {
  jobsDue: ['mendwell_jobs_due', 'Jobs whose time has come'],
  oldestJobSeconds: ['mendwell_oldest_job_seconds', 'How long the oldest due job has waited'],
  jobsFailed: ['mendwell_jobs_failed', 'Jobs that used up their tries'],
  messagesToPost: ['mendwell_messages_to_post', 'Messages that have no job yet'],
  oldestMessageSeconds: [
    'mendwell_oldest_message_seconds',
    'How long the oldest message without a job has waited',
  ],
  messagesFailed: ['mendwell_messages_failed', 'Messages that were tried in vain'],
  chargesOpen: ['mendwell_charges_open', 'Charges that the provider has not answered'],
  oldestChargeSeconds: ['mendwell_oldest_charge_seconds', 'How long the oldest of them is open'],
}

/** Metrics that only the database has. */
export const WAITING_NAMES: readonly string[] = Object.values(WAITING).map(([name]) => name)

export interface MetricsSettings {
  port: number
  token: string
}

interface Served {
  db: Db
  telemetry?: Telemetry | undefined
  logger: Pick<FastifyBaseLogger, 'debug'>
}

/**
 * The shop's metrics for Prometheus, at `/metrics` on a port of their own: the sum of all its processes, and what is
 * queued in the database. Callers need the token: `Authorization: Bearer …`.
 */
export function buildMetricsServer(deps: Served, { token }: MetricsSettings): FastifyInstance {
  const app = Fastify({ logger: false, routerOptions: { ignoreTrailingSlash: true } })
  app.addHook('onRequest', async (request, reply) => {
    if (isSame(request.headers.authorization ?? '', `Bearer ${token}`)) return
    return reply
      .code(401)
      .header('WWW-Authenticate', 'Bearer')
      .send('The token is missing or wrong\n')
  })
  app.get('/metrics', async (_request, reply) => {
    const parts = await Promise.all([figuresOfProcesses(deps), figuresOfDatabase(deps)])
    return reply.type(Registry.PROMETHEUS_CONTENT_TYPE).send(parts.join('\n'))
  })
  return app
}

/** The first of several processes serves no requests itself. */
async function figuresOfProcesses({ telemetry }: Served): Promise<string> {
  const isFirstOfSeveral = cluster.isPrimary && Object.keys(cluster.workers ?? {}).length > 0
  if (isFirstOfSeveral) return new AggregatorRegistry().clusterMetrics()
  return telemetry?.figures?.registry.metrics() ?? ''
}

/** While the database is away the other metrics matter most. */
async function figuresOfDatabase({ db, logger }: Served): Promise<string> {
  const registers = [new Registry()]
  const isUp = new Gauge({ name: 'mendwell_db_up', help: '1: the database answers', registers })
  try {
    const waiting = await findWaiting(db)
    for (const [key, [name, help]] of Object.entries(WAITING)) {
      new Gauge({ name, help, registers }).set(waiting[key as keyof Waiting])
    }
    isUp.set(1)
  } catch (error) {
    logger.debug({ err: error }, 'what waits could not be counted')
    isUp.set(0)
  }
  return registers[0]?.metrics() ?? ''
}

/** In constant time, so that it does not reveal how much of a guess was right. */
const isSame = (given: string, wanted: string) =>
  timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', wanted, 'buffer'))
