import { addToCart, CARDS, fillGuestForm, payWith } from './order-steps.ts'
import { expect, expectNoAxeViolations, test } from './shop-fixture.ts'

test('one product in two cuts and with a note of its own stays three lines, up to the invoice', async ({
  page,
  shop,
}) => {
  const product = await shop.make.product({
    productName: 'Goat shoulder',
    quantity: 50,
    cuttingAttributes: JSON.stringify([{ description: 'Whole' }, { description: 'Curry cut' }]),
  })
  await addToCart(page, product)
  await page.getByLabel('Cut').selectOption('Curry cut')
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.goto('/#/cart')
  const rows = page.getByRole('row').filter({ hasText: 'Goat shoulder' })
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: 'Add a note: Goat shoulder, Curry cut' }).click()
  const note = page.getByRole('textbox', { name: 'Note for Goat shoulder' })
  await note.fill('Lean, please')
  await note.blur()
  await page.getByRole('spinbutton', { name: 'Quantity of Goat shoulder, Whole' }).fill('4')
  await addToCart(page, product)
  await page.getByLabel('Cut').selectOption('Curry cut')
  await page.getByRole('button', { name: 'Add to cart' }).first().click()

  await page.goto('/#/cart')
  await expect(rows).toHaveCount(3)
  await expectNoAxeViolations(page)
  await expect(rows.nth(0)).toContainText('Cut: Whole')
  await expect(rows.nth(0).getByRole('spinbutton')).toHaveValue('5')
  await expect(rows.nth(1)).toContainText('Cut: Curry cut')
  await expect(rows.nth(2).getByRole('spinbutton')).toHaveValue('1')

  await fillGuestForm(page, 'cuts@example.com')
  await page.getByRole('button', { name: 'Checkout' }).click()
  await payWith(page, CARDS.approved)
  const sold = page.getByRole('row').filter({ hasText: 'Goat shoulder' })
  await expect(sold).toHaveCount(3)
  await expect(sold.nth(0)).toContainText('Cut: Whole')
  await expect(sold.nth(1)).toContainText('Special instruction: Lean, please')
  await expect(sold.nth(2)).toContainText('Cut: Curry cut')
  const stored = await page.evaluate(() => localStorage.getItem('localCart') ?? '')
  expect(JSON.parse(stored).lines).toEqual([])
})

test('a line merges with an equal one once its note is typed', async ({ page, shop }) => {
  const product = await shop.make.product({ productName: 'Grey cane', quantity: 50 })
  await addToCart(page, product)
  await page.goto('/#/cart')
  await page.getByRole('button', { name: 'Add a note' }).click()
  await page.getByRole('textbox', { name: 'Note for Grey cane' }).fill('Tip')
  await addToCart(page, product)
  await page.goto('/#/cart')
  const rows = page.getByRole('row').filter({ hasText: 'Grey cane' })
  await expect(rows).toHaveCount(2)

  await page.getByRole('button', { name: 'Add a note' }).click()
  await rows.nth(1).getByRole('textbox').pressSequentially('Tip top')
  await expect(rows).toHaveCount(2)
  await rows.nth(1).getByRole('textbox').fill('Tip')
  await page.keyboard.press('Tab')
  await expect(rows).toHaveCount(1)
  await expect(rows.getByRole('spinbutton')).toHaveValue('2')
})
