import type { TestShop } from '../apps/api/test/shop/start-test-shop.ts'
import { expect, expectNoAxeViolationsAtBothWidths, test } from './shop-fixture.ts'

const SIZES = [
  { size: 'S', unitPriceCents: 20_00, quantity: 7 },
  { size: 'M', unitPriceCents: 22_00, quantity: 7 },
  { size: 'L', unitPriceCents: 24_00, quantity: 0 },
]

/** A splint in three sizes, the largest out of stock. */
async function makeSplint(shop: TestShop, familyKey: string) {
  await shop.db
    .insertInto('productFamily')
    .values({
      familyKey,
      title: 'Thumb splint',
      axes: JSON.stringify([{ name: 'size', values: SIZES.map(({ size }) => size) }]),
      sure: 3,
    })
    .execute()
  const members = []
  for (const { size, ...row } of SIZES) {
    const product = await shop.make.product({ productName: `Thumb splint, ${size}`, ...row })
    await shop.db
      .insertInto('familyMember')
      .values({ productId: product.productId, familyKey, axisValues: [size] })
      .execute()
    members.push(product)
  }
  return members
}

const addressOf = ({ productId, categoryId }: { productId: number; categoryId: number }) =>
  `/#/productsingle/${productId}/x/${categoryId}`

test('a size is chosen on one page and added to the cart @desktop', async ({ page, shop }) => {
  const [small, medium] = await makeSplint(shop, 'splint')
  if (!small || !medium) throw new Error('no splint')
  await page.goto('/#/shop/-1?q=Thumb%20splint%20M&maxPrice=20&minPrice=19')
  const main = page.getByRole('main')
  const card = main.getByRole('article').filter({ hasText: 'Thumb splint' })
  await expect(card.getByRole('heading')).toHaveText('Thumb splint, M')
  await page.goto(`/#/shop/${small.categoryId}`)
  await expect(card).toHaveCount(1)
  await expect(card).toContainText('3 sizes, from $18.00')
  await card.getByRole('link', { name: /^Choose a size/ }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^Thumb splint, /)
  await page.goto(addressOf(small))
  const sizes = main.getByRole('radiogroup', { name: 'Size' })
  const size = (name: string) => sizes.getByRole('radio', { name: new RegExp(`^${name} `) })
  await expect(size('S')).toBeChecked()
  await expect(size('L')).toHaveAccessibleName('L $21.60 On Backorder')
  await expectNoAxeViolationsAtBothWidths(page)
  await size('S').focus()
  const place = await page.evaluate(() => {
    const marked = document.querySelector('main')
    marked?.setAttribute('data-marked', '')
    return window.scrollY
  })

  await page.keyboard.press('ArrowRight')

  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Thumb splint, M')
  await expect(page).toHaveURL(new RegExp(`/productsingle/${medium.productId}/`))
  await expect(size('M')).toBeChecked()
  await expect(size('M')).toBeFocused()
  await expect(main.getByText('$19.80', { exact: true }).first()).toBeVisible()
  await expect(main.getByText(`SKU ${medium.sku}`)).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'M: $19.80: In stock' })).toBeAttached()
  expect(await page.evaluate(() => window.scrollY)).toBe(place)
  await expect(page.locator('main[data-marked]')).toBeAttached()

  await size('L').click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Thumb splint, L')
  await expect(main.getByText('We have none left at the moment')).toBeVisible()
  await size('M').click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Thumb splint, M')
  await main.getByRole('button', { name: 'Add to cart' }).click()
  await page.goto('/#/cart')

  await expect(page.getByLabel('Quantity of Thumb splint, M')).toHaveValue('1')
  await expect(page.getByLabel('Quantity of Thumb splint, L')).toHaveCount(0)
})

test('without a script each size is a link to its page', async ({ browser, shop }) => {
  const [small, medium] = await makeSplint(shop, 'splint-plain')
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${shop.address}/p/${small?.productId}`)

  await page.getByRole('main').getByRole('link', { name: /^M / }).click()

  await expect(page).toHaveURL(`${shop.address}/p/${medium?.productId}-thumb-splint-m`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thumb splint, M')
  const chosen = page.getByRole('group', { name: 'Size' }).locator('[aria-current=true]')
  await expect(chosen).toHaveText(/^M /)
  await context.close()
})
