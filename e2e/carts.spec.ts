import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test, withLivePages } from './shop-fixture.ts'
import { overflowOf, PASSWORD, signInAsNew } from './visitor.ts'

const quantityOf = (page: Page, name: string) => page.getByLabel(`Quantity of ${name}`)
const keptByBrowser = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }))

test('a cart is the same on two devices, and signing out clears it', async ({
  page,
  shop,
  browser,
}) => {
  const [gauze, tape] = [
    await shop.make.product({ productName: 'Gauze rolls', quantity: 9 }),
    await shop.make.product({ productName: 'Paper tape', quantity: 9 }),
  ]
  const { loginId } = await signInAsNew(page, shop)
  await page.goto(`/#/productsingle/${gauze.productId}/x/${gauze.categoryId}`)
  const sent = page.waitForResponse('**/api/carts/sync')
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).click()
  await sent
  await expect
    .poll(() => shop.db.selectFrom('customerCartLine').select('quantity').execute())
    .toEqual([{ quantity: 1 }])

  // Another device fills its cart before signing in.
  const phone = withLivePages(await (await browser.newContext()).newPage())
  await phone.goto(`${shop.address}/#/productsingle/${tape.productId}/x/${tape.categoryId}`)
  await phone.getByRole('main').getByRole('button', { name: 'Add to cart' }).click()
  await phone.goto(`${shop.address}/#/login`)
  await phone.getByLabel('Username').fill(loginId)
  await phone.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await phone.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(phone.getByRole('link', { name: /^Cart, 2 items/ })).toBeVisible()
  await phone.goto(`${shop.address}/#/cart`)
  await expect(quantityOf(phone, 'Gauze rolls')).toHaveValue('1')
  await expect(quantityOf(phone, 'Paper tape')).toHaveValue('1')

  await page.goto('/#/cart')
  await page.reload()
  await expect(quantityOf(page, 'Paper tape')).toHaveValue('1')
  await page.getByRole('button', { name: 'Remove Gauze rolls' }).click()
  await expect
    .poll(() => shop.db.selectFrom('customerCartLine').select('productId').execute())
    .toEqual([{ productId: tape.productId }])
  await phone.reload()
  await expect(quantityOf(phone, 'Gauze rolls')).toHaveCount(0)
  await expect(quantityOf(phone, 'Paper tape')).toHaveValue('1')

  await phone.goto(`${shop.address}/#/dashboard`)
  await phone.getByRole('main').getByRole('button', { name: 'Log Out' }).click()
  await expect(phone.getByRole('link', { name: 'Hello, SignIn' })).toBeVisible()
  expect(await keptByBrowser(phone)).not.toMatch(/Paper tape|custId/)
  expect(await shop.count('customer_cart_line')).toBe(1)
  await phone.context().close()
})

test('a link shows the cart to a carer, who adds it to their own', async ({
  page,
  shop,
  browser,
}) => {
  const { firstName } = await signInAsNew(page, shop, 'Philippa')
  const { productId, categoryId } = await shop.make.product({
    productName: 'Knee brace',
    unitPriceCents: 20_00,
    quantity: 9,
  })
  await page.goto(`/#/productsingle/${productId}/x/${categoryId}`)
  await page.getByRole('main').getByRole('button', { name: 'One more' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).click()
  await page.goto('/#/cart')
  await page.getByRole('link', { name: 'Share this cart' }).click()
  await expect(page.getByRole('button', { name: 'Make a link' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = await page.getByLabel('Link to your cart').inputValue()
  expect(await overflowOf(page)).toBe(0)

  const carer = withLivePages(await (await browser.newContext()).newPage())
  await carer.goto(link)
  await expect(carer.getByRole('heading', { name: 'A cart shared with you' })).toBeVisible()
  const shared = carer.getByRole('region', { name: 'A cart shared with you' })
  await expect(shared).toContainText('Quantity 2')
  await expect(shared).toContainText('$36.00')
  await expect(carer.getByRole('main')).not.toContainText(firstName)
  await expectNoAxeViolations(carer)
  await shared.getByRole('button', { name: 'Put all in my cart' }).click()
  await shared.getByRole('link', { name: 'Go to the cart' }).click()
  await expect(quantityOf(carer, 'Knee brace')).toHaveValue('2')

  await page.getByRole('button', { name: /^End this link, made/ }).click()
  await expect(page.getByLabel('Link to your cart')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Links that work now' })).toHaveCount(0)
  await carer.goto(link)
  await expect(carer.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await carer.context().close()
})
