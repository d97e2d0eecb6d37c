import { expect, expectNoAxeViolations, test } from './shop-fixture.ts'

test('a department shows a card for each of its categories', async ({ page }) => {
  await page.goto('/#/category/Diabetes')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diabetes')
  const card = page.getByRole('main').getByRole('link', { name: /^Glucose Test Strips/ })
  await expect(card).toContainText('43 products')

  await card.click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order Glucose Test Strips')
})

test('a department is found in any letter case', async ({ page }) => {
  await page.goto('/#/category/breast%20pump')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Breast Pump')
})

test('a department without categories is out of stock', async ({ page, shop }) => {
  const { deptName } = await shop.make.department()
  await page.goto(`/#/category/${encodeURIComponent(deptName)}`)

  await expect(page.getByRole('heading', { name: 'OUT OF STOCK' })).toBeVisible()
  await expectNoAxeViolations(page)
})

test('an unknown department links to existing ones', async ({ page }) => {
  await page.goto('/#/category/Unicorns')

  await expect(
    page.getByRole('heading', { name: 'We have no department called Unicorns' }),
  ).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Breathing' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Breathing')
})
