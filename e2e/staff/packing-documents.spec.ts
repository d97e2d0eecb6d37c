import { buy } from '../../apps/api/test/shoppers/buy.ts'
import { expect, expectNoAxeViolations, test } from '../shop-fixture.ts'
import { openStaff, signInAsStaff } from './staff-steps.ts'

test('suggests pieces on hand for the package, and shows what follows', async ({ page, shop }) => {
  const { productId } = await shop.make.product({ productName: 'Yak back brace', quantity: 3 })
  const { orderId } = await buy(shop, { lines: [{ productId, quantity: 5 }] })
  await signInAsStaff(page, shop)
  await openStaff(page, `orders/packing-documents?orderIds=${orderId}`)

  const slip = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: /^Packing slip/ }) })
    .getByRole('row', { name: /Yak back brace/ })
  await expect(slip.getByRole('cell')).toHaveText([/Yak back brace/, '5', '3', '2'])
  await expectNoAxeViolations(page)

  await openStaff(page, `orders/${orderId}`)
  await page.getByRole('button', { name: 'Ship a package' }).click()
  const pieces = page.getByRole('group', { name: 'Items in this package' })
  await expect(pieces.getByLabel('Yak back brace')).toHaveValue('3')
  await expect(pieces).toContainText('At most 5, 2 on backorder, to follow')
})

test('prints an order with its number and without its forms', async ({ page, shop }) => {
  const { productId } = await shop.make.product({ productName: 'Ibex wrist brace' })
  const { orderId, orderNum } = await buy(shop, { lines: [{ productId, quantity: 1 }] })
  await signInAsStaff(page, shop)
  await openStaff(page, `orders/${orderId}`)
  await page.getByRole('button', { name: 'Ship a package' }).click()
  await page.getByRole('button', { name: 'Start a refund' }).click()
  const forms = ['New package', 'New refund', 'Internal note']
  for (const name of forms) await expect(page.getByRole('heading', { name })).toBeVisible()

  await page.emulateMedia({ media: 'print' })

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order# ${orderNum}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const name of forms) await expect(page.getByRole('heading', { name })).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: 'Edit items' })).toBeHidden()

  await openStaff(page, `orders/packing-documents?orderIds=${orderId}`)
  await expect(page.getByText('Ibex wrist brace').first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
})
