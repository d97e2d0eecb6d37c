import { expect, expectNoAxeViolations, test } from '../shop-fixture.ts'
import { openStaff, signInAsStaff } from './staff-steps.ts'

test('resends a sold gift card to the right recipient', async ({ page, shop }) => {
  const sale = await shop.post('/gift-cards/sales', {
    amount: 50,
    buyerName: 'Ada Byron',
    buyerEmail: 'ada@example.com',
    recipientName: 'Grace',
    recipientEmail: 'grace@exmaple.com',
    message: null,
    sendOn: null,
  })
  await shop.post('/gift-cards/sales/charge', {
    saleToken: sale.json().saleToken,
    token: 'tok_visa',
  })
  await signInAsStaff(page, shop)
  await openStaff(page, 'gift-cards')
  await page.getByRole('searchbox').fill('grace@exmaple.com')
  await page
    .getByRole('table', { name: /^Gift cards/ })
    .getByRole('link', { name: /Gift card/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Correct the recipient' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill('grace')
  await dialog.getByRole('button', { name: 'Send a new code' }).click()
  await expectNoAxeViolations(page)
  await dialog.getByLabel('Email').fill('grace@example.com')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Grace, grace@example.com')).toBeVisible()
  await expect(dialog).toBeHidden()
  await openStaff(page, 'history')
  await expect(page.getByText(/recipient corrected/)).toBeVisible()
})
