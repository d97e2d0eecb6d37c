import { dayAt } from '@mendwell/domain/days/calendar'
import { expect, expectNoAxeViolations, test } from '../shop-fixture.ts'
import { openStaff, signInAsStaff } from './staff-steps.ts'

/** A morning in the shop's time zone this many days from now. */
const morning = (days: number) =>
  `${dayAt(new Date(Date.now() + days * 86_400_000), 'America/Chicago')}T09:00`

test('schedules a sale, which the shop shows with its end, and ends it', async ({ page, shop }) => {
  const { productId, productName, categoryId } = await shop.make.product({
    productName: 'Zephyr elbow brace',
  })
  await signInAsStaff(page, shop)
  await openStaff(page, 'scheduled-sales')
  await expect(page.getByText('No sales are scheduled')).toBeVisible()
  await page.getByRole('link', { name: 'Schedule a sale' }).click()

  await page.getByRole('button', { name: 'Save sale' }).click()
  await expect(page.getByText('There is a problem')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByLabel('Name').fill('Friday sale')
  await page.getByLabel('Begins').fill(morning(-1))
  await page.getByLabel('Ends').fill(morning(3))
  await page.getByLabel('Percent off').fill('25')
  await page.getByRole('combobox', { name: 'Products' }).fill('Zephyr elbow')
  await page.getByRole('option', { name: productName }).click()
  await expect(page.getByText('1 of 1 product will cost less.')).toBeVisible()
  await expect(page.getByText(`${productName}: $9.00 now, $7.50 then`)).toBeVisible()
  await page.keyboard.press('Escape')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Save sale' }).click()

  await expect(page.getByText('Running', { exact: true })).toBeVisible()
  await expectNoAxeViolations(page)
  const product = (await shop.get(`/products/${productId}`)).json()
  expect(product).toMatchObject({ onlinePrice: 7.5, salePrice: 7.5 })
  await page.goto(`/#/productsingle/${productId}/x/${categoryId}`)
  await expect(page.getByText(/^This sale ends .*9:00/)).toBeVisible()
  await expect(page.getByText('Lowest price in the 30 days before this sale: $9.00')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.goto(`/#/shop/${categoryId}`)
  const card = page.getByRole('article').filter({ hasText: productName })
  await expect(card).toContainText('Lowest price in the 30 days before: $9.00')

  await openStaff(page, 'schedule')
  const ending = page.getByRole('row').filter({ hasText: 'Friday sale' })
  await expect(ending).toContainText('Ends')
  const afterwards = await ending
    .getByRole('link', { name: /^See the shop then/ })
    .getAttribute('href')
  await page.getByLabel('See the shop as it will be on').fill(morning(2))
  const before = await page
    .getByRole('link', { name: 'See the shop', exact: true })
    .getAttribute('href')
  await expectNoAxeViolations(page)
  const main = page.getByRole('main')
  await page.goto(`${before}p/${productId}-zephyr-elbow-brace`)
  await expect(main).toContainText('$7.50')
  const bar = page.getByRole('complementary', { name: 'Preview' })
  await expect(bar).toContainText('You see the shop as it will be on')
  await main.getByRole('button', { name: 'Add to cart' }).click()
  await page.goto(`${before}#/cart`)
  await expect(main).toContainText(productName)
  await expect(main).toContainText('$7.50')
  await expect(bar).toContainText('nothing can be ordered, charged or saved here')
  await expectNoAxeViolations(page)
  const search = page.getByRole('combobox', { name: 'Search products' })
  await search.fill('Zephyr')
  await search.press('Enter')
  await expect(page).toHaveURL(/^[^#]*\/preview\/[^/]+\/#\/shop/)
  await expect(card).toContainText('$7.50')
  await page.goto(`${afterwards}p/${productId}-zephyr-elbow-brace`)
  await expect(main).toContainText('$9.00')
  await expect(main).not.toContainText('$7.50')
  // Neither its cart nor its prices are those of the shop in the same browser.
  await page.goto('/#/cart')
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()

  await openStaff(page, 'scheduled-sales')
  await page.getByRole('button', { name: 'End now: Friday sale' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End now' }).click()
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible()
  expect((await shop.get(`/products/${productId}`)).json()).toMatchObject({ onlinePrice: 9 })
})
