import { buy } from '../../apps/api/test/shoppers/buy.ts'
import { expect, expectNoAxeViolations, test } from '../shop-fixture.ts'
import { openStaff, signInAsStaff } from './staff-steps.ts'

test('marks an order as paid by check, by keyboard, and refunds it by hand', async ({
  page,
  shop,
}) => {
  const { productId } = await shop.make.product({ productName: 'Addax cane', quantity: 5 })
  const { orderId, orderNum, grandTotalCents } = await buy(shop, {
    lines: [{ productId, quantity: 1 }],
    card: null,
  })
  const sum = `$${(grandTotalCents / 100).toFixed(2)}`
  await signInAsStaff(page, shop, 'MANAGER')
  await openStaff(page, `orders/${orderId}`)

  await page.getByRole('button', { name: 'Mark as paid' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('How').selectOption('Check')
  await dialog.getByLabel('Reference').fill('No. 1042')
  await dialog.getByLabel('Received on').fill('2199-01-01')
  await dialog.getByRole('button', { name: `Mark ${sum} as paid` }).press('Enter')
  await expect(dialog.getByText('This day is in the future').first()).toBeVisible()
  await expectNoAxeViolations(page)
  await dialog.getByLabel('Received on').fill('2026-01-15')
  await dialog.getByRole('button', { name: `Mark ${sum} as paid` }).press('Enter')

  await expect(dialog).toBeHidden()
  await expect(page.getByText('Paid', { exact: true })).toBeVisible()
  const entry = page.getByRole('listitem').filter({ hasText: `Payment of ${sum} succeeded` })
  await expect(entry).toContainText('Check, No. 1042, received Jan 15, 2026')
  await expect(entry).toContainText('Hopper')
  await expect(page.getByRole('button', { name: 'Mark as paid' })).toBeHidden()

  const invoice = await page.context().newPage()
  await invoice.goto(`/#/orderDetail?order=${orderNum}`)
  await expect(invoice.getByText('Paid by check on Jan 15, 2026')).toBeVisible()
  await invoice.close()

  await page.getByRole('button', { name: 'Cancel order', exact: true }).click()
  await expect(dialog).toContainText(
    `${sum} is recorded as refunded by check. Pay it to the customer yourself, including shipping.`,
  )
})

test('offers it only to permitted roles', async ({ page, shop }) => {
  const { productId } = await shop.make.product()
  const { orderId } = await buy(shop, { lines: [{ productId, quantity: 1 }], card: null })
  await signInAsStaff(page, shop, 'SUPPORT')
  await openStaff(page, `orders/${orderId}`)

  await expect(page.getByRole('heading', { name: 'Internal note' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mark as paid' })).toBeHidden()
})

test.describe('where it is another day than in the shop', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' })

  test('a payment is received today by the shop’s clock', async ({ page, shop }) => {
    const { productId } = await shop.make.product()
    const { orderId, grandTotalCents } = await buy(shop, {
      lines: [{ productId, quantity: 1 }],
      card: null,
    })
    await signInAsStaff(page, shop, 'MANAGER')
    await openStaff(page, `orders/${orderId}`)
    await page.getByRole('button', { name: 'Mark as paid' }).click()
    const sum = `$${(grandTotalCents / 100).toFixed(2)}`
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `Mark ${sum} as paid` })
      .click()

    await expect(page.getByText('Paid', { exact: true })).toBeVisible()
  })
})
