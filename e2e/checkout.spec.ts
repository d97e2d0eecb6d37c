import { builtFile } from './built-file.ts'
import { holdAnswersOf, loseAnswersOf } from './lost-answers.ts'
import { addToCart, CARDS, fillCheckout, payWith } from './order-steps.ts'
import { expect, expectNoAxeViolations, test, withLivePages } from './shop-fixture.ts'
import { overflowOf, PASSWORD, signInAsNew } from './visitor.ts'

const place = /^Place order and pay \$/

test('checkout names every missing field, in screen order', async ({ page, shop }) => {
  await addToCart(page, await shop.make.product())
  await page.goto('/#/checkout')
  await page.getByRole('button', { name: place }).click()

  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    'First Name is required',
    'Last Name is required',
    'Email is required',
    'Phone1 is required',
    'Address1 is required',
    'postalCode is required',
    'StateProvince is required',
    'City is required',
  ])
  await expectNoAxeViolations(page)

  await fillCheckout(page)
  await page.getByLabel('Password (optional)').fill('short')
  await page.getByRole('button', { name: place }).click()

  await expect(summary.getByRole('link')).toHaveText(['Password is Invalid'])
})

test('a form whose rules cannot be loaded shows what the shop refuses', async ({
  browser,
  shop,
}) => {
  // The browser itself logs an error for what does not load.
  const page = withLivePages(await browser.newPage())
  await page.route(builtFile('src/features/checkout/steps/checkout-schema.ts'), (route) =>
    route.abort(),
  )
  await addToCart(page, await shop.make.product())
  await page.goto('/#/checkout')
  await fillCheckout(page)
  await page.getByLabel('First name').fill('')
  await page.getByRole('button', { name: place }).click()

  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  await expect(summary.getByRole('link')).toHaveText(['First Name is required'])
  await page.close()
})

test('a ZIP code fills in town and state, once, and an apartment is kept', async ({
  page,
  shop,
}) => {
  await addToCart(page, await shop.make.product())
  await page.goto('/#/checkout')
  const code = page.getByLabel('Postal code')
  const state = page.getByLabel('State / Province')
  const town = page.getByLabel('Town / City')
  await code.fill('78704')
  await expect(state).toHaveValue('TX')
  await expect(town).toHaveValue('Austin')
  await code.fill('10001')
  await expect(state).toHaveValue('NY')
  await expect(town).toHaveValue('New York')
  await town.selectOption({ label: 'Albany' })
  await code.fill('12207')
  await expect(code).toHaveValue('12207')
  await expect(town, 'a town that was chosen stays').toHaveValue('Albany')

  await page.getByLabel('First name').fill('Rosa')
  await page.getByLabel('Last name').fill('Diaz')
  await page.getByLabel('Email', { exact: true }).fill('rosa@example.com')
  await page.getByLabel('Phone1').fill('512 555 0148')
  await page.getByLabel('Address', { exact: true }).fill('1 State Street')
  await page.getByLabel('Apartment, suite, unit (optional)').fill('Apt 4B')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: place }).click()

  await expect(page.getByRole('dialog', { name: /^Pay \$/ })).toBeVisible()
  const orders = await shop.db.selectFrom('orders').select(['address2', 'city']).execute()
  expect(orders.at(-1)).toEqual({ address2: 'Apt 4B', city: 'Albany' })
})

test('a US address requires a US postal code, and keeps typed text', async ({ page, shop }) => {
  const canada = {
    name: 'Canada',
    countries: ['CA'],
    states: [],
    tiers: [{ fromCents: 0, costCents: 45_00 }],
  }
  await shop.db
    .insertInto('setting')
    .values({ name: 'shippingZones', value: JSON.stringify([canada]) })
    .execute()
  await addToCart(page, await shop.make.product())
  await page.goto('/#/checkout')
  await fillCheckout(page, 'zip@example.com')
  const code = page.getByLabel('Postal code')
  await code.fill('7870')
  await page.getByRole('button', { name: place }).click()

  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  await summary.getByRole('link', { name: 'Enter a US postal code of five digits' }).click()
  await expect(code).toBeFocused()
  await expect(code).toHaveValue('7870')
  await page.getByLabel('Country').selectOption({ label: 'Canada' })
  await page.getByLabel('State / Province').selectOption({ label: 'Ontario' })
  await page.getByLabel('Town / City').selectOption({ label: 'Toronto' })
  await code.fill('M5V 2T6')
  await expect(page.getByLabel('Country').getByRole('option')).toHaveText([
    'Choose',
    'United States',
    'Canada',
  ])
  await expect(page.getByText('$45.00').first(), 'what shipping costs there').toBeVisible()
  await page.getByRole('button', { name: place }).click()

  await expect(page.getByRole('dialog', { name: /^Pay \$/ })).toBeVisible()
})

