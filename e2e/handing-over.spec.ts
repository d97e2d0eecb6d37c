import { addToCart, CARDS, fillCheckout, payWith } from './order-steps.ts'
import { expect, expectNoAxeViolations, test } from './shop-fixture.ts'
import { overflowOf } from './visitor.ts'

test('a package for someone else, with a note for the courier, by keyboard', async ({
  page,
  shop,
}) => {
  await addToCart(page, await shop.make.product())
  await page.goto('/#/checkout')
  await fillCheckout(page, 'gift@example.com')
  const ask = page.getByRole('button', { name: 'Add a recipient or a note for the courier' })
  await expect(page.getByLabel('Note for the courier (optional)'), 'few need it').toHaveCount(0)
  await ask.press('Enter')
  await expect(page.getByLabel('Recipient (optional)', { exact: true })).toBeFocused()
  await page.keyboard.type('Rosa Diaz')
  await page.keyboard.press('Tab')
  await page.keyboard.type('512 555 0150')
  await page.keyboard.press('Tab')
  await page.keyboard.type('My card: 4242 4242 4242 4242')
  await expectNoAxeViolations(page)
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await overflowOf(page)).toBe(0)
  await page
    .getByRole('button', { name: /^Place order and pay \$/ })
    .first()
    .click()

  const note = page.getByLabel('Note for the courier (optional)')
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  await summary.getByRole('link').press('Enter')
  await expect(note).toBeFocused()
  await note.fill('Leave it at the side door')
  await page.reload()
  await expect(note, 'what was typed survives').toHaveValue('Leave it at the side door')
  await page.setViewportSize({ width: 1280, height: 900 })
  await page
    .getByRole('button', { name: /^Place order and pay \$/ })
    .first()
    .click()
  await payWith(page, CARDS.approved)

  const main = page.getByRole('main')
  await expect(main).toContainText('To Rosa Diaz, 418 Barton Creek Road')
  await expect(page.getByRole('article')).toContainText(
    'For the courier: Leave it at the side door',
  )
  await expectNoAxeViolations(page)
})
