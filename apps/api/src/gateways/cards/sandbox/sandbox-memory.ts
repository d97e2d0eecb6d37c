import type { Cents } from '@mendwell/domain/money/money'
import * as z from 'zod/mini'

export const SandboxState = z.enum([
  'succeeded',
  'failed',
  'action_required',
  'processing',
  'canceled',
])
export type SandboxState = z.output<typeof SandboxState>

/** A charge as the sandbox remembers it. */
export interface SandboxCharge {
  reference: string
  idempotencyKey: string
  orderId: number
  attemptId: number
  amountCents: Cents
  currency: string
  token: string
  state: SandboxState
  message: string | null
  clientSecret: string
  createdAt: Date
}

/** Money that the sandbox gave back. */
export interface SandboxRefund {
  reference: string
  idempotencyKey: string
  chargeReference: string
  amountCents: Cents
}

/** Where the sandbox keeps what it gave back. */
export interface SandboxRefunds {
  /**
   * Keeps a refund unless one was made with its key; answers the one that is kept, and undefined
   * when all refunds of the charge together would exceed it.
   */
  insertRefundOnce(refund: SandboxRefund): Promise<SandboxRefund | undefined>
  findRefundByKey(idempotencyKey: string): Promise<SandboxRefund | undefined>
}

/** A card that the sandbox keeps for a customer once the charge with this key has been paid. */
export interface SandboxKeptCard {
  reference: string
  customerReference: string
  chargeKey: string
  token: string
  expMonth: number
  expYear: number
}

/** Where the sandbox keeps customers and their cards. What was removed is found no more. */
export interface SandboxVault {
  /** Keeps a customer unless one was made with this key; answers the reference of the one that is kept. */
  insertCustomerOnce(reference: string, idempotencyKey: string): Promise<string>
  hasCustomer(reference: string): Promise<boolean>
  /** Keeps a card unless the charge has one. */
  insertCardOnce(card: SandboxKeptCard): Promise<void>
  findCard(by: { reference: string } | { chargeKey: string }): Promise<SandboxKeptCard | undefined>
  removeCard(reference: string): Promise<void>
  removeCustomer(reference: string): Promise<void>
}

/**
 * Where the sandbox keeps its charges; it knows nothing of the shop's tables. Every change of a
 * charge is told to the shop some seconds later.
 */
export interface SandboxMemory extends SandboxRefunds {
  vault: SandboxVault
  /** What the sandbox signs its events with: random, and the same for the life of a shop. */
  getSecret(): Promise<string>
  /** Keeps a charge unless one was made with its key; answers the one that is kept. */
  insertOnce(charge: Omit<SandboxCharge, 'createdAt'>): Promise<SandboxCharge>
  findByKey(idempotencyKey: string): Promise<SandboxCharge | undefined>
  findByReference(reference: string): Promise<SandboxCharge | undefined>
  /** Moves a charge on from a state; undefined when it is in another one by now. */
  transition(reference: string, transition: StateTransition): Promise<SandboxCharge | undefined>
}

interface StateTransition {
  from: SandboxState
  to: SandboxState
  message: string | null
}
