import { traceparentOfNow } from '../telemetry/context/traceparent.ts'

/**
 * A statement as it is sent: the one that begins a transaction tells triggers the current span, for the messages they
 * queue (decision 0069). Nothing is added without tracing, or for what is not sampled.
 */
export function tracedBegin(text: string): string {
  const traceparent = text === 'begin' ? traceparentOfNow() : undefined
  // Digits and dashes only. In the same statement, so that the transaction takes no further round trip.
  return traceparent ? `begin; set local mendwell.traceparent = '${traceparent}'` : text
}
