import type { Page } from '@playwright/test'
import { addToCart, fillCheckout } from './order-steps.ts'
import { expect, expectNoAxeViolations, test } from './shop-fixture.ts'
import { openStaff, signInAsStaff } from './staff/staff-steps.ts'
import { signInAsNew } from './visitor.ts'

const addressOf = ({ productId, categoryId }: { productId: number; categoryId: number }) =>
  `/#/productsingle/${productId}/x/${categoryId}`

const mainOf = (page: Page) => page.getByRole('main')

test('a prescription product explains why it cannot be ordered, and whom to contact', async ({
  page,
  shop,
}) => {
  const oxygenator = await shop.make.product({ productName: 'Test oxygenator', rx: true })
  await page.goto(addressOf(oxygenator))
  const main = mainOf(page)

  await expect(main.getByText('Prescription needed')).toBeVisible()
  await expect(main).toContainText('we do not fill prescriptions, so it cannot be ordered here')
  await expect(main.getByRole('link', { name: /^Call 1-/ })).toHaveAttribute('href', /^tel:1/)
  await expect(main.getByRole('button', { name: 'Add to cart' })).toHaveCount(0)
  await expectNoAxeViolations(page)
  const data = await page.request.get(`/p/${oxygenator.productId}-test-oxygenator`)
  expect(await data.text()).not.toContain('"offers"')

  await page.goto(`/#/shop/${oxygenator.categoryId}`)
  const card = main.getByRole('article').filter({ hasText: 'Test oxygenator' })
  await expect(card.getByText('Prescription needed')).toBeVisible()
  await expect(card.getByRole('button', { name: /cart/i })).toHaveCount(0)
  await card.getByRole('link', { name: 'Contact us Test oxygenator' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
})

test('a product without a price is not sold for nothing', async ({ page, shop }) => {
  const sample = await shop.make.product({ productName: 'Test sample', unitPriceCents: 0 })
  await page.goto(addressOf(sample))

  await expect(mainOf(page).getByText('Ask for the price')).toBeVisible()
  await expect(mainOf(page)).not.toContainText('$0.00')
  await expect(mainOf(page).getByRole('button', { name: 'Add to cart' })).toHaveCount(0)
})

test('a line that became prescription stays visible, is not charged, and can be removed', async ({
  page,
  shop,
}) => {
  const mask = await shop.make.product({ productName: 'Stuck mask' })
  const sling = await shop.make.product({ productName: 'Sold sling', unitPriceCents: 50_00 })
  await addToCart(page, mask)
  await addToCart(page, sling)
  await shop.db
    .updateTable('product')
    .set({ rx: true })
    .where('productId', '=', mask.productId)
    .execute()

  await page.goto('/#/cart')
  const row = page.getByRole('row').filter({ hasText: 'Stuck mask' })
  await expect(row.getByRole('alert')).toContainText('Prescription needed')
  await expect(row.getByRole('link', { name: 'Contact us' })).toBeVisible()
  await expect(page.getByRole('complementary')).toContainText('Subtotal (1 item)$45.00')

  await page.goto('/#/checkout')
  const summary = page.getByRole('complementary', { name: 'Order summary' })
  await expect(summary).toContainText('Prescription needed')
  await fillCheckout(page)
  await summary.getByRole('button', { name: /^Place order/ }).click()
  await expect(summary.getByRole('alert')).toContainText('Stuck mask needs a prescription')
  await summary.getByRole('alert').getByRole('link').click()

  await row.getByRole('button', { name: 'Remove Stuck mask' }).click()
  await expect(row).toHaveCount(0)
  await page.goto('/#/checkout')
  await expect(summary.getByText('cannot be ordered')).toHaveCount(0)
})

test('ordering again leaves it out and says why', async ({ page, shop }) => {
  const { custId } = await signInAsNew(page, shop)
  const kept = await shop.make.product({ productName: 'Kept frame' })
  const refused = await shop.make.product({ productName: 'Refused mask' })
  const lines = [kept, refused].map((product) => ({ product, quantity: 1 }))
  const { order } = await shop.make.order({ custId, lines, row: { placedBy: 'CUSTOMER' } })
  await shop.db
    .updateTable('product')
    .set({ rx: true })
    .where('productId', '=', refused.productId)
    .execute()
  await page.goto('/#/orders')
  await page.getByRole('button', { name: `Order again ${order.orderNum}` }).click()

  await expect(
    page.getByText('Not added because they need a prescription: Refused mask.'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Go to the cart' }).click()
  await expect(page.getByLabel('Quantity of Kept frame')).toHaveValue('1')
  await expect(mainOf(page).getByText('Refused mask')).toHaveCount(0)
})

test('staff on the phone see why it cannot be ordered, and the order is refused', async ({
  page,
  shop,
}) => {
  await shop.make.product({ productName: 'Telephone oxygenator', rx: true })
  await signInAsStaff(page, shop)
  await openStaff(page, 'orders/phone')
  await page.getByLabel('Add a product').fill('Telephone oxygenator')
  await page.getByRole('button', { name: 'Add Telephone oxygenator' }).click()

  await expect(page.getByText('Telephone oxygenator needs a prescription').first()).toBeVisible()
  await expect(mainOf(page)).not.toContainText('$0.00 each')
})

test('in Spanish the reason and the links are Spanish', async ({ page, shop }) => {
  const oxygenator = await shop.make.product({ productName: 'Other oxygenator', rx: true })
  await page.goto(addressOf(oxygenator))
  await page.getByRole('contentinfo').getByRole('radio', { name: 'Español' }).click()

  await expect(mainOf(page).getByText('Requiere receta')).toBeVisible()
  await expect(mainOf(page).getByRole('link', { name: 'Contáctenos' })).toBeVisible()
})

test('the home page offers nothing that cannot be bought', async ({ page, shop }) => {
  const prescribed = await shop.db
    .selectFrom('product')
    .select('productId')
    .where((eb) =>
      eb.or([eb('rx', '=', true), eb('saleClass', '<>', 'OPEN'), eb('quoteOnly', '=', true)]),
    )
    .execute()
  const refused = new Set(prescribed.map(({ productId }) => String(productId)))
  expect(refused.size).toBeGreaterThan(300)

  await page.goto('/')
  const cards = mainOf(page)
    .getByRole('region', { name: /popular|deal/i })
    .getByRole('link')
  await expect(cards.first()).toBeVisible()
  const shown = await cards.evaluateAll((links) =>
    links.map((link) => /\/(?:productsingle|p)\/(\d+)/.exec((link as HTMLAnchorElement).href)?.[1]),
  )
  expect(shown.filter((id) => id !== undefined).length).toBeGreaterThan(8)
  expect(shown.filter((id) => id !== undefined && refused.has(id))).toEqual([])
})

test('a kind set by staff decides who may order a product, and what its page says', async ({
  page,
  shop,
}) => {
  const kind = await shop.make.kind({
    name: 'Test laryngoscope',
    saleClass: 'PROFESSIONAL',
    beforeBuying: ['Check the size of the blade.'],
    warnings: ['For trained staff only.'],
    warningsEs: ['Solo para personal capacitado.'],
  })
  const product = await shop.make.product({ productName: 'Test blade', productDetails: 'A blade.' })
  await signInAsStaff(page, shop)
  await openStaff(page, `products/${product.productId}`)
  await page.getByLabel('Product kind').selectOption(kind.kindKey)
  await page.getByRole('button', { name: 'Save product' }).click()
  await expect(
    page.getByRole('button', { name: 'Undo the change of product Test blade' }),
  ).toBeVisible()
  await expectNoAxeViolations(page)

  await page.goto(addressOf(product))
  const main = mainOf(page)
  await expect(main.getByText('For clinics only')).toBeVisible()
  await expect(main).toContainText('Sign in as one, ask us to verify your license')
  await expect(main.getByRole('heading', { name: 'Before you buy' })).toBeVisible()
  await expect(main).toContainText('Check the size of the blade.')
  await expect(main.getByRole('region', { name: 'Warnings' })).toContainText('trained staff only')
  await expect(main.getByRole('button', { name: 'Add to cart' })).toHaveCount(0)
  await expectNoAxeViolations(page)

  await page.getByRole('contentinfo').getByRole('radio', { name: 'Español' }).click()
  await expect(main).toContainText('Ayuda en casa. Úselo como indica el fabricante.')
  await expect(main.getByText('Solo para clínicas')).toBeVisible()
  await expect(main).toContainText('Solo para personal capacitado.')
})
