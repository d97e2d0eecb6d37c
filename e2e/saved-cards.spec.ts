import type { Page } from '@playwright/test'
import type { TestShop } from '../apps/api/test/shop/start-test-shop.ts'
import { CARDS, payWith } from './order-steps.ts'
import { expect, expectNoAxeViolations, test } from './shop-fixture.ts'
import { overflowOf, signInAsNew } from './visitor.ts'

test('a card is saved while it pays, pays again with one click, and is deleted', async ({
  page,
  shop,
}) => {
  const { custId } = await signInAsNew(page, shop)
  await openPayment(page, await placeOrder(page, shop))
  const dialog = page.getByRole('dialog')
  const save = dialog.getByLabel('Save this card for next time')
  await expect(save, 'off by default').not.toBeChecked()
  await save.press('Space')
  await expectNoAxeViolations(page)
  await payWith(page, CARDS.bankAsks)
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Sandbox transaction success').first()).toBeVisible()
  await shop.runJobs()

  await openPayment(page, await placeOrder(page, shop))
  const card = dialog.getByRole('radio', { name: /^Visa ending in 3220/ })
  await expect(card).toBeChecked()
  await expect(dialog.getByLabel('Card number')).toHaveCount(0)
  await expectNoAxeViolations(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoAxeViolations(page)
  expect(await overflowOf(page)).toBe(0)
  await page.setViewportSize({ width: 1280, height: 900 })
  await card.press('ArrowDown')
  await expect(dialog.getByLabel('Card number'), 'another card').toBeVisible()
  await dialog.getByRole('radio', { name: 'Another card' }).press('ArrowUp')
  await dialog.getByRole('button', { name: /^Pay \$/ }).press('Enter')
  await page.getByRole('button', { name: 'Approve' }).press('Enter')
  await expect(page.getByText('Sandbox transaction success').first()).toBeVisible()

  await shop.db
    .insertInto('savedCard')
    .columns(['custId', 'cardCustomerId', 'providerRef', 'brand', 'last4', 'expMonth', 'expYear'])
    .expression((eb) =>
      eb
        .selectFrom('savedCard')
        .select((old) => [
          'custId',
          'cardCustomerId',
          old.val('sbx_card_old').as('providerRef'),
          old.val('Mastercard').as('brand'),
          old.val('4444').as('last4'),
          old.val(8).as('expMonth'),
          old.val(2020).as('expYear'),
        ])
        .where('custId', '=', custId),
    )
    .execute()
  await page.goto('/#/dashboard')
  await page.getByRole('link', { name: 'Saved cards' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved cards')
  const names = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(names).toHaveText([/3220 Default/, /4444 Expired/])
  await expectNoAxeViolations(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoAxeViolations(page)
  expect(await overflowOf(page)).toBe(0)
  await openPayment(page, await placeOrder(page, shop))
  await expect(dialog.getByRole('radio', { name: /^Mastercard/ })).toBeDisabled()
  await page.goto('/#/cards')
  await page.getByRole('button', { name: 'Remove Visa ending in 3220' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Keep card' })).toBeFocused()
  await page.getByRole('button', { name: 'Remove card' }).press('Enter')
  await expect(names).toHaveText([/4444 Expired/])
})

test('a card is added in the account without paying, once its bank agrees', async ({
  page,
  shop,
}) => {
  await signInAsNew(page, shop)
  await page.goto('/#/cards')
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await page.getByRole('button', { name: 'Add a card' }).press('Enter')
  const form = page.getByRole('region', { name: 'Add a card' })
  await expect(form.getByRole('heading', { name: 'Add a card' })).toBeFocused()
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoAxeViolations(page)
  expect(await overflowOf(page)).toBe(0)
  await page.setViewportSize({ width: 1280, height: 900 })
  const fill = async (number: string) => {
    await form.getByLabel('Card number').fill(number)
    await form.getByLabel('Expiry').fill('08 / 39')
    await form.getByLabel('Security code').fill('123')
    await form.getByRole('button', { name: 'Save card' }).press('Enter')
  }
  await fill(CARDS.declined)
  await expect(form.getByRole('alert')).toContainText('Nothing was charged.')
  await fill(CARDS.bankAsks)
  await expect(form).toContainText('Sandbox bank: do you want to save this card?')
  await expectNoAxeViolations(page)
  await form.getByRole('button', { name: 'Approve' }).press('Enter')
  await expect(page.getByText('Your card is saved.').first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    /3220 Default/,
  ])
  await expect(page.getByRole('button', { name: 'Add a card' })).toBeVisible()
})

/** An order waiting for its payment. */
async function placeOrder(page: Page, shop: TestShop): Promise<string> {
  const { productId } = await shop.make.product({ quantity: 50 })
  const saved = await page.request.post('/api/orders/save', {
    data: { orders: {}, orderItems: [{ productId, quantity: 1 }] },
    headers: { 'Idempotency-Key': `order-of-${productId}`, 'Sec-Fetch-Site': 'same-origin' },
  })
  return (await saved.json()).orders.orderNum
}

async function openPayment(page: Page, orderNum: string) {
  await page.goto(`/#/orderDetail?order=${orderNum}`)
  await page.getByRole('button', { name: 'Pay now' }).click()
}
