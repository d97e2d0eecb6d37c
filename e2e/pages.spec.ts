import { expect, test } from './shop-fixture.ts'

test('the current policy stands above the notice that it has replaced', async ({ page }) => {
  await page.goto('/#/return-policy')
  const headings = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(headings).toHaveText([
    'Refund: 15 days',
    'Exchange: 30 days',
    'What we take back',
    'How to send something back',
    'Notice of March 23, 2020 (no longer in force)',
  ])
  await expect(
    page.getByRole('complementary', { name: /^Notice of/ }).getByRole('listitem'),
  ).toHaveText([
    'Bulk returns (more than 2 items) are not accepted.',
    'Sale items are final.',
    'Opened items or products without receipts are not accepted.',
    'No returns from online orders because of COVID-19.',
  ])
})

test('three outside services deliver meals, each in a tab of its own', async ({ page }) => {
  await page.goto('/#/food-delivery')
  const services = page.getByRole('link', { name: /^Order with/ })
  await expect(services).toHaveCount(3)
  for (const service of await services.all()) {
    await expect(service).toHaveAttribute('target', '_blank')
    await expect(service).toHaveAttribute('rel', /noopener/)
  }
})

test('a new page starts at its top, with focus on its heading', async ({ page }) => {
  await page.goto('/#/blogs')
  const link = page.getByRole('link', { name: /Read More about Back Pain/ })
  await link.scrollIntoViewIfNeeded()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Back Pain')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})
