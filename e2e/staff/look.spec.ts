import { buy } from '../../apps/api/test/shoppers/buy.ts'
import { expect, test } from '../shop-fixture.ts'
import { openStaff, signInAsStaff } from './staff-steps.ts'

test('the menu shows pending work, and updates after it is done @desktop', async ({
  page,
  shop,
}) => {
  const { productId } = await shop.make.product()
  const { orderId } = await buy(shop, { lines: [{ productId, quantity: 1 }] })
  await signInAsStaff(page, shop, 'FULFILMENT')
  await openStaff(page, `orders/${orderId}`)

  const menu = page.getByRole('navigation', { name: 'Back office' })
  await expect(menu.getByRole('link', { name: 'Orders 1 waiting' })).toBeVisible()
  await page.getByRole('button', { name: 'Mark as preparing' }).click()
  await expect(menu.getByRole('link', { name: 'Orders', exact: true })).toBeVisible()
})

test('a long surname is not cut in a list, and checkboxes are large enough @desktop', async ({
  page,
  shop,
}) => {
  const lastName = 'Featherstonehaugh'
  const { custId } = await shop.make.customer({ firstName: 'Bartholomew', lastName })
  await shop.make.order({ custId, row: { firstName: 'Bartholomew', lastName } })
  await signInAsStaff(page, shop)
  await page.setViewportSize({ width: 1280, height: 900 })
  await openStaff(page, 'orders')

  const name = page.getByRole('cell', { name: `Bartholomew ${lastName}` }).locator('b')
  await expect(name).toBeVisible()
  const lines = await name.evaluate((words) => words.getClientRects().length)
  expect(lines, 'at most its two names below each other').toBeLessThanOrEqual(2)
  const box = await page
    .getByLabel(/^Select order/)
    .first()
    .boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
})

test("a tablet's menu closes on rotation, and is next to the page @desktop", async ({
  page,
  shop,
}) => {
  await signInAsStaff(page, shop)
  await page.setViewportSize({ width: 800, height: 1180 })
  await openStaff(page)
  const menu = page.getByRole('navigation', { name: 'Back office' })
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(menu).toBeVisible()

  await page.setViewportSize({ width: 1180, height: 800 })
  await expect(page.locator(':popover-open')).toHaveCount(0)
  const [beside, content] = [await menu.boundingBox(), await page.getByRole('main').boundingBox()]
  expect((beside?.x ?? 0) + (beside?.width ?? 0)).toBeLessThanOrEqual(content?.x ?? 0)

  await page.setViewportSize({ width: 800, height: 1180 })
  await expect(menu).toBeHidden()
})
