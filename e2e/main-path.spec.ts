import { CARDS, fillCheckout, payWith } from './order-steps.ts'
import { expect, expectNoAxeViolations, test } from './shop-fixture.ts'

/** Knee Braces of the seed catalogue. */
const KNEE_BRACES = 50

test('a guest buys from home to a paid invoice', async ({ page, shop }) => {
  test.slow() // the whole path, with axe on each of its screens
  const brace = await shop.make.product({
    productName: 'Aardvark knee brace',
    categoryId: KNEE_BRACES,
    unitPriceCents: 19_99,
  })

  await test.step('home leads to a department, a category and the product', async () => {
    await page.goto('/')
    await page.getByRole('main').getByRole('link', { name: 'Braces' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Braces')
    await page
      .getByRole('main')
      .getByRole('link', { name: /Knee Braces/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Knee Braces')
    await page.getByLabel('Sort by').selectOption('Name')
    // Before sorting, the brace is elsewhere: a click would hit what takes its place.
    await expect(page.getByRole('article').first()).toContainText(brace.productName)
    await page.getByRole('link', { name: brace.productName }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(brace.productName)
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
      'Item has been added to Cart',
    )
    await page.getByRole('link', { name: /^Cart\W+1 item/ }).click()
  })

  await test.step('the cart shows the online price and follows the quantity', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart')
    const row = page.getByRole('row').filter({ hasText: brace.productName })
    await expect(row).toContainText('$17.99')
    await expect(row).toContainText('Online price, list price $19.99')
    await row.getByRole('spinbutton').fill('3')
    await expect(row).toContainText('$53.97')
    await row.getByRole('button', { name: /^Add a note/ }).click()
    await row.getByLabel(/^Note for/).fill('left knee')
    await page.getByLabel('Referred By: (Email Only)').fill('friend@example.com')
    const total = page.getByRole('complementary', { name: 'Cart total' })
    await expect(total).toContainText('Subtotal (3 items)$53.97')
    await expect(total).toContainText('Shipping and handling$15.00')
    await expect(total).toContainText('Tax, Texas 6.25%$3.37')
    await expect(total).toContainText('Total$72.34')
    await expect(total).toContainText('$46.03 more and shipping drops to $10.00')
    await expectNoAxeViolations(page)
    // On phones, a bar at the bottom has the same link.
    await total.getByRole('link', { name: 'Checkout' }).first().click()
  })

  await test.step('checkout asks for contact and address', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout')
    await fillCheckout(page)
    const place = page.getByRole('button', { name: 'Place order and pay $72.34' }).first()
    await expect(place).toBeVisible()
    await expectNoAxeViolations(page)
    await place.click()
  })

  await test.step('a declined card leaves the order payable', async () => {
    const dialog = page.getByRole('dialog', { name: 'Pay $72.34' })
    await expect(dialog).toContainText('Sandbox. No real card is charged.')
    await expectNoAxeViolations(page)
    await payWith(page, CARDS.declined)
    await expect(dialog.getByRole('alert')).toContainText('Your card was declined.')
    await page.keyboard.press('Escape')
    await expect(page.getByText('This order is not paid yet.')).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Pay now' }).click()
  })

  await test.step('an approved card pays it', async () => {
    await payWith(page, CARDS.approved)
    await expect(page.getByText('Sandbox transaction success').first()).toBeVisible()
    await expect(page.getByText(/Order#\d+ has been created\./)).toBeVisible()
  })

  await test.step('the invoice has the right numbers and survives a reload', async () => {
    await page.reload()
    const sheet = page.getByRole('article')
    await expect(sheet).toContainText('Paid')
    await expect(sheet).toContainText('Ada Byron')
    await expect(sheet).toContainText('418 Barton Creek Road')
    await expect(sheet).toContainText('Austin, TX 78704')
    await expect(sheet).toContainText('Delivery, daytime')
    await expect(sheet).toContainText('Referred by friend@example.com')
    const row = sheet.getByRole('row').filter({ hasText: brace.productName })
    await expect(row).toContainText('$17.99 each')
    await expect(row).toContainText('Special instruction: left knee')
    await expect(row).toContainText('$53.97')
    await expect(sheet).toContainText('Shipping and handling$15.00')
    await expect(sheet).toContainText('Tax, Texas 6.25%$3.37')
    await expect(sheet).toContainText('Total$72.34')
    await expect(page.getByRole('link', { name: /^Cart/ }).first()).not.toContainText('$53.97')
    await expectNoAxeViolations(page)
  })
})
