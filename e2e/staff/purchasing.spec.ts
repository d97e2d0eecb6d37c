import { expect, expectNoAxeViolations, test } from '../shop-fixture.ts'
import { openStaff, signInAsStaff } from './staff-steps.ts'

test('a supplier is added, and an order is written, sent and followed by keyboard @desktop', async ({
  page,
  shop,
}) => {
  const { sku } = await shop.make.product({
    productName: 'Zebra bandage',
    quantity: 3,
    weight: null,
  })
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

  await page.getByText('Import lines from a CSV file').press('Enter')
  await expectNoAxeViolations(page)
  const lines = (text: string) => ({
    name: 'lines.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`sku,pieces,cost\n${text}`),
  })
  await page.getByLabel('CSV file').setInputFiles(lines('NOBODY-1,5,1.00\n'))
  const wrong = page.getByRole('table', { name: 'Errors by row' })
  await expect(wrong.getByRole('row', { name: /^2 sku/ })).toContainText('no product with this SKU')
  await expectNoAxeViolations(page)
  await page.getByLabel('CSV file').setInputFiles(lines(`${sku},36,7.00\n`))
  await expect(page.getByLabel('Pieces of Zebra bandage')).toHaveValue('36')
  await page.getByRole('button', { name: 'Undo' }).first().press('Enter')
  await expect(page.getByLabel('Pieces of Zebra bandage')).toHaveValue('24')
  await page.getByRole('button', { name: 'Send by email' }).press('Enter')
  await page.getByRole('button', { name: 'Send it' }).press('Enter')
  await expect(page.getByText('0 of 24 pieces received, total $178.80')).toBeVisible()
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: 'Change the day' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: /^When will PO-/ })
  await dialog.getByLabel('Expected on').fill('2024-02-29')
  await dialog.getByRole('button', { name: 'Save the day' }).press('Enter')
  await expect(dialog.getByText('This day has passed')).toBeVisible()
  await expectNoAxeViolations(page)
  await dialog.getByLabel('Expected on').fill('2099-12-01')
  await dialog.getByRole('button', { name: 'Save the day' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('expected Dec 1, 2099')).toBeVisible()

  await page.getByRole('button', { name: 'Receive goods' }).press('Enter')
  await page.getByLabel('Pieces').fill('25')
  await expectNoAxeViolations(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('At most 24 more may come on this order')).toBeVisible()
  await page.getByLabel('Pieces').fill('20')
  await page.getByLabel('Delivery note').fill('DN 77')
  await page.getByLabel('Freight').fill('a lot')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Enter an amount in dollars, such as 12.50')).toBeVisible()
  await page.getByLabel('Freight').fill('8.00')
  await page.getByLabel('Duty').fill('2')
  await expectNoAxeViolations(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('20 of 24 pieces received')).toBeVisible()
  await expect(page.getByText('Delivery note DN 77')).toBeVisible()
  await expect(page.getByText('Freight $8.00, Duty $2.00, shared by value')).toBeVisible()
  await expect(page.getByRole('row', { name: /Zebra bandage/ })).toContainText('$7.95')

  await page.getByRole('button', { name: /^Edit costs of the delivery of/ }).press('Enter')
  const costs = page.getByRole('dialog', { name: /^Costs of the delivery of/ })
  await costs.getByLabel('Share by').selectOption('Weight')
  await costs.getByLabel('Freight').fill('28')
  await expectNoAxeViolations(page)
  await page.keyboard.press('Enter')
  await expect(costs.getByText(/states no weight/)).toBeVisible()
  await costs.getByLabel('Share by').selectOption('Pieces')
  await costs.getByLabel('Freight').press('Enter')
  await expect(costs).toBeHidden()
  await expect(page.getByText('Freight $28.00, Duty $2.00, shared by pieces')).toBeVisible()
  await expect(page.getByRole('row', { name: /Zebra bandage/ })).toContainText('$8.95')
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: 'Receive goods' }).press('Enter')
  await page.getByRole('button', { name: 'Receive 4 pieces' }).press('Enter')
  await expect(page.getByText('24 of 24 pieces received')).toBeVisible()
  await expectNoAxeViolations(page)

  await page.getByRole('link', { name: 'Zebra bandage' }).press('Enter')
  await expect(page.getByText(/^Margin \$/)).toBeVisible()
  await expect(page.getByLabel('Purchase price')).toHaveValue('7.45')
  await expectNoAxeViolations(page)
  await page.goBack()

  await page.getByRole('link', { name: 'All purchase orders' }).press('Enter')
  await expect(page.getByRole('row', { name: /Acme Medical/ })).toContainText('Received')
  await expectNoAxeViolations(page)
})
