import type { Link, Span, Tracer } from '@opentelemetry/api'
import type { Figures } from './figures.ts'

/** What telemetry is made of: each part only if it is configured. */
export interface Parts {
  figures?: Figures | undefined
  tracing?: Tracing | undefined
}

/** Spans and the libraries that make them. */
export interface Tracing {
  tracer: Tracer
  /** Calls `work` with the span as the parent of everything started in it. */
  within<T>(span: Span, work: () => T): T
  /** A link to the span in this format; none if it is malformed. */
  linksTo(traceparent: string): Link[]
  close(): Promise<void>
}