test('a postal code of another state is reported before submitting', async ({ page, shop }) => {
  await addToCart(page, await shop.make.product())
  await page.goto('/#/checkout')
  await fillCheckout(page, 'state@example.com')
  const code = page.getByLabel('Postal code')
  await code.fill('10001')
  await expect(page.getByLabel('State / Province')).toHaveValue('NY')
  // A buyer who changes the answer afterwards is asked again.
  await page.getByLabel('State / Province').selectOption({ label: 'Texas' })
  await page.getByLabel('Town / City').selectOption({ label: 'Austin' })
  await page.getByRole('button', { name: place }).click()

  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  await summary.getByRole('link', { name: 'This postal code is not in the chosen state' }).click()
  await expect(code).toBeFocused()

  // Military mail has states of its own.
  await page.getByLabel('State / Province').selectOption({ label: 'Armed Forces Europe' })
  await page.getByLabel('Town / City').selectOption({ label: 'APO' })
  await code.fill('09012')
  await page.getByRole('button', { name: place }).click()
  await expect(page.getByRole('dialog', { name: /^Pay \$/ })).toBeVisible()
})

test('country, state and town depend on each other, and can be typed where there is no list', async ({
  page,
  shop,
}) => {
  await addToCart(page, await shop.make.product())
  const letCountriesCome = await holdAnswersOf(page, '**/api/country/findAll')
  await page.goto('/#/checkout')
  await expect(page.getByLabel('Country')).toHaveValue('United States')
  await expect(
    page.getByRole('combobox', { name: 'State / Province' }),
    'nothing to type before the list has come',
  ).toContainText('Loading')
  letCountriesCome()
  await expect(page.getByLabel('Town / City')).toContainText('Choose a state first')
  const countries = page.getByLabel('Country').getByRole('option')
  await expect(countries.nth(1), 'most orders go there').toHaveText('United States')
  await expect(countries.filter({ hasText: 'Iran' }), 'nothing is sent there').toHaveCount(0)

  await page.getByLabel('Country').selectOption({ label: 'United States' })
  await page.getByLabel('State / Province').selectOption({ label: 'California' })
  await expect(page.getByText('Tax, California')).toBeVisible()
  await page.getByLabel('Town / City').selectOption({ label: 'My town is not listed' })
  await expect(page.getByRole('textbox', { name: 'Town / City' }), 'the list is gone').toBeFocused()
  await page.getByRole('textbox', { name: 'Town / City' }).fill('Tiny Creek')
  await expect(page.getByRole('textbox', { name: 'Town / City' })).toHaveValue('Tiny Creek')

  await page.getByLabel('Billing is the same as shipping address').uncheck()
  await expect(page.getByLabel('Billing address', { exact: true })).toBeVisible()
  await page.getByRole('radio', { name: /^In store/ }).check()
  await expect(page.getByText('Not needed: you collect your order in our store.')).toBeVisible()
})

test('typed text survives reload and Back, except the password', async ({ page, shop }) => {
  await addToCart(page, await shop.make.product())
  await page.goto('/#/checkout')
  await fillCheckout(page, 'kept@example.com')
  await page.getByLabel('Password (optional)').fill('a-long-quiet-river')

  await page.reload()

  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('kept@example.com')
  await expect(page.getByLabel('Town / City')).toHaveValue('Austin')
  await expect(page.getByLabel('Password (optional)')).toHaveValue('')
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
  expect(kept).not.toContain('a-long-quiet-river')
})

