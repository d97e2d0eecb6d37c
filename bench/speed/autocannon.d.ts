/** The part of autocannon 9 that the bench uses; it ships without types. */
declare module 'autocannon' {
  export interface Request {
    method?: string
    path?: string
    body?: string
    headers?: Record<string, string>
    setupRequest?: (request: Request, context: object) => Request
    onResponse?: (status: number, body: string, context: object) => void
  }
  interface Options {
    url: string
    connections: number
    /** Seconds. */
    duration: number
    requests: Request[]
    headers?: Record<string, string>
  }
  interface Result {
    '2xx': number
    non2xx: number
    errors: number
    /** Seconds. */
    duration: number
    /** Milliseconds. */
    latency: { p50: number; p99: number }
  }
  // biome-ignore lint/style/noDefaultExport: it is how the package exports it
  export default function autocannon(options: Options): Promise<Result>
}
