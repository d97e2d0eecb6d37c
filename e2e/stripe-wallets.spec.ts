import type { Page } from '@playwright/test'
import { addToCart } from './order-steps.ts'
import { expectNoAxeViolations } from './shop-fixture.ts'
import { expect, test } from './stripe-fixture.ts'

const austin = { city: 'Austin', state: 'TX', postal_code: '78704', country: 'US' }
const toronto = { city: 'Toronto', state: 'ON', postal_code: 'M5V 2T6', country: 'CA' }

/** What the sheet shows, as passed to the stand-in for Stripe's script. */
interface Sheet {
  lineItems: { name: string; amount: number }[]
}
interface Played {
  sheet: Sheet
  /** How often an address was rejected, and why the payment failed. */
  refused: number
  failed: object[]
  amount: number
}

const playedIn = (page: Page): Promise<Played> =>
  page.evaluate(() => {
    const { wallet, options } = Reflect.get(window, 'stripeStandIn')
    const { sheet, refused, failed } = wallet
    return { sheet, refused, failed, amount: options.amount }
  })

/** The steps of a person in the sheet. */
const choose = (page: Page, address: object) =>
  page.evaluate((one) => Reflect.get(window, 'stripeStandIn').wallet.choose(one), address)
const confirm = (page: Page, details: object) =>
  page.evaluate((details) => Reflect.get(window, 'stripeStandIn').wallet.confirm(details), details)

const detailsOf = (name: string) => ({
  expressPaymentType: 'apple_pay',
  billingDetails: { name, email: 'rosa-stripe@example.com', phone: '+15125550148' },
  shippingAddress: { name, address: { ...austin, line1: '418 Barton Creek Road', line2: '' } },
})

test.beforeEach(({ requested }) => expect(requested).toEqual([]))

test('a Stripe wallet is priced for its address, then the order is placed, then it pays', async ({
  page,
  shop,
}) => {
  await openSheet(page, await shop.make.product())
  await expectNoAxeViolations(page)
  expect((await playedIn(page)).sheet).toMatchObject({
    emailRequired: true,
    phoneNumberRequired: true,
    shippingAddressRequired: true,
  })

  await choose(page, toronto)
  expect((await playedIn(page)).refused, 'not served').toBe(1)
  await choose(page, austin)
  const { sheet, amount } = await playedIn(page)
  const listed = sheet.lineItems.reduce((sum, line) => sum + line.amount, 0)
  expect(listed, 'its lines are the total').toBe(amount)
  await confirm(page, detailsOf('Rosa Diaz'))

  await expect(page.getByRole('article').getByText('Paid', { exact: true })).toBeVisible()
  const order = await shop.db
    .selectFrom('orders')
    .selectAll()
    .where('email', '=', 'rosa-stripe@example.com')
    .executeTakeFirstOrThrow()
  expect(order).toMatchObject({ paymentStatus: 'PAID', firstName: 'Rosa', stateProvince: 'TX' })
  const paid = [...shop.stripe.books.intents.values()].filter(
    ({ metadata }) => metadata.order === String(order.orderId),
  )
  expect(paid).toMatchObject([{ status: 'succeeded', amount }])
})

test('the form asks for what a wallet lacks, in the cart or at checkout', async ({
  page,
  shop,
}) => {
  await openSheet(page, await shop.make.product(), 'cart')
  await confirm(page, detailsOf('Cher'))

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout')
  await expect(page.getByLabel('Last name')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('First name')).toHaveValue('Cher')
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('418 Barton Creek Road')
  await expect(page.getByLabel('Postal code')).toHaveValue('78704')
  await page.getByLabel('Last name').fill('Sarkisian')
  await expect(page.getByLabel('Last name')).not.toHaveAttribute('aria-invalid')

  await page.getByRole('button', { name: 'Apple Pay' }).click()
  await confirm(page, detailsOf('Cher'))

  await expect(page.getByLabel('Last name')).toHaveAttribute('aria-invalid', 'true')
  expect((await playedIn(page)).failed).toHaveLength(1)
})

async function openSheet(
  page: Page,
  product: { productId: number; categoryId: number },
  at: 'cart' | 'checkout' = 'checkout',
) {
  await addToCart(page, product)
  await page.goto(`/#/${at}`)
  await page.getByRole('button', { name: 'Apple Pay' }).click()
}
