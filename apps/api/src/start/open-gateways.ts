import type { Deps } from '../deps.ts'
import { makeSandboxCards } from '../gateways/cards/sandbox-cards.ts'
import { makeStripeCards } from '../gateways/cards/stripe-cards.ts'
import { openMailGateway } from '../gateways/mail/open-mail-gateway.ts'
import { openSmsGateway } from '../gateways/sms/open-sms-gateway.ts'
import { sandboxChargesIn } from '../modules/payments/sandbox-charges.repository.ts'

/** The services outside the shop, chosen by the settings. */
export function openGateways({
  db,
  clock,
  config,
}: Pick<Deps, 'db' | 'clock' | 'config'>): Pick<Deps, 'cards' | 'mail' | 'sms'> {
  return {
    cards: config.stripe
      ? makeStripeCards(config.stripe, clock)
      : makeSandboxCards(sandboxChargesIn(db), clock),
    mail: openMailGateway(config),
    sms: openSmsGateway(config),
  }
}
