import { buy } from '../../apps/api/test/shoppers/buy.ts'
import { expect, expectNoAxeViolations, test } from '../shop-fixture.ts'
import { PASSWORD } from '../visitor.ts'
import { openStaff, signInAsStaff } from './staff-steps.ts'

test('asks before typed text is lost, and not after it is saved', async ({ page, shop }) => {
  const { categoryId } = await shop.make.category()
  await signInAsStaff(page, shop)
  await openStaff(page, 'products/new')
  const menu = page.getByRole('navigation', { name: 'Back office' })
  await page.getByLabel('Product name').fill('Heel cushion')

  await menu.getByRole('link', { name: 'Brands' }).click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expect(question).toBeVisible()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Product name')).toHaveValue('Heel cushion')
  await page.getByLabel('Product details').fill('Softens each step.')
  await page.getByLabel('Category').selectOption(String(categoryId))
  await page.getByLabel('Unit price').fill('9.50')
  await page.getByRole('button', { name: 'Save product' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Heel cushion')

  await page.getByLabel('Unit price').fill('950')
  await menu.getByRole('link', { name: 'Brands' }).click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brands')
})

test('keeps prices typed in the grid across its pages, and asks before leaving', async ({
  page,
  shop,
}) => {
  const { productName } = await shop.make.product({ salePriceCents: 9_00, cutPrice: false })
  await signInAsStaff(page, shop)
  await openStaff(page, 'products')
  await page.getByRole('button', { name: 'Edit prices and stock' }).click()

  const sale = page.getByLabel(`Sale price of ${productName}`)
  await expect(sale).toHaveAccessibleDescription('Sale is off')
  await sale.fill('8.00')
  await page.getByRole('link', { name: 'Shown', exact: true }).click()
  await expect(page).toHaveURL(/status=A/)
  await expect(sale).toHaveValue('8.00')
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await page.getByRole('button', { name: 'Stay' }).click()
  await expect(sale).toHaveValue('8.00')

  await page.getByLabel(`Price of ${productName}`, { exact: true }).fill('1000')
  await page.getByRole('button', { name: 'Save 1 product' }).click()
  const question = page.getByRole('dialog', { name: 'Check these prices' })
  await expect(question).toContainText(`${productName}: from $10.00 to $1,000.00`)
  await expectNoAxeViolations(page)
  await question.getByRole('button', { name: 'Go back' }).click()
  await page.getByLabel(`Price of ${productName}`, { exact: true }).fill('10.50')
  await page.getByRole('button', { name: 'Save 1 product' }).click()
  await expect(page.getByText('1 product saved')).toBeVisible()
})

test('says what an order lacks before it is marked as delivered', async ({ page, shop }) => {
  const { order } = await shop.make.order({ row: { orderStatus: 'OPEN', pickupType: 'DELIVERY' } })
  await signInAsStaff(page, shop)
  await openStaff(page, `orders/${order.orderId}`)

  await page.getByRole('button', { name: 'Mark as delivered' }).click()
  const question = page.getByRole('dialog', { name: `Mark order# ${order.orderNum} as delivered?` })
  await expect(question).toContainText('It is not paid. Not shipped yet: 1 item.')
  await expect(question).toContainText('“Delivered”')
  await expectNoAxeViolations(page)
  await question.getByRole('button', { name: 'Mark as delivered' }).click()
  await expect(page.getByText('Order marked as delivered')).toBeVisible()
})

test('names open orders and returns before a customer is erased', async ({ page, shop }) => {
  const { productId } = await shop.make.product()
  const { orderId, items, key } = await buy(shop, { lines: [{ productId, quantity: 1 }] })
  const item = { orderItemId: items[0]?.orderItemId, quantity: 1 }
  await shop.post(
    '/returns/save',
    { orderId, requestFor: 'REFUND', reason: 'Small', items: [item] },
    key,
  )
  await signInAsStaff(page, shop)
  await openStaff(page, `orders/${orderId}`)

  await page.getByRole('link', { name: 'Ada Byron' }).click()
  await page.getByRole('button', { name: 'Erase' }).click()
  await expect(page.getByRole('dialog')).toContainText('1 open order and 1 open return')
})

test('selects a whole list on a phone', async ({ page, shop }) => {
  await shop.make.order()
  await shop.make.order()
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAsStaff(page, shop)
  await openStaff(page, 'orders')

  const all = page.getByRole('checkbox', { name: 'Select all on this page' })
  await expect(page.getByText('Select all on this page')).toBeVisible()
  await page
    .getByLabel(/^Select order/)
    .first()
    .check()
  await expect(all).toHaveJSProperty('indeterminate', true)
  await all.check()
  const one = { name: /^Select order/ }
  await expect(page.getByRole('checkbox', { ...one, checked: false })).toHaveCount(0)
  await expectNoAxeViolations(page)
})

test('ends all other sessions with one click', async ({ page, shop, browser }) => {
  const member = await signInAsStaff(page, shop)
  for (const _ of ['at the till', 'at home']) {
    const other = await browser.newPage({ baseURL: shop.address })
    await other.request.post('/api/users/authenticate', {
      data: { loginId: member.loginId, loginPassword: PASSWORD },
      headers: { 'X-Session': 'cookie' },
    })
    await other.close()
  }
  await openStaff(page, 'account')

  await expect(page.getByRole('button', { name: /^Sign out .*last seen/ })).toHaveCount(2)
  await page.getByRole('button', { name: 'Sign out all others' }).click()
  await expect(page.getByText('Signed out everywhere else.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Sign out .*last seen/ })).toHaveCount(0)
})

test('sorts a list on a phone, which has no column headers', async ({ page, shop }) => {
  const older = await shop.make.order({ row: { createdAt: new Date('2026-01-05') } })
  await shop.make.order()
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAsStaff(page, shop)
  await openStaff(page, 'orders')

  await expect(page.getByLabel('Sort by').getByRole('option')).toContainText([
    'Newest',
    'Customer, ascending',
    'Customer, descending',
    'Created, ascending',
    'Total, ascending',
  ])
  await page.getByLabel('Sort by').selectOption('Created, ascending')
  await expect(page.getByRole('table', { name: 'Orders, oldest first' })).toBeVisible()
  await expect(page.getByRole('cell').getByRole('link').first()).toHaveText(older.order.orderNum)
  await expectNoAxeViolations(page)
})
