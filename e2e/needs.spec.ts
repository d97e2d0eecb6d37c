import { expect, expectNoAxeViolations, test } from './shop-fixture.ts'

test('a need leads from home to its page and into the cart, and is shown in Spanish', async ({
  page,
}) => {
  await page.goto('/')
  const main = page.getByRole('main')
  const needs = main.getByRole('region', { name: 'Shop by need' })
  await needs.getByRole('link', { name: 'All needs' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Shop by need' })).toBeVisible()
  await expectNoAxeViolations(page)

  await main.getByRole('link', { name: /^After a hip operation/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'After a hip operation' })).toBeVisible()
  await expect(main.getByText('no clinician has reviewed this page yet')).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Call 911' })).toBeVisible()
  await expectNoAxeViolations(page)

  await main.getByRole('link', { name: 'Walkers with wheels', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Walkers with wheels/ })).toBeVisible()
  await expect(main.getByRole('article').first()).toBeVisible()
  await expectNoAxeViolations(page)

  await page.goto('/#/need/diabetes-first-month')
  await main
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click()
  await expect(page.getByRole('link', { name: 'View cart' }).first()).toBeVisible()

  await page.goto('/#/need/after-hip-operation')
  await page.getByRole('contentinfo').getByRole('radio', { name: 'Español' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Después de una operación de cadera' }),
  ).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Llame al 911' })).toBeVisible()
})

test('a search for a need links to its page', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('bed wetting')
  await page.keyboard.press('Enter')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Wet at night/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Wet at night' })).toBeVisible()
})

test('a page by need fits 320 px @phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/need/ostomy')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(320)
  await page.getByRole('button', { name: 'When to call a doctor or 911' }).click()
  await expect(page.getByRole('heading', { name: 'When to get help' })).toBeFocused()
})
