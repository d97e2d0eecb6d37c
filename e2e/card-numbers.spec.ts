import type { Page } from '@playwright/test'
import { addToCart, fillGuestForm } from './order-steps.ts'
import { expect, expectNoAxeViolations, test } from './shop-fixture.ts'

const SENTENCE = 'This looks like a card number. Please leave it out'
const CARD = 'Charge 4242 4242 4242 4242'

/** Every body sent to this call. */
function sentTo(page: Page, path: string): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(path)) sent.push(request.postData() ?? '')
  })
  return sent
}

test("a card number in a line's note is refused at once, and no order is sent", async ({
  page,
  shop,
}) => {
  const sling = await shop.make.product({ productName: 'Noted sling' })
  const sent = sentTo(page, '/api/orders/save')
  await addToCart(page, sling)
  await page.goto('/#/cart')
  await page.getByRole('button', { name: 'Add a note: Noted sling' }).click()
  const note = page.getByLabel('Note for Noted sling')
  await note.fill(CARD)
  const row = page.getByRole('row').filter({ hasText: 'Noted sling' })

  await expect(row.getByRole('alert')).toContainText(SENTENCE)
  await expectNoAxeViolations(page)
  await fillGuestForm(page)
  await page.getByRole('button', { name: 'Checkout' }).click()
  await expect(note).toBeFocused()
  await page.getByRole('link', { name: 'Checkout' }).click()
  await expect(page).toHaveURL(/cart$/)
  expect(sent).toEqual([])

  await note.fill('Ring twice')
  await expect(row.getByRole('alert')).toHaveCount(0)
})

test('the contact form names a card number before anything is sent, in both languages', async ({
  page,
}) => {
  await page.goto('/#/contact')
  const message = page.locator('textarea')
  await message.fill(CARD)
  await message.blur()

  await expect(page.getByText(SENTENCE).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeDisabled()
  await page.getByRole('contentinfo').getByRole('radio', { name: 'Español' }).click()
  await expect(page.getByText('Esto parece un número de tarjeta').first()).toBeVisible()
})
