import { sql } from 'kysely'
import type { CardGateway } from '../../src/gateways/cards/card-gateway.ts'
import { sandboxChargesIn } from '../../src/modules/payments/sandbox/sandbox-charges.repository.ts'
import { startTestShop, type TestShop } from '../shop/start-test-shop.ts'
import { signedEvent } from './stripe-server.ts'
import { startStripeShop } from './stripe-shop.ts'

interface SignedEvent {
  body: string
  signature: string
}

/** A payment according to the provider's books; amounts in cents. */
interface Booked {
  reference: string
  orderId: number
  capturedCents: number
  refundedCents: number
}

/** A card provider and what its shoppers and its network do, independent of the provider. */
export interface CardProvider {
  shop: TestShop
  /** The shop's gateway to it. */
  cards: CardGateway
  /** As shown to shoppers. */
  title: string
  tokens: Record<'approve' | 'decline' | 'noFunds' | 'expired' | 'broken' | 'bank' | 'slow', string>
  /** The card for a charge that succeeds while its response is lost. */
  loseAnswer(): string
  /** The card for a charge that never arrives. */
  loseRequest(): string
  /** The card to add whose response is lost. */
  loseSetupAnswer(): string
  /** The card, and what to do before its refund, so that the refund's response is lost. */
  loseRefundAnswer(): { token: string; arrange: () => void }
  /** The shopper's decision at the bank. */
  decide(reference: string, approve: boolean): Promise<void>
  /** Completes what was slow. */
  finishSlow(): Promise<void>
  /** The provider's events about everything that happened, signed now. */
  events(): Promise<SignedEvent[]>
  books(): Promise<Booked[]>
  /** How many customers and saved cards the provider has. */
  kept(): Promise<{ customers: number; cards: number }>
  reset(): Promise<void>
  close(): Promise<void>
}

/** Shops without attempt limits, one per provider. */
export const CARD_PROVIDERS = [
  { name: 'the sandbox', start: startWithSandbox },
  { name: 'Stripe', start: startWithStripe },
] as const

const config = { rateLimitFactor: 1_000 }

async function startWithSandbox(): Promise<CardProvider> {
  const shop = await startTestShop({ config })
  const memory = sandboxChargesIn(shop.db)
  return {
    shop,
    cards: shop.deps.cards,
    title: 'Sandbox',
    tokens: {
      approve: 'tok_visa',
      decline: 'tok_declined',
      noFunds: 'tok_insufficient_funds',
      expired: 'tok_expired_card',
      broken: 'tok_processing_error',
      bank: 'tok_3ds_required',
      slow: 'tok_processing',
    },
    loseAnswer: () => 'tok_lost_answer',
    loseRequest: () => 'tok_lost_request',
    loseSetupAnswer: () => 'tok_lost_answer',
    // This card also loses the responses to its refunds.
    loseRefundAnswer: () => ({ token: 'tok_lost_answer', arrange: () => {} }),
    async decide(reference, approve) {
      const charge =
        (await memory.findByReference(reference)) ?? (await memory.vault.findSetup(reference))
      const action = { reference, clientSecret: charge?.clientSecret ?? '' }
      await shop.post('/payment/sandbox/challenge', { ...action, approve })
    },
    finishSlow: async () => shop.clock.set(new Date(Date.now() + 6_000)),
    async events() {
      const charges = await shop.db.selectFrom('sandboxCharge').select('reference').execute()
      const events = charges.map(({ reference }) => shop.deps.cards.bank?.report(reference))
      return (await Promise.all(events)).filter((event) => event !== undefined)
    },
    async books() {
      const charges = await shop.db
        .selectFrom('sandboxCharge')
        .select((eb) => [
          'reference',
          'orderId',
          'amountCents as capturedCents',
          eb
            .selectFrom('sandboxRefund')
            .select((refund) => refund.fn.sum<number>('amountCents').as('cents'))
            .whereRef('chargeReference', '=', 'sandboxCharge.reference')
            .as('refundedCents'),
        ])
        .where('state', '=', 'succeeded')
        .execute()
      return charges.map((row) => ({ ...row, refundedCents: row.refundedCents ?? 0 }))
    },
    async kept() {
      const { rows } = await sql<{ customers: number; cards: number }>`select
        (select count(*)::int from sandbox_customer where removed_at is null) as customers,
        (select count(*)::int from sandbox_card k left join sandbox_charge c on c.idempotency_key = k.charge_key
          where k.removed_at is null and coalesce(c.state, 'succeeded') = 'succeeded') as cards`.execute(
        shop.db,
      )
      return rows[0] ?? { customers: 0, cards: 0 }
    },
    reset: () => shop.reset(),
    close: () => shop.close(),
  }
}

async function startWithStripe(): Promise<CardProvider> {
  const { shop, stripe, reset, close } = await startStripeShop(config)
  const { books } = stripe
  // The SDK tries three times.
  const lost = { how: 'drop after acting', times: 3 } as const
  return {
    shop,
    cards: shop.deps.cards,
    title: 'Stripe',
    tokens: {
      approve: 'tok_visa',
      decline: 'tok_chargeDeclined',
      noFunds: 'tok_chargeDeclinedInsufficientFunds',
      expired: 'pm_card_chargeDeclinedExpiredCard',
      broken: 'pm_card_chargeDeclinedProcessingError',
      bank: 'pm_card_threeDSecure2Required',
      slow: 'pm_card_pending',
    },
    loseAnswer() {
      stripe.fail({ on: 'confirm', ...lost })
      return 'pm_card_visa'
    },
    loseSetupAnswer() {
      stripe.fail({ on: 'confirm setup', ...lost })
      return 'pm_card_visa'
    },
    loseRequest() {
      stripe.fail({ on: 'confirm', how: 'drop before acting', times: 3 })
      return 'pm_card_visa'
    },
    loseRefundAnswer: () => ({
      token: 'pm_card_visa',
      arrange: () => stripe.fail({ on: 'refund', ...lost }),
    }),
    async decide(reference, approve) {
      // If nothing is pending, the bank shows no step.
      const asking = books.intents.get(reference) ?? books.setups.get(reference)
      if (asking?.status === 'requires_action') {
        books.decide(reference, approve)
      }
    },
    async finishSlow() {
      for (const { id, status } of books.intents.values()) {
        if (status === 'processing') books.complete(id)
      }
    },
    events: async () => books.events.map((event) => signedEvent(event)),
    books: async () =>
      [...books.intents.values()]
        .filter(({ status }) => status === 'succeeded')
        .map(({ id, amount_received, metadata }) => ({
          reference: id,
          orderId: Number(metadata.order),
          capturedCents: amount_received,
          refundedCents: books.refundedOf(id),
        })),
    kept: async () => ({
      customers: books.vault.customers.length,
      cards: books.vault.cards.length,
    }),
    reset,
    close,
  }
}
