import path from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { makeStripeCards } from '../apps/api/src/gateways/cards/stripe/stripe-cards.ts'
import {
  STRIPE_SECRET_KEY,
  STRIPE_WEBHOOK_SECRET,
  startStripeServer,
} from '../apps/api/test/providers/stripe-server.ts'
import { startTestShop } from '../apps/api/test/shop/start-test-shop.ts'
import { withLivePages } from './shop-fixture.ts'

type StripeShop = Awaited<ReturnType<typeof startStripeShop>>

/** A shop whose server uses a local Stripe, and whose browser gets a stand-in for Stripe's script. */
export const test = base.extend<{ requested: string[] }, { shop: StripeShop }>({
  shop: [
    async ({ browserName: _ }, use) => {
      const shop = await startStripeShop()
      await use(shop)
      await shop.close()
      await shop.stripe.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ shop }, use) => use(shop.address),
  page: ({ page }, use) => use(withLivePages(page)),

  /** The Stripe URLs that the browser requested. */
  requested: async ({ context, shop }, use) => {
    const requested: string[] = []
    await context.exposeFunction('decideAtBank', (clientSecret: string, approve: boolean) =>
      shop.stripe.books.decide(clientSecret.split('_secret_')[0] ?? '', approve),
    )
    await context.route('https://*.stripe.com/**', (route) => {
      requested.push(route.request().url())
      return route.fulfill({
        contentType: 'text/javascript',
        path: path.join(import.meta.dirname, 'stripe-stand-in.js'),
      })
    })
    await use(requested)
  },
})

async function startStripeShop() {
  const stripe = await startStripeServer()
  const keys = { secretKey: STRIPE_SECRET_KEY, webhookSecrets: [STRIPE_WEBHOOK_SECRET] }
  const clock = { now: () => new Date() }
  const shop = await startTestShop({
    withCatalogue: true,
    config: { stripe: { ...keys, publishableKey: 'pk_test_of_a_server_in_this_process' } },
    cards: () => makeStripeCards({ ...keys, address: stripe.address }, clock),
  })
  return Object.assign(shop, { stripe, address: await shop.listen() })
}

/** Fills in Stripe's field and clicks Pay. */
export async function payWith(page: Page, number: string) {
  const dialog = page.getByRole('dialog', { name: /^Pay \$/ })
  await dialog.getByLabel('Card number').fill(number)
  await dialog.getByRole('button', { name: /^Pay \$/ }).click()
}

/** The bank's own window. */
export const bankOf = (page: Page) => page.getByRole('dialog', { name: 'Bank' })

export { expect }
