import { expect, expectNoAxeViolations, test } from './shop-fixture.ts'

test('a search finds products and keeps its words in the box', async ({ page }) => {
  await page.goto('/#/shop/61')
  const box = page.getByRole('combobox', { name: /Search/ })
  await box.fill('lancet')
  await box.press('Enter')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order “lancet”')
  const marked = page.getByRole('article').getByRole('heading').locator('mark').first()
  await expect(marked, 'the whole word').toHaveText(/^lancets$/i)
  await expect(box).toHaveValue('lancet')
  await expect(page.getByRole('article').first()).toContainText(/lancet/i)
  await expectNoAxeViolations(page)
})

test('the result count is announced, and can be limited to a department @desktop', async ({
  page,
}) => {
  await page.goto('/#/shop/-1?q=mask')
  await expect(page.getByRole('heading', { level: 2, name: 'Results for “mask”' })).toBeVisible()
  const filters = page.getByRole('complementary', { name: 'Filters' })
  const found = filters.getByRole('group', { name: 'Found in' })
  const first = found.getByRole('checkbox').first()
  const count = (await found.locator('.amount').first().textContent()) ?? ''

  await first.check()

  await expect(page).toHaveURL(/department=/)
  await expect(page.getByText(new RegExp(`^${count} products? · 1 to`))).toBeVisible()
  await expectNoAxeViolations(page)
})

test('an empty search does nothing', async ({ page }) => {
  await page.goto('/#/shop/61')
  await page.getByRole('combobox', { name: /Search/ }).fill('   ')
  await page.getByRole('button', { name: 'Search' }).click()

  await expect(page).toHaveURL(/\/shop\/61$/)
})

test('a typo still finds products, and a correction is offered', async ({ page }) => {
  await page.goto('/#/shop/-1?q=nebulzer')

  await expect(page.getByRole('article').first()).toContainText(/nebuli/i)
  await expect(page.getByText('Showing results for nebulizer')).toBeVisible()
  await page.getByRole('link', { name: 'nebulizer', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order “nebulizer”')
  await page.goBack()
  await page.getByRole('link', { name: 'nebulzer', exact: true }).click()
  await expect(page).toHaveURL(/q=nebulzer&exact=true/)
  await expect(page.getByText('Did you mean nebulizer')).toBeVisible()
})

test('words treated as filters are listed, and each can be removed', async ({ page }) => {
  await page.goto('/#/shop/-1?q=latex%20free%20gloves%20under%20%2420')
  const read = page.getByRole('list', { name: 'Filters from your words:' })
  await expect(read.getByRole('listitem')).toHaveText([
    'Remove filter Price up to $20',
    'Remove filter Latex-free, as stated',
  ])
  await expectNoAxeViolations(page)

  await read.getByRole('link', { name: 'Remove filter Price up to $20' }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Order “latex free gloves”')
  await expect(heading).toBeFocused()
  await expect(page.getByRole('combobox', { name: /Search/ })).toHaveValue('latex free gloves')
  await expect(read.getByRole('listitem')).toHaveText(['Remove filter Latex-free, as stated'])

  await page.goBack()
  await expect(read.getByRole('listitem')).toHaveCount(2)
})

test('products with some of the words are announced as such', async ({ page }) => {
  await page.goto('/#/shop/-1?q=lancets')
  await expect(page.getByRole('article').first()).toContainText(/lancet/i)
  await expect(page.getByText(/No product matches all/)).toHaveCount(0)
  const box = page.getByRole('combobox', { name: /Search/ })
  await box.fill('saxophone sanitizer')
  await box.press('Enter')

  const announced = page.locator('[aria-live=polite]', {
    hasText: 'No product matches all of “saxophone sanitizer”. These match some of the words:',
  })
  await expect(announced).toBeVisible()
  await expect(announced).toContainText('Not found: “saxophone”')
  await expect(page.getByRole('article').first()).toContainText(/saniti/i)
  await expectNoAxeViolations(page)
})

test('more products than are counted are announced as such', async ({ page }) => {
  await page.goto('/#/shop/-1?q=lancets')
  await expect(page.getByRole('article').first()).toContainText(/lancet/i)
  // With 100,000 products; the shop of the tests has fewer.
  await page.route('**/api/products/searchProducts/mask*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), capped: true } })
  })
  const box = page.getByRole('combobox', { name: /Search/ })
  await box.fill('mask')
  await box.press('Enter')

  const announced = page.locator('[aria-live=polite]', {
    hasText: 'More than 1,000 products match “mask”.',
  })
  await expect(announced).toBeVisible()
  await expectNoAxeViolations(page)
})

test('recent searches can be recalled by keyboard, and cleared', async ({ page }) => {
  await page.goto('/#/about')
  const box = page.getByRole('combobox', { name: /Search/ })
  await box.fill('rollator')
  await box.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order “rollator”')
  await page.goto('/#/about')
  await expect(box).toHaveValue('')
  await box.focus()
  const before = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
  await expect(before).toHaveText(/rollator/)
  await expectNoAxeViolations(page)
  await box.press('ArrowDown')
  await box.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order “rollator”')

  await box.fill('r')
  await expect(before).toHaveCount(1)
  await box.press('Tab')
  await page.keyboard.press('Escape')
  await expect(before).toHaveCount(0)
  await expect(box).toBeFocused()
  await box.press('ArrowDown')
  await page.getByRole('button', { name: 'Clear recent searches' }).click()
  await box.fill('')
  await expect(before).toHaveCount(0)
})

test('results can be narrowed to a category @desktop', async ({ page }) => {
  await page.goto('/#/shop/-1?q=strips')
  const category = page
    .getByRole('complementary', { name: 'Filters' })
    .getByRole('combobox', { name: 'Category' })
  await category.selectOption({ value: '61' })

  await expect(
    page.getByRole('button', { name: 'Remove filter Glucose Test Strips' }),
  ).toBeVisible()
  await expect(page).toHaveURL(/q=strips&categoryId=61/)
})

test('nothing found: the popup, and a page with links to continue', async ({ page }) => {
  await page.goto('/#/shop/-1?q=zzzqqq')

  const popup = page.getByRole('region', { name: 'Messages' })
  await expect(popup.getByText('No Record', { exact: true })).toBeVisible()
  await expect(popup.getByText('No Record Found', { exact: true })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'No Record Found' })).toBeVisible()
  await expect(main).toContainText('We found nothing for “zzzqqq”.')
  await expect(main.getByRole('link', { name: 'Diabetes' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Ask us about a product' })).toBeVisible()
  await expectNoAxeViolations(page)
})

test("attackers' input is treated as words", async ({ page }) => {
  const words = '<img src=x onerror=alert(1)>'
  await page.goto(`/#/shop/-1?q=${encodeURIComponent(words)}`)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order “${words}”`)
})
