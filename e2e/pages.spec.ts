import { expect, expectNoAxeViolations, test } from './shop-fixture.ts'

const PAGES = [
  { address: 'about', heading: 'About Us', says: 'Hospital furniture' },
  { address: 'faq', heading: 'Questions and answers', says: 'What does shipping cost?' },
  { address: 'return-policy', heading: 'Return policy', says: '10% restoration fee' },
  { address: 'blogs', heading: 'Blogs/Flyers', says: 'News and update' },
  { address: 'food-delivery', heading: 'Food Delivery', says: 'Order with DoorDash' },
  { address: 'grocery-delivery', heading: 'Grocery Delivery', says: 'radius of 300 miles' },
  { address: 'qurbani', heading: 'Qurbani', says: 'Bookings' },
  { address: 'menu', heading: 'Menu', says: 'Soup pot' },
  { address: 'surgery', heading: 'Surgery', says: 'Coming Soon' },
  { address: 'departments', heading: 'All departments', says: 'Glucose Test Strips' },
  { address: 'brands', heading: 'Brands', says: 'Abbott' },
  { address: 'contact', heading: 'Contact us', says: '1200 Congress Avenue' },
] as const

for (const { address, heading, says } of PAGES) {
  test(`/${address} can be read by everyone`, async ({ page }) => {
    await page.goto(`/#/${address}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page).toHaveTitle(`${heading} - Mendwell`)
    await expect(page.getByRole('main')).toContainText(says)
    await expectNoAxeViolations(page)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, 'nothing is wider than the screen').toBe(0)
  })
}

const ARTICLES = [
  'baby-skin',
  'fresh-air',
  'testing',
  'anxiety',
  'arthritis',
  'asthma',
  'back-pain',
] as const

for (const slug of ARTICLES) {
  test(`the article ${slug} is real and names goods that fit`, async ({ page }) => {
    await page.goto(`/#/blogs/${slug}`)
    const text = page.getByRole('article').first()
    await expect(text.getByRole('heading', { level: 1 })).toBeVisible()
    const words = (await text.innerText()).split(/\s+/)
    expect(words.length).toBeGreaterThan(300)
    await expect(
      page
        .getByRole('complementary', { name: 'Products in this article' })
        .getByRole('link')
        .first(),
    ).toBeVisible()
    await expectNoAxeViolations(page)
  })
}

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
