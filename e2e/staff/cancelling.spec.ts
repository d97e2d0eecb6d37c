import type { TestShop } from '../../apps/api/test/shop/start-test-shop.ts'
import { buy } from '../../apps/api/test/shoppers/buy.ts'
import { signIn } from '../../apps/api/test/shoppers/sign-in.ts'
import { expect, expectNoAxeViolations, test } from '../shop-fixture.ts'
import { openStaff, signInAsStaff } from './staff-steps.ts'

/** A paid order of three pieces, this many of which have shipped. */
async function orderSent(shop: TestShop, sent: number) {
  const { productId } = await shop.make.product({ quantity: 10 })
  const bought = await buy(shop, { lines: [{ productId, quantity: 3 }] })
  const owner = await signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))
  const items = [{ orderItemId: bought.items[0]?.orderItemId, quantity: sent }]
  const parcel = { orderId: bought.orderId, carrier: 'UPS', items }
  if (sent > 0) await shop.post('/shipments/save', parcel, owner)
  return bought
}

test('shows the refund and what has shipped before an order is cancelled', async ({
  page,
  shop,
}) => {
  const { orderId, grandTotalCents } = await orderSent(shop, 1)
  const sum = `$${(grandTotalCents / 100).toFixed(2)}`
  await signInAsStaff(page, shop)
  await openStaff(page, `orders/${orderId}`)
  await page.getByRole('button', { name: 'Cancel order', exact: true }).click()

  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`${sum} goes back to the card used, including shipping.`)
  await expect(dialog).toContainText('1 of 3 items already shipped')
  await expectNoAxeViolations(page)

  await page.keyboard.press('Escape')
  await openStaff(page, 'orders')
  await page.getByRole('checkbox', { name: /order/ }).first().check()
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await expect(dialog).toContainText(`${sum} for 1 order goes back to the cards used`)
  await expect(dialog).toContainText('1 item already shipped')
})

test('offers no cancellation of a shipped order', async ({ page, shop }) => {
  const { orderId } = await orderSent(shop, 3)
  await signInAsStaff(page, shop)
  await openStaff(page, `orders/${orderId}`)

  await expect(page.getByRole('button', { name: 'Mark as delivered' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel order', exact: true })).toBeHidden()
})

test('offers roles without refunds neither cancelling a paid order nor the list of customers', async ({
  page,
  shop,
}) => {
  const { orderId } = await orderSent(shop, 0)
  await signInAsStaff(page, shop, 'FULFILMENT')
  await openStaff(page, `orders/${orderId}`)
  await expect(page.getByRole('button', { name: 'Mark as preparing' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel order', exact: true })).toBeHidden()

  await openStaff(page, 'orders')
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Export all orders' })).toBeHidden()
})

test('lists all returns, including closed ones', async ({ page, shop }) => {
  const { orderId, items, key } = await orderSent(shop, 0)
  const asked = { orderId, requestFor: 'REFUND', reason: 'Too small' }
  const piece = [{ orderItemId: items[0]?.orderItemId, quantity: 1 }]
  const saved = await shop.post('/returns/save', { ...asked, items: piece }, key)
  const [{ returnId, returnNumber }] = saved.json().returns
  const owner = await signIn(shop, await signInAsStaff(page, shop))
  await shop.post('/returns/move', { returnId, status: 'DECLINED' }, owner)

  await openStaff(page, 'returns')
  await expect(page.getByText('No returns here')).toBeVisible()
  await page.getByRole('link', { name: 'All', exact: true }).click()
  await expect(page.getByText(returnNumber)).toBeVisible()
})
