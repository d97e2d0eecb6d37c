import type { Deps } from '../deps/deps.ts'
import { makeSandboxCards } from '../gateways/cards/sandbox/sandbox-cards.ts'
import { openMailGateway } from '../gateways/mail/open-mail-gateway.ts'
import { openSmsGateway } from '../gateways/sms/open-sms-gateway.ts'
import { sandboxChargesIn } from '../modules/payments/sandbox/sandbox-charges.repository.ts'

/** The services outside the shop, chosen by the settings; Stripe's library is loaded where it is used. */
export async function openGateways({
  db,
  clock,
  config,
}: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<Pick<Deps, 'cards' | 'mail' | 'sms'>> {
  const { stripe } = config
  const cards = stripe
    ? (await import('../gateways/cards/stripe/stripe-cards.ts')).makeStripeCards(stripe, clock)
    : makeSandboxCards(sandboxChargesIn(db), clock)
  return {
    cards,
    mail: openMailGateway(config),
    sms: openSmsGateway(config),
  }
}
