import type { Cents } from '@mendwell/domain/money/money'

/** Which attempt a charge is for; the provider keeps it with the charge and tells it again. */
export interface ChargeOrigin {
  /** 0 where a gift card is bought: then the key says for which attempt. */
  orderId: number
  attemptId: number
  /** The same key for every repeat of one attempt, so that the provider charges once. */
  idempotencyKey: string
}

/** As which customer of the provider somebody pays: with a card of theirs, or with one that they save by it. */
export interface ChargeOwner {
  /** The provider's id of the customer. */
  customer: string
  saves: boolean
}

export interface ChargeRequest extends ChargeOrigin {
  amountCents: Cents
  currency: string
  /** The card as a token of the provider, or the provider's id of a saved one; a card number never reaches the shop. */
  token: string
  /** The token is of Stripe's Link: it may pay from more than a card. */
  byLink?: boolean | undefined
  /** Where a saved card pays, or this one is to be saved. */
  owner?: ChargeOwner | undefined
  /**
   * Called with the provider's reference before any money moves, where it is known by then. The
   * provider is not told to charge when it throws.
   */
  onReference?: (reference: string) => Promise<void>
}

export interface ProviderCard {
  brand: string | null
  last4: string | null
  fingerprint: string | null
}

/** How the provider's side of an attempt stands. */
export type ProviderCharge =
  | {
      state: 'succeeded'
      reference: string
      amountCents: Cents
      currency: string
      /** Compared with the attempt: the money of another one pays nothing. */
      origin: ChargeOrigin
      card: ProviderCard
    }
  /** `message`: the provider's words, null where it has none that a shopper should read. */
  | { state: 'failed'; reference: string | null; message: string | null; card: ProviderCard }
  | { state: 'action_required'; reference: string; clientSecret: string; card: ProviderCard }
  | { state: 'processing'; reference: string }
  | { state: 'canceled'; reference: string | null }

export const NO_CARD: ProviderCard = { brand: null, last4: null, fingerprint: null }

/** What both providers say to the shopper in the same words. */
export const UNKNOWN_TOKEN = 'No such card token.'
export const BANK_REFUSED = 'Your bank did not confirm this payment.'

/** The provider gave no answer: nobody knows yet whether the card was charged. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
}

/** A charge as the shop asks for it again: by the key it was made with, and its reference where known. */
export interface KnownCharge {
  idempotencyKey: string
  reference: string | null
}

export interface RefundRequest {
  refundId: number
  orderId: number
  /** The captured charge that money goes back to. */
  charge: KnownCharge
  amountCents: Cents
  currency: string
  /** The same key for every repeat of one refund, so that the provider gives back once. */
  idempotencyKey: string
}

/** How the provider's side of a refund stands. */
export type ProviderRefund =
  | { state: 'succeeded'; reference: string; amountCents: Cents }
  | { state: 'processing'; reference: string }
  | { state: 'failed'; reference: string | null; message: string }

/** A customer whom the provider is to know, so that it can keep cards of theirs. */
export interface NewCardCustomer {
  custId: number
  /** The same key for every repeat, so that the provider makes one. */
  idempotencyKey: string
}

/** A card that the provider keeps for a customer. */
export interface KeptCard {
  /** The provider's id of it. */
  reference: string
  brand: string
  last4: string
  expMonth: number
  expYear: number
}

/** What a provider tells by itself, later than its answer or instead of it. */
export interface ProviderEvent {
  eventId: string
  type: string
  /** The charge it is about; absent in an event that the shop does not act upon. */
  notice?: { origin: ChargeOrigin; charge: ProviderCharge }
}

/** An event as it came over the wire, before anybody knows who sent it. */
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
  /** False while the provider fails so often that nothing new is sent to it. */
  isAvailable(): boolean
  charge(request: ChargeRequest): Promise<ProviderCharge>
  /** The state of a charge made before; undefined when the provider was never told to charge. */
  find(charge: KnownCharge): Promise<ProviderCharge | undefined>
  /** Gives up a charge that is not paid yet; answers how it stands then, which may be paid. */
  cancel(charge: KnownCharge): Promise<ProviderCharge | undefined>
  /** Gives a part or all of a captured charge back to its card. */
  refund(request: RefundRequest): Promise<ProviderRefund>
  /** The state of a refund asked for before; undefined when the provider never heard of it. */
  findRefund(request: RefundRequest): Promise<ProviderRefund | undefined>
  /** Makes a customer who can keep cards, of whom the provider is told no more than our number; answers its id of them. */
  createCustomer(customer: NewCardCustomer): Promise<string>
  /** The card that a charge has kept; undefined when it was not paid, or its card is not kept or not any more. */
  findKeptCard(charge: KnownCharge): Promise<KeptCard | undefined>
  /** Forgets a kept card; one that is gone already is left so. */
  removeCard(reference: string): Promise<void>
  /** Forgets a customer with all their cards; one who is gone already is left so. */
  removeCustomer(reference: string): Promise<void>
  /** Reads an event; undefined when it is not signed by the provider, or too long ago. */
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

/** What a real provider does by itself. */
export interface SandboxBank {
  /** False when nothing waits under this reference and secret. */
  decide(decision: ChallengeDecision): Promise<boolean>
  /** The sandbox's event about a charge as it stands now; undefined for an unknown one. */
  report(reference: string): Promise<UnprovenEvent | undefined>
}
