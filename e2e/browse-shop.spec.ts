import { expect, expectNoAxeViolations, test } from './shop-fixture.ts'

/** Glucose Test Strips of the seed catalogue: 43 products, two pages. */
const STRIPS = '/#/shop/61'

test('a category shows its products, 25 to a page, with price and stock', async ({ page }) => {
  await page.goto(STRIPS)

  await expect(page).toHaveTitle('Order Glucose Test Strips - Mendwell')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order Glucose Test Strips')
  await expect(page.getByText('43 products · 1 to 25')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(25)
  const sold = page.getByRole('article').filter({ hasText: '4SURE blood glucose test strips' })
  // The first sentence of its details (Specification §2, Shop).
  await expect(
    sold.getByText(/^Measures the sugar \(glucose\) in a drop of blood\.$/),
  ).toBeVisible()
  await expect(sold).toContainText('Sale 25% off')
  await expect(sold).toContainText('$7.67')
  await expect(sold).toContainText('You save $2.56')
  await expect(sold.getByRole('button', { name: /^Buy Now/ })).toBeVisible()
  // CUTPRICE at the online price takes nothing off (Decisions §10).
  const plain = page.getByRole('article').filter({ hasText: 'Glucoflex-R blood glucose strips' })
  await expect(plain).toContainText('$6.34')
  await expect(plain).toContainText('Online price')
  await expect(plain).not.toContainText(/Sale|You save/)
})

test('the pages of a list are links, and Back returns to the previous position', async ({
  page,
}) => {
  await page.goto(STRIPS)
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()

  await expect(page.getByText('43 products · 26 to 43')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.goBack()

  await expect(page.getByText('43 products · 1 to 25')).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => window.scrollY), { message: 'down where the link is' })
    .toBeGreaterThan(1000)
})

test('a page beyond the last is corrected to the last', async ({ page }) => {
  await page.goto(`${STRIPS}?page=99`)

  await expect(page.getByText('43 products · 26 to 43')).toBeVisible()
  await expect(page).toHaveURL(/page=2$/)
  await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
})

test('Buy Now puts the product in the cart and leaves the shopper where they were', async ({
  page,
}) => {
  await page.goto(STRIPS)
  const buy = page.getByRole('button', { name: /^Buy Now Kinetik Wellbeing/ })
  await buy.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  await buy.click()

  const messages = page.getByRole('region', { name: 'Messages' })
  await expect(messages).toContainText('Shopping Cart')
  await expect(messages).toContainText('Item has been added to Cart')
  await expect(page.getByRole('link', { name: /^Cart.*\b1 item\b/ })).toBeVisible()
  await expect(buy).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  const stored = await page.evaluate(() => localStorage.getItem('localCart') ?? '')
  expect(JSON.parse(stored).lines).toMatchObject([
    { productId: 1927, quantity: 1, unitPriceCents: 9_60, categoryId: 61, taxExemptFlag: true },
  ])
})

test('filters show as chips, are in the address, and are removed one by one or all at once @desktop', async ({
  page,
}) => {
  await page.goto(STRIPS)
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await filters.getByRole('checkbox', { name: /GlucoRx/ }).check()

  await expect(page.getByText('4 products · 1 to 4')).toBeVisible()
  const cut = await page
    .getByRole('article')
    .getByRole('heading')
    .evaluateAll((names) => names.filter((name) => name.scrollHeight > name.clientHeight).length)
  expect(cut, 'names that are cut: they end with the size').toBe(0)
  await expect(filters.getByRole('checkbox', { name: /GlucoRx/ })).toBeFocused()
  // None of them is on sale: the box would leave nothing.
  await expect(filters.getByRole('checkbox', { name: /On sale/ })).toHaveCount(0)
  await filters.getByRole('checkbox', { name: /Ascensia/ }).check()
  await expect(page).toHaveURL(/brandId=252&brandId=65/)
  await expect(page.getByRole('button', { name: 'Remove filter GlucoRx' })).toBeVisible()
  await expectNoAxeViolations(page)

  await page.goBack()
  await expect(filters.getByRole('checkbox', { name: /Ascensia/ })).not.toBeChecked()
  await expect(page.getByText('4 products · 1 to 4')).toBeVisible()

  await page.getByRole('button', { name: 'Remove filter GlucoRx' }).click()
  await expect(page.getByText('43 products · 1 to 25')).toBeVisible()

  await page.reload()
  await filters.getByRole('checkbox', { name: /In stock/ }).check()
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(page.getByText('43 products · 1 to 25')).toBeFocused()
  await expect(page).toHaveURL(/\/shop\/61$/)
})

