import { expect, expectNoAxeViolations, test } from '../shop-fixture.ts'
import { openStaff, signInAsStaff } from './staff-steps.ts'

test('issues a gift card handed over in person, finds it and blocks it', async ({ page, shop }) => {
  await signInAsStaff(page, shop)
  await openStaff(page, 'gift-cards')
  await page.getByRole('link', { name: 'Issue a gift card' }).click()

  await page.getByRole('button', { name: 'Issue gift card' }).click()
  await expect(page.getByText('There is a problem')).toBeVisible()
  await page.getByLabel('Amount').fill('50')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Issue gift card' }).click()
  const handedOver = page.getByRole('status').filter({ hasText: '$50.00, to be handed over' })
  await expect(handedOver).toContainText('kept nowhere')
  const code = await handedOver.locator('b').innerText()
  const balance = await shop.post('/gift-cards/balance', { code })
  expect(balance.json()).toMatchObject({ balance: 50 })
  await page.getByRole('link', { name: 'Done' }).click()

  await page.getByRole('button', { name: 'Block' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('Reported lost')
  await dialog.getByRole('button', { name: 'Block' }).click()
  await expect(page.getByText('Blocked', { exact: true })).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Unblock' })).toBeVisible()
  await expectNoAxeViolations(page)

  await page.getByRole('link', { name: 'All gift cards' }).click()
  await expect(page.getByRole('table', { name: 'What the shop owes' })).toContainText('$50.00')
  await page.getByRole('searchbox').fill(code.slice(-4))
  const cards = page.getByRole('table', { name: /^Gift cards/ })
  await expect(cards.getByRole('link', { name: `Gift card …${code.slice(-4)}` })).toBeVisible()
  await expectNoAxeViolations(page)
})

test('refunds as store credit, which the customer then has', async ({ page, shop }) => {
  const { custId } = await shop.make.customer()
  const { order } = await shop.make.order({ custId, paid: true, row: { placedBy: 'CUSTOMER' } })
  await signInAsStaff(page, shop)
  await openStaff(page, `orders/${order.orderId}`)

  await page.getByRole('button', { name: 'Start a refund' }).click()
  await page.getByLabel(/^Or an amount/).fill('5')
  await page.getByRole('checkbox', { name: /^Refund as store credit/ }).check()
  await page.getByRole('button', { name: 'Refund $5.00' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('becomes store credit for the next order')
  await dialog.getByRole('button', { name: 'Refund $5.00' }).click()

  await expect(page.getByText(/Refund by staff as store credit/)).toBeVisible()
  const { balanceCents } = await shop.db
    .selectFrom('balance')
    .select('balanceCents')
    .where('custId', '=', custId)
    .executeTakeFirstOrThrow()
  expect(balanceCents).toBe(5_00)
})
