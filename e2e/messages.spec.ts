import type { Page } from '@playwright/test'
import type { TestShop } from '../apps/api/test/shop/start-test-shop.ts'
import { addToCart, CARDS, fillGuestForm, payWith } from './order-steps.ts'
import { expect, test } from './shop-fixture.ts'
import { PASSWORD } from './visitor.ts'

/* Rows of the error catalogue (Specification §8) that no other test shows. Each row, word for word, is in the
   contract's messages.test.ts; the others are tested where they belong: search (no record), cart (empty), account
   (signed in, profile), contact, review, browse-shop and department (out of stock), the staff's products; how a
   card's response is shown is in payment-step.test.ts, the picture over the limit in media-upload.api.test.ts. */

const popup = (page: Page) => page.getByRole('region', { name: 'Messages' })

test('an order that was made, and a card that was charged', async ({ page, shop }) => {
  await orderInStore(page, shop)
  const number = await orderNumber(page)
  await payWith(page, CARDS.approved)

  await expect(
    page.getByRole('status').getByText(`Order#${number} has been created.`, { exact: true }),
  ).toBeVisible()
  await expect(page.getByText('Sandbox transaction success', { exact: true }).first()).toBeVisible()
})

test('a refused card, by the part of its failure message before the semicolon', async ({
  page,
  shop,
}) => {
  await orderInStore(page, shop)
  const failure_message = 'Your card is blocked; code 41; id 7'
  const cardInfo = { failure_message, brand: null, last4: null, action: null }
  await page.route('**/api/payment/charge', (route) =>
    route.fulfill({ json: { statusCode: -1, statusDesc: 'x', cardInfo } }),
  )
  await payWith(page, CARDS.approved)

  await expect(page.getByRole('dialog').getByRole('alert').locator('b')).toHaveText(
    'Your card is blocked',
  )
})

test('somebody who registered, and the home page after it', async ({ page }, { project }) => {
  await page.goto('/#/customer?source=REGISTER')
  await page.getByLabel('Email', { exact: true }).fill(`new-${project.name}@example.com`)
  await page.getByRole('textbox', { name: 'Login Password' }).fill(PASSWORD)
  await page.getByLabel('First Name').fill('Ada')
  await page.getByLabel('Last Name').fill('Byron')
  await fillProfile(page)
  await page.getByRole('button', { name: 'Register', exact: true }).click()

  await expect(
    popup(page).getByText('You have succesfully registered with Mendwell', { exact: true }),
  ).toBeVisible()
  await expect(page).toHaveURL(/#\/$/)
})

test('a wrong password and an unknown name, in the same words', async ({ page, shop }) => {
  const { loginId } = await shop.make.customer({ password: PASSWORD })
  for (const username of [loginId, 'nobody@example.com']) {
    await page.goto('/#/login')
    await page.getByLabel('Username').fill(username)
    await page.getByRole('textbox', { name: 'Password' }).fill('another quiet river')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()

    await expect(
      page.getByRole('main').getByText('Username or password is incorrect', { exact: true }),
    ).toBeVisible()
    await expect(page.getByLabel('Username')).toHaveValue(username)
    await page.reload()
  }
})

test('a service that fails is logged, and the screen goes on', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.route('**/api/category/findAllByCategoryName/*', (route) =>
    route.fulfill({ status: 400, json: { code: 'MALFORMED', detail: 'no list', status: 400 } }),
  )
  await page.goto('/')
  // From here the app fetches; a visit that starts there gets the data with the screen.
  await page.goto('/#/category/Diabetes')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diabetes')
  await expect.poll(() => logged.join('\n')).toMatch(/^Service: .+ failed: no list$/m)
  await expect(page.getByText('This part could not be loaded.')).toBeVisible()
})

async function orderInStore(page: Page, shop: TestShop) {
  await addToCart(page, await shop.make.product())
  await page.goto('/#/cart')
  await fillGuestForm(page, 'messages@example.com')
  await page.getByRole('button', { name: 'Checkout' }).click()
  await expect(page.getByRole('dialog', { name: /^Pay \$/ })).toBeVisible()
}

async function orderNumber(page: Page): Promise<string> {
  const words = await page.getByRole('dialog').innerText()
  const number = /Order# (\d+)/.exec(words)?.[1]
  if (!number) throw new Error(`No order number in: ${words}`)
  return number
}

async function fillProfile(page: Page) {
  await page.getByLabel('Phone', { exact: true }).fill('512 555 0148')
  await page.getByRole('textbox', { name: 'Shipping Address' }).fill('12 Elm Street')
  await page.getByLabel('Country', { exact: true }).selectOption({ label: 'United States' })
  await page.getByLabel('State/Province', { exact: true }).selectOption({ label: 'Texas' })
  await page.getByLabel('City', { exact: true }).selectOption({ label: 'Austin' })
  await page.getByLabel('Zip Code', { exact: true }).fill('78704')
}
