import type { Cents } from '@mendwell/domain/money/money'

/** The attempt of a charge; the provider stores it with the charge and returns it. */
export interface ChargeOrigin {
  /** 0 when a gift card is bought: then the key identifies the attempt. */
  orderId: number
  attemptId: number
  /** The same key for every repeat of one attempt, so that the provider charges once. */
  idempotencyKey: string
}

/** The provider's customer of a payer: to pay with a saved card, or to save this one. */
export interface ChargeOwner {
  /** The provider's id of the customer. */
  customer: string
  saves: boolean
}

export interface ChargeRequest extends ChargeOrigin {
  amountCents: Cents
  currency: string
  /** The card as a token of the provider, or the provider's id of a saved one; the shop never gets a card number. */
  token: string
  /** The token is of Stripe's Link: it may pay from more than a card. */
  byLink?: boolean | undefined
  /** If a saved card pays, or this one is to be saved. */
  owner?: ChargeOwner | undefined
  /**
   * Called with the provider's reference before any money moves, if it is known by then. If it throws, the provider is
   * not asked to charge.
   */
  onReference?: (reference: string) => Promise<void>
}

export interface ProviderCard {
  brand: string | null
  last4: string | null
  fingerprint: string | null
}

/** The state of an attempt at the provider. */
export type ProviderCharge =
  | {
      state: 'succeeded'
      reference: string
      amountCents: Cents
      currency: string
      /** Compared with the attempt: another one's money pays nothing. */
      origin: ChargeOrigin
      card: ProviderCard
    }
  /** `message`: the provider's message, null if it has none that a shopper should read. */
  | { state: 'failed'; reference: string | null; message: string | null; card: ProviderCard }
  | { state: 'action_required'; reference: string; clientSecret: string; card: ProviderCard }
  | { state: 'processing'; reference: string }
  | { state: 'canceled'; reference: string | null }

export const NO_CARD: ProviderCard = { brand: null, last4: null, fingerprint: null }

/** Messages to the shopper that both providers share. */
export const UNKNOWN_TOKEN = 'No such card token.'
export const BANK_REFUSED = 'Your bank did not confirm this payment.'

/** A charge as the shop looks it up again: by its key, and its reference if known. */
export interface KnownCharge {
  idempotencyKey: string
  reference: string | null
}

export interface RefundRequest {
  refundId: number
  orderId: number
  /** The captured charge to refund. */
  charge: KnownCharge
  amountCents: Cents
  currency: string
  /** The same key for every repeat of one refund, so that the provider refunds once. */
  idempotencyKey: string
}

/** The state of a refund at the provider. */
export type ProviderRefund =
  | { state: 'succeeded'; reference: string; amountCents: Cents }
  | { state: 'processing'; reference: string }
  | { state: 'failed'; reference: string | null; message: string }

/** A customer to create at the provider, so that it can save their cards. */
export interface NewCardCustomer {
  custId: number
  /** The same key for every repeat, so that the provider creates one. */
  idempotencyKey: string
}

/** A card saved at the provider for a customer. */
export interface KeptCard {
  /** The provider's id for it. */
  reference: string
  brand: string
  last4: string
  expMonth: number
  expYear: number
}

/** A card to save for a customer without charging it. */
export interface SetupRequest {
  /** The provider's id of the customer. */
  customer: string
  token: string
  /** The same key for every repeat, so that the provider saves one card. */
  idempotencyKey: string
}

/** The state of such a request at the provider. */
export type ProviderSetup =
  | { state: 'succeeded'; card: KeptCard }
  /** `message`: as for a charge. */
  | { state: 'failed'; message: string | null }
  | { state: 'action_required'; reference: string; clientSecret: string }

/** What a provider reports on its own, later than its answer or instead of it. */
export interface ProviderEvent {
  eventId: string
  type: string
  /** The charge it is about; absent in an event that the shop ignores. */
  notice?: { origin: ChargeOrigin; charge: ProviderCharge }
}

/** An event as received, before its sender is verified. */
export interface UnprovenEvent {
  body: string
  /** The signature header. */
  signature: string
}

/** A card payment provider. Every method may take seconds and throw NoAnswer. */
export interface CardGateway {
  readonly name: 'sandbox' | 'stripe'
  /** As shown to shoppers: '{title} transaction success'. */
  readonly title: string
  /** False while the provider fails so often that no new requests are sent to it. */
  isAvailable(): boolean
  charge(request: ChargeRequest): Promise<ProviderCharge>
  /** The state of an earlier charge; undefined if the provider was never asked to charge. */
  find(charge: KnownCharge): Promise<ProviderCharge | undefined>
  /** Cancels a charge that is not paid yet; returns its state after that, which may be paid. */
  cancel(charge: KnownCharge): Promise<ProviderCharge | undefined>
  /** Refunds part or all of a captured charge to its card. */
  refund(request: RefundRequest): Promise<ProviderRefund>
  /** The state of an earlier refund; undefined if the provider never received it. */
  findRefund(request: RefundRequest): Promise<ProviderRefund | undefined>
  /** Creates a customer who can save cards, known to the provider only by our number; returns its id for them. */
  createCustomer(customer: NewCardCustomer): Promise<string>
  /** The card that a charge saved; undefined if it was not paid, or its card is not saved or no longer. */
  findKeptCard(charge: KnownCharge): Promise<KeptCard | undefined>
  /** Saves a card without charging it; its bank may have to ask. */
  setUpCard(request: SetupRequest): Promise<ProviderSetup>
  /** The state of an earlier request to save a card; a refused one can no longer be confirmed. */
  findSetup(reference: string): Promise<ProviderSetup>
  /** Deletes a saved card; no error if it is already gone. */
  removeCard(reference: string): Promise<void>
  /** Deletes a customer with all their cards; no error if already gone. */
  removeCustomer(reference: string): Promise<void>
  /** Parses an event; undefined if it was not signed by the provider, or too long ago. */
  readEvent(unproven: UnprovenEvent): Promise<ProviderEvent | undefined>
  /** The bank of the sandbox; a real provider has its own pages. */
  readonly bank?: SandboxBank
}

/** What the shopper decides in the 3-D Secure step. */
export interface ChallengeDecision {
  reference: string
  clientSecret: string
  approve: boolean
}

/** What a real provider does on its own. */
export interface SandboxBank {
  /** False if nothing is pending under this reference and secret. */
  decide(decision: ChallengeDecision): Promise<boolean>
  /** The sandbox's event about a charge in its current state; undefined for an unknown one. */
  report(reference: string): Promise<UnprovenEvent | undefined>
}
