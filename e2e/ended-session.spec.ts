import { expect, test, withLivePages } from './shop-fixture.ts'
import { accountInStep, signInAsNew } from './visitor.ts'

const ENDED = 'Your session has ended. Please sign in again.'

test('signing out in one tab takes name, orders and invoice from the others', async ({
  page,
  shop,
}) => {
  const { custId } = await signInAsNew(page, shop)
  const { order } = await shop.make.order({ custId, row: { placedBy: 'CUSTOMER' } })
  await page.goto('/#/dashboard?tab=orders')
  await expect(page.getByRole('article', { name: order.orderNum })).toBeVisible()

  const invoice = withLivePages(await page.context().newPage())
  await invoice.goto(`/#/orderDetail?order=${order.orderNum}`)
  await expect(invoice.getByRole('main')).toContainText(order.orderNum)

  const other = withLivePages(await page.context().newPage())
  await other.goto('/#/dashboard')
  await other.getByRole('main').getByRole('button', { name: 'Log Out' }).click()
  await expect(other.getByRole('link', { name: 'Hello, SignIn' })).toBeVisible()

  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(ENDED)
  await expect(page.getByRole('article')).toHaveCount(0)
  await expect(invoice.getByRole('region', { name: 'Messages' })).toContainText(ENDED)
  await expect(invoice.getByText('Ada Byron')).toHaveCount(0)
  await expect(invoice.getByRole('heading', { level: 1 })).not.toContainText(order.orderNum)
  await expect(page.getByRole('link', { name: 'Hello, SignIn' })).toBeVisible()
})

test('an expired session is noticed at the next read, and typed text stays', async ({
  page,
  shop,
}) => {
  const { custId } = await signInAsNew(page, shop)
  await page.goto('/#/contact')
  await page.getByLabel('Subject').fill('Straps')
  await shop.db.deleteFrom('session').where('custId', '=', custId).execute()

  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))

  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(ENDED)
  await expect(page.getByRole('link', { name: 'Hello, SignIn' })).toBeVisible()
  await expect(page.getByLabel('Subject')).toHaveValue('Straps')

  await page.goto('/#/dashboard?tab=orders')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please Signin to see Dashboard')
})

test('a refused read ends the session on the whole screen', async ({ page, shop }) => {
  const { custId } = await signInAsNew(page, shop)
  const orders = '**/api/orders/findOrdersWithItems'
  const synced = accountInStep(page)
  const shown = page.waitForResponse(orders)
  await page.goto('/#/dashboard')
  await Promise.all([synced, shown])
  // Ended by the read itself: no earlier request of the page can have noticed it.
  await page.route(orders, async (route) => {
    await shop.db.deleteFrom('session').where('custId', '=', custId).execute()
    await route.continue()
  })

  await page.getByRole('link', { name: 'Orders' }).first().click()

  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(ENDED)
  await expect(page.getByRole('link', { name: 'Hello, SignIn' })).toBeVisible()
})
