import type { FastifyInstance, InjectOptions } from 'fastify'

export interface CallOptions {
  headers?: Record<string, string>
  cookies?: Record<string, string>
  /** Sent as `Authorization: Bearer …`. */
  bearer?: string
}

/** `/orders/save` means `/api/orders/save`, as in the contract. */
const fullUrl = (url: string) => (url.startsWith('/api/') ? url : `/api${url}`)

/** API calls without a network; for addresses outside /api use `app.inject`. */
export function callsOf(app: FastifyInstance) {
  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, rest: InjectOptions) =>
    app.inject({ method, url: fullUrl(url), ...rest })
  return {
    get: (url: string, options?: CallOptions) => send('GET', url, envelope(options)),
    delete: (url: string, options?: CallOptions) => send('DELETE', url, envelope(options)),
    post: (url: string, body: unknown, options?: CallOptions) =>
      send('POST', url, withBody(body, options)),
    put: (url: string, body: unknown, options?: CallOptions) =>
      send('PUT', url, withBody(body, options)),
    /** A file in a form, as the back office sends it. */
    upload: (url: string, content: string, options?: CallOptions) =>
      send(
        'POST',
        url,
        withBody(formOf(content), { ...options, headers: { ...options?.headers, ...FORM } }),
      ),
  }
}

const FORM = { 'content-type': 'multipart/form-data; boundary=x' }
const formOf = (content: string) =>
  `--x\r\nContent-Disposition: form-data; name="file"; filename="file.csv"\r\n\r\n${content}\r\n--x--\r\n`

function envelope({ headers, cookies, bearer }: CallOptions = {}): InjectOptions {
  const authorization = bearer ? { authorization: `Bearer ${bearer}` } : {}
  return { headers: { ...headers, ...authorization }, ...(cookies && { cookies }) }
}

/** A string is sent unchanged: for bodies that are not JSON. */
function withBody(body: unknown, options?: CallOptions): InjectOptions {
  const { headers, ...rest } = envelope(options)
  return {
    ...rest,
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  }
}
