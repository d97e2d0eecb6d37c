import { holdAnswersOf } from '../lost-answers.ts'
import { expect, expectNoAxeViolations, test } from '../shop-fixture.ts'
import { openStaff, signInAsStaff } from './staff-steps.ts'

test('sorts, chooses columns, saves a view, selects all matches and steps through them, by keyboard @desktop', async ({
  page,
  shop,
}) => {
  const { categoryId } = await shop.make.category()
  for (let number = 1; number <= 27; number += 1) {
    const productName = `Okapi brace ${String(number).padStart(2, '0')}`
    await shop.make.product({
      productName,
      categoryId,
      unitPriceCents: number * 100,
      gtin: '4006381333931',
    })
  }
  await signInAsStaff(page, shop)
  await openStaff(page, 'products?q=okapi')
  await expect(page.getByText('1 to 25 of 27 products.')).toBeVisible()

  // 25 rows are visible without scrolling.
  const rows = page.getByRole('row', { name: /Okapi brace/ })
  expect((await rows.nth(23).boundingBox())?.y).toBeLessThan(800)

  await page.getByRole('button', { name: 'Price', exact: true }).press('Enter')
  await expect(page).toHaveURL(/sort=unitPrice/)
  await expect(rows.first()).toContainText('Okapi brace 01')
  await page.getByRole('button', { name: 'Price', exact: true }).press('Enter')
  await expect(rows.first()).toContainText('Okapi brace 27')

  await page.getByRole('button', { name: 'Columns', exact: true }).press('Enter')
  await page.getByRole('checkbox', { name: 'GTIN' }).press('Space')
  await page.getByRole('checkbox', { name: 'Category' }).press('Space')
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Columns', exact: true })).toBeFocused()
  await expect(rows.first()).toContainText('4006381333931')
  await expect(page.getByRole('columnheader', { name: 'Category' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Views' }).press('Enter')
  await page.getByRole('button', { name: 'Save view' }).press('Enter')
  await expect(page.getByText('Enter a name')).toBeVisible()
  await page.getByLabel('Save this view as').fill('Dear okapis')
  await page.keyboard.press('Enter')
  await expectNoAxeViolations(page)
  await page.getByLabel('Save this view as').fill('All braces')
  await page.getByRole('checkbox', { name: 'Share with everyone' }).press('Space')
  await page.getByRole('button', { name: 'Save view' }).press('Enter')
  await expect(page.getByText('Shared with everyone')).toBeVisible()
  await expectNoAxeViolations(page)
  await openStaff(page, 'products')
  // As on another computer.
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await page.getByRole('button', { name: 'Views' }).press('Enter')
  await page.getByRole('link', { name: 'Dear okapis' }).press('Enter')
  await expect(page).toHaveURL(/q=okapi&sort=-unitPrice/)
  await expect(rows.first()).toContainText('4006381333931')

  await page.getByRole('checkbox', { name: 'Select all on this page' }).press('Space')
  await page.getByRole('button', { name: 'Select all 27 that match' }).press('Enter')
  await expect(page.getByText('27 selected', { exact: true })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Archive' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).press('Enter')
  await expect(page.getByText('27 products saved')).toBeVisible()

  await page.getByRole('link', { name: 'Okapi brace 03' }).press('Enter')
  const walk = page.getByRole('navigation', { name: 'Other products of the list' })
  await expect(walk).toContainText('25 of 27')
  await walk.getByRole('link', { name: 'Next product' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Okapi brace 02')
  await expect(walk).toContainText('26 of 27')
  await expectNoAxeViolations(page)
  await walk.getByRole('link', { name: 'Previous product' }).press('Enter')
  await expect(walk).toContainText('25 of 27')
  await page.getByRole('link', { name: 'All products' }).press('Enter')
  await expect(page).toHaveURL(/q=okapi&sort=-unitPrice/)
  await page.getByLabel('Rows per page').selectOption('50')
  await expect(page).toHaveURL(/size=50/)
  await expect(rows).toHaveCount(27)
})

test('a search still being typed does not cancel a navigation', async ({ page, shop }) => {
  const { custId } = await shop.make.customer({ lastName: 'Quagga' })
  await page.clock.install()
  await signInAsStaff(page, shop)
  await openStaff(page, 'customers?q=quagga')
  await expect(page.getByRole('link', { name: /Quagga/ })).toBeVisible()
  // Else a slow machine takes so long for the click that the search runs before it.
  await page.clock.pauseAt(Date.now() + 60_000)
  const letPagePass = await holdAnswersOf(page, '**/assets/staff/customer-page-*.js')
  await page.getByRole('searchbox').fill('quagg')
  await page
    .getByRole('table')
    .getByRole('link', { name: /Quagga/ })
    .click()
  // Now the search would run.
  await page.clock.fastForward(1_000)
  await page.clock.resume()
  letPagePass()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Quagga')
  await expect(page).toHaveURL(new RegExp(`#/customers/${custId}$`))
})
