import { buy } from '../apps/api/test/shoppers/buy.ts'
import { signIn } from '../apps/api/test/shoppers/sign-in.ts'
import { expect, expectNoAxeViolations, test } from './shop-fixture.ts'
import { openStaff, signInAsStaff } from './staff/staff-steps.ts'

test('a recall is confirmed, and a guest answers with one click', async ({ page, shop }) => {
  const { productId } = await shop.make.product({
    productName: 'Glucose test strips',
    udiDi: '00844505000772',
    quantity: 0,
  })
  const staff = await signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))
  const tracked = { tracking: 'LOT', minDaysLeft: 0, preferOneLot: false }
  await shop.put(`/staff/products/${productId}/tracking`, tracked, staff)
  const line = { productId, lotCode: 'A77', quantity: 3, condition: 'SOUND', neverExpires: true }
  await shop.post('/staff/lots/receive', { lines: [line] }, staff)
  const { orderId, orderNum } = await buy(shop, { lines: [{ productId, quantity: 2 }] })
  await shop.post('/shipments/save', { orderId, carrier: 'UPS' }, staff)

  await signInAsStaff(page, shop)
  await openStaff(page, 'recalls')
  await expect(page.getByRole('heading', { name: 'Recalls', exact: true })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Add a recall' }).click()
  await page.getByLabel('What is recalled').fill('Glucose test strips may read low')
  await page.getByLabel('Who recalls it').fill('Example Diagnostics, Inc.')
  await page.getByLabel('What is wrong and what harm may come').fill('They may read low.')
  await page.getByLabel(/Lots, serial numbers/).fill('UDI (01)00844505000772(10)A77')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Add Glucose test strips' }).click()
  await expect(page.getByLabel('Lots', { exact: true })).toHaveValue('A77')
  await page.getByLabel('Buyers whose lot is unknown').selectOption('Do not tell them')
  await page.getByLabel('What to do', { exact: true }).fill('Stop using them. Keep the box.')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('is named, 1 here, 2 sent')).toBeVisible()
  await expect(page.getByText(/The lots it names are off sale until/)).toBeVisible()
  await page.getByRole('button', { name: 'Confirm the recall' }).click()
  await page.getByRole('button', { name: 'Confirm and tell buyers' }).click()
  await expect(page.getByRole('heading', { name: 'Who got it' })).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(orderNum) })).toContainText('None yet')
  await expectNoAxeViolations(page)

  const { token } = await shop.db
    .selectFrom('recallNotice')
    .select('token')
    .executeTakeFirstOrThrow()
  await page.context().clearCookies()
  await page.goto(`/#/recalls?t=${token}`)
  await expect(page.getByText('Lot A77')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'I still have it' }).click()
  await expect(page.getByRole('status').getByText(/We have opened return/)).toBeVisible()

  await page.goto(`/p/${productId}`)
  const notice = page.getByRole('region', { name: 'This product is recalled' })
  await expect(notice).toContainText('Affected: lots A77.')
  await expectNoAxeViolations(page)
  await notice.getByRole('link', { name: 'Read what to do' }).click()
  await expect(page.getByRole('heading', { name: 'Recalls', exact: true })).toBeVisible()

  await page.goto('/#/recalls?q=a77')
  await expect(
    page.getByRole('heading', { name: 'Glucose test strips may read low' }),
  ).toBeVisible()
  await expectNoAxeViolations(page)
})
