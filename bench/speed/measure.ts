import autocannon, { type Request } from 'autocannon'

export interface Measured {
  /** Operations per second. */
  rate: number
  /** Milliseconds per call. */
  p50: number
  p99: number
  /** Milliseconds of CPU time per operation; node and PostgreSQL separately. */
  nodeCpu: number
  postgresCpu: number
  failed: number
}

interface Run {
  url: string
  requests: readonly Request[]
  connections: number
  seconds: number
  /** CPU time used so far, in ms. */
  cpu: () => { node: number; postgres: number }
}

/** One run of autocannon against one URL. */
export async function measure({
  url,
  requests,
  connections,
  seconds,
  cpu,
}: Run): Promise<Measured> {
  const before = cpu()
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [...requests],
    headers: { 'accept-encoding': 'br' },
  })
  const after = cpu()
  const done = result['2xx'] / requests.length
  return {
    rate: done / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    nodeCpu: (after.node - before.node) / Math.max(1, done),
    postgresCpu: (after.postgres - before.postgres) / Math.max(1, done),
    failed: result.non2xx + result.errors,
  }
}

/** The median run, value by value; with an even number, the upper one. */
export function median(runs: readonly Measured[]): Measured {
  const middle = (key: keyof Measured) => {
    const values = runs.map((run) => run[key]).sort((one, other) => one - other)
    return values[Math.floor(values.length / 2)] ?? 0
  }
  const failed = runs.reduce((sum, run) => sum + run.failed, 0)
  return {
    rate: middle('rate'),
    p50: middle('p50'),
    p99: middle('p99'),
    nodeCpu: middle('nodeCpu'),
    postgresCpu: middle('postgresCpu'),
    failed,
  }
}
