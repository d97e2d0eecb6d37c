import type { Page } from '@playwright/test'
import type { TestShop } from '../apps/api/test/shop/start-test-shop.ts'
import { giftCard } from '../apps/api/test/shoppers/gift-cards.ts'
import { addToCart, CARDS, fillGuestForm, payWith } from './order-steps.ts'
import { expect, expectNoAxeViolations, test } from './shop-fixture.ts'

test('gift cards pay a part beside a card, or all without one', async ({ page, shop }) => {
  const { code } = await giftCard(shop, 5)
  const whole = await giftCard(shop, 2000)
  await orderInStore(page, shop, 'gift@example.com')
  await payFrom(page, code)
  await expect(page.getByText(/Gift card ending in/)).toBeVisible()
  await expectNoAxeViolations(page)
  await payWith(page, CARDS.approved)
  await expect(page.getByText('Sandbox transaction success').first()).toBeVisible()

  await page.goto('/#/gift-card')
  await page.getByLabel('Gift card code').fill(whole.code)
  await page.getByRole('button', { name: 'Check balance' }).click()
  await expect(page.getByText(/2,000.00 is left/)).toBeVisible()
  await expectNoAxeViolations(page)

  await orderInStore(page, shop, 'whole@example.com')
  await payFrom(page, whole.code)
  await page.getByRole('button', { name: 'Place payment without a card' }).click()
  await expect(page.getByRole('article').getByText('Paid', { exact: true })).toBeVisible()
})

async function payFrom(page: Page, code: string) {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Use a gift card' }).click()
  await dialog.getByLabel('Gift card code').fill(code)
  await dialog.getByRole('button', { name: 'Apply' }).click()
}

async function orderInStore(page: Page, shop: TestShop, email: string) {
  await addToCart(page, await shop.make.product())
  await page.goto('/#/cart')
  await fillGuestForm(page, email)
  await page.getByRole('button', { name: 'Checkout' }).click()
  await expect(page.getByRole('dialog', { name: /^Pay \$/ })).toBeVisible()
}
