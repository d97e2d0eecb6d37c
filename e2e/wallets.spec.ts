import type { Locator, Page } from '@playwright/test'
import { addToCart } from './order-steps.ts'
import { expect, expectNoAxeViolations, test } from './shop-fixture.ts'
import { overflowOf } from './visitor.ts'

const EMAIL = 'rosa.wallet@example.com'
type Shop = Parameters<Parameters<typeof test>[2]>[0]['shop']

const walletOf = (page: Page) => page.getByRole('dialog', { name: 'Test wallet' })
const openWallet = (page: Page) => page.getByRole('button', { name: 'Pay with the test wallet' })
const payOf = (wallet: Locator) => wallet.getByRole('button', { name: /^Pay \$/ })

test('a guest on a phone is four taps from a product to a paid order, in the cart @phone', async ({
  page,
  shop,
}) => {
  const product = await shop.make.product()
  let taps = 0
  const tap = async (target: Locator) => {
    await target.tap()
    taps += 1
  }
  await page.goto(`/#/productsingle/${product.productId}/goods/${product.categoryId}`)
  await page.getByRole('tab', { name: 'Description' }).waitFor()

  await tap(page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first())
  await tap(page.getByRole('link', { name: 'View cart', exact: true }).first())
  await expect(page.getByRole('main')).toContainText('Delivered to the address in your wallet.')
  await tap(openWallet(page))
  await expectNoAxeViolations(page)
  expect(await overflowOf(page)).toBe(0)
  await tap(payOf(walletOf(page)))

  await expect(page.getByText('Sandbox transaction success').first()).toBeVisible()
  await expect(page.getByRole('article').getByText('Paid', { exact: true })).toBeVisible()
  expect(taps).toBeLessThanOrEqual(4)
  expect(await lastOrder(shop)).toMatchObject({
    paymentStatus: 'PAID',
    placedBy: 'GUEST',
    firstName: 'Rosa',
    lastName: 'Diaz',
    address: '418 Barton Creek Road',
    country: 'United States',
    stateProvince: 'TX',
    postalCode: '78704',
    recipient: null,
  })
})

test('a wallet that is closed midway leaves no order, and returns the focus', async ({
  page,
  shop,
}) => {
  await openCheckout(page, shop)
  const before = await countOrders(shop)
  await openWallet(page).press('Enter')
  await expect(payOf(walletOf(page))).toBeVisible()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')

  await expect(openWallet(page)).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout')
  expect(await countOrders(shop)).toBe(before)
})

test('an address outside the zones is refused in the sheet; another one is priced and paid by keyboard', async ({
  page,
  shop,
}) => {
  await openCheckout(page, shop)
  await openWallet(page).press('Enter')
  const wallet = walletOf(page)
  const shipTo = wallet.getByLabel('Ship to')
  await expect(payOf(wallet)).toBeVisible()
  await shipTo.press('ArrowDown')
  await expect(shipTo.locator('option:checked')).toContainText('Portland')
  await expect(payOf(wallet)).toBeVisible()
  await shipTo.press('ArrowDown')

  await expect(wallet.getByRole('alert')).toContainText('We do not ship to Canada.')
  await expect(payOf(wallet)).toHaveCount(0)
  await expectNoAxeViolations(page)
  await shipTo.press('ArrowDown')
  await expect(wallet.getByRole('alert')).toContainText('not in the chosen state')
  await shipTo.press('ArrowUp')
  await shipTo.press('ArrowUp')
  await payOf(wallet).press('Enter')

  await expect(page.getByText('Sandbox transaction success').first()).toBeVisible()
  expect(await lastOrder(shop)).toMatchObject({ stateProvince: 'OR', paymentStatus: 'PAID' })
})

test('a declined card leaves one order that waits for another card', async ({ page, shop }) => {
  await openCheckout(page, shop)
  const before = await countOrders(shop)
  await openWallet(page).click()
  await walletOf(page).getByLabel('Pay with').selectOption({ label: 'Declined' })
  await payOf(walletOf(page)).click()

  const dialog = page.getByRole('dialog', { name: /^Pay \$/ })
  await expect(dialog.getByRole('alert')).toContainText('Your card was declined.')
  expect(await countOrders(shop)).toBe(before + 1)
  expect(await lastOrder(shop)).toMatchObject({ paymentStatus: 'UNPAID' })
})

