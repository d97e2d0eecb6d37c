import type { Deps } from '../deps/deps.ts'
import { noAddressChecks } from '../gateways/address-checks/address-check-gateway.ts'
import { easyPostAddresses } from '../gateways/address-checks/easypost-addresses.ts'
import { makeSandboxCards } from '../gateways/cards/sandbox/sandbox-cards.ts'
import { httpsFeeds } from '../gateways/feeds/https-feeds.ts'
import { s3Files } from '../gateways/files/s3-files.ts'
import { openLabelGateway } from '../gateways/labels/open-label-gateway.ts'
import { openMailGateway } from '../gateways/mail/open-mail-gateway.ts'
import { openSmsGateway } from '../gateways/sms/open-sms-gateway.ts'
import { sandboxChargesIn } from '../modules/payments/sandbox/sandbox-charges.repository.ts'
import { observed } from '../telemetry/telemetry.ts'

/** The services outside the shop, chosen by the settings; Stripe's library is loaded only if used. */
export async function openGateways({
  db,
  clock,
  config,
  telemetry,
}: Pick<Deps, 'db' | 'clock' | 'config' | 'telemetry'>): Promise<
  Pick<Deps, 'cards' | 'mail' | 'sms' | 'feeds' | 'files' | 'labels' | 'addressChecks'>
> {
  const { stripe } = config
  const labels = openLabelGateway(config)
  const cards = stripe
    ? (await import('../gateways/cards/stripe/stripe-cards.ts')).makeStripeCards(stripe, clock)
    : makeSandboxCards(sandboxChargesIn(db), clock)
  return {
    cards: observed(cards, cards.name, telemetry),
    mail: observed(openMailGateway(config), 'mail', telemetry),
    files: config.s3 && observed(s3Files(config.s3), 's3', telemetry),
    labels: labels && observed(labels, 'labels', telemetry),
    sms: observed(openSmsGateway(config), 'sms', telemetry),
    feeds: observed(httpsFeeds(), 'feeds', telemetry),
    addressChecks: config.easyPost
      ? observed(easyPostAddresses(config.easyPost), 'easypost', telemetry)
      : noAddressChecks,
  }
}
