import { expect, expectNoAxeViolations, test } from '../shop-fixture.ts'
import { openStaff, signInAsStaff } from './staff-steps.ts'

test('a supplier is added, and an order is written, sent and followed by keyboard @desktop', async ({
  page,
  shop,
}) => {
  await shop.make.product({ productName: 'Zebra bandage', quantity: 3 })
  await signInAsStaff(page, shop)
  await openStaff(page, 'suppliers')
  await expect(page.getByText('No suppliers yet')).toBeVisible()
  await page.getByRole('link', { name: 'Add a supplier' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Add a supplier' })).toBeVisible()
  await page.getByLabel('Name').fill('Acme Medical')
  await page.getByLabel('Email').fill('orders@acme.example')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Acme Medical' })).toBeVisible()

  await page.getByRole('button', { name: 'Add a product' }).press('Enter')
  await page.getByRole('searchbox', { name: 'Add a product' }).fill('Zebra')
  await page.getByRole('button', { name: 'Add Zebra bandage' }).press('Enter')
  await page.getByLabel('Cost per piece').fill('7.45')
  await page.getByLabel('Pieces in a case').fill('12')
  await expectNoAxeViolations(page)
  await page.keyboard.press('Enter')

  const row = page.getByRole('row', { name: /Zebra bandage/ })
  await expect(row).toContainText('$7.45')
  await expectNoAxeViolations(page)

  await page.getByRole('link', { name: 'Purchase orders' }).press('Enter')
  await expect(page.getByText('No purchase orders yet')).toBeVisible()
  await page.getByRole('link', { name: 'New purchase order' }).press('Enter')
  await page.getByRole('button', { name: 'Start the draft' }).press('Enter')
  await expect(page.getByRole('heading', { name: /^PO-/ })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Add a product' }).fill('Zebra')
  await page.getByRole('button', { name: 'Add Zebra bandage' }).press('Enter')
  await page.getByLabel('Pieces of Zebra bandage').fill('24')
  await page.getByLabel('Cost per piece of Zebra bandage').fill('7.45')
  await expectNoAxeViolations(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Draft saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Send by email' }).press('Enter')
  await page.getByRole('button', { name: 'Send it' }).press('Enter')
  await expect(page.getByText('0 of 24 pieces received, total $178.80')).toBeVisible()
  await expectNoAxeViolations(page)

  await page.getByRole('link', { name: 'All purchase orders' }).press('Enter')
  await expect(page.getByRole('row', { name: /Acme Medical/ })).toContainText('Sent')
  await expectNoAxeViolations(page)
})
