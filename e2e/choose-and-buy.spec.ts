import type { TestShop } from '../apps/api/test/shop/start-test-shop.ts'
import { CARDS, fillCheckout, payWith } from './order-steps.ts'
import { expect, expectNoAxeViolations, test } from './shop-fixture.ts'

/** Briefs that can be bought: those of the seed are billing descriptions, available by quote only. */
async function makeBriefs(shop: TestShop) {
  const familyKey = 'bandicoot-briefs'
  const axes = JSON.stringify([{ name: 'size', values: ['M', 'L'] }])
  await shop.db
    .insertInto('productFamily')
    .values({ familyKey, title: 'Bandicoot briefs', axes, sure: 3 })
    .execute()
  const { categoryId } = await shop.make.category()
  const make = async (size: string, unitPriceCents: number) => {
    const productName = `Bandicoot briefs, ${size}`
    const product = await shop.make.product({ productName, categoryId, unitPriceCents })
    const { productId } = product
    await shop.db
      .insertInto('familyMember')
      .values({ productId, familyKey, axisValues: [size] })
      .execute()
    await shop.db
      .insertInto('sizedProduct')
      .values({ productId, chartKey: 'brief-adult', size })
      .execute()
    return product
  }
  return { medium: await make('M', 20_00), large: await make('L', 22_00) }
}

test('briefs are found by the waist in centimeters, compared, one saved for later, one bought @phone', async ({
  page,
  shop,
}) => {
  const { medium, large } = await makeBriefs(shop)
  const main = page.getByRole('main')
  const title = page.getByRole('heading', { level: 1 })

  await test.step('a search leads to one page for all sizes', async () => {
    await page.goto('/#/shop/-1?q=bandicoot%20briefs%20M')
    await main.getByRole('link', { name: /^Choose a size/ }).click()
    await expect(title).toHaveText(medium.productName)
    await main.getByRole('button', { name: `Compare ${medium.productName}` }).click()
  })

  await test.step('waist and hips in centimeters choose the size', async () => {
    await main.getByRole('button', { name: 'Find my size' }).click()
    const finder = page.getByRole('dialog', { name: 'Find my size' })
    await finder.getByRole('radio', { name: 'centimeters' }).check()
    await finder.getByLabel('Around the waist, centimeters').fill('120')
    await finder.getByLabel('Around the hips, centimeters').fill('118')
    await finder.getByRole('button', { name: 'Show my size' }).click()
    await finder.getByRole('button', { name: 'Choose L' }).click()
    await expect(title).toHaveText(large.productName)
    await expect(main.getByRole('radio', { name: /^L / })).toBeChecked()
    await expectNoAxeViolations(page)
  })

  await test.step('both stand side by side and go to the cart', async () => {
    await main.getByRole('button', { name: `Compare ${large.productName}` }).click()
    await page.getByRole('link', { name: 'Compare now' }).click()
    await expect(title).toHaveText('Compare products')
    await expect(page.getByRole('columnheader')).toHaveCount(2)
    await expect(page.getByRole('row', { name: /^Price Differs/ })).toContainText('$19.80')
    await expectNoAxeViolations(page)
    for (const { productName } of [medium, large]) {
      await main.getByRole('button', { name: `Add to cart ${productName}` }).click()
    }
    await page.getByRole('link', { name: /^Cart\W+2 items/ }).click()
  })

  await test.step('one is saved for later', async () => {
    await page.getByRole('button', { name: `Save for later: ${medium.productName}` }).click()
    await expect(page.getByLabel(`Quantity of ${medium.productName}`)).toHaveCount(0)
    await expect(page.getByLabel(`Quantity of ${large.productName}`)).toHaveValue('1')
    await expectNoAxeViolations(page)
  })

  await test.step('the other is bought', async () => {
    await main.getByRole('link', { name: 'Checkout' }).first().click()
    await fillCheckout(page, 'briefs@example.com')
    await page
      .getByRole('button', { name: /^Place order and pay \$/ })
      .first()
      .click()
    await payWith(page, CARDS.approved)
    await expect(main.getByRole('article').getByText('Paid', { exact: true })).toBeVisible()
    const bought = await shop.db
      .selectFrom('orderItem')
      .innerJoin('orders', 'orders.orderId', 'orderItem.orderId')
      .select(['productId', 'orderItem.quantity'])
      .where('email', '=', 'briefs@example.com')
      .execute()
    expect(bought).toEqual([{ productId: large.productId, quantity: 1 }])
  })

  await test.step('what was saved is still there', async () => {
    await page.goto('/#/lists')
    await expect(page.getByRole('region', { name: 'Saved for later' })).toContainText(
      medium.productName,
    )
  })
})
