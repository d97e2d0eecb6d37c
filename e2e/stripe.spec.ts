import type { Page } from '@playwright/test'
import { addToCart, fillGuestForm } from './order-steps.ts'
import { expectNoAxeViolations, withLivePages } from './shop-fixture.ts'
import { bankOf, expect, payWith, test } from './stripe-fixture.ts'

const CARDS = {
  approved: '4242 4242 4242 4242',
  expired: '4000 0000 0000 0069',
  bankAsks: '4000 0000 0000 3220',
} as const

type Shop = Parameters<Parameters<typeof test>[2]>[0]['shop']

test.beforeEach(({ requested }) => expect(requested).toEqual([]))

test("Stripe's script loads with the payment and not before; its card pays once", async ({
  page,
  shop,
  requested,
}) => {
  await addToCart(page, await shop.make.product())
  await page.goto('/#/cart')
  await fillGuestForm(page, 'stripe@example.com')
  expect(requested).toEqual([])
  await page.getByRole('button', { name: 'Checkout' }).click()
  const dialog = page.getByRole('dialog', { name: /^Pay \$/ })
  const pay = dialog.getByRole('button', { name: /^Pay \$/ })

  await pay.click()
  await expect(dialog.getByRole('alert')).toContainText('Your card number is incomplete.')
  await expectNoAxeViolations(page)
  await dialog.getByLabel('Card number').fill(CARDS.approved)
  await pay.dblclick()

  await expectPaid(page)
  expect(requested).toEqual(['https://js.stripe.com/endive/stripe.js'])
  expect(await page.evaluate(() => Reflect.get(window, 'stripeStandIn'))).toMatchObject({
    made: 1,
    options: { mode: 'payment', amount: 2956, currency: 'usd', paymentMethodCreation: 'manual' },
  })
  expect(await capturesOf(shop, 'stripe@example.com')).toBe(1)
})

test('a declined card is explained, and the next one opens its bank’s step, which is reachable', async ({
  page,
  shop,
}) => {
  await openPayment(page, shop, 'stripe-bank@example.com')
  const dialog = page.getByRole('dialog', { name: /^Pay \$/ })

  await payWith(page, CARDS.expired)
  await expect(dialog.getByRole('alert')).toContainText('Your card has expired.')
  await payWith(page, CARDS.bankAsks)
  await bankOf(page).getByRole('button', { name: 'Refuse' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Your bank did not confirm this payment.')

  await payWith(page, CARDS.bankAsks)
  await bankOf(page).getByRole('button', { name: 'Leave' }).click()
  await expect(dialog.getByRole('status')).toHaveText(
    'Your bank has not confirmed this payment yet.',
  )
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Continue with the bank' }).click()
  await bankOf(page).getByRole('button', { name: 'Approve' }).click()

  await expectPaid(page)
  expect(await capturesOf(shop, 'stripe-bank@example.com')).toBe(1)
})

test("a reload during the bank's step, and Back and Forward, lead to the bank again", async ({
  page,
  shop,
}) => {
  await openPayment(page, shop, 'stripe-reload@example.com')
  await payWith(page, CARDS.bankAsks)
  await expect(bankOf(page)).toBeVisible()

  await page.reload()
  await expect(bankOf(page)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Invoice/)
  await page.reload() // takes the left window away
  await page.goForward()
  await bankOf(page).getByRole('button', { name: 'Approve' }).click()

  await expectPaid(page)
  expect(await capturesOf(shop, 'stripe-reload@example.com')).toBe(1)
})

test("another tab pays with another card during the bank's step: one charge", async ({
  page,
  shop,
  context,
}) => {
  await openPayment(page, shop, 'stripe-tabs@example.com')
  await payWith(page, CARDS.bankAsks)
  await expect(bankOf(page)).toBeVisible()
  const other = withLivePages(await context.newPage())
  await other.goto(page.url())
  await other.getByRole('button', { name: 'Pay now' }).click()

  await payWith(other, CARDS.approved)
  await expectPaid(other)
  await bankOf(page).getByRole('button', { name: 'Leave' }).click()

  await expectPaid(page)
  expect(await capturesOf(shop, 'stripe-tabs@example.com')).toBe(1)
})

test('a blocked script is reported, and loaded on the next try', async ({
  page,
  shop,
  context,
}) => {
  await context.route('https://js.stripe.com/**', (route) => route.abort())
  await openPayment(page, shop, 'stripe-blocked@example.com')
  const dialog = page.getByRole('dialog', { name: /^Pay \$/ })

  await expect(dialog.getByRole('alert')).toContainText('could not be loaded')
  await context.unroute('https://js.stripe.com/**')
  await dialog.getByRole('button', { name: 'Try again' }).click()

  await expect(dialog.getByLabel('Card number')).toBeVisible()
})

async function openPayment(page: Page, shop: Shop, email: string) {
  await addToCart(page, await shop.make.product())
  await page.goto('/#/cart')
  await fillGuestForm(page, email)
  await page.getByRole('button', { name: 'Checkout' }).click()
  await expect(page.getByRole('dialog', { name: /^Pay \$/ })).toBeVisible()
}

const expectPaid = (page: Page) =>
  expect(page.getByRole('article').getByText('Paid', { exact: true })).toBeVisible()

/** How often the order was charged according to Stripe. */
async function capturesOf(shop: Shop, email: string) {
  const { orderId } = await shop.db
    .selectFrom('orders')
    .select('orderId')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return [...shop.stripe.books.intents.values()].filter(
    ({ status, metadata }) => status === 'succeeded' && metadata.order === String(orderId),
  ).length
}
