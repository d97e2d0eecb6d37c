import * as z from 'zod/mini'
import { type Breaker, makeBreaker } from '../breaker/breaker.ts'
import { NoAnswer } from '../breaker/no-answer.ts'
import { readBody } from '../breaker/read-body.ts'

/** An answer takes a few KB. */
const MAX_BYTES = 2 * 1024 * 1024

/** Of its documentation: too many requests at once, to be repeated later. */
const TOO_MANY = 429

export interface EasyPostSettings {
  apiKey: string
  /** The base URL, without a trailing slash. */
  url: string
}

/** EasyPost understood the request and did nothing. Neither its message nor its fields belong into a log: they quote. */
export class EasyPostRefusal extends Error {
  override readonly name = 'EasyPostRefusal'
  /** The HTTP status: 401 and 403 for a wrong key, 402 for an account without money, 422 for wrong values. */
  readonly status: number
  /** Such as ADDRESS.VERIFY.FAILURE; undefined if it gave none. */
  readonly code: string | undefined
  /** What EasyPost says about it, in English. */
  readonly reason: string | undefined
  constructor(status: number, { code, reason }: { code?: string; reason?: string } = {}) {
    super(`EasyPost refused: ${status} ${code ?? 'without a code'}`)
    this.status = status
    this.code = code
    this.reason = reason
  }
}

export interface EasyPostRequest {
  method: 'GET' | 'POST'
  /** Below /v2, such as '/addresses'. */
  path: string
  /** Sent as JSON. */
  body?: object
  /** For everything, from the connection to the last byte of the answer. */
  withinMs: number
}

/** EasyPost's API. Requests are not repeated: it knows no idempotency keys. */
export interface EasyPost {
  /** False while it fails so often that no requests are sent. */
  isAvailable(): boolean
  /**
   * The answer as parsed JSON, of any shape.
   * @throws EasyPostRefusal if it understood and refused.
   * @throws NoAnswer otherwise, also if it was too busy: whether it acted is unknown.
   */
  ask(request: EasyPostRequest): Promise<unknown>
}

/** Opens a client with a circuit breaker of its own, so that slow answers of one kind do not pause another kind. */
export function openEasyPost(
  settings: EasyPostSettings,
  breaker: Breaker = makeBreaker('EasyPost'),
): EasyPost {
  return {
    isAvailable: () => breaker.isClosed(),
    ask: (request) => breaker.run(() => ask(settings, request)),
  }
}

async function ask(settings: EasyPostSettings, request: EasyPostRequest): Promise<unknown> {
  const { status, text } = await send(settings, request)
  const answer = parse(text)
  if (status >= 200 && status < 300 && answer !== undefined) return answer
  const isRefused = status >= 400 && status < 500 && status !== TOO_MANY
  if (isRefused) throw new EasyPostRefusal(status, describe(answer))
  throw new NoAnswer(`EasyPost answered ${status} ${answer === undefined ? 'without JSON' : ''}`)
}

async function send({ apiKey, url }: EasyPostSettings, request: EasyPostRequest) {
  const { method, path, body, withinMs } = request
  try {
    const response = await fetch(`${url}/v2${path}`, {
      method,
      // Its answers come from here; another host must not get the key.
      redirect: 'error',
      signal: AbortSignal.timeout(withinMs),
      headers: {
        Accept: 'application/json',
        // The key is the user; there is no password.
        Authorization: `Basic ${Buffer.from(`${apiKey}:`).toString('base64')}`,
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const answer = await readBody(response, MAX_BYTES, 'EasyPost did not stop answering')
    return { status: response.status, text: answer.toString() }
  } catch (cause) {
    if (cause instanceof NoAnswer) throw cause
    throw new NoAnswer('EasyPost cannot be reached or took too long', { cause })
  }
}

/** Undefined if it is no JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const Problem = z.object({
  error: z.object({ code: z.optional(z.string()), message: z.optional(z.string()) }),
})

function describe(answer: unknown) {
  const { data } = Problem.safeParse(answer)
  const { code, message } = data?.error ?? {}
  return { ...(code && { code }), ...(message && { reason: message }) }
}
