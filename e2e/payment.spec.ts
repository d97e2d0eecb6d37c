import type { Page } from '@playwright/test'
import type { TestShop } from '../apps/api/test/shop/start-test-shop.ts'
import { holdAnswersOf } from './lost-answers.ts'
import { addToCart, CARDS, fillGuestForm, payWith } from './order-steps.ts'
import { expect, expectNoAxeViolations, test } from './shop-fixture.ts'

test("the bank's step appears, and both its outcomes work", async ({ page, shop }) => {
  await orderInStore(page, shop, 'bank@example.com')

  await payWith(page, CARDS.bankAsks)
  await expect(page.getByRole('heading', { name: 'Confirm with your bank' })).toBeFocused()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Decline' }).click()
  const refusal = page.getByRole('dialog').getByRole('alert')
  await expect(refusal).toContainText('Your order stays open.')
  await expect(refusal, 'the buttons of the bank are gone').toBeFocused()

  await payWith(page, CARDS.bankAsks)
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Sandbox transaction success').first()).toBeVisible()
  await expect(page.getByRole('article').getByText('Paid', { exact: true })).toBeVisible()
})

test('a payment that takes its time is waited for', async ({ page, shop }) => {
  await orderInStore(page, shop, 'slow@example.com')

  const release = await holdAnswersOf(page, '**/api/payment/confirm')
  await payWith(page, CARDS.approvedLater)

  const waiting = page.getByRole('status').filter({ hasText: 'Payment is being confirmed' })
  await expect(waiting, 'the card fields are gone').toBeFocused()
  release()
  await expect(page.getByText('Sandbox transaction success').first()).toBeVisible()
})

test('a shopper who leaves during a payment is not pulled back', async ({ page, shop }) => {
  await orderInStore(page, shop, 'leaves@example.com')
  const release = await holdAnswersOf(page, '**/api/payment/charge')
  await payWith(page, CARDS.approved)
  const answered = page.waitForResponse('**/api/payment/charge')

  await page.goto('/#/faq')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions and answers')
  release()
  await answered

  // The response has taken effect before the next frames are rendered.
  for (let frame = 0; frame < 3; frame++) {
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await expect(page).toHaveURL(/#\/faq$/)
})

test('a card declined again is announced again, and a paid order gets focus', async ({
  page,
  shop,
}) => {
  await orderInStore(page, shop, 'again@example.com')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Pay now' }).click()
  await payWith(page, CARDS.declined)
  const refusal = page.getByRole('dialog').getByRole('alert')
  await expect(refusal).toContainText('declined')
  const first = await refusal.elementHandle()

  await payWith(page, CARDS.declined)
  // The same text is only announced again if it is inserted again.
  await expect.poll(() => first?.evaluate((note) => note.isConnected)).toBe(false)
  await expect(refusal).toContainText('declined')

  await payWith(page, CARDS.approved)
  const paid = page.getByRole('paragraph').filter({ hasText: 'Sandbox transaction success' })
  await expect(paid, "'Pay now' is gone").toBeFocused()
  await expect(page.getByText('This order is not paid yet.')).toBeHidden()
})

test('only test cards are accepted, and the fields say what is wrong', async ({ page, shop }) => {
  await orderInStore(page, shop, 'fields@example.com')
  const dialog = page.getByRole('dialog')
  const summary = dialog.getByRole('alert').filter({ hasText: 'There is a problem' })

  await dialog.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(summary.getByRole('link')).toHaveText([
    'Enter the card number',
    'Enter the expiry as month and year, for example 08 / 29',
    'Enter the 3 or 4 digits of the security code',
  ])

  const number = dialog.getByLabel('Card number')
  await number.pressSequentially('4111111111111112')
  await expect(number).toHaveValue('4111 1111 1111 1112')
  await expect(summary).toContainText('This card number is not valid.')
  await number.fill('4111 1111 1111 1111')
  await expect(summary).toContainText('The sandbox takes only its test cards.')
  await dialog.getByText('Test cards', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Use test card 4242 4242 4242 4242' }).click()
  await expect(number).toHaveValue('4242 4242 4242 4242')
  await dialog.getByLabel('Expiry').fill('0120')
  await expect(summary).toContainText('This card has expired.')
})

test('a pasted number loses the other characters', async ({ page, shop, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await orderInStore(page, shop, 'pasted@example.com')
  const number = page.getByRole('dialog').getByLabel('Card number')
  for (const text of [
    '4242-4242-4242-4242',
    'Card number: 4242 4242 4242 4242',
    '4 2 4 2 4 2 4 2 4 2 4 2 4 2 4 2',
  ]) {
    await number.fill('')
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
    await number.press('Control+V')

    await expect(number, text).toHaveValue('4242 4242 4242 4242')
  }
})

test('a double click and a lost response charge the card once', async ({ page, shop }) => {
  await orderInStore(page, shop, 'once@example.com')
  let calls = 0
  await page.route('**/api/payment/charge', async (route) => {
    calls += 1
    await route.fetch()
    await route.abort('connectionreset')
  })
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Card number').fill(CARDS.approved)
  await dialog.getByLabel('Expiry').fill('08 / 39')
  await dialog.getByLabel('Security code').fill('123')
  await dialog.getByRole('button', { name: /^Pay \$/ }).dblclick()

  await expect.poll(() => calls).toBeGreaterThan(0)
  await expect(page.getByRole('article').getByText('Paid', { exact: true })).toBeVisible()
  const charged = await shop.db
    .selectFrom('paymentAttempt')
    .select('status')
    .where('status', '=', 'SUCCEEDED')
    .innerJoin('orders', 'orders.orderId', 'paymentAttempt.orderId')
    .where('orders.email', '=', 'once@example.com')
    .execute()
  expect(charged).toHaveLength(1)
})

test('no card data is stored or sent except its token', async ({ page, shop }) => {
  await orderInStore(page, shop, 'secret@example.com')
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await payWith(page, CARDS.declined)
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('declined')

  expect(sent.join('\n')).toContain('tok_declined')
  expect(sent.join('\n').replace(/\s/g, '')).not.toContain('4000000000000002')
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
  expect(kept).not.toContain('0002')
})

async function orderInStore(page: Page, shop: TestShop, email: string) {
  await addToCart(page, await shop.make.product())
  await page.goto('/#/cart')
  await fillGuestForm(page, email)
  await page.getByRole('button', { name: 'Checkout' }).click()
  await expect(page.getByRole('dialog', { name: /^Pay \$/ })).toBeVisible()
}
