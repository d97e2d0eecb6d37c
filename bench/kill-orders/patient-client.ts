import { setTimeout as wait } from 'node:timers/promises'

const RETRY_MS = 40
/** A charge of a killed worker waits for the reconciler; on a busy machine many shops are killed before it runs. */
const PATIENCE_MS = 600_000
/** The shop is down, or another attempt of this call is in progress: the same call is sent again. */
const TRY_AGAIN = new Set([409, 503])

/** Notified of every attempt without a 200: its status, or 0 without a response. */
export type OnFailure = (path: string, status: number) => void

interface Call {
  address: string
  method?: 'POST' | 'PUT'
  path: string
  body: object
  headers?: Record<string, string>
  /** From a proxy in front of the shop: the same call is sent again. */
  passing?: ReadonlySet<number> | undefined
  /** The shop may refuse by its rules: then undefined is returned. */
  mayRefuse?: boolean
  onFailure?: OnFailure | undefined
}

/** Statuses that a shop must never return here, however it is killed, each with its body. */
export const unforeseen: string[] = []

/**
 * Sends a call, like the web app, again and again with its own key until the shop responds.
 * @throws Error if the shop stays silent for too long, or refuses.
 */
export async function callUntilAnswered(call: Call) {
  const { address, method = 'POST', path, body, headers, passing, mayRefuse, onFailure } = call
  const givenUpAt = Date.now() + PATIENCE_MS
  while (Date.now() < givenUpAt) {
    const response = await fetch(`${address}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }).catch(() => undefined)
    const text = await response?.text().catch(() => undefined)
    if (response && text !== undefined) {
      if (response.status === 200) return JSON.parse(text)
      if (mayRefuse && response.status === 409 && JSON.parse(text).code !== 'IN_FLIGHT') return
      if (!TRY_AGAIN.has(response.status) && !passing?.has(response.status)) {
        unforeseen.push(`${path}: ${response.status} ${text.slice(0, 200)}`)
      }
    }
    onFailure?.(path, response?.status ?? 0)
    await wait(RETRY_MS)
  }
  throw new Error(`No answer to ${path}`)
}
