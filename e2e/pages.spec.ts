import { DEFAULT_RETURN_RULES } from '@mendwell/domain/orders/returns'
import { builtFile } from './built-file.ts'
import { addToCart } from './order-steps.ts'
import { expect, expectNoAxeViolations, test } from './shop-fixture.ts'

test('the current policy comes before the replaced notice', async ({ page }) => {
  await page.goto('/#/return-policy')
  const headings = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(headings).toHaveText([
    'Refund: 15 days',
    'Exchange: 30 days',
    'What we take back',
    'How to send something back',
    'Notice of March 23, 2020 (expired)',
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

test("the return period is the owner's setting, wherever it is shown", async ({ page, shop }) => {
  const returnRules = { ...DEFAULT_RETURN_RULES, refundDays: 21, exchangeDays: 45 }
  await shop.db
    .insertInto('setting')
    .values({ name: 'returnRules', value: JSON.stringify(returnRules) })
    .execute()
  await addToCart(page, await shop.make.product())
  const main = page.getByRole('main')
  for (const [address, words] of [
    ['/', '21-day refund45-day exchange'],
    ['/#/return-policy', 'Ask within 21 days of delivery'],
    ['/#/return-policy', 'Within 45 days of delivery we replace an item. A 10% restoration fee'],
    ['/#/cart', 'Refund within 21 days of delivery.'],
    ['/#/checkout', 'Refund within 21 days of delivery, exchange within 45 days.'],
  ] as const) {
    await page.goto(address)
    await expect(main).toContainText(words)
  }
  await page.goto('/#/faq')
  await page.getByText('Can I send something back?').click()
  await expect(main).toContainText('Yes, within 21 days of delivery for a refund or 45 days')

  await shop.db.deleteFrom('setting').where('name', '=', 'returnRules').execute()
})

test('questions are printed with their answers, open or not', async ({ page }) => {
  await page.goto('/#/faq')
  const answer = page.getByText('No. You can check out as a guest.')
  await expect(answer).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(answer).toBeVisible()
})

test('three external services deliver meals, each in its own tab', async ({ page }) => {
  await page.goto('/#/food-delivery')
  const services = page.getByRole('link', { name: /^Order with/ })
  await expect(services).toHaveCount(3)
  for (const service of await services.all()) {
    await expect(service).toHaveAttribute('target', '_blank')
    await expect(service).toHaveAttribute('rel', /noopener/)
  }
})

test('a new page starts at its top, with focus on its heading, by a link or an address', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 })
  const scrolled = expect.poll(() => page.evaluate(() => window.scrollY))
  await page.goto('/#/blogs')
  const link = page.getByRole('link', { name: /Read More about Back Pain/ })
  await link.scrollIntoViewIfNeeded()
  await link.click()
  await expect(heading).toHaveText('Back Pain')
  await expect(heading).toBeFocused()
  await scrolled.toBe(0)

  await page.getByRole('link', { name: 'FAQ' }).last().scrollIntoViewIfNeeded()
  // A shopper sees a preview of the place before leaving for it.
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(seen)))
  await page.goto('/#/about')
  await expect(heading).toHaveText('About Us')
  await expect(heading).toBeFocused()
  await scrolled.toBe(0)
  await page.goBack()
  await expect(heading).toHaveText('Back Pain')
  await scrolled.toBeGreaterThan(0)
})

test('a page whose script fails to load says so, with links to continue', async ({ browser }) => {
  // The browser itself logs an error for what does not load.
  const page = await browser.newPage()
  await page.route(builtFile('src/features/cart/cart-page.tsx'), (route) => route.abort())
  await page.goto('/#/cart')

  await expect(page.getByRole('main').getByRole('alert')).toContainText('That went wrong')
  await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.close()
})
