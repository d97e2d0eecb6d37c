import { randomBytes } from 'node:crypto'
import type { SandboxOutcome } from '@mendwell/contract/money/sandbox-cards'
import { NoAnswer } from '../../breaker/no-answer.ts'
import {
  type ChallengeDecision,
  type ProviderSetup,
  type SetupRequest,
  UNKNOWN_TOKEN,
} from '../card-gateway.ts'
import { cardOf } from './sandbox-charge.ts'
import { describeKept, isSameSecret, keepCard, randomLetters } from './sandbox-kept-cards.ts'
import type { SandboxSetup, SandboxVault } from './sandbox-memory.ts'

const FIRST_STATE: Record<SandboxOutcome, SandboxSetup['state']> = {
  approve: 'succeeded',
  decline: 'failed',
  challenge: 'action_required',
  processing: 'succeeded',
  lost_answer: 'succeeded',
  lost_request: 'failed',
}

/** Saves a card of the sandbox without charging it. */
export async function setUpCard(
  vault: SandboxVault,
  { customer, token, idempotencyKey }: SetupRequest,
  now: Date,
): Promise<ProviderSetup> {
  const card = cardOf(token)
  if (card?.outcome === 'lost_request') throw new NoAnswer('The sandbox was not reached')
  const setup = await vault.insertSetupOnce({
    reference: `sbx_setup_${randomLetters()}`,
    idempotencyKey,
    customerReference: customer,
    token,
    state: card ? FIRST_STATE[card.outcome] : 'failed',
    message: card ? card.message : UNKNOWN_TOKEN,
    clientSecret: `sbx_secret_${randomBytes(24).toString('hex')}`,
  })
  await keepIfSaved(vault, setup, now)
  if (card?.outcome === 'lost_answer') throw new NoAnswer('The sandbox saved and fell silent')
  return describeSetup(vault, setup)
}

/** The state of a request; refused for an unknown one, and for a card that was removed meanwhile. */
export async function findSetup(vault: SandboxVault, reference: string): Promise<ProviderSetup> {
  const setup = await vault.findSetup(reference)
  return setup ? describeSetup(vault, setup) : { state: 'failed', message: null }
}

/** The customer's decision at the sandbox bank; false if nothing waits under this reference and secret. */
export async function decideSetup(
  vault: SandboxVault,
  { reference, clientSecret, approve }: ChallengeDecision,
  now: Date,
): Promise<boolean> {
  const setup = await vault.findSetup(reference)
  if (!setup || !isSameSecret(setup.clientSecret, clientSecret)) return false
  const decided = await vault.decideSetup(reference, approve ? 'succeeded' : 'failed')
  if (decided) await keepIfSaved(vault, decided, now)
  return decided !== undefined
}

async function keepIfSaved(vault: SandboxVault, setup: SandboxSetup, now: Date) {
  if (setup.state !== 'succeeded') return
  const { token, idempotencyKey, customerReference: customer } = setup
  await keepCard(vault, { owner: { customer, saves: true }, token, idempotencyKey }, now)
}

async function describeSetup(vault: SandboxVault, setup: SandboxSetup): Promise<ProviderSetup> {
  const { state, reference, clientSecret, message } = setup
  if (state === 'action_required') return { state, reference, clientSecret }
  const kept = state === 'succeeded' && (await vault.findCard({ chargeKey: setup.idempotencyKey }))
  return kept ? { state: 'succeeded', card: describeKept(kept) } : { state: 'failed', message }
}
