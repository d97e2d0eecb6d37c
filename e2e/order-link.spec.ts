import { makeToken } from '../apps/api/src/ground/secret-token.ts'
import { insertOrderLink } from '../apps/api/src/modules/orders/access/capability.repository.ts'
import { expect, test } from './shop-fixture.ts'

test('a guest follows a mailed link to the order, and otherwise finds its number filled in', async ({
  page,
  shop,
}) => {
  const { order } = await shop.make.order({ row: { placedBy: 'GUEST', orderStatus: 'OPEN' } })
  const tracking = `/#/dashboard?tab=tracking&order=${order.orderNum}`
  await page.goto(tracking)
  await expect(page.getByLabel('Order number')).toHaveValue(order.orderNum)
  await expect(page.getByLabel('Email of the order')).toBeVisible()
  await expect(page.getByText('We found no order')).toHaveCount(0)

  const { token, sha256 } = makeToken()
  await insertOrderLink(shop.db, { orderId: order.orderId, email: order.email, sha256, hours: 1 })
  await page.goto(`${tracking}&key=${token}`)

  await expect(page.getByText('Shipped').first()).toBeVisible()
  await expect(page).not.toHaveURL(/key=/)
})
