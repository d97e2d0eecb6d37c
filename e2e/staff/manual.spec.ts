import { expect, expectNoAxeViolations, test } from '../shop-fixture.ts'
import { openStaff, signInAsStaff } from './staff-steps.ts'

test("leads from a screen's help to its manual page and back, by keyboard", async ({
  page,
  shop,
}) => {
  await signInAsStaff(page, shop, 'FULFILMENT')
  await openStaff(page, 'orders?status=TO_SHIP')
  const title = page.getByRole('heading', { level: 1 })

  await page.getByRole('link', { name: 'Read more in the manual' }).press('Enter')
  await expect(page).toHaveURL(/#\/manual\/orders$/)
  await expect(page.getByRole('heading', { name: 'Find an order' })).toBeVisible()
  await expect(title).toHaveText('Orders')
  await expect(title).toBeFocused()
  const picture = page.getByRole('img', { name: 'The list of orders with its filters' })
  await expect(picture).toHaveJSProperty('naturalWidth', 1280)
  await expectNoAxeViolations(page)

  await page.getByRole('link', { name: 'Phone orders and edits' }).first().press('Enter')
  await expect(title).toHaveText('Phone orders and edits')
  await expect(title).toBeFocused()
  await page.getByRole('main').getByRole('link', { name: 'Manual', exact: true }).press('Enter')
  await expect(page.getByRole('link', { name: 'Command line' })).toBeVisible()
  await expectNoAxeViolations(page)

  await page.goBack()
  await page.goBack()
  await page.getByRole('link', { name: 'Back to Orders' }).press('Enter')
  await expect(page).toHaveURL(/#\/orders\?status=TO_SHIP$/)
  await openStaff(page, 'manual/nothing-of-the-kind')
  await expect(title).toHaveText('Page not found')
})
