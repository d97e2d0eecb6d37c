import { expect, expectNoAxeViolations, test } from './shop-fixture.ts'

test('a line is saved for later, a cart is kept as a list and put back whole', async ({
  page,
  shop,
}) => {
  const [gauze, tape] = [
    await shop.make.product({ productName: 'Gauze rolls', quantity: 9 }),
    await shop.make.product({ productName: 'Paper tape', quantity: 9 }),
  ]
  for (const { productId, categoryId } of [gauze, tape]) {
    await page.goto(`/#/productsingle/${productId}/x/${categoryId}`)
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).click()
  }
  await page.goto('/#/cart')
  await page.getByRole('button', { name: 'Save for later: Paper tape' }).click()
  await expect(page.getByLabel('Quantity of Paper tape')).toHaveCount(0)
  await page.getByRole('link', { name: 'Saved for later and lists' }).click()

  await page.getByLabel('Name of the list').fill('Dressing')
  await page.getByRole('button', { name: 'Keep as a list' }).click()
  const list = page.getByRole('region', { name: 'Dressing' })
  await expect(list).toContainText('Gauze rolls')
  await expectNoAxeViolations(page)
  await shop.db
    .updateTable('product')
    .set({ productStatus: 'N' })
    .where('productId', '=', tape.productId)
    .execute()
  await page.getByRole('button', { name: 'Put all in the cart: Saved for later' }).click()
  await expect(page.getByText('No longer in the shop: Paper tape.')).toBeVisible()
  await page.getByRole('button', { name: 'Put all in the cart: Dressing' }).click()
  await expect(list.getByText('1 line is in your cart, at today’s price.')).toBeVisible()
  await list.getByRole('link', { name: 'Go to the cart' }).click()

  await expect(page.getByLabel('Quantity of Gauze rolls')).toHaveValue('2')
})
