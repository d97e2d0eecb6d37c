import { createHash } from 'node:crypto'
import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { expect, expectNoAxeViolations, test } from './shop-fixture.ts'

/** True Metrix of the seed catalogue: unit price 12.67, online 11.40, tax exempt. */
const STRIPS = '/#/productsingle/1929/Glucose%20Test%20Strips/61'

const addressOf = (productId: number) => `/#/productsingle/${productId}/x/1`

test('a product shows its online price and why, its codes and its stock', async ({ page }) => {
  await page.goto(STRIPS)
  const main = page.getByRole('main')

  await expect(page).toHaveTitle('True Metrix blood glucose test strips, pack of 100 - Mendwell')
  await expect(main.getByText('$11.40', { exact: true })).toBeVisible()
  await expect(main).toContainText('List price $12.67. Ordering online takes 10% off')
  await expect(main).toContainText('SKU P9-2FD0E2AF')
  await expect(main.getByText('In stock, ready to ship')).toBeVisible()
  await expect(main).toContainText('Refund within 15 days of delivery, exchange within 30 days')
  await expect(main.getByRole('link', { name: 'Return policy' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Trividia Health' })).toHaveAttribute(
    'href',
    /brandId=/,
  )
  await expect(main.getByRole('tabpanel').locator('p').first()).toHaveCSS('font-size', '18px')
  expect(await smallPrint(main), 'text below 16 px').toEqual([])
})

/** Texts of less than 16 px, besides those of menus and of the cards of other products (ux §3.49). */
const smallPrint = (main: Locator) =>
  main.evaluate((root) =>
    [...root.querySelectorAll(':not(:is(nav, article, .visually-hidden) *, .visually-hidden)')]
      .filter(
        (element) =>
          [...element.childNodes].some(({ nodeType, data }: Node & { data?: string }) =>
            nodeType === Node.TEXT_NODE ? data?.trim() : false,
          ) &&
          element.checkVisibility() &&
          Number.parseFloat(getComputedStyle(element).fontSize) < 16,
      )
      .map(({ textContent }) => textContent),
  )

test('a CUTPRICE product shows the sale price, the struck original and the percent', async ({
  page,
  shop,
}) => {
  const { productId } = await shop.make.product({
    unitPriceCents: 100_00,
    salePriceCents: 79_50,
    cutPrice: true,
  })
  await page.goto(addressOf(productId))
  const main = page.getByRole('main')

  await expect(main.getByText('$79.50', { exact: true })).toBeVisible()
  await expect(main.locator('s')).toHaveText('$100.00')
  await expect(main.getByText('Sale 20.50% off')).toBeVisible()
  await expectNoAxeViolations(page)
})

test('a CUTPRICE product that is no cheaper than online is sold at the online price', async ({
  page,
  shop,
}) => {
  const row = { unitPriceCents: 100_00, salePriceCents: 95_00, cutPrice: true }
  const { productId } = await shop.make.product(row)
  await page.goto(addressOf(productId))
  const main = page.getByRole('main')

  await expect(main.getByText('$90.00', { exact: true })).toBeVisible()
  await expect(main.getByText('Online price').first()).toBeVisible()
  await expect(main.getByText(/% off$/)).toHaveCount(0)
  await main.getByRole('button', { name: 'Add to cart' }).click()
  await page.goto('/#/cart')

  await expect(page.getByRole('main')).toContainText('$90.00')
  await expect(page.getByRole('main')).not.toContainText('$95.00')
})

test('the chosen quantity goes to the cart, and shipping follows the order value', async ({
  page,
}) => {
  await page.goto(STRIPS)
  const main = page.getByRole('main')
  const reached = main.getByRole('listitem').and(main.locator('[aria-current]'))
  await expect(reached.filter({ hasText: 'Under $50' })).toContainText('$20')

  await main.getByRole('spinbutton', { name: 'Quantity' }).fill('5')
  await expect(reached.filter({ hasText: '$15' })).toContainText('$50')
  await main.getByRole('button', { name: 'Add to cart' }).click()

  await expect(page.getByRole('link', { name: /^Cart.*\b5 items\b/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
    'Item has been added to Cart',
  )
  await expect(main).toContainText('With your cart ($57.00) this order comes to $114.00')
})

test('the quantity is stepped up to 20 and typed up to 99', async ({ page }) => {
  await page.goto(STRIPS)
  const quantity = page.getByRole('main').getByRole('spinbutton', { name: 'Quantity' })
  await quantity.fill('20')
  await page.getByRole('button', { name: 'One more' }).click()
  await expect(quantity).toHaveValue('20')

  await quantity.fill('999')
  await expect(quantity).toHaveValue('99')

  await quantity.fill('0')
  await quantity.blur()
  await expect(quantity).toHaveValue('1')
})

test('without stock it says On Backorder, explains it, and can be ordered', async ({
  page,
  shop,
}) => {
  const { productId } = await shop.make.product({ quantity: null })
  await page.goto(addressOf(productId))

  await expect(page.getByRole('main').getByText('On Backorder', { exact: true })).toBeVisible()
  await expect(page.getByText(/it ships as soon as it arrives/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeEnabled()
})

test('pictures are chosen by thumbnail and enlarged in a dialog', async ({ page }) => {
  await page.goto(STRIPS)
  await page.getByRole('button', { name: 'Label facts' }).click()
  await expect(
    page.getByRole('img', {
      name: 'True Metrix blood glucose test strips, pack of 100, label with its codes',
    }),
  ).toBeVisible()
  await expect(page.getByText(/^Illustration\./)).toBeVisible()
  const enlarge = page.getByRole('button', { name: /Enlarge/ })

  await enlarge.click()
  const window = page.getByRole('dialog')
  await expect(window.getByRole('img')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')

  await expect(window).toBeHidden()
  await expect(enlarge).toBeFocused()
})

test('several photos are all shown before the drawings, and none is labeled as drawn', async ({
  page,
  shop,
}) => {
  const { productId } = await shop.make.product({ productName: 'Folding cane' })
  for (const [at, background] of ['#a33', '#3a3', '#33a'].entries()) {
    const bytes = await sharp({ create: { width: 60, height: 60, channels: 3, background } })
      .webp()
      .toBuffer()
    const photo = { productId, bytes, type: 'image/webp', width: 60, height: 60 }
    const sha256 = createHash('sha256').update(bytes).digest()
    await shop.db
      .insertInto('productImage')
      .values({ ...photo, sha256, displayOrder: at, updatedBy: 'test' })
      .execute()
  }
  await page.goto(addressOf(productId))
  const thumbnails = page.getByRole('list', { name: 'Pictures of the product' })

  await expect(thumbnails.getByRole('button')).toHaveCount(5)
  await expect(thumbnails.getByRole('img')).toHaveCount(5)
  for (const number of [1, 2, 3]) {
    await thumbnails.getByRole('button', { name: `Photo ${number} of 3` }).click()
    const large = page.getByRole('img', { name: `Folding cane, photo ${number} of 3` })
    await expect(large).toBeVisible()
    await expect(large).toHaveJSProperty('complete', true)
    await expect(page.getByText(/^Illustration\./)).toBeHidden()
  }
  await expectNoAxeViolations(page)
  await thumbnails.getByRole('button', { name: 'Label facts' }).click()
  await expect(page.getByText(/^Illustration\./)).toBeVisible()
})

test('description, facts and reviews are tabs that work by keyboard', async ({ page }) => {
  await page.goto(STRIPS)
  const description = page.getByRole('tab', { name: 'Description' })
  await expect(description).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel', { name: 'Description' })).toContainText('drop of blood')
  await description.focus()

  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Facts' })).toBeFocused()
  await expect(page.getByRole('tabpanel', { name: 'Facts' })).toContainText('Barcode (GTIN)')
  await expectNoAxeViolations(page)

  await page.keyboard.press('End')
  await expect(page.getByRole('tabpanel', { name: 'Questions' })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('tabpanel', { name: 'Reviews' })).toContainText('No reviews yet')
  await expectNoAxeViolations(page)
})

test('related products follow, then those seen before', async ({ page }) => {
  await page.goto(STRIPS)
  const related = page.getByRole('region', { name: 'Related products' })
  await expect(related.getByRole('article')).toHaveCount(8)
  await related.getByRole('link').first().click()

  const viewed = page.getByRole('region', { name: 'Recently viewed' })
  await expect(viewed.getByRole('article')).toHaveCount(1)
  await expect(viewed).toContainText('True Metrix')
})

test('a missing product says so and links to others', async ({ page }) => {
  await page.goto('/#/productsingle/99999999/x/1')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This product is no longer available',
  )
  await expect(page.getByRole('link', { name: 'To the home page' })).toBeVisible()
  await expectNoAxeViolations(page)

  // If the category is gone too: popular products, none from the kitchen.
  await page.goto('/#/productsingle/99999999/x/999999')
  const popular = page.getByRole('region', { name: 'Popular products' })
  await expect(popular.getByRole('article')).toHaveCount(4)
  await expect(popular).not.toContainText(/per lb|Qurbani/)
})

test('meat can be ordered in a chosen cut', async ({ page, shop }) => {
  const { productId } = await shop.make.product({
    sellinPcs: false,
    unitName: 'lb',
    cuttingAttributes: JSON.stringify([{ description: 'Whole' }, { description: 'Curry cut' }]),
  })
  await page.goto(addressOf(productId))
  await expect(page.getByRole('main')).toContainText('sold by weight')
  await page.getByLabel('Cut').selectOption('Curry cut')
  await page.getByRole('button', { name: 'Add to cart' }).click()

  const stored = await page.evaluate(() => localStorage.getItem('localCart') ?? '')
  expect(JSON.parse(stored).lines[0].cuttingAttributes).toEqual([{ description: 'Curry cut' }])
})

test('the products list shows image, name and unit price', async ({ page }) => {
  await page.goto('/#/products/1929')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products')
  const card = page.getByRole('article').first()
  await expect(card).toContainText('True Metrix blood glucose test strips')
  await expect(card).toContainText('$12.67')
})

test('the single view shows the last viewed product', async ({ page }) => {
  await page.goto(STRIPS)
  await expect(page.getByRole('region', { name: 'Related products' })).toBeVisible()
  await page.goto('/#/product-single')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'True Metrix blood glucose test strips, pack of 100',
  )
})
