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

/** A charge as the sandbox stores it. */
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

/** A refund of the sandbox. */
export interface SandboxRefund {
  reference: string
  idempotencyKey: string
  chargeReference: string
  amountCents: Cents
}

/** Where the sandbox stores its refunds. */
export interface SandboxRefunds {
  /**
   * Stores a refund unless there is one with its key; returns the stored one, and undefined if all refunds of the
   * charge together would exceed it.
   */
  insertRefundOnce(refund: SandboxRefund): Promise<SandboxRefund | undefined>
  findRefundByKey(idempotencyKey: string): Promise<SandboxRefund | undefined>
}

/** A card that the sandbox saves for a customer once the charge with this key has been paid. */
export interface SandboxKeptCard {
  reference: string
  customerReference: string
  chargeKey: string
  token: string
  expMonth: number
  expYear: number
}

export const SandboxSetupState = z.enum(['succeeded', 'failed', 'action_required'])

/** A request to save a card that is not charged. */
export interface SandboxSetup {
  reference: string
  idempotencyKey: string
  customerReference: string
  token: string
  state: z.output<typeof SandboxSetupState>
  message: string | null
  clientSecret: string
}

/** Where the sandbox stores customers and their cards. What was deleted is no longer found. */
export interface SandboxVault {
  /** Stores a request unless there is one with its key; returns the stored one. */
  insertSetupOnce(setup: SandboxSetup): Promise<SandboxSetup>
  findSetup(reference: string): Promise<SandboxSetup | undefined>
  /** The bank's answer to a request that waits for it; undefined if it no longer does. */
  decideSetup(reference: string, state: SandboxSetup['state']): Promise<SandboxSetup | undefined>
  /** Stores a customer unless there is one with this key; returns the reference of the stored one. */
  insertCustomerOnce(reference: string, idempotencyKey: string): Promise<string>
  hasCustomer(reference: string): Promise<boolean>
  /** Saves a card unless the charge has one. */
  insertCardOnce(card: SandboxKeptCard): Promise<void>
  findCard(by: { reference: string } | { chargeKey: string }): Promise<SandboxKeptCard | undefined>
  removeCard(reference: string): Promise<void>
  removeCustomer(reference: string): Promise<void>
}

/**
 * Where the sandbox stores its charges; it knows nothing of the shop's tables. Every change of a charge is reported to
 * the shop some seconds later.
 */
export interface SandboxMemory extends SandboxRefunds {
  vault: SandboxVault
  /** What the sandbox signs its events with: random, and the same as long as the shop exists. */
  getSecret(): Promise<string>
  /** Stores a charge unless there is one with its key; returns the stored one. */
  insertOnce(charge: Omit<SandboxCharge, 'createdAt'>): Promise<SandboxCharge>
  findByKey(idempotencyKey: string): Promise<SandboxCharge | undefined>
  findByReference(reference: string): Promise<SandboxCharge | undefined>
  /** Changes the state of a charge; undefined if it is in another one by now. */
  transition(reference: string, transition: StateTransition): Promise<SandboxCharge | undefined>
}

interface StateTransition {
  from: SandboxState
  to: SandboxState
  message: string | null
}
