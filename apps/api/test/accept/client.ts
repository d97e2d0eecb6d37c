/** A response of the shop, seen from outside. */
export interface Answer {
  status: number
  headers: Headers
  /** Parsed JSON, or the text if it is not JSON. */
  body: unknown
}

export interface Request {
  body?: unknown
  /** Sent unchanged, instead of `body`. */
  raw?: string | FormData
  type?: string
  token?: string | undefined
  orderToken?: string | undefined
  key?: string
}

/** Calls a running shop through its public address only. */
export class ShopClient {
  readonly base: string

  constructor(base: string) {
    this.base = `${base.replace(/\/$/, '')}/api/`
  }

  /** Requests a page as a crawler does; redirects are not followed. */
  async open(path: string): Promise<Answer> {
    const response = await fetch(new URL(path, this.base), { redirect: 'manual' })
    return { status: response.status, headers: response.headers, body: await response.text() }
  }

  async send(method: string, path: string, request: Request = {}): Promise<Answer> {
    const payload =
      request.raw ?? (request.body === undefined ? null : JSON.stringify(request.body))
    const isForm = payload instanceof FormData
    const response = await fetch(this.base + path, {
      method,
      body: payload,
      headers: {
        ...(payload !== null && !isForm && { 'Content-Type': request.type ?? 'application/json' }),
        ...(request.token && { Authorization: `Bearer ${request.token}` }),
        ...(request.orderToken && { 'X-Order-Token': request.orderToken }),
        ...(request.key && { 'Idempotency-Key': request.key }),
      },
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: parse(text) }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
