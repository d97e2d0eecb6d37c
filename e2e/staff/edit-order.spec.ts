import { buy } from '../../apps/api/test/shoppers/buy.ts'
import { expect, expectNoAxeViolations, test } from '../shop-fixture.ts'
import { openStaff, signInAsStaff } from './staff-steps.ts'

test('edits an unpaid order by keyboard, and shows the totals first', async ({ page, shop }) => {
  const kept = await shop.make.product({ productName: 'Addax cane', quantity: 9 })
  const gone = await shop.make.product({ productName: 'Oryx cushion', quantity: 9 })
  await shop.make.product({ productName: 'Eland gloves', unitPriceCents: 2000, quantity: 9 })
  const { orderId } = await buy(shop, {
    lines: [kept, gone].map(({ productId }) => ({ productId, quantity: 1 })),
    card: null,
  })
  await signInAsStaff(page, shop, 'MANAGER')
  await openStaff(page, `orders/${orderId}`)
  await page.getByRole('link', { name: 'Edit items' }).press('Enter')

  await page.getByRole('button', { name: 'One more of Addax cane' }).press('Enter')
  await page.getByRole('button', { name: 'Remove Oryx cushion' }).press('Enter')
  await page.getByLabel('Add a product').fill('Eland')
  await page.getByRole('button', { name: 'Add Eland gloves' }).press('Enter')
  await page.getByLabel('Price each of Eland gloves').fill('15')
  await expect(page.getByText('Removed, 1 before')).toBeVisible()
  await expect(page.getByText('more to pay')).toBeVisible()
  await expectNoAxeViolations(page)
  const save = page.getByRole('button', { name: 'Save changes' })
  await expect(save).toBeEnabled()
  await save.press('Enter')
  await expect(page.getByText('Enter a reason')).toBeVisible()
  await page.getByLabel('Why it is changed').fill('Asked by phone')
  await page.keyboard.press('Enter')

  await expect(page.getByText('The customer was emailed the new total')).toBeVisible()
  const items = page.getByRole('table', { name: 'Items of the order' })
  await expect(items).toContainText('Eland gloves')
  await expect(items).not.toContainText('Oryx cushion')
  const entry = page.getByRole('listitem').filter({ hasText: 'Order edited' })
  await expect(entry).toContainText('Oryx cushion 1 → 0')
  await expect(entry).toContainText('Asked by phone')
})

test('refunds items removed from a paid order, and puts added ones into another order', async ({
  page,
  shop,
}) => {
  const { productId } = await shop.make.product({ productName: 'Addax cane', quantity: 9 })
  await shop.make.product({ productName: 'Kudu gloves', unitPriceCents: 2000, quantity: 9 })
  const { orderId } = await buy(shop, { lines: [{ productId, quantity: 2 }] })
  await signInAsStaff(page, shop, 'MANAGER')
  await openStaff(page, `orders/${orderId}/edit`)

  await page.getByRole('button', { name: 'One less of Addax cane' }).click()
  await page.getByLabel('Add a product').fill('Kudu')
  await page.getByRole('button', { name: 'Add Kudu gloves' }).click()
  await expect(page.getByText(/In all the customer pays/)).toBeVisible()
  await page.getByLabel('Why it is changed').fill('Wrong size')
  await page.getByRole('button', { name: 'Save changes' }).click()

  const together = page.getByRole('list', { name: 'Orders to pack together' })
  await expect(together).toContainText('Unpaid')
  await together.getByRole('link').click()
  await expect(page.getByText('Pack both together')).toBeVisible()
})