test('a double click places one order', async ({ page, shop }) => {
  await addToCart(page, await shop.make.product())
  await page.goto('/#/checkout')
  await fillCheckout(page, 'double@example.com')

  await page.getByRole('button', { name: place }).dblclick()

  await expect(page.getByRole('dialog', { name: /^Pay \$/ })).toBeVisible()
  expect(await ordersOf(shop, 'double@example.com')).toBe(1)
})

test('a lost response is requested again, and there is one order', async ({ page, shop }) => {
  await addToCart(page, await shop.make.product())
  await page.goto('/#/checkout')
  await fillCheckout(page, 'offline@example.com')
  // The order arrives, its response does not; nor does any response about it.
  await loseAnswersOf(page, '**/api/orders/save')
  await page.route('**/api/orders/findPlaced', (route) => route.abort('connectionreset'))
  await page.getByRole('button', { name: place }).click()

  const refusal = page.getByRole('alert').filter({ hasText: 'We don’t know yet' })
  await expect(refusal).toContainText('you will not order twice.')
  // The page also polls, and removes the button when it gets an answer, which comes after the click.
  const release = await holdAnswersOf(page, '**/api/orders/findPlaced')
  await page.unroute('**/api/orders/save')
  await page.reload()
  await page.getByLabel('First name').fill('Augusta')
  await page.getByRole('button', { name: place }).click()
  release()

  await expect(page.getByRole('dialog', { name: /^Pay \$/ })).toBeVisible()
  expect(await ordersOf(shop, 'offline@example.com')).toBe(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: /^Cart\W+0 items/ })).toBeAttached()
})

test('an order whose response was lost opens by itself once the shop reports it', async ({
  page,
  shop,
}) => {
  await addToCart(page, await shop.make.product())
  await page.goto('/#/checkout')
  await fillCheckout(page, 'found@example.com')
  await loseAnswersOf(page, '**/api/orders/save')
  const release = await holdAnswersOf(page, '**/api/orders/findPlaced')
  await page.getByRole('button', { name: place }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'We don’t know yet' })).toBeVisible()
  release()

  await expect(page.getByRole('dialog', { name: /^Pay \$/ })).toBeVisible()
  expect(await ordersOf(shop, 'found@example.com')).toBe(1)
})

test('an order sent signed in whose answer was lost is not sent again when the session has ended', async ({
  page,
  shop,
}) => {
  const { custId, loginId } = await signInAsNew(page, shop)
  await addToCart(page, await shop.make.product())
  await page.goto('/#/checkout')
  await fillCheckout(page, 'ended@example.com')
  await loseAnswersOf(page, '**/api/orders/save')
  await page.route('**/api/orders/findPlaced', (route) => route.abort('connectionreset'))
  await page.getByRole('button', { name: place }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'We don’t know yet' })).toBeVisible()

  await shop.db.deleteFrom('session').where('custId', '=', custId).execute()
  await page.unroute('**/api/orders/save')
  await page.unroute('**/api/orders/findPlaced')
  await page.getByRole('button', { name: place }).click()

  const refusal = page.getByRole('alert').filter({ hasText: 'We already have your order' })
  await expect(refusal.getByRole('button', { name: 'This is another order' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await overflowOf(page)).toBe(0)

  await refusal.getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Username').fill(loginId)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()

  await page.getByRole('link', { name: 'See your order' }).click()
  await expect(page.getByRole('article').getByText('Not paid', { exact: true })).toBeVisible()
  expect(await ordersOf(shop, 'ended@example.com')).toBe(1)
})

