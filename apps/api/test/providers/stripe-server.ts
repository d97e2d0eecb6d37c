import { createHmac } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { StripeAnswer } from './stripe-server-answers.ts'
import { StripeBooks, type StripeEvent } from './stripe-server-books.ts'

export const STRIPE_SECRET_KEY = 'sk_test_of_a_server_in_this_process'
export const STRIPE_WEBHOOK_SECRET = 'whsec_of_a_server_in_this_process'

/** The part of Stripe's API that the shop uses. */
export type StripeStep =
  | ('method' | 'create' | 'confirm' | 'cancel' | 'find' | 'refund' | 'list')
  | ('customer' | 'forget customer' | 'detach')
  | ('create setup' | 'confirm setup' | 'find setup' | 'cancel setup')

/** Planned failures with their number; the SDK tries up to three times. */
export interface StripeFailure {
  on: StripeStep
  how:
    | 'drop before acting'
    | 'drop after acting'
    | 'fail before acting'
    | 'fail after acting'
    | 'hang after acting'
    | 'talk HTML after acting'
    | 'say nothing of use after acting'
  times?: number
}

interface Question {
  step: StripeStep
  act: () => StripeAnswer
  /** Of a POST: a repeat gets the same response, and is not executed again. */
  key: string | undefined
  body: string
}

/** An HTTP server that implements Stripe's API for its SDK, with state. */
export async function startStripeServer() {
  const books = new StripeBooks()
  const plan: StripeFailure[] = []
  const answered = new Map<string, { body: string; answer: StripeAnswer }>()
  const requests: { step: StripeStep; key: string | undefined }[] = []
  const hanging: (() => void)[] = []
  /** Called before each request is handled; a test may wait in it, or kill a process. */
  let watch: ((step: StripeStep, when: 'asked' | 'done') => void | Promise<void>) | undefined

  const server = http.createServer(async (request, response) => {
    const question = read(books, request, await text(request))
    if (typeof question === 'number') return send(response, question, { error: { type: 'api' } })
    const { step, key } = question
    requests.push({ step, key })
    const failure = takeFailure(plan, step)
    await watch?.(step, 'asked')
    if (failure === 'drop before acting') return request.socket.destroy()
    if (failure === 'fail before acting')
      return send(response, 500, { error: { type: 'api_error' } })
    const { answer, replayed } = actOnce(answered, question)
    await watch?.(step, 'done')
    if (failure === 'drop after acting') return request.socket.destroy()
    if (failure === 'fail after acting')
      return send(response, 500, { error: { type: 'api_error' } })
    if (failure === 'talk HTML after acting') return response.end('<html>All is well</html>')
    if (failure === 'say nothing of use after acting') return send(response, 200, {})
    if (failure) await new Promise<void>((release) => hanging.push(release))
    if (replayed) response.setHeader('idempotent-replayed', 'true')
    send(response, answer.status, answer.body)
  })
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
  const { port } = server.address() as AddressInfo

  return {
    books,
    asked: requests,
    address: { protocol: 'http', host: '127.0.0.1', port } as const,
    fail: (...failures: StripeFailure[]) => void plan.push(...failures),
    watch(watcher: typeof watch) {
      watch = watcher
    },
    /** Releases hanging requests. */
    release: () => void hanging.splice(0).map((release) => release()),
    /** Clears all state. */
    reset() {
      for (const list of [plan, requests, books.events, books.refunds]) list.length = 0
      books.intents.clear()
      books.setups.clear()
      books.vault.reset()
      books.reportedAmount = undefined
      answered.clear()
      watch = undefined
      for (const release of hanging.splice(0)) release()
    },
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

export type StripeServer = Awaited<ReturnType<typeof startStripeServer>>

function send(response: http.ServerResponse, status: number, body: object) {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_test' })
  response.end(JSON.stringify(body))
}

/** The status for a missing key or an unknown object. */
function read(books: StripeBooks, request: http.IncomingMessage, body: string): Question | number {
  if (request.headers.authorization !== `Bearer ${STRIPE_SECRET_KEY}`) return 401
  const url = new URL(request.url ?? '/', 'http://stripe.test')
  const [, , , id = '', verb] = url.pathname.split('/')
  const form = new Map(new URLSearchParams(body))
  const key = request.headers['idempotency-key']?.toString()
  const question = (step: StripeStep, act: () => StripeAnswer) => ({ step, act, key, body })
  const list = url.searchParams.get('payment_intent')
  switch (`${request.method} ${url.pathname.replace(id, id && ':id')}`) {
    case 'POST /v1/customers':
      return question('customer', () => books.createCustomer(form))
    case 'DELETE /v1/customers/:id':
      return question('forget customer', () => books.removeCustomer(id))
    case 'POST /v1/payment_methods/:id/detach':
      return question('detach', () => books.detach(id))
    case 'POST /v1/payment_methods':
      return question('method', () => books.createMethod(form))
    case 'POST /v1/setup_intents':
      return question('create setup', () => books.setups.create(form))
    case 'GET /v1/setup_intents/:id':
      return question('find setup', () => books.setups.retrieve(id))
    case 'POST /v1/setup_intents/:id/confirm':
      return question('confirm setup', () => books.setups.confirm(id, form))
    case 'POST /v1/setup_intents/:id/cancel':
      return question('cancel setup', () => books.setups.cancel(id))
    case 'POST /v1/payment_intents':
      return question('create', () => books.createIntent(form))
    case 'GET /v1/payment_intents/:id':
      return question('find', () => books.retrieve(id))
    case 'POST /v1/payment_intents/:id/confirm':
      return question('confirm', () => books.confirm(id, form))
    case 'POST /v1/payment_intents/:id/cancel':
      return question('cancel', () => books.cancel(id))
    case 'POST /v1/refunds':
      return question('refund', () => books.createRefund(form))
    case 'GET /v1/refunds':
      return question('list', () => books.listRefunds(list))
    default:
      return verb ? 404 : 400
  }
}

function actOnce(
  answered: Map<string, { body: string; answer: StripeAnswer }>,
  { key, body, act }: Question,
) {
  const before = key ? answered.get(key) : undefined
  if (before && before.body !== body) {
    const error = { type: 'idempotency_error', message: 'Keys can only be used with one body.' }
    return { answer: { status: 400, body: { error } }, replayed: false }
  }
  if (before) return { answer: before.answer, replayed: true }
  const made = act()
  // Stored as it was sent, whatever happens to the payment later.
  const answer = { status: made.status, body: structuredClone(made.body) }
  if (key) answered.set(key, { body, answer })
  return { answer, replayed: false }
}

function takeFailure(plan: StripeFailure[], step: StripeStep) {
  const failure = plan.find(({ on }) => on === step)
  if (!failure) return undefined
  failure.times = (failure.times ?? 1) - 1
  if (failure.times <= 0) plan.splice(plan.indexOf(failure), 1)
  return failure.how
}

interface Signing {
  secret?: string
  at?: Date
}

/** An event as Stripe sends it; a string is sent unchanged. */
export function signedEvent(
  event: StripeEvent | string,
  { secret = STRIPE_WEBHOOK_SECRET, at = new Date() }: Signing = {},
) {
  const body = typeof event === 'string' ? event : JSON.stringify(event)
  const time = Math.floor(at.getTime() / 1000)
  const mac = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  return { body, signature: `t=${time},v1=${mac}` }
}
