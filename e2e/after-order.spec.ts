import { buy } from '../apps/api/test/shoppers/buy.ts'
import { addToCart, CARDS, fillCheckout, payWith } from './order-steps.ts'
import { expect, expectNoAxeViolations, test } from './shop-fixture.ts'
import { overflowOf, signInAsNew } from './visitor.ts'

test('after the order: thanks with a date, another address, and an end with the money back', async ({
  page,
  shop,
}) => {
  await addToCart(page, await shop.make.product({ quantity: 5 }))
  await page.goto('/#/checkout')
  await fillCheckout(page, 'after@example.com')
  await page.getByRole('button', { name: /^Place order and pay \$/ }).click()
  await payWith(page, CARDS.approved)

  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Thank you, Ada. Your order is confirmed.')
  await expect(page.getByText(/Order#\d+ has been created\./)).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByText(/^Arrives /)
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('article').getByRole('heading', { name: 'Invoice' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Set a password' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await overflowOf(page)).toBe(0)

  await page.getByRole('button', { name: 'Change address' }).click()
  const window = page.getByRole('dialog')
  await window.getByLabel('ZIP code').fill('10001')
  await window.getByRole('button', { name: 'Save address' }).click()
  await expect(window.getByLabel('ZIP code'), 'of another state').toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await window.getByLabel('Street address').fill('7 Elm Street')
  await window.getByLabel('ZIP code').fill('78702')
  await expectNoAxeViolations(page)
  await window.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByRole('article')).toContainText('7 Elm Street')

  await page.getByRole('button', { name: 'Cancel order' }).click()
  await expect(window).toContainText('refund $')
  await window.getByRole('button', { name: 'Keep the order' }).click()
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await window.getByRole('button', { name: 'Cancel order' }).click()

  await expect(page.getByRole('main')).toContainText('This order is cancelled.')
  await expect(page.getByRole('main')).toContainText('is on its way back to you.')
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0)
})

test('an order being packed meanwhile says so, and cannot be cancelled', async ({ page, shop }) => {
  const { custId } = await signInAsNew(page, shop)
  const { order } = await shop.make.order({ custId, row: { placedBy: 'CUSTOMER' } })
  await page.goto(`/#/orderDetail?order=${order.orderNum}`)
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await shop.db
    .updateTable('orders')
    .set({ orderStatus: 'PRINTED' })
    .where('orderId', '=', order.orderId)
    .execute()

  const window = page.getByRole('dialog')
  await window.getByRole('button', { name: 'Cancel order' }).click()

  await expect(window.getByRole('alert')).toContainText('We have started to pack this order')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0)
})

test('one click reorders, and a package links to its carrier', async ({ page, shop }) => {
  const { productId } = await shop.make.product({ productName: 'Repeated sling', quantity: 9 })
  const { orderId, orderNum } = await buy(shop, { lines: [{ productId, quantity: 2 }] })
  const shipment = { orderId, carrier: 'UPS Ground', trackingNumber: '1Z999AA10123456784' }
  await shop.db
    .insertInto('shipment')
    .values({ ...shipment, createdBy: 'staff 1' })
    .execute()
  await shop.runJobs()
  const mail = shop.mail.sent.find(({ subject }) => subject.includes(orderNum))
  const link = mail?.text.match(/http\S+key=[\w-]+/)?.[0] ?? ''
  await page.goto(link.replace(/^https?:\/\/[^/]+/, ''))

  await page.getByRole('link', { name: 'Track this order' }).click()
  await expect(page.getByRole('link', { name: /^Follow it at UPS Ground/ })).toHaveAttribute(
    'href',
    'https://www.ups.com/track?tracknum=1Z999AA10123456784',
  )
  await page.goBack()
  await page.getByRole('button', { name: 'Order again' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout')
  await expect(page.getByRole('complementary', { name: 'Order summary' })).toContainText(
    'Repeated sling',
  )
})
