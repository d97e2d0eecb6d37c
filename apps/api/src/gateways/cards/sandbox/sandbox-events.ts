import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import type { ProviderEvent, UnprovenEvent } from '../card-gateway.ts'
import { describeCharge } from './sandbox-charge.ts'
import { type SandboxCharge, SandboxState } from './sandbox-memory.ts'

/** An older signature may be a replay, and one in the future is forged (Reliability §2.7). */
const TOLERANCE_SECONDS = 300

const Body = z.object({
  id: z.string(),
  type: z.string(),
  charge: z.optional(
    z.object({
      reference: z.string(),
      idempotencyKey: z.string(),
      orderId: z.int(),
      attemptId: z.int(),
      amountCents: z.int(),
      currency: z.string(),
      token: z.string(),
      state: SandboxState,
      message: z.nullable(z.string()),
    }),
  ),
})

interface Signing {
  secret: string
  now: Date
}

/** The sandbox's event about the current state of a charge; the same again while that does not change. */
export function writeSandboxEvent(charge: SandboxCharge, signing: Signing): UnprovenEvent {
  const { clientSecret: _, createdAt: __, ...visible } = charge
  const id = `sbx_event_${charge.reference.replace(/^sbx_/, '')}_${charge.state}`
  return signSandboxEvent({ id, type: `charge.${charge.state}`, charge: visible }, signing)
}

/** Signs an event the way Stripe does: a time, and a MAC over time and body. */
function signSandboxEvent(event: z.input<typeof Body>, signing: Signing): UnprovenEvent {
  const body = JSON.stringify(event)
  const time = Math.floor(signing.now.getTime() / 1000)
  return { body, signature: `t=${time},v1=${macOf(time, body, signing.secret).toString('hex')}` }
}

/** Parses an event that the sandbox just signed; undefined for any other. */
export function readSandboxEvent(
  { body, signature }: UnprovenEvent,
  { secret, now }: Signing,
): ProviderEvent | undefined {
  const [, time, mac] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? []
  if (!time || !mac) return undefined
  const expected = macOf(Number(time), body, secret)
  if (!timingSafeEqual(Buffer.from(mac, 'hex'), expected)) return undefined
  if (Math.abs(now.getTime() / 1000 - Number(time)) > TOLERANCE_SECONDS) return undefined
  const event = Body.safeParse(readJson(body)).data
  if (!event) return undefined
  const { id: eventId, type, charge } = event
  if (!charge) return { eventId, type }
  const { orderId, attemptId, idempotencyKey } = charge
  const origin = { orderId, attemptId, idempotencyKey }
  const known = { ...charge, clientSecret: '', createdAt: now }
  return { eventId, type, notice: { origin, charge: describeCharge(known) } }
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

const macOf = (time: number, body: string, secret: string) =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest()
