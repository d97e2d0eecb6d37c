import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from './shop-fixture.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const DEEP_LINK = '/#/productsingle/1929/Glucose%20Test%20Strips/61'
const cart = (page: Page) => page.getByRole('link', { name: /^Cart\W+1 item/ })

test.describe('on the last day of the year, far east of the shop', () => {
  test.use({ timezoneId: 'Pacific/Auckland' })

  test('page and browser draw the year of the shop', async ({ page }) => {
    const year = new Date().toLocaleString('en', { timeZone: 'America/Chicago', year: 'numeric' })
    await page.clock.setFixedTime(`${year}-12-31T18:00Z`)
    await page.goto('/about')

    // And the browser complains of no two different ones.
    await expect(page.getByRole('contentinfo')).toContainText(`© ${year} Mendwell`)
  })
})

test('a page from the server continues as the shop: list, product, cart, Back', async ({
  page,
}) => {
  await page.goto('/c/61-glucose-test-strips')
  await expect(heading(page)).toHaveText('Order Glucose Test Strips')
  const first = page.getByRole('article').getByRole('link').first()
  await expect(first).toHaveAttribute('href', /^\/p\/\d+-[a-z0-9-]+$/)
  await expectNoAxeViolations(page)
  await page.goto('/p/1929')
  await expect(page).toHaveURL(/\/p\/1929-[a-z0-9-]+$/)
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(cart(page)).toBeVisible()
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link').nth(-1).click()
  await expect(heading(page)).toHaveText('Order Glucose Test Strips')
  await expect(page).toHaveURL(/\/c\/61-glucose-test-strips$/)
  await cart(page).click()
  await expect(heading(page)).toHaveText('Your cart')
  await expect(page).toHaveURL(/\/#\/cart$/)
  await page.goBack()
  await expect(heading(page)).toHaveText('Order Glucose Test Strips')
})

for (const address of ['/d/Baby-Care', '/contact', '/faq', '/blogs/asthma', '/brands']) {
  test(`${address} is drawn by the server and taken over without a word`, async ({ page }) => {
    await page.goto(address)
    await expect(page.locator('#root[data-drawn]')).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  })
}

for (const address of ['/nothing/here', '/p/words']) {
  test(`${address} says that there is no such page, and goes on saying so`, async ({ browser }) => {
    // The browser itself complains of a page that is not there.
    const page = await browser.newPage()
    await page.goto(address)
    await page.locator('html[data-live]').waitFor({ state: 'attached' })

    await expect(heading(page)).toHaveText('This shelf is empty.')
    await expect(page.locator('#root[data-drawn]')).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await expect(page).toHaveURL(/\/$/)
    await page.close()
  })
}

test('without scripts a page says that its buttons do nothing, and where to order @desktop', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/p/1929')
  await expect(heading(page)).toBeVisible()
  // Words in this element are no text to a search by text.
  const note = page.locator('noscript > p')
  await expect(note).toBeVisible()
  await expect(note).toContainText('You can order by phone, too')
  await page.close()
})

/** Requests that match wait until they are let pass. */
async function hold(page: Page, what: string): Promise<() => void> {
  let letPass = () => {}
  const held = new Promise<void>((resolve) => {
    letPass = resolve
  })
  await page.route(what, async (route) => {
    await held
    await route.continue()
  })
  return letPass
}

for (const address of ['/p/1929', DEEP_LINK]) {
  test(`${address}: what is typed and pressed before the script is there is not lost`, async ({
    page,
  }) => {
    const letScriptPass = await hold(page, '**/assets/**/*.js')
    const opened = page.goto(address)
    await page.getByRole('combobox', { name: 'Search products' }).fill('lancets')
    await page.getByRole('main').getByRole('spinbutton', { name: 'Quantity' }).first().fill('3')
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
    letScriptPass()
    await opened
    await expect(page.getByRole('link', { name: /^Cart\W+3 items/ })).toBeVisible()
    await expect(page.locator('#root[data-drawn*="/1929/"]')).toBeVisible()
    await page.getByRole('combobox', { name: 'Search products' }).press('Enter')
    await expect(heading(page)).toHaveText('Order “lancets”')
    await page.goBack()
    await expect(heading(page)).toHaveText(/^True Metrix/)
  })
}

test('boxes, lists, letters and amounts of before the script count too, one after the other', async ({
  page,
}) => {
  const letScriptPass = await hold(page, '**/assets/**/*.js')
  const opened = page.goto('/c/61-glucose-test-strips')
  const sorting = page.getByRole('combobox', { name: 'Sort by' })
  await page.getByRole('checkbox', { name: /^In stock/ }).click()
  await sorting.selectOption('-price')
  await page.getByLabel('Highest price').fill('40')
  await page.getByLabel('E-mail address').fill('ada@example.com')
  letScriptPass()
  await opened
  await expect(page.getByRole('checkbox', { name: /^In stock/ })).toBeChecked()
  await expect(sorting).toHaveValue('-price')
  await expect(page).toHaveURL(/inStock=true/)
  await expect(page).toHaveURL(/sort=-price/)
  await expect(page.getByLabel('E-mail address')).toHaveValue('ada@example.com')
  await expect(page.getByLabel('Highest price')).toHaveValue('40')
  await expect(page.getByRole('textbox', { name: 'To' })).not.toHaveValue('$1,000,000')
})

test('what is kept for later does not happen now too', async ({ page }) => {
  await page.goto('/p/1929')
  // As between React's first work and the moment when all of the page listens.
  await page.evaluate(() => delete document.documentElement.dataset.live)
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  expect(await page.evaluate(() => Reflect.get(window, 'early').length)).toBe(1)
  await expect(cart(page)).toHaveCount(0)
})

test('who leaves before the page listens arrives where they wanted to go', async ({ page }) => {
  const letCodePass = await hold(page, '**/assets/home-page*')
  const opened = page.goto('/')
  // The script has begun, and waits for the code of the first page.
  await page.locator('html[data-text-size]').waitFor({ state: 'attached' })
  await page.evaluate(() => location.assign('/#/about'))
  letCodePass()
  await opened
  await expect(heading(page)).toHaveText('About Us')
})

test('a screen behind the hash that the server sends too late is left to the script', async ({
  page,
}) => {
  const letScreenPass = await hold(page, '**/screen/**')
  const opened = page.goto(DEEP_LINK)
  await page.keyboard.press('Tab')
  await opened
  await expect(heading(page)).toHaveText(/^True Metrix/)
  const late = page.waitForResponse('**/screen/**')
  letScreenPass()
  await (await late).finished()
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(cart(page)).toBeVisible()
})

test('Spanish is drawn anew, and the words of the hash too', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('mendwell.language', 'es'))
  await page.goto('/c/61-glucose-test-strips')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await page.goto('/#/about')
  await expect(page.getByRole('banner')).toBeVisible()
})
