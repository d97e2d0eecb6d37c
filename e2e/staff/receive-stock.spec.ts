import { expect, expectNoAxeViolations, test } from '../shop-fixture.ts'
import { openStaff, signInAsStaff } from './staff-steps.ts'

/** Two years ahead, as printed on a label and as in a field. */
const year = new Date().getFullYear() + 2
const YYMMDD = `${String(year).slice(2)}0630`

test('stock is received by scanner only, shipped by lot, and the lot shows who got it', async ({
  page,
  shop,
}) => {
  const { productId } = await shop.make.product({
    productName: 'Glucose test strips',
    gtin: '00844505000772',
    quantity: 0,
  })
  await shop.db
    .insertInto('productTracking')
    .values({
      productId,
      tracking: 'LOT_EXPIRY',
      trackedSince: new Date(),
      updatedBy: 'staff 1',
    })
    .execute()
  await signInAsStaff(page, shop)
  await openStaff(page, 'receive-stock')
  const scan = async (code: string) => {
    await page.keyboard.type(code)
    await page.keyboard.press('Enter')
  }

  await expect(page.getByLabel('Scan or type a code')).toBeFocused()
  await scan('0100844505000773')
  await expect(page.getByLabel('Scan or type a code')).toHaveAccessibleDescription(
    /check digit is wrong/,
  )
  await scan(`]d2010084450500077217${YYMMDD}10A1`)
  await scan(`]d2010084450500077217${YYMMDD}10A1`)
  const lines = page.getByRole('list', { name: 'Lines' })
  await expect(lines.getByLabel('Lot')).toHaveValue('A1')
  await expect(lines.getByLabel('Use by')).toHaveValue(`${year}-06-30`)
  await expect(lines.getByLabel('Pieces')).toHaveValue('2')
  await expectNoAxeViolations(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('2 pieces received')).toBeVisible()

  await scan('(01)09506000134352(10)B7')
  const unknown = page.getByRole('form', { name: 'Unknown code' })
  await expect(unknown).toContainText('No product has the code 09506000134352')
  await expectNoAxeViolations(page)
  await unknown.getByRole('button', { name: 'Leave it out' }).press('Enter')

  await openStaff(page, 'lots')
  await page.getByRole('link', { name: 'Lot A1' }).click()
  await expect(page.getByRole('heading', { name: 'Who got this lot' })).toBeVisible()
  await expect(page.getByText('2 available', { exact: true })).toBeVisible()
})