test('an ended session is reported before the order, which continues with all typed text', async ({
  page,
  shop,
}) => {
  const { custId, loginId } = await signInAsNew(page, shop)
  const refusal = page.getByRole('alert').filter({ hasText: 'was not placed' })
  // Ended by the order itself: no earlier request of the page can have noticed it.
  await page.route(
    '**/api/orders/save',
    async (route) => {
      await shop.db.deleteFrom('session').where('custId', '=', custId).execute()
      await route.continue()
    },
    { times: 2 },
  )
  await addToCart(page, await shop.make.product())
  await page.goto('/#/checkout')
  await fillCheckout(page, 'member@example.com')
  await page.getByRole('button', { name: place }).click()

  await expect(refusal).toContainText('Your session has ended. Please sign in again.')
  await expect(refusal).toBeFocused()
  await expectNoAxeViolations(page)
  expect(await ordersOf(shop, 'member@example.com')).toBe(0)
  await refusal.getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Username').fill(loginId)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByLabel('Town / City')).toHaveValue('Austin')
  await page.getByRole('button', { name: place }).click()
  await expect(refusal).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await overflowOf(page)).toBe(0)
  await expect(page.getByText('You are signed in as')).toBeHidden()

  // As a guest, with the same button.
  await page.getByRole('button', { name: place }).click()
  await expect(page.getByRole('dialog', { name: /^Pay \$/ })).toBeVisible()
  expect(await ordersOf(shop, 'member@example.com')).toBe(1)
})

test('a browser without cookies can order and pay while the page is open', async ({
  page,
  shop,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'cookieEnabled', { get: () => false }),
  )
  await page.route('**/api/**', async (route) => {
    const { cookie: _, ...headers } = await route.request().allHeaders()
    const response = await route.fetch({ headers })
    const { 'set-cookie': __, ...kept } = response.headers()
    await route.fulfill({ response, headers: kept })
  })
  await addToCart(page, await shop.make.product())
  await page.goto('/#/checkout')
  await fillCheckout(page, 'cookieless@example.com')
  await page.context().clearCookies()
  await page.getByRole('button', { name: place }).click()
  await payWith(page, CARDS.approved)

  await expect(page.getByRole('article').getByText('Paid', { exact: true })).toBeVisible()
})

test('typed text lasts as long as the page if the browser stores nothing', async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      const get = () => {
        throw new DOMException('forbidden', 'SecurityError')
      }
      Object.defineProperty(window, name, { get })
    }
  })
  await addToCart(page, await shop.make.product())
  await page.goto('/#/checkout')
  await fillCheckout(page, 'forgetful@example.com')
  await page.getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart')
  await page.goBack()

  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('forgetful@example.com')
  await expect(page.getByLabel('Town / City')).toHaveValue('Austin')
})

test('a price that changed meanwhile is shown, and confirmed by the next click', async ({
  page,
  shop,
}) => {
  const product = await shop.make.product({ unitPriceCents: 10_00 })
  await addToCart(page, product)
  await page.goto('/#/checkout')
  // The total is refetched when the address is complete.
  const quoted = page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/orders/quote') &&
      (response.request().postData() ?? '').includes('78704'),
  )
  await fillCheckout(page, 'dearer@example.com')
  await quoted
  await expect(page.getByRole('button', { name: 'Place order and pay $29.56' })).toBeVisible()
  await shop.db
    .updateTable('product')
    .set({ unitPriceCents: 20_00 })
    .where('productId', '=', product.productId)
    .execute()

  await page.getByRole('button', { name: place }).click()

  await expect(page.getByRole('alert').filter({ hasText: 'was not placed' })).toContainText(
    'The price or the tax has changed.',
  )
  expect(await ordersOf(shop, 'dearer@example.com')).toBe(0)

  await page.getByRole('button', { name: 'Confirm and pay $39.13' }).click()

  await expect(page.getByRole('dialog', { name: 'Pay $39.13' })).toBeVisible()
})

test('a product sold out at the last moment is named, and the cart helps to continue', async ({
  page,
  shop,
}) => {
  const product = await shop.make.product()
  await addToCart(page, product)
  await page.goto('/#/checkout')
  await fillCheckout(page, 'gone@example.com')
  await shop.db
    .updateTable('product')
    .set({ productStatus: 'N' })
    .where('productId', '=', product.productId)
    .execute()
  await page.getByRole('button', { name: place }).click()

  const refusal = page.getByRole('alert').filter({ hasText: 'was not placed' })
  await expect(refusal).toContainText('This product is no longer available')
  await refusal.getByRole('link', { name: 'Look at your cart' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart')
})

async function ordersOf(shop: Parameters<Parameters<typeof test>[2]>[0]['shop'], email: string) {
  const rows = await shop.db
    .selectFrom('orders')
    .select('orderId')
    .where('email', '=', email)
    .execute()
  return rows.length
}
