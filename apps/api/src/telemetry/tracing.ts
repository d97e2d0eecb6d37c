import {
  context,
  defaultTextMapSetter,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  TraceFlags,
  trace,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import {
  parseTraceParent,
  TRACE_PARENT_HEADER,
  W3CTraceContextPropagator,
} from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  SamplingDecision,
  type SpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { setTraceReader } from './context/traceparent.ts'
import type { Tracing } from './parts.ts'

/** An OpenTelemetry collector, such as http://localhost:4318, and the share of requests that are traced (0 to 1). */
export interface TraceSettings {
  endpoint: string
  ratio: number
}

/** Sends spans in the background; if a collector is away, only they are lost. */
export const openTracing = ({ endpoint, ratio }: TraceSettings): Tracing =>
  tracingBy(
    new BatchSpanProcessor({
      exporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` }),
    }),
    ratio,
  )

export function tracingBy(processor: SpanProcessor, ratio: number): Tracing {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager())
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'mendwell' }),
    // Outside callers do not decide what is traced: it would be a way to make the shop work.
    sampler: new ParentBasedSampler({ root: withTheirCause(new TraceIdRatioBasedSampler(ratio)) }),
    spanProcessors: [processor],
  })
  setTraceReader(traceparentOfActive)
  return {
    tracer: provider.getTracer('mendwell'),
    within: <T>(span: Span, work: () => T) =>
      context.with(trace.setSpan(context.active(), span), work),
    linksTo: (traceparent) => {
      const cause = parseTraceParent(traceparent)
      return cause ? [{ context: cause }] : []
    },
    async close() {
      setTraceReader(undefined)
      await provider.shutdown()
      context.disable()
    },
  }
}

const isSampled = ({ traceFlags }: SpanContext) => (traceFlags & TraceFlags.SAMPLED) !== 0

/** What a traced request queued is traced too, whatever the ratio: otherwise a link would lead nowhere. */
const withTheirCause = (share: Sampler): Sampler => ({
  shouldSample: (...given) => {
    const [, , , , , links] = given
    return links.some((link) => isSampled(link.context))
      ? { decision: SamplingDecision.RECORD_AND_SAMPLED }
      : share.shouldSample(...given)
  },
})

const propagator = new W3CTraceContextPropagator()

function traceparentOfActive(): string | undefined {
  const active = trace.getSpanContext(context.active())
  if (!active || !isSpanContextValid(active) || !isSampled(active)) return undefined
  const carrier: Record<string, string> = {}
  propagator.inject(trace.setSpanContext(ROOT_CONTEXT, active), carrier, defaultTextMapSetter)
  return carrier[TRACE_PARENT_HEADER]
}
