import type pg from 'pg'
import {
  AggregatorRegistry,
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  Registry,
} from 'prom-client'

/** Seconds. Reliability §3.2 asks for answers within 200 ms; nothing may take longer than a request's limit of 20 s. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 2.5, 5, 20]

export type Figures = ReturnType<typeof makeFigures>

/** The metrics of one process. No label contains user input, and each has few values. */
export function makeFigures() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const pools = new Map<string, pg.Pool>()
  // Only constructing it makes this process answer the first one, which aggregates them.
  new AggregatorRegistry()
  AggregatorRegistry.setRegistries(registry)
  new Gauge({
    name: 'mendwell_db_connections',
    help: 'Connections of a pool by state; waiting: requests that wait for one',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of pools) {
        this.set({ pool, state: 'busy' }, totalCount - idleCount)
        this.set({ pool, state: 'idle' }, idleCount)
        this.set({ pool, state: 'waiting' }, waitingCount)
      }
    },
  })
  return {
    registry,
    requests: new Histogram({
      name: 'mendwell_http_request_duration_seconds',
      help: 'Requests by route',
      labelNames: ['method', 'route', 'status'],
      buckets: BUCKETS,
      registers,
    }),
    refusals: new Counter({
      name: 'mendwell_refusals_total',
      help: 'Requests refused with a code of the contract, such as OUT_OF_STOCK',
      labelNames: ['code'],
      registers,
    }),
    statements: new Histogram({
      name: 'mendwell_db_statement_duration_seconds',
      help: 'SQL statements by their first word',
      labelNames: ['operation', 'outcome'],
      buckets: BUCKETS,
      registers,
    }),
    work: new Histogram({
      name: 'mendwell_work_duration_seconds',
      help: 'Jobs, and calls of the payment, mail and SMS providers',
      labelNames: ['kind', 'name', 'outcome'],
      buckets: BUCKETS,
      registers,
    }),
    watchPool: (name: string, pool: pg.Pool) => void pools.set(name, pool),
  }
}
