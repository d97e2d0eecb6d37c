let read: (() => string | undefined) | undefined

/** Says how the trace of now is found, for as long as traces are on; `undefined` when they end. */
export function tellTraceBy(reader: (() => string | undefined) | undefined): void {
  read = reader
}

/**
 * The span in which this is called, as W3C Trace Context spells it ('00-<trace>-<span>-01'), for what is done later because
 * of it. Undefined where no traces are asked for, outside of a span, and in one that is not among those sent.
 */
export const traceparentOfNow = (): string | undefined => read?.()
