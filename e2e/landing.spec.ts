import type { Page } from '@playwright/test'
import { builtFile } from './built-file.ts'
import { expect, expectNoAxeViolations, test } from './shop-fixture.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const DEEP_LINK = '/#/productsingle/1929/Glucose%20Test%20Strips/61'
const cart = (page: Page) => page.getByRole('link', { name: /^Cart\W+1 item/ })

test.describe('on the last day of the year, far east of the shop', () => {
  test.use({ timezoneId: 'Pacific/Auckland' })

  test('page and browser show the year of the shop', async ({ page }) => {
    const year = new Date().toLocaleString('en', { timeZone: 'America/Chicago', year: 'numeric' })
    await page.clock.setFixedTime(`${year}-12-31T18:00Z`)
    await page.goto('/about')

    // And the browser reports no two different ones.
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
  await expect(heading(page)).toHaveText(/^Your cart/)
  await expect(page).toHaveURL(/\/#\/cart$/)
  await page.goBack()
  await expect(heading(page)).toHaveText('Order Glucose Test Strips')
})

for (const address of ['/d/Baby-Care', '/contact', '/faq', '/blogs/asthma', '/brands']) {
  test(`${address} is rendered by the server and hydrated without errors`, async ({ page }) => {
    await page.goto(address)
    await expect(page.locator('#root[data-page]')).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  })
}

for (const address of ['/nothing/here', '/p/words']) {
  test(`${address} says that there is no such page, also after hydration`, async ({ browser }) => {
    // The browser itself logs an error for a missing page.
    const page = await browser.newPage()
    await page.goto(address)
    await page.locator('html[data-live]').waitFor({ state: 'attached' })

    await expect(heading(page)).toHaveText('This shelf is empty.')
    await expect(page.locator('#root[data-page]')).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await expect(page).toHaveURL(/\/$/)
    await page.close()
  })
}

test('without scripts a page says that its buttons do not work, and how to order @desktop', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/p/1929')
  await expect(heading(page)).toBeVisible()
  // Text in this element is not found by text locators.
  const note = page.locator('noscript > p')
  await expect(note).toBeVisible()
  await expect(note).toContainText('You can order by phone, too')
  await page.close()
})

/** Holds matching requests until released. */
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

test('a visitor who clicks a link before hydration arrives there', async ({ page }) => {
  const letCodePass = await hold(page, builtFile('src/features/home/home-page.tsx'))
  const opened = page.goto('/')
  // The script has started, and waits for the code of the first page.
  await page.locator('html[data-text-size]').waitFor({ state: 'attached' })
  await page.evaluate(() => location.assign('/#/about'))
  letCodePass()
  await opened
  await expect(heading(page)).toHaveText('About Us')
})

/** What a cached page cannot know: the visitor, and when an order placed now arrives. */
const OF_THE_MOMENT = ['/api/users/session', '/api/products/1929/delivery']

test('a page requests nothing that it already contains', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(pathname)
  })
  for (const address of ['/', '/c/61-glucose-test-strips', '/d/Baby-Care', '/p/1929', '/contact']) {
    await page.goto(address)
    // Every page requests who is signed in.
    await expect.poll(() => calls).toContain('/api/users/session')
    expect(calls.filter((call) => !OF_THE_MOMENT.includes(call))).toEqual([])
    calls.length = 0
  }
})

for (const address of [DEEP_LINK, '/c/61-glucose-test-strips']) {
  test(`${address} in Spanish shows no English before its script has loaded`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('mendwell.language', 'es'))
    const letScriptPass = await hold(page, '**/assets/**/*.js')
    const opened = page.goto(address)
    await page.locator('#root').waitFor({ state: 'attached' })
    await expect(page.locator('#root')).toBeHidden()
    letScriptPass()
    await opened
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await expect(heading(page)).toBeVisible()
  })
}

test('a screen behind the hash is visible before its script has loaded, and stays', async ({
  page,
}) => {
  const letScriptPass = await hold(page, '**/assets/**/*.js')
  const opened = page.goto(DEEP_LINK)
  await expect(heading(page)).toHaveText(/^True Metrix/)
  letScriptPass()
  await opened
  await expect(page.locator('#root[data-page*="/1929/"]')).toBeVisible()
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link').nth(-1).click()
  await expect(page).toHaveURL(/\/#\/shop\/61$/)
  await page.goBack()
  await expect(heading(page)).toHaveText(/^True Metrix/)
})

test('a screen rendered only by the browser does not flash the home page', async ({ page }) => {
  const letScriptPass = await hold(page, '**/assets/**/*.js')
  const opened = page.goto('/#/cart')
  await page.locator('#root').waitFor({ state: 'attached' })
  await expect(page.locator('#root')).toBeHidden()
  letScriptPass()
  await opened
  await expect(heading(page)).toHaveText(/^Your cart/)
})

test('a screen behind the hash that the server sends too late is left to the script', async ({
  page,
}) => {
  const letScreenPass = await hold(page, '**/screen/**')
  const opened = page.goto(DEEP_LINK)
  await opened
  await expect(heading(page)).toHaveText(/^True Metrix/)
  const late = page.waitForResponse('**/screen/**')
  letScreenPass()
  await (await late).finished()
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(cart(page)).toBeVisible()
})

test('a page that changes its own hash continues there', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => location.assign('/#/shop/61'))
  await expect(heading(page)).toHaveText('Order Glucose Test Strips')
  await page.getByRole('article').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/#\/productsingle\//)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('heading', { name: 'Shop by department' })).toBeVisible()
})

test('a page in Spanish is also rendered by the browser, including behind the hash', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('mendwell.language', 'es'))
  await page.goto('/c/61-glucose-test-strips')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await page.goto('/#/about')
  await expect(page.getByRole('banner')).toBeVisible()
})
