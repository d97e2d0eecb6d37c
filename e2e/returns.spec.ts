import type { Locator } from '@playwright/test'
import type { TestShop } from '../apps/api/test/shop/start-test-shop.ts'
import { buyInBrowser } from './buy-in-browser.ts'
import { expect, expectNoAxeViolations, test } from './shop-fixture.ts'
import { overflowOf, signInAsNew } from './visitor.ts'

const brace = (shop: TestShop, productName: string) =>
  shop.make.product({ productName, unitPriceCents: 19_99, taxExemptFlag: true })

test('a guest requests a refund from the invoice, and sees the exact amount first', async ({
  page,
  shop,
}) => {
  const { productId } = await brace(shop, 'Elbow brace')
  const { orderNum } = await buyInBrowser(page, {
    address: shop.address,
    lines: [{ productId, quantity: 3 }],
  })
  await page.goto(`/#/orderDetail?order=${orderNum}`)

  await page.getByRole('link', { name: 'Refund or replacement' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Refund or replacement')
  await page.getByRole('button', { name: 'Send Request' }).click()
  await page.getByRole('alert').getByRole('link', { name: 'Choose at least one item' }).click()
  await expect(page.getByRole('table', { name: /Choose at least one item$/ })).toBeFocused()
  await page.getByLabel('Quantity to send back of Elbow brace').selectOption('2')
  await page.getByLabel('Request For').selectOption('Refund')
  await page.getByLabel('Reason').fill('Too small')
  const amounts = page.getByRole('region', { name: 'What you get back' })
  await expect(amounts).toContainText('$35.98')
  await amounts.getByText('How we worked this out').click()
  await expect(amounts).toContainText(
    'Elbow brace: 2 of the 3 pieces you bought for $53.97. That is $35.98, and $0.00 of their tax.',
  )
  await expectNoAxeViolations(page)
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Send Request' }).dblclick()

  await expect(page.getByText(/Your request was sent\. Return number: R\d+$/)).toBeVisible()
  await expect(page.getByText('Write the return number on the package.')).toBeVisible()
  await expect(page.getByText('Requested', { exact: true })).toHaveCount(1)
  await expectNoAxeViolations(page)
})

test('a bulk return is refused with its reason, and nothing is sent', async ({ page, shop }) => {
  const { productId } = await brace(shop, 'Bulk brace')
  const { orderNum, orderId } = await buyInBrowser(page, {
    address: shop.address,
    lines: [{ productId, quantity: 5 }],
  })
  await page.goto(`/#/return-request?order=${orderNum}`)

  await page.getByLabel('Quantity to send back of Bulk brace').selectOption('3')
  await page.getByLabel('Request For').selectOption('Refund')
  await page.getByLabel('Reason').fill('Too many')
  await expect(page.getByText('Bulk returns (more than 2 items) are not accepted')).toBeVisible()
  await page.getByRole('button', { name: 'Send Request' }).click()

  await expect(page.getByRole('alert')).toContainText([
    'Bulk returns (more than 2 items) are not accepted',
  ])
  const kept = await shop.db
    .selectFrom('returnRequest')
    .select('returnId')
    .where('orderId', '=', orderId)
    .execute()
  expect(kept).toEqual([])
})

test('a customer requests a replacement, without sale items, and sees its fees', async ({
  page,
  shop,
}) => {
  await signInAsNew(page, shop)
  const ordinary = await brace(shop, 'Wrist brace')
  const onSale = await shop.make.product({
    productName: 'Sale brace',
    unitPriceCents: 100_00,
    salePriceCents: 79_50,
    cutPrice: true,
  })
  const lines = [ordinary, onSale].map(({ productId }) => ({ productId, quantity: 1 }))
  const { orderNum } = await buyInBrowser(page, { address: shop.address, lines, isGuest: false })
  await page.goto('/#/dashboard?tab=orders')
  await page.getByRole('link', { name: `Refund ${orderNum}` }).click()

  const refusal = page.getByText(
    'Cannot be sent back: Sale items are final: they cannot be returned or exchanged',
  )
  await expect(refusal).toBeVisible()
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  await expect(row('Sale brace').locator(':is(input, select):enabled')).toHaveCount(1)
  const defective = page.getByRole('checkbox', { name: 'Sale brace is defective' })
  await defective.check()
  await expect(refusal).toHaveCount(0)
  await expect(row('Sale brace').locator(':is(input, select):enabled')).toHaveCount(4)
  await defective.uncheck()
  await expect(row('Wrist brace').locator(':is(input, select):enabled')).toHaveCount(4)
  await page.getByLabel('Quantity to send back of Wrist brace').selectOption('1')
  await page.getByLabel('Request For').selectOption('Replacement')
  await page.getByLabel('Reason').fill('The strap came off')
  const amounts = page.getByRole('region', { name: 'What you get back' })
  await expect(amounts).toContainText('Restoration fee 10%$1.80')
  await expect(amounts).toContainText('New shipping$20.00')
  await page.getByRole('button', { name: 'Send Request' }).click()

  await expect(page.getByText('Once it is here, we send the replacement.')).toBeVisible()
})

test('an unpaid order offers no return', async ({ page, shop }) => {
  const { custId } = await signInAsNew(page, shop)
  const { order } = await shop.make.order({ custId, row: { placedBy: 'CUSTOMER' } })
  await page.goto('/#/dashboard?tab=orders')
  await page.getByRole('link', { name: `Refund ${order.orderNum}` }).click()

  await expect(
    page.getByText('This order is not paid, so there is nothing to refund'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send Request' })).toHaveCount(0)
  await expectNoAxeViolations(page)
})

test('the whole request can be made with the keyboard @desktop', async ({ page, shop }) => {
  const { productId } = await brace(shop, 'Keyboard brace')
  const { orderNum } = await buyInBrowser(page, {
    address: shop.address,
    lines: [{ productId, quantity: 1 }],
  })
  await page.goto(`/#/return-request?order=${orderNum}`)
  await expect(page.getByLabel('Expiry date of Keyboard brace')).toBeVisible()

  await page.getByLabel('Quantity to send back of Keyboard brace').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('checkbox', { name: 'Keyboard brace was opened' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('checkbox', { name: 'Keyboard brace is defective' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Request For')).toBeFocused()
  await page.keyboard.type('Ref')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Reason')).toBeFocused()
  await page.keyboard.type('It squeaks')
  await expect(page.getByRole('region', { name: 'What you get back' })).toContainText('$17.99')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Send Request' })).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(page.getByText(/Return number: R\d+$/)).toBeVisible()
})

test('product and cart show the rules before buying', async ({ page, shop }) => {
  const ordinary = await brace(shop, 'Honest brace')
  const onSale = await shop.make.product({
    productName: 'Final brace',
    unitPriceCents: 100_00,
    salePriceCents: 79_50,
    cutPrice: true,
  })
  const visit = (product: { productId: number; categoryId: number }) =>
    page.goto(`/#/productsingle/${product.productId}/goods/${product.categoryId}`)

  await visit(onSale)
  await expect(
    page.getByText('This is a sale item: it can be neither returned nor exchanged.'),
  ).toBeVisible()
  await visit(ordinary)
  await page.getByText('Return details').click()
  await expect(page.getByText('Up to 2 of the same item.')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  await page.goto('/#/cart')

  const aside = page.getByRole('complementary', { name: 'Cart total' })
  await expect(aside).toContainText(
    'Exchange within 30 days, with a 10% restoration fee and new shipping.',
  )
  await expect(aside).toContainText('Shipping cost is not refunded.')
})

test('without an order the page shows how to find it', async ({ page }) => {
  await page.goto('/#/return-request')
  await expect(page.getByText('Open the order first')).toBeVisible()
})

test('a stranger is asked to sign in first', async ({ page, shop }) => {
  const { order } = await shop.make.order({ paid: true })

  await page.goto(`/#/return-request?order=${order.orderNum}`)

  await expect(page.getByText('Please signin...')).toBeVisible()
})

test('orders, invoice, return and barcode fit a narrow phone in Spanish @desktop', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 320, height: 720 })
  await page.addInitScript(() => localStorage.setItem('mendwell.language', 'es'))
  const product = await shop.make.product({
    productName: 'Extraordinarily long-lasting elbow brace',
    unitPriceCents: 1_219_99,
    gtin: '00072239324936',
  })
  await signInAsNew(page, shop)
  const { orderNum } = await buyInBrowser(page, {
    address: shop.address,
    lines: [{ productId: product.productId, quantity: 10 }],
    isGuest: false,
  })
  const name = page.getByRole('cell', { name: product.productName }).first()
  const heightOf = async (text: Locator) => (await text.boundingBox())?.height ?? 0

  await page.goto('/#/orders')
  await expect(name).toBeVisible()
  expect(await overflowOf(page), 'orders').toBe(0)
  const larger = page.getByRole('contentinfo').getByText('Más grande')
  expect(await heightOf(larger), 'in one line').toBeLessThan(48)
  expect(await heightOf(name), 'the name has the whole line').toBeLessThan(64)

  await page.goto(`/#/orderDetail?order=${orderNum}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Factura')
  await expect(name).toBeVisible()
  expect(await overflowOf(page), 'invoice').toBe(0)

  await page.goto(`/#/return-request?order=${orderNum}`)
  await expect(name).toBeVisible()
  expect(await overflowOf(page), 'return').toBe(0)
  await expectNoAxeViolations(page)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/#/productsingle/${product.productId}/goods/${product.categoryId}`)
  const barcode = page.getByText('00072239324936').first()
  await expect(barcode).toBeVisible()
  const line = await barcode.evaluate((one) => {
    const range = document.createRange()
    range.selectNodeContents(one)
    return range.getClientRects().length
  })
  expect(line, 'lines of the barcode').toBe(1)
})
