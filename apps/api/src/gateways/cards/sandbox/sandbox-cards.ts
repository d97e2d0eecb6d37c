import { randomBytes } from 'node:crypto'
import type { SandboxCard, SandboxOutcome } from '@mendwell/contract/money/sandbox-cards'
import { NoAnswer } from '../../breaker/no-answer.ts'
import {
  BANK_REFUSED,
  type CardGateway,
  type ChallengeDecision,
  type ChargeRequest,
  type KnownCharge,
  type ProviderRefund,
  type RefundRequest,
  type SandboxBank,
  UNKNOWN_TOKEN,
} from '../card-gateway.ts'
import { cardOf, describeCharge } from './sandbox-charge.ts'
import { readSandboxEvent, writeSandboxEvent } from './sandbox-events.ts'
import {
  describeKept,
  isSameSecret,
  keepCard,
  randomLetters,
  withOwnCard,
} from './sandbox-kept-cards.ts'
import type { SandboxCharge, SandboxMemory, SandboxRefund, SandboxState } from './sandbox-memory.ts'
import { decideSetup, findSetup, setUpCard } from './sandbox-setups.ts'

/** How long a 'processing' card takes. */
const PROCESSING_MS = 5_000
const NOT_CAPTURED = 'There is no captured charge to give back.'
const MORE_THAN_CAPTURED = 'More than was captured.'

const FIRST_STATE: Record<SandboxOutcome, SandboxState> = {
  approve: 'succeeded',
  decline: 'failed',
  challenge: 'action_required',
  processing: 'processing',
  lost_answer: 'succeeded',
  lost_request: 'failed',
}

/**
 * A card provider that behaves like a real one and moves no money: it has its own records, charges once per idempotency
 * key, declines, asks the bank, is late, and loses answers.
 */
export function makeSandboxCards(
  memory: SandboxMemory,
  clock: { now(): Date },
): CardGateway & Required<Pick<CardGateway, 'bank'>> {
  const find = async ({ idempotencyKey }: KnownCharge) => {
    const charge = await memory.findByKey(idempotencyKey)
    return charge && describeCharge(await settled(memory, charge, clock.now()))
  }
  return {
    name: 'sandbox',
    title: 'Sandbox',
    isAvailable: () => true,
    find,
    async charge(asked) {
      const request = await withOwnCard(memory.vault, asked)
      const card = cardOf(request.token)
      if (card?.outcome === 'lost_request') throw new NoAnswer('The sandbox was not reached')
      if (card) await keepCard(memory.vault, request, clock.now())
      const charge = await memory.insertOnce(newCharge(request, card))
      if (card?.outcome === 'lost_answer') throw new NoAnswer('The sandbox charged and fell silent')
      return describeCharge(charge)
    },
    async cancel(known) {
      const charge = await memory.findByKey(known.idempotencyKey)
      if (!charge) return undefined
      const transition = { from: 'action_required', to: 'canceled', message: null } as const
      await memory.transition(charge.reference, transition)
      return find(known)
    },
    refund: (request) => refund(memory, request),
    async findRefund({ idempotencyKey }) {
      const stored = await memory.findRefundByKey(idempotencyKey)
      return stored && describeRefund(stored)
    },
    createCustomer: ({ idempotencyKey }) =>
      memory.vault.insertCustomerOnce(`sbx_customer_${randomLetters()}`, idempotencyKey),
    async findKeptCard(known) {
      const charge = await find(known)
      const kept = await memory.vault.findCard({ chargeKey: known.idempotencyKey })
      return charge?.state === 'succeeded' && kept ? describeKept(kept) : undefined
    },
    setUpCard: (request) => setUpCard(memory.vault, request, clock.now()),
    findSetup: (reference) => findSetup(memory.vault, reference),
    removeCard: (reference) => memory.vault.removeCard(reference),
    removeCustomer: (reference) => memory.vault.removeCustomer(reference),
    async readEvent(unproven) {
      return readSandboxEvent(unproven, { secret: await memory.getSecret(), now: clock.now() })
    },
    bank: bankOf(memory, clock),
  }
}

const bankOf = (memory: SandboxMemory, clock: { now(): Date }): SandboxBank => ({
  decide: async (decision) =>
    (await decide(memory, decision)) || decideSetup(memory.vault, decision, clock.now()),
  async report(reference) {
    const charge = await memory.findByReference(reference)
    if (!charge) return undefined
    const now = clock.now()
    const secret = await memory.getSecret()
    return writeSandboxEvent(await settled(memory, charge, now), { secret, now })
  },
})

function newCharge(request: ChargeRequest, card: SandboxCard | undefined) {
  return {
    ...request,
    reference: `sbx_${randomLetters()}`,
    clientSecret: `sbx_secret_${randomBytes(24).toString('hex')}`,
    state: card ? FIRST_STATE[card.outcome] : 'failed',
    message: card ? card.message : UNKNOWN_TOKEN,
  } as const
}

/** A charge that has been processing long enough is paid by now. */
async function settled(memory: SandboxMemory, charge: SandboxCharge, now: Date) {
  const isDue = now.getTime() - charge.createdAt.getTime() >= PROCESSING_MS
  if (charge.state !== 'processing' || !isDue) return charge
  const transition = { from: 'processing', to: 'succeeded', message: null } as const
  return (await memory.transition(charge.reference, transition)) ?? charge
}

/** Refunds at most what was captured; a card that loses answers loses this one too. */
async function refund(memory: SandboxMemory, request: RefundRequest): Promise<ProviderRefund> {
  const { charge: known, amountCents, idempotencyKey } = request
  const charge = known.reference
    ? await memory.findByReference(known.reference)
    : await memory.findByKey(known.idempotencyKey)
  if (charge?.state !== 'succeeded') return refused(NOT_CAPTURED)
  const stored = await memory.insertRefundOnce({
    reference: `sbx_refund_${randomLetters()}`,
    idempotencyKey,
    chargeReference: charge.reference,
    amountCents,
  })
  if (!stored) return refused(MORE_THAN_CAPTURED)
  if (cardOf(charge.token)?.outcome === 'lost_answer') {
    throw new NoAnswer('The sandbox gave money back and fell silent')
  }
  return describeRefund(stored)
}

const refused = (message: string) => ({ state: 'failed', reference: null, message }) as const

const describeRefund = ({ reference, amountCents }: SandboxRefund) =>
  ({ state: 'succeeded', reference, amountCents }) as const

async function decide(
  memory: SandboxMemory,
  { reference, clientSecret, approve }: ChallengeDecision,
) {
  const charge = await memory.findByReference(reference)
  if (!charge || !isSameSecret(charge.clientSecret, clientSecret)) return false
  const changed = await memory.transition(reference, {
    from: 'action_required',
    to: approve ? 'succeeded' : 'failed',
    message: approve ? null : BANK_REFUSED,
  })
  return changed !== undefined
}
