import type { TestShop } from '../../apps/api/test/shop/start-test-shop.ts'
import { buy } from '../../apps/api/test/shoppers/buy.ts'
import { signIn } from '../../apps/api/test/shoppers/sign-in.ts'
import { expect, expectNoAxeViolations, test } from '../shop-fixture.ts'
import { openStaff, signInAsStaff } from './staff-steps.ts'

/** A paid order of two pieces, all of which have shipped. */
async function shipped(shop: TestShop) {
  const { productId } = await shop.make.product({ productName: 'Walker basket', quantity: 10 })
  const bought = await buy(shop, { lines: [{ productId, quantity: 2 }] })
  const owner = await signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))
  await shop.post('/shipments/save', { orderId: bought.orderId, carrier: 'UPS' }, owner)
  return { ...bought, owner }
}

test("staff send a replacement by keyboard, and the shopper follows it on the order's page", async ({
  page,
  shop,
}) => {
  const { orderId, orderNum } = await shipped(shop)
  await signInAsStaff(page, shop)
  await openStaff(page, `orders/${orderId}`)

  await page.getByRole('button', { name: 'Send a replacement' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send replacement' }).click()
  await expect(dialog).toContainText('Choose at least one item')
  await dialog.getByLabel('Walker basket').fill('1')
  await dialog.getByLabel('Reason').selectOption({ label: 'Arrived damaged' })
  await dialog.getByLabel('Note').fill('The box was wet')
  await expectNoAxeViolations(page)
  await dialog.getByLabel('Note').press('Enter')

  const panel = page.locator('section.panel', {
    has: page.getByRole('heading', { name: 'Replacements' }),
  })
  await expect(panel).toContainText('1 × Walker basket')
  await expect(panel).toContainText('Arrived damaged')
  await expect(panel).toContainText('The box was wet')
  await expect(page.getByText('1 being replaced')).toBeVisible()

  await panel.getByRole('link', { name: /^Order#/ }).click()
  await expect(page.getByText(`This replaces items of order# ${orderNum}`)).toBeVisible()
  await page.getByRole('button', { name: 'Ship a package' }).click()
  await page.getByRole('button', { name: 'Ship package' }).click()
  await expect(page.getByText('Everything has shipped.')).toBeVisible()
  await expectNoAxeViolations(page)

  await page.context().clearCookies()
  await page.goto(`/#/dashboard?tab=tracking&order=${orderNum}`)
  await page.getByLabel('Email of the order').fill('ada@example.com')
  await page.getByRole('button', { name: 'Track Your Order' }).click()
  const again = page.locator('section.panel', {
    has: page.getByRole('heading', { name: /^Replacement \d+/ }),
  })
  await expect(again).toContainText('1 piece, sent again at no charge')
  await expect(again).toContainText('UPS, 1 piece, shipped')
  await expectNoAxeViolations(page)
})