test("a bank's step is completed on the invoice", async ({ page, shop }) => {
  await openCheckout(page, shop)
  await openWallet(page).click()
  await walletOf(page).getByLabel('Pay with').selectOption({ label: '3-D Secure: your bank asks' })
  await payOf(walletOf(page)).click()
  await page.getByRole('button', { name: 'Approve' }).click()

  await expect(page.getByText('Sandbox transaction success').first()).toBeVisible()
})

test('a price that changed meanwhile is shown in the cart, and nothing is ordered', async ({
  page,
  shop,
}) => {
  const product = await fillCart(page, shop)
  const before = await countOrders(shop)
  await openWallet(page).click()
  await expect(payOf(walletOf(page))).toBeVisible()
  await shop.db
    .updateTable('product')
    .set({ unitPriceCents: 20_00 })
    .where('productId', '=', product.productId)
    .execute()
  await payOf(walletOf(page)).click()

  await expect(page.getByRole('alert').filter({ hasText: 'was not placed' })).toContainText(
    'The price or the tax has changed.',
  )
  await expect(walletOf(page)).toBeHidden()
  expect(await countOrders(shop)).toBe(before)
})

test('a pickup chosen in the cart needs no address', async ({ page, shop }) => {
  await fillCart(page, shop)
  const how = page.getByLabel('Pickup Type')
  await how.selectOption('DELIVERY')
  await how.selectOption('IN STORE')
  await expect(page.getByRole('main')).toContainText('You pick it up in our store.')
  await expectNoAxeViolations(page)
  await openWallet(page).click()
  await expect(walletOf(page).getByLabel('Ship to')).toHaveCount(0)
  await payOf(walletOf(page)).click()

  await expect(page.getByText('Sandbox transaction success').first()).toBeVisible()
  expect(await lastOrder(shop)).toMatchObject({ pickupType: 'IN STORE', address: null })
})

test('speaks Spanish', async ({ page, shop }) => {
  await page.addInitScript(() => localStorage.setItem('mendwell.language', 'es'))
  const product = await shop.make.product()
  await page.goto(`/#/productsingle/${product.productId}/goods/${product.categoryId}`)
  await page.getByRole('main').getByRole('button', { name: 'Añadir al carrito' }).first().click()
  await expect(page.getByText('El artículo se añadió al carrito')).toBeVisible()
  await page.goto('/#/checkout')
  await page.getByRole('button', { name: 'Pagar con la billetera de prueba' }).click()
  const wallet = page.getByRole('dialog', { name: 'Billetera de prueba' })
  const shipTo = wallet.getByLabel('Enviar a')
  await shipTo.selectOption({ index: 2 })
  await expect(wallet.getByRole('alert')).toContainText('Canada')
  await shipTo.selectOption({ index: 0 })
  await expect(wallet.getByRole('button', { name: /^Pagar \$/ })).toBeVisible()
  await expectNoAxeViolations(page)
})

/** The way to checkout has as many taps as that through the cart. */
async function openCheckout(page: Page, shop: Shop) {
  await addToCart(page, await shop.make.product())
  await page.getByRole('link', { name: 'Checkout', exact: true }).first().click()
  await expect(openWallet(page)).toBeVisible()
}

async function fillCart(page: Page, shop: Shop) {
  const product = await shop.make.product()
  await addToCart(page, product)
  await page.goto('/#/cart')
  await expect(openWallet(page)).toBeVisible()
  return product
}

const lastOrder = (shop: Shop) =>
  shop.db
    .selectFrom('orders')
    .selectAll()
    .where('email', '=', EMAIL)
    .orderBy('orderId', 'desc')
    .executeTakeFirstOrThrow()

const countOrders = async (shop: Shop) =>
  (await shop.db.selectFrom('orders').select('orderId').where('email', '=', EMAIL).execute()).length
