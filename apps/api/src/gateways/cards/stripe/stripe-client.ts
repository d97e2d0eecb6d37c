import http from 'node:http'
import https from 'node:https'
import Stripe from 'stripe'
import type { Breaker } from '../../breaker/breaker.ts'
import { NoAnswer } from '../../breaker/no-answer.ts'

/** Reliability §2.7. The caller waits 15 s in all; each of the two retries has the same key. */
const CONNECT_MS = 2_000
const ANSWER_MS = 12_000
const RETRIES = 2

/** A base URL other than Stripe's own. */
export interface StripeAddress {
  protocol: 'http' | 'https'
  host: string
  port: number
}

/** The client, and the breaker that pauses it while Stripe is down. */
export interface Connection {
  stripe: Stripe
  breaker: Breaker
}

/** Stripe's SDK with our timeouts. A base URL is given in tests only. */
export function openStripe(secretKey: string, address?: StripeAddress): Stripe {
  // The agent's timeout applies until the connection is established, the SDK's from then on.
  const agent = { keepAlive: true, timeout: CONNECT_MS }
  return new Stripe(secretKey, {
    httpAgent: address?.protocol === 'http' ? new http.Agent(agent) : new https.Agent(agent),
    timeout: ANSWER_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...address,
  })
}

const { errors } = Stripe

/**
 * Sends a request to Stripe. Its refusals are thrown as by its SDK; everything that leaves open whether it acted is a
 * NoAnswer: lost connections, timeouts, its own failures, duplicates in progress.
 */
export function askStripe<T>(breaker: Breaker, question: () => Promise<T>): Promise<T> {
  return breaker.run(async () => {
    try {
      return await question()
    } catch (error) {
      if (isRefusal(error)) throw error
      throw new NoAnswer(describe(error), { cause: error })
    }
  })
}

/** Stripe understood the request and did nothing. */
export const isRefusal = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof errors.StripeCardError ||
  (error instanceof errors.StripeInvalidRequestError && error.statusCode !== 409) ||
  error instanceof errors.StripeAuthenticationError ||
  error instanceof errors.StripePermissionError

const describe = (error: unknown) => (error instanceof Error ? error.message : String(error))
