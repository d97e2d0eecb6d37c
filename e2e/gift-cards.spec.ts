import type { Page } from '@playwright/test'
import type { TestShop } from '../apps/api/test/shop/start-test-shop.ts'
import { giftCard } from '../apps/api/test/shoppers/gift-cards.ts'
import { addToCart, CARDS, fillGuestForm, payWith } from './order-steps.ts'
import { expect, expectNoAxeViolations, test } from './shop-fixture.ts'

test('gift cards pay a part next to a card, or everything without one', async ({ page, shop }) => {
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

test('a gift card is bought for somebody, emailed and printed', async ({ page, shop }) => {
  await page.goto('/#/faq')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gift cards' }).click()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByText('There is a problem')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('radio', { name: 'Other' }).check()
  await page.getByLabel('Amount in whole dollars').fill('37')
  await page.getByLabel(/^Recipient’s name/).fill('Grace')
  await page.getByLabel('Recipient’s email').fill('grace@example.com')
  await page.getByRole('textbox', { name: /^Message/ }).fill('Happy birthday!')
  await page.getByLabel('Your name').fill('Ada Byron')
  await page.getByLabel('Your email').fill('ada@example.com')
  await page.getByRole('button', { name: 'Continue to payment' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible()
  await page.reload()
  await page.getByLabel('Card number').fill(CARDS.bankAsks)
  await page.getByLabel('Expiry').fill('08 / 39')
  await page.getByLabel('Security code').fill('123')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Pay $37.00' }).click()
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('on its way to grace@example.com')).toBeVisible()
  await expectNoAxeViolations(page)

  await shop.postMessages()
  await shop.runJobs()
  const mail = shop.mail.sent.find(({ to }) => to.address === 'grace@example.com')
  const [, path = ''] = /(\/#\/gift-card\/print\/\S+)/.exec(mail?.text ?? '') ?? []
  await page.goto(path)
  await page.getByLabel('To').fill('Grace')
  const card = page.getByRole('region', { name: 'Gift card' })
  await expect(card).toContainText('$37.00')
  await expect(card).toContainText('To: Grace')
  await expect(card).toContainText(path.split('/').at(-1) ?? '')
  await expectNoAxeViolations(page)
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
