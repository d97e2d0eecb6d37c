import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from './shop-fixture.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Pictures and sections further down load when scrolled near. */
async function scrollThrough(page: Page) {
  for (const name of ['Popular products', 'Deals', 'News and update']) {
    await section(page, name).scrollIntoViewIfNeeded()
  }
}

test.describe('the main home', () => {
  test('shows every section with real products', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveTitle('Medical and home-care supplies - Mendwell')
    await expect(section(page, 'Shop by department').getByRole('link')).toHaveCount(16)
    await expect(section(page, 'Popular products').getByRole('article')).toHaveCount(8)
    const offers = section(page, 'Offers in our store')
    await expect(offers.getByRole('link')).toHaveText([/30% off/, /20% off/, /25% off/, /25% off/])
    for (const categoryId of [61, 77, 85, 98]) {
      await expect(offers.locator(`a[href^="/c/${categoryId}"]`)).toBeVisible()
    }
    await expect(offers).toContainText('Online orders have the online price instead')
    await expect(section(page, 'What we offer').getByRole('listitem')).toHaveCount(4)
    const deals = section(page, 'Deals')
    for (const kind of ['Deal of the day', 'Bundle', 'Flash deals']) {
      await expect(deals.getByText(kind, { exact: true })).toBeVisible()
    }
    await expect(section(page, 'Look around the departments').getByRole('link')).toHaveCount(16)
    const news = section(page, 'News and update')
    await expect(news.getByRole('link', { name: /min read/ })).toHaveCount(3)
    await expect(news.getByRole('link', { name: /^Read More/ })).toHaveCount(4)
    await scrollThrough(page)
    await expectNoAxeViolations(page)
  })

  test('rotates its hero pictures by button and says which one is shown', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    const highlights = section(page, 'Highlights')
    await expect(highlights.getByRole('heading')).toHaveText('Care supplies, clearly priced.')
    await highlights.getByRole('button', { name: 'Next' }).click()
    await expect(highlights.getByRole('group', { name: '2 of 3' })).toBeVisible()
    await highlights.getByRole('button', { name: 'Previous' }).click()
    await highlights.getByRole('button', { name: 'Previous' }).click()
    await expect(highlights.getByRole('group', { name: '3 of 3' })).toBeVisible()
  })

  test('a swipe changes the picture @phone', async ({ page }) => {
    await page.goto('/')
    const highlights = section(page, 'Highlights')
    await expect(highlights.getByRole('group', { name: '1 of 3' })).toBeVisible()
    for (const [type, clientX] of [
      ['pointerdown', 300],
      ['pointerup', 120],
    ] as const) {
      await highlights.dispatchEvent(type, { pointerType: 'touch', clientX, clientY: 400 })
    }
    await expect(highlights.getByRole('group', { name: '2 of 3' })).toBeVisible()
  })

  test('the bundle adds three products to the cart', async ({ page }) => {
    await page.goto('/')
    await section(page, 'Deals').getByRole('button', { name: 'Add all three' }).click()
    await expect(page.getByRole('link', { name: /^Cart, 3 items,/ })).toBeVisible()
  })

  test('a failed section offers a retry and the others stay', async ({ page }) => {
    // Not behind the hash: the first page contains its deals.
    await page.goto('/about')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us')
    const deals = '**/api/products/findProductsByCategory/-1*'
    await page.route(deals, (route) =>
      route.fulfill({ status: 400, json: { code: 'MALFORMED', detail: 'no' } }),
    )
    await page.getByRole('banner').getByRole('link', { name: 'Mendwell' }).click()
    const failed = section(page, 'Deals')
    await expect(failed.getByText('This part could not be loaded.')).toBeVisible()
    await expect(section(page, 'Shop by department').getByRole('link')).toHaveCount(16)
    await page.unroute(deals)
    await failed.getByRole('button', { name: 'Try again' }).click()
    await expect(failed.getByText('Deal of the day')).toBeVisible()
  })
})

test('home1 shows at most ten departments in its slider', async ({ page }) => {
  await page.goto('/#/home1')
  await expect(section(page, 'Look around the departments').getByRole('link')).toHaveCount(10)
})

test('home2 shows three of mobility, and infant care sorted by name', async ({ page }) => {
  await page.goto('/#/home2')
  const tiles = (name: string) => section(page, name).getByRole('list').getByRole('link')
  await expect(tiles('Mobility')).toHaveCount(3)
  await expect(tiles('InfantCare').first()).toBeVisible()
  const names = await tiles('InfantCare').allTextContents()
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)))
})

test('home3 is the grocery home, without a tile for Qurbani', async ({ page }) => {
  await page.goto('/#/home3')
  const cuts = section(page, 'From our butcher').getByRole('link')
  await expect(cuts).toHaveText(['Chicken', 'Cow', 'Goat', 'Veal'])
  const addresses = await cuts.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  )
  expect(addresses).toEqual(['#/shop/1', '#/shop/6', '#/shop/5', '#/shop/11'])
  const departments = section(page, 'Shop by department')
  await expect(departments.getByRole('link')).toHaveCount(15)
  await expect(departments.getByRole('link', { name: 'Qurbani' })).toHaveCount(0)
  await expect(section(page, 'Popular meat').getByRole('article').first()).toBeVisible()
  await expect(section(page, 'Are you hungry?').getByRole('link')).toHaveCount(9)
  await expect(section(page, 'Qurbani bookings').getByRole('link')).toHaveAttribute(
    'href',
    '#/qurbani',
  )
})

test('home4 asks who is hungry and lists the prices of the kitchen', async ({ page }) => {
  await page.goto('/#/home4')
  await expect(section(page, 'Are you hungry?').getByRole('link')).toHaveCount(9)
  const prices = section(page, 'What our kitchen cooks')
  for (const price of ['$15', '$5', '$3', '$20', '$25']) {
    await expect(prices.getByText(price, { exact: true })).toBeVisible()
  }
})