test("prices are narrowed by slider or number, within the list's range @desktop", async ({
  page,
}) => {
  await page.goto(STRIPS)
  const filters = page.getByRole('complementary', { name: 'Filters' })
  const lowest = filters.getByRole('slider', { name: 'Lowest price' })
  const from = filters.getByLabel('From', { exact: true })
  const start = await from.inputValue()
  expect(start).toMatch(/^\$\d{1,2}$/)
  await lowest.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/minPrice=\d+/)
  await expect(lowest).toBeFocused()
  await page.keyboard.press('Home')
  await expect(page).not.toHaveURL(/minPrice/)
  await expect(from).toHaveValue(start)

  await filters.getByLabel('To', { exact: true }).fill('10')
  await filters.getByRole('button', { name: 'Filter Result' }).click()

  await expect(page.getByRole('button', { name: 'Remove filter Price up to $10' })).toBeVisible()
  await page.getByLabel('Sort by').selectOption('Price, high to low')
  await expect(page).toHaveURL(/maxPrice=10&sort=-price/)
  // By the price shown: the unit price may be above the limit.
  const dearest = page.getByRole('article').first()
  await expect(dearest).toContainText('$9.78')
  await expect(dearest).toContainText('list price $10.87')
  await expect(dearest).toContainText(/\$0\.\d\d each/)
})

test('a filter without results says so and can be undone @desktop', async ({ page }) => {
  await page.goto(`${STRIPS}?minPrice=900000`)

  await expect(
    page.getByRole('heading', { name: 'No product matches these filters' }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Clear all filters' }).click()

  await expect(page.getByText('43 products · 1 to 25')).toBeVisible()
})

test('brands beyond the first six can be shown, and departments are linked @desktop', async ({
  page,
}) => {
  await page.goto(STRIPS)
  const brands = page.getByRole('group', { name: 'Brand' })
  await expect(brands.getByRole('checkbox')).toHaveCount(6)

  await brands.getByRole('button', { name: 'Show all brands' }).click()

  expect(await brands.getByRole('checkbox').count()).toBeGreaterThan(6)
  await page.getByRole('group', { name: 'Department' }).getByRole('link', { name: 'Chair' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chair')
})

test('the category list links to a sibling category @desktop', async ({ page }) => {
  await page.goto(STRIPS)
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await filters.getByLabel('Category').selectOption('Lancets')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order Lancets')
})

test('on a phone the filters are a drawer that says how many products are left @phone', async ({
  page,
}) => {
  await page.goto(STRIPS)
  const open = page.getByRole('button', { name: 'Filters' })
  await open.click()
  const drawer = page.getByRole('dialog', { name: 'Filters' })
  await drawer.getByRole('checkbox', { name: /GlucoRx/ }).check()
  // Narrow, or in a language with long words.
  await page.setViewportSize({ width: 320, height: 568 })
  const show = drawer.getByRole('button', { name: 'Show 4 products' })
  await expect(show).toBeInViewport({ ratio: 1 })
  await expectNoAxeViolations(page)

  await show.click()

  await expect(drawer).toBeHidden()
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeFocused()
  await expect(page.getByText('4 products · 1 to 4')).toBeVisible()
})

test('a category without products says that items are out of stock', async ({ page, shop }) => {
  const { categoryId } = await shop.make.category({ category: 'Diabetes' })
  await page.goto(`/#/shop/${categoryId}`)

  await expect(page.getByRole('heading', { name: 'Items are out of Stock' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Breathing' })).toBeVisible()
  await expectNoAxeViolations(page)
})

test('an unknown category is not a dead end', async ({ page }) => {
  await page.goto('/#/shop/nonsense?page=-1&brandId=x')

  await expect(page.getByRole('heading', { name: 'Items are out of Stock' })).toBeVisible()
})

test('a brand shows all its products', async ({ page }) => {
  await page.goto('/#/shop/-1?brandId=252')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order GlucoRx')
  await expect(page.getByRole('article').first()).toContainText('GlucoRx')
})

test('all products: categories by department as in the menus, departments from Indoor on @desktop', async ({
  page,
}) => {
  await page.goto('/#/shop/-1')
  const filters = page.getByRole('complementary', { name: 'Filters' })
  const groups = filters.getByRole('combobox', { name: 'Category' }).locator('optgroup')

  await expect(groups).toHaveCount(16)
  await expect(groups.first()).toHaveAttribute('label', 'InfantCare')
  await expect(groups.first().locator('option').first()).toHaveText(/^Infant Formula \(\d+\)$/)
  await expect(groups.nth(1)).toHaveAttribute('label', 'Baby Care')
  await expect(filters.getByRole('link', { name: 'Indoor' })).toBeVisible()
})
