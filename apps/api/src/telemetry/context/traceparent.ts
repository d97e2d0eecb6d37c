let read: (() => string | undefined) | undefined

/** Sets how the current trace is found, as long as tracing is on; `undefined` when it ends. */
export function setTraceReader(reader: (() => string | undefined) | undefined): void {
  read = reader
}

/**
 * The current span in W3C Trace Context format ('00-<trace>-<span>-01'), for work done later because of it. Undefined
 * without tracing, outside a span, and in one that is not sampled.
 */
export const traceparentOfNow = (): string | undefined => read?.()
