import type { FastifyInstance } from 'fastify'
import type { LogEvent } from 'kysely'
import type pg from 'pg'
import type { Config } from '../config/config.ts'
import type { Figures } from './figures.ts'
import { observeRequests } from './observe-requests.ts'
import { observeStatement } from './observe-statement.ts'
import type { Parts } from './parts.ts'

/** A unit of work of the shop other than a request. */
export interface Work {
  kind: 'job' | 'provider'
  /** 'deliver_message', 'stripe.charge'; one of few, since each has metrics of its own. */
  name: string
  /** The span that caused it, in W3C Trace Context format; the work is a trace of its own, with a link to it. */
  causedBy?: string | undefined
}

/** The telemetry of the shop for its operator; each part exists only if it is configured. */
export interface Telemetry {
  figures: Figures | undefined
  /** Listener of Kysely. */
  onStatement(event: LogEvent): void
  watchRequests(app: FastifyInstance): void
  watchPool(name: string, pool: pg.Pool): void
  /** Runs the work, counts and times it, and makes it the parent of everything started meanwhile. */
  observe<T>(work: Work, start: () => T): T
  close(): Promise<void>
}

/**
 * Metrics if METRICS_PORT is set, traces if OTEL_EXPORTER_OTLP_ENDPOINT is; undefined without both. Libraries are
 * loaded only if needed, so that a shop without them pays nothing.
 */
export async function openTelemetry(config: Config): Promise<Telemetry | undefined> {
  const { metrics, traces } = config
  if (!metrics && !traces) return undefined
  return makeTelemetry({
    figures: metrics && (await import('./figures.ts')).makeFigures(),
    tracing: traces && (await import('./tracing.ts')).openTracing(traces),
  })
}

export function makeTelemetry({ figures, tracing }: Parts): Telemetry {
  function observe<T>({ kind, name, causedBy }: Work, start: () => T): T {
    const begunMs = performance.now()
    const span = tracing?.tracer.startSpan(name, {
      attributes: { 'mendwell.work': kind },
      links: causedBy === undefined ? [] : tracing.linksTo(causedBy),
    })
    const end = (outcome: 'ok' | 'failed') => {
      figures?.work.observe({ kind, name, outcome }, (performance.now() - begunMs) / 1_000)
      if (outcome === 'failed') span?.setStatus({ code: 2 })
      span?.end()
    }
    return settled(() => (tracing && span ? tracing.within(span, start) : start()), end)
  }
  return {
    figures,
    onStatement: observeStatement({ figures, tracing }),
    watchRequests: (app) => observeRequests(app, { figures, tracing }),
    watchPool: (name, pool) => figures?.watchPool(name, pool),
    observe,
    close: async () => tracing?.close(),
  }
}

/** Reports how the work ended, at once or when its promise settles; its result or error is passed through. */
function settled<T>(start: () => T, end: (outcome: 'ok' | 'failed') => void): T {
  let result: T
  try {
    result = start()
  } catch (error) {
    end('failed')
    throw error
  }
  if (!(result instanceof Promise)) {
    end('ok')
    return result
  }
  result.then(
    () => end('ok'),
    () => end('failed'),
  )
  return result
}

/** The same gateway; each of its calls is counted and timed as the provider's work. */
export function observed<T extends object>(gateway: T, name: string, telemetry?: Telemetry): T {
  if (!telemetry) return gateway
  return new Proxy(gateway, {
    get(target, key) {
      const member: unknown = Reflect.get(target, key)
      if (typeof member !== 'function') return member
      return (...given: unknown[]) =>
        telemetry.observe({ kind: 'provider', name: `${name}.${String(key)}` }, () =>
          Reflect.apply(member, target, given),
        )
    },
  })
}
