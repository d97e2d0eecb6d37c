import { expect, expectNoAxeViolations, test } from '../shop-fixture.ts'
import { openStaff, signInAsStaff } from './staff-steps.ts'

test('a lower price for ten is shown on the page, offered in the cart and charged @desktop', async ({
  page,
  shop,
}) => {
  const { productId, productName, categoryId } = await shop.make.product({
    productName: 'Zephyr gauze',
    unitPriceCents: 5_00,
    quantity: 200,
  })
  await signInAsStaff(page, shop)
  await openStaff(page, `products/${productId}`)
  const panel = page.getByRole('form', { name: 'Price by quantity' })
  await panel.getByRole('button', { name: 'Add a price' }).click()
  await panel.getByLabel('Dollars each, price 1').fill('3.80')
  await panel.getByRole('button', { name: 'Add a price' }).click()
  await panel.getByLabel('Dollars each, price 2').fill('3.90')
  await panel.getByRole('button', { name: 'Save prices' }).click()
  await expect(panel.getByText('More pieces must cost less each')).toBeVisible()
  await panel.getByLabel('Dollars each, price 2').fill('3.50')
  await expect(panel.getByText('20 or more: $3.50 each')).toBeVisible()
  await panel.getByRole('button', { name: 'Save prices' }).click()
  await expect(page.getByText('Prices saved.')).toBeVisible()
  await expectNoAxeViolations(page)

  await page.goto(`/#/productsingle/${productId}/x/${categoryId}`)
  await expect(page.getByRole('row', { name: '1 to 9 $4.50' })).toBeVisible()
  await expect(page.getByRole('row', { name: '20 or more $3.50' })).toBeVisible()
  await page.getByLabel('Quantity', { exact: true }).fill('7')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.goto('/#/cart')
  await page.getByRole('button', { name: `Add 3 more: $3.80 each: ${productName}` }).click()
  await expect(page.getByText('10 or more: $3.80 each')).toBeVisible()
  await expect(page.getByRole('row', { name: productName })).toContainText('$38.00')
  await expectNoAxeViolations(page)
})
