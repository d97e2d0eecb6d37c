import { buy } from '../../apps/api/test/shoppers/buy.ts'
import { signIn } from '../../apps/api/test/shoppers/sign-in.ts'
import { expect, expectNoAxeViolations, test } from '../shop-fixture.ts'
import { PASSWORD } from '../visitor.ts'
import { openStaff, signInAsStaff } from './staff-steps.ts'

const year = new Date().getFullYear() + 2

test('packs order after order by scanner and keys only; wrong scans are explained', async ({
  page,
  shop,
}) => {
  const brace = await shop.make.product({
    productName: 'Takin knee brace',
    gtin: '00844505000772',
    quantity: 9,
  })
  await shop.make.product({ productName: 'Saiga gloves', sku: 'SG-1', quantity: 9 })
  const strips = await shop.make.product({
    productName: 'Chiru test strips',
    gtin: '09506000134352',
    quantity: 0,
  })
  await shop.db
    .insertInto('productTracking')
    .values({
      productId: strips.productId,
      tracking: 'LOT_EXPIRY',
      trackedSince: new Date(),
      updatedBy: 'staff 1',
    })
    .execute()
  const owner = await signIn(shop, await shop.make.staff({ password: PASSWORD }))
  const lot = (lotCode: string, expiresOn: string, quantity: number) => ({
    productId: strips.productId,
    lotCode,
    expiresOn,
    neverExpires: false,
    quantity,
    condition: 'SOUND',
  })
  const lines = [lot('A1', `${year}-03-31`, 1), lot('B2', `${year}-06-30`, 5)]
  expect((await shop.post('/staff/lots/receive', { lines }, owner)).statusCode).toBe(200)
  const first = await buy(shop, {
    lines: [
      { productId: brace.productId, quantity: 2 },
      { productId: strips.productId, quantity: 2 },
    ],
  })
  const second = await buy(shop, { lines: [{ productId: brace.productId, quantity: 1 }] })
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await signInAsStaff(page, shop, 'FULFILMENT')
  await openStaff(page, `orders/pack?orderIds=${first.orderId},${second.orderId}`)
  const scan = async (code: string) => {
    await page.keyboard.type(code)
    await page.keyboard.press('Enter')
  }
  const alert = page.getByRole('alert')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Pack order# ${first.orderNum}`)
  await expect(page.getByLabel('Scan or type a code')).toBeFocused()
  await scan('00844505000772')
  await expect(page.getByRole('status').getByText('1 of 2')).toBeVisible()
  await scan('SG-1')
  await expect(alert.getByText('Wrong product')).toBeVisible()
  await expect(alert.getByText('Not in this package: Saiga gloves')).toBeVisible()
  await expectNoAxeViolations(page)
  await scan('0100844505000772')
  await expect(page.getByRole('status').getByText('2 of 2')).toBeVisible()
  await scan('00844505000772')
  await expect(alert.getByText('One too many')).toBeVisible()

  await scan('09506000134352')
  await expect(page.getByRole('button', { name: /^Lot A1/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').getByText('Chiru test strips, Lot A1')).toBeVisible()
  await expect(page.getByLabel('Scan or type a code')).toBeFocused()
  await scan('(01)09506000134352(10)ZZ')
  await expect(alert.getByText('Lot ZZ of Chiru test strips is not free to leave')).toBeVisible()
  await scan(`(01)09506000134352(17)${String(year).slice(2)}0630(10)B2`)

  await expect(page.getByRole('heading', { name: 'Everything is counted' })).toBeVisible()
  await expect(page.getByLabel('Tracking number')).toBeFocused()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Scan or enter the tracking number')).toBeVisible()
  await page.getByLabel('Weight in pounds').fill('2.5')
  await page.getByLabel('Tracking number').focus()
  await scan('1Z999AA10123456784')
  await expect(page.getByText(`Order# ${first.orderNum} shipped`)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-printed')
  await expect(page.getByRole('table')).toContainText('1 of lot B2')
  await expect(page.getByRole('button', { name: 'Next order' })).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Pack order# ${second.orderNum}`)
  await expect(page.getByLabel('Scan or type a code')).toBeFocused()
  await scan(brace.sku)
  await scan('1Z999AA10123456785')
  await expect(page.getByRole('link', { name: 'Back to the orders' })).toBeFocused()
  const sent = await shop.db.selectFrom('shipmentLot').selectAll().execute()
  expect(sent.map(({ quantity }) => quantity)).toEqual([1, 1])
  const parcels = await shop.db.selectFrom('shipment').select('weightGrams').execute()
  expect(parcels.map(({ weightGrams }) => weightGrams)).toEqual([1134, null])
})

test('opens all orders that can be packed from the list, those being prepared first', async ({
  page,
  shop,
}) => {
  // What the tests before left is done.
  await shop.db.updateTable('orders').set({ orderStatus: 'CLOSED' }).execute()
  await signInAsStaff(page, shop, 'FULFILMENT')
  await openStaff(page, 'orders?status=TO_SHIP')
  await expect(page.getByText('No orders ready to ship')).toBeVisible()
  await expect(page.getByRole('link', { name: 'new and paid orders' })).toBeVisible()
  const pack = page.getByRole('link', { name: 'Pack orders' })
  await pack.press('Enter')
  await expect(page.getByText('Nothing to pack', { exact: true })).toBeVisible()
  await expectNoAxeViolations(page)

  const here = await shop.make.product({ productName: 'Dik-dik sling', quantity: 9 })
  const gone = await shop.make.product({ productName: 'Kudu sling', quantity: 0 })
  const of = ({ productId }: { productId: number }) => [{ productId, quantity: 1 }]
  const older = await buy(shop, { lines: of(here) })
  await buy(shop, { lines: of(gone) })
  await buy(shop, { lines: of(here), card: null })
  const prepared = await buy(shop, { lines: of(here) })
  await shop.db
    .updateTable('orders')
    .set({ orderStatus: 'PRINTED' })
    .where('orderId', '=', prepared.orderId)
    .execute()
  await page.getByRole('link', { name: 'Orders', exact: true }).first().press('Enter')
  await pack.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Pack order# ${prepared.orderNum}`,
  )
  await expect(page.getByText(/^Order 1 of 2/)).toBeVisible()
  await page.getByRole('button', { name: 'Skip this order' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Pack order# ${older.orderNum}`)
  await expect(page.getByRole('button', { name: 'Skip this order' })).toHaveCount(0)
})

test('an order shows the stock that was booked a moment ago', async ({ page, shop }) => {
  const sling = await shop.make.product({ productName: 'Nyala sling', quantity: 0 })
  const { orderId } = await buy(shop, { lines: [{ productId: sling.productId, quantity: 1 }] })
  await signInAsStaff(page, shop)
  await openStaff(page, `orders/${orderId}`)
  await expect(page.getByText('0 in stock, 1 on backorder')).toBeVisible()
  await page.getByRole('link', { name: 'Nyala sling' }).first().click()
  await page.getByLabel('Adjust by').fill('5')
  await page.getByRole('button', { name: 'Save adjustment' }).press('Enter')
  await expect(page.getByText('5 on hand').first()).toBeVisible()
  // The stock is read again before the form counts as saved: until then the screen asks whether to leave.
  await expect(page.getByLabel('Adjust by')).toHaveValue('')
  await page.goBack()
  await expect(page.getByText('5 in stock, 1 on backorder, now in stock')).toBeVisible()
})
