import type { Page } from '@playwright/test'
import { signIn as signInByToken } from '../apps/api/test/sign-in.ts'
import type { TestShop } from '../apps/api/test/start-test-shop.ts'
import { addToCart, CARDS, fillGuestForm, payWith } from './order-steps.ts'
import { expect, test } from './shop-fixture.ts'
import { PASSWORD, signInAsNew } from './visitor.ts'

/*
 * Every row of the error catalogue (Specification §8), word for word. The rules of §5 stand beside what
 * they guard: cart.spec.ts, checkout.spec.ts, contact.spec.ts, review.spec.ts, search.spec.ts,
 * shell.spec.ts (newsletter), browse-shop.spec.ts (pages), product.spec.ts (quantity), and, for
 * registration and profile, profile-rules.spec.ts.
 */

const popup = (page: Page) => page.getByRole('region', { name: 'Messages' })

test('a search without results', async ({ page }) => {
  await page.goto('/#/about')
  await page.getByRole('combobox', { name: /Search/ }).fill('zzzqqq')
  await page.keyboard.press('Enter')

  await expect(popup(page).getByText('No Record', { exact: true })).toBeVisible()
  await expect(popup(page).getByText('No Record Found', { exact: true })).toBeVisible()
})

test('an empty cart, at checkout and in the cart', async ({ page }) => {
  await page.goto('/#/checkout')
  await expect(page.getByRole('alert')).toHaveText('Please add items to Cart...')

  await page.goto('/#/cart')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart is empty')
})

test('an order that was made, and a card that was charged', async ({ page, shop }) => {
  await orderInStore(page, shop)
  const number = await orderNumber(page)
  await payWith(page, CARDS.approved)

  await expect(
    page.getByRole('status').getByText(`Order#${number} has been created.`, { exact: true }),
  ).toBeVisible()
  await expect(page.getByText('Sandbox transaction success', { exact: true }).first()).toBeVisible()
})

/** What the provider answered, and the warning it becomes. */
const REFUSALS = [
  {
    when: 'has a failure message: its part before the semicolon',
    answer: { statusCode: -1, statusDesc: 'x', failure: 'Your card is blocked; code 41; id 7' },
    warning: 'Your card is blocked',
  },
  {
    when: 'has a failure message although its status is not negative',
    answer: { statusCode: 0, statusDesc: 'x', failure: 'Your card has expired.' },
    warning: 'Your card has expired.',
  },
  {
    when: 'has a negative status: its description',
    answer: { statusCode: -7, statusDesc: 'The amount is too high', failure: null },
    warning: 'The amount is too high',
  },
] as const

for (const { when, answer, warning } of REFUSALS) {
  test(`a refused card whose answer ${when}`, async ({ page, shop }) => {
    await orderInStore(page, shop)
    const { statusCode, statusDesc, failure } = answer
    const cardInfo = { failure_message: failure, brand: null, last4: null, action: null }
    await page.route('**/api/payment/charge', (route) =>
      route.fulfill({ json: { statusCode, statusDesc, cardInfo } }),
    )
    await payWith(page, CARDS.approved)

    await expect(page.getByRole('dialog').getByRole('alert').locator('b')).toHaveText(warning)
  })
}

test('a saved profile', async ({ page, shop }) => {
  await signInAsNew(page, shop)
  await page.goto('/#/customer?source=EDIT')
  await fillProfile(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()

  await expect(
    popup(page).getByText('You have succesfully saved the profile!', { exact: true }),
  ).toBeVisible()
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

test('somebody who signed in', async ({ page, shop }) => {
  const { loginId } = await shop.make.customer({ password: PASSWORD })
  await page.goto('/#/login')
  await page.getByLabel('Username').fill(loginId)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()

  await expect(
    popup(page).getByText('You have succesfully signed In with Mendwell', { exact: true }),
  ).toBeVisible()
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

test('a review, signed out and signed in', async ({ page, shop }) => {
  const { productId } = await shop.make.product()
  await page.goto(`/#/productsingle/${productId}/x/1`)
  await writeReview(page)
  await expect(popup(page).getByText('Please signin...', { exact: true })).toBeVisible()

  await signInAsNew(page, shop)
  await page.reload()
  await writeReview(page)
  await expect(popup(page).getByText('Your review is submited...', { exact: true })).toBeVisible()
})

test('a category without products, and a department without categories', async ({ page, shop }) => {
  const { categoryId } = await shop.make.category({ category: 'Diabetes' })
  const { deptName } = await shop.make.department()
  await page.goto(`/#/shop/${categoryId}`)
  await expect(
    page.getByRole('heading', { name: 'Items are out of Stock', exact: true }),
  ).toBeVisible()

  await page.goto(`/#/category/${encodeURIComponent(deptName)}`)
  await expect(page.getByRole('heading', { name: 'OUT OF STOCK', exact: true })).toBeVisible()
})

test('a picture that is too big', async ({ page, shop }) => {
  const { bearer } = await signInByToken(shop, await shop.make.staff({ password: PASSWORD }))
  const { productId } = await shop.make.product()
  const answer = await page.request.post('/api/productImage/upload', {
    headers: { Authorization: `Bearer ${bearer}` },
    multipart: {
      productId,
      file: { name: 'big.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(65_001) },
    },
  })

  expect(answer.status()).toBe(413)
  expect(await answer.json()).toMatchObject({
    title: 'File Too Big',
    detail: 'Image is too big to upload. Please resize to max 65KB.',
  })
})

test('a service that fails is logged, and the screen goes on', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.route('**/api/newsTracker/findAll', (route) =>
    route.fulfill({ status: 400, json: { code: 'MALFORMED', detail: 'no news', status: 400 } }),
  )
  await page.goto('/#/about')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us')
  await expect.poll(() => logged.join('\n')).toMatch(/^Service: .+ failed: no news$/m)
  await expect(page.getByRole('region', { name: 'News' })).toContainText('Welcome to Mendwell')
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

async function writeReview(page: Page) {
  await page.getByRole('tab', { name: /^Reviews/ }).click()
  await page.getByRole('button', { name: 'Add Your Review' }).click()
  const form = page.getByRole('dialog', { name: 'Add Your Review' })
  await form.getByRole('radio', { name: '4 stars' }).check({ force: true })
  await form.getByLabel('Title').fill('Sturdy')
  await form.getByLabel('Your review', { exact: true }).fill('Does what it should.')
  await form.getByRole('button', { name: 'Submit your review' }).click()
}
