import config from '../playwright.config.ts'
import { filmLabel } from './camera-video.ts'
import { expect, expectNoAxeViolations, test } from './shop-fixture.ts'
import { openStaff, signInAsStaff } from './staff/staff-steps.ts'

const GTIN = '00844505000772'
/** Two years ahead, as printed on a label and as in a field. */
const year = new Date().getFullYear() + 2
const film = await filmLabel(`(01)${GTIN}(17)${String(year).slice(2)}0630(10)A1`)

const { args = [], ...rest } = config.use?.launchOptions ?? {}
test.use({
  launchOptions: {
    ...rest,
    args: [
      ...args,
      '--use-fake-device-for-media-stream',
      // No one is there to click Allow.
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  },
})

test('a shopper scans a box with the camera and sees its product', async ({ page, shop }) => {
  await shop.make.product({ productName: 'Test strips, 50', gtin: GTIN })
  await page.goto('/#/quick-order')
  await page.getByRole('link', { name: 'Scan a barcode' }).click()
  await expect(page.getByRole('textbox', { name: 'Number under the bars' })).toBeVisible()
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: 'Start the camera' }).press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: 'Test strips, 50' })).toBeVisible()
})

test('without a camera or permission a message explains it, and typing works', async ({
  page,
  shop,
}) => {
  const gtin = '00844505000789'
  await shop.make.product({ productName: 'Lancets, 100', gtin })
  await page.goto('/#/scan')
  const refuse = (name: string) =>
    page.evaluate((reason) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('No', reason))
    }, name)
  const start = page.getByRole('button', { name: 'Start the camera' })

  await refuse('NotAllowedError')
  await start.click()
  await expect(page.getByText(/The camera is not allowed for this page/)).toBeVisible()
  await expectNoAxeViolations(page)
  await refuse('NotFoundError')
  await start.click()
  await expect(page.getByText('This device has no camera. Type the number instead.')).toBeVisible()

  const number = page.getByRole('textbox', { name: 'Number under the bars' })
  await number.fill('00000000000000')
  await number.press('Enter')
  await expect(page.getByText(/no product in the shop has this number/)).toBeVisible()
  await number.fill(gtin)
  await number.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Lancets, 100' })).toBeVisible()
})

test('staff receive by the camera: lot and date are filled in, and one package is one piece', async ({
  page,
  shop,
}) => {
  // The first test's shop has the product; run alone, this test creates it.
  const [known] = await shop.db
    .selectFrom('product')
    .select('productId')
    .where('gtin', '=', GTIN)
    .execute()
  const { productId } = known ?? (await shop.make.product({ gtin: GTIN, quantity: 0 }))
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
  await page.getByRole('button', { name: 'Use the camera' }).click()

  const lines = page.getByRole('list', { name: 'Lines' })
  await expect(lines.getByLabel('Lot')).toHaveValue('A1')
  await expect(lines.getByLabel('Use by')).toHaveValue(`${year}-06-30`)
  await expectNoAxeViolations(page)
  // It stays in the picture for many passes.
  await expect(lines.getByLabel('Pieces')).toHaveValue('1')
  await page.getByRole('button', { name: 'Stop the camera' }).click()
  await page.getByRole('button', { name: 'Receive 1 piece' }).click()
  await expect(page.getByText('1 piece received')).toBeVisible()
})
