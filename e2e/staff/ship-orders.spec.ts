import type { Page } from '@playwright/test'
import { buy } from '../../apps/api/test/shoppers/buy.ts'
import { signIn } from '../../apps/api/test/shoppers/sign-in.ts'
import { expect, expectNoAxeViolations, test } from '../shop-fixture.ts'
import { PASSWORD } from '../visitor.ts'
import { openStaff, signInAsStaff } from './staff-steps.ts'

const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', pasted)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, text)

test('ships several orders with a pasted column; one already shipped by a colleague is skipped', async ({
  page,
  shop,
}) => {
  const { productId } = await shop.make.product({ productName: 'Serow knee brace', quantity: 6 })
  const bought = []
  for (const quantity of [1, 2, 1, 4]) {
    bought.push(await buy(shop, { lines: [{ productId, quantity }] }))
  }
  const [first, second, third, fourth] = bought
  if (!first || !second || !third || !fourth) throw new Error('No orders')
  await signInAsStaff(page, shop, 'FULFILMENT')
  await openStaff(page, 'orders')
  for (const { orderNum } of bought) {
    await page.getByRole('checkbox', { name: `Select order ${orderNum}` }).check()
  }
  await page.getByRole('link', { name: 'Ship packages' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ship 4 orders')
  const row = ({ orderNum }: { orderNum: string }) =>
    page
      .getByRole('list', { name: 'Orders to ship' })
      .locator('> li')
      .filter({ hasText: `Order# ${orderNum}` })
  await expect(row(fourth)).toContainText('2 × Serow knee brace')
  await expect(row(fourth)).toContainText('2 on backorder, to follow')
  await page.getByLabel('Carrier of all').selectOption('FedEx')
  await page.getByLabel(`Tracking number of ${first.orderNum}`).focus()
  await paste(page, '111111111111\n222222222222\n333333333333\n')
  await page.getByLabel(`Tracking number of ${third.orderNum}`).press('Enter')
  await expect(page.getByLabel(`Tracking number of ${fourth.orderNum}`)).toBeFocused()
  await page.keyboard.type('111111111111')
  await expect(page.getByText(`Also typed for order# ${first.orderNum}`)).toBeVisible()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('444444444444')
  await expectNoAxeViolations(page)

  const colleague = await signIn(shop, await shop.make.staff({ password: PASSWORD }))
  const theirs = { orderId: second.orderId, carrier: 'UPS' }
  expect((await shop.post('/shipments/save', theirs, colleague)).statusCode).toBe(200)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Ship 4 orders' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')

  await expect(page.getByText('3 orders shipped', { exact: true })).toBeVisible()
  await expect(row(second)).toContainText('Another package of this order has shipped since')
  await expect(row(second)).toContainText('Everything in this order has shipped')
  for (const order of [first, third, fourth]) {
    await expect(row(order).getByText('Shipped', { exact: true })).toBeVisible()
  }
  await expect(page.getByText('All done.')).toBeVisible()
  await expectNoAxeViolations(page)
  expect(await shop.count('shipment')).toBe(4)
  await page.reload()
  await expect(page.getByText(`may leave: order# ${fourth.orderNum}`)).toBeVisible()
  await expect(row(first)).toContainText('Everything in this order has shipped')
  await expect(page.getByRole('button', { name: /^Ship/ })).toHaveCount(0)
})
