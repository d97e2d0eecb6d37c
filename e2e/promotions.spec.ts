import { addToCart, fillGuestForm } from './order-steps.ts'
import { expect, expectNoAxeViolations, test } from './shop-fixture.ts'
import { openStaff, signInAsStaff } from './staff/staff-steps.ts'

test('staff make a promotion, and its code takes off what the invoice says', async ({
  page,
  shop,
}) => {
  const cane = await shop.make.product({ productName: 'Cane', unitPriceCents: 5000 })
  await signInAsStaff(page, shop)
  await openStaff(page, 'promotions')
  await page.getByRole('link', { name: 'New promotion' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Fall sale')
  await page.getByLabel('Name in Spanish').fill('Ofertas de otoño')
  await page.getByLabel('Code', { exact: true }).fill('FALL10')
  await page.getByLabel('From a subtotal of (optional)').fill('50')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByRole('button', { name: 'Start Fall sale' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click()
  await expect(page.getByRole('row', { name: /Fall sale/ })).toContainText('Active')
  await expectNoAxeViolations(page)
  await page.context().clearCookies()

  await addToCart(page, cane)
  await page.goto('/#/cart')
  const total = page.getByRole('complementary', { name: 'Cart total' })
  await total.getByRole('button', { name: 'Have a promo code?' }).click()
  await total.getByLabel('Promo code').fill('winter')
  await total.getByRole('button', { name: 'Apply' }).click()
  await expect(total).toContainText('We do not know the code WINTER.')
  await total.getByLabel('Promo code').fill(' fall-10 ')
  await page.keyboard.press('Enter')
  await expect(total).toContainText('Code FALL10 counts from $50.00; $5.00 more.')

  await page.getByRole('button', { name: 'One more of Cane' }).click()
  await expect(total).toContainText('-$9.00')
  await expect(total).toContainText('Fall sale FALL10 $9.00 off')
  await expectNoAxeViolations(page)

  await fillGuestForm(page)
  await page.getByRole('button', { name: /^Checkout/ }).click()
  await expect(page.locator('main')).toContainText('-$9.00')
})

test('a link keeps its code for the cart', async ({ page }) => {
  await page.goto('/#/promo/fall10')

  await expect(page.getByRole('main')).toContainText('Code FALL10 is kept for your cart.')
  await expectNoAxeViolations(page)
})
