import { context, type Span, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Tracing } from './telemetry.ts'

/** An OpenTelemetry collector, such as http://localhost:4318, and the share of requests that are traced (0 to 1). */
export interface TraceSettings {
  endpoint: string
  ratio: number
}

/** Sends spans in the background; a collector that is away costs nothing but them. */
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
    // Whoever calls from outside does not decide what is traced: it would be a way to make the shop work.
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [processor],
  })
  return {
    tracer: provider.getTracer('mendwell'),
    within: <T>(span: Span, work: () => T) =>
      context.with(trace.setSpan(context.active(), span), work),
    async close() {
      await provider.shutdown()
      context.disable()
    },
  }
}
