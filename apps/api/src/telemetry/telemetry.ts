import type { Link, Span, Tracer } from '@opentelemetry/api'
import type { FastifyInstance } from 'fastify'
import type { LogEvent } from 'kysely'
import type pg from 'pg'
import type { Config } from '../config/config.ts'
import type { Figures } from './figures.ts'
import { observeRequests } from './observe-requests.ts'
import { observeStatement } from './observe-statement.ts'

/** One piece of work of the shop besides its requests. */
export interface Work {
  kind: 'job' | 'provider'
  /** 'deliver_message', 'stripe.charge'; one of few, for each has figures of its own. */
  name: string
  /** The span that caused it, as W3C Trace Context spells it; the work is a trace of its own, with a link there. */
  causedBy?: string | undefined
}

/** What whoever runs the shop sees of it; each part is there only where a setting asks for it. */
export interface Telemetry {
  figures: Figures | undefined
  /** Listener of Kysely. */
  onStatement(event: LogEvent): void
  watchRequests(app: FastifyInstance): void
  watchPool(name: string, pool: pg.Pool): void
  /** Does the work, counts and times it, and makes it the parent of what is done meanwhile. */
  observe<T>(work: Work, start: () => T): T
  close(): Promise<void>
}

export interface Parts {
  figures?: Figures | undefined
  tracing?: Tracing | undefined
}

/** Spans and the libraries that make them. */
export interface Tracing {
  tracer: Tracer
  /** Calls `work` with the span as the parent of all that begins in it. */
  within<T>(span: Span, work: () => T): T
  /** A link to the span that is spelled so; none where it is not well spelled. */
  linksTo(traceparent: string): Link[]
  close(): Promise<void>
}

/**
 * Figures where METRICS_PORT is set, traces where OTEL_EXPORTER_OTLP_ENDPOINT is; undefined without both. Libraries are
 * loaded only for what is asked for, so that a shop without costs nothing.
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

/** Tells how the work ended, at once or when its promise settles; what it answers or throws is not touched. */
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

/** The same gateway; each of its calls is counted and timed as work of the provider. */
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
