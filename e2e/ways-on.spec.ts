import { sql } from 'kysely'
import type { TestShop } from '../apps/api/test/shop/start-test-shop.ts'
import { addToCart } from './order-steps.ts'
import { expect, expectNoAxeViolations, test } from './shop-fixture.ts'
import { openStaff, signInAsStaff } from './staff/staff-steps.ts'
import { signInAsNew } from './visitor.ts'

const addressOf = ({ productId, categoryId }: { productId: number; categoryId: number }) =>
  `/#/productsingle/${productId}/x/${categoryId}`

test('a customer sends a license, staff verify it, and products for clinics can be ordered', async ({
  browser,
  page,
  shop,
}) => {
  const kind = await shop.make.kind({ saleClass: 'PROFESSIONAL' })
  const product = await shop.make.product({ productName: 'Test speculum', kindKey: kind.kindKey })
  const { custId } = await signInAsNew(page, shop)
  await page.goto(addressOf(product))
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'For clinics: sign in or ask to be verified' }).click()

  await expect(main.getByRole('heading', { level: 1, name: 'For clinics' })).toBeVisible()
  await main.getByRole('button', { name: 'Ask to be verified' }).click()
  await expect(main.getByText('The name of the practice is required').first()).toBeVisible()
  await main.getByLabel('Name of the practice').fill('Lane Family Practice')
  await main.getByLabel('What it is').selectOption('PHYSICIAN')
  await main.getByLabel('License number').fill('K-20471')
  await main.getByLabel('State that gave the license').selectOption('TX')
  await main.getByLabel('Last day of the license').fill('2999-12-31')
  await main.locator('input[type=file]').setInputFiles({
    name: 'License.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 license'),
  })
  await expect(main.getByText('License.pdf')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.reload()
  await expect(main.getByLabel('License number')).toHaveValue('K-20471')
  await main.getByRole('button', { name: 'Ask to be verified' }).click()
  await expect(main.getByText('We are looking at your license.')).toBeVisible()

  const desk = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const staff = await desk.newPage()
  await signInAsStaff(staff, shop, 'MANAGER')
  await openStaff(staff, 'clinics')
  await staff.getByRole('button', { name: 'Review Lane Family Practice' }).click()
  await expectNoAxeViolations(staff)
  await staff.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(
    staff.getByText('Lane Family Practice: saved. The customer gets an email.'),
  ).toBeVisible()
  await desk.close()

  // Like a visitor coming back from the mail.
  await page.reload()
  await expect(main.getByText('You are verified as a clinic.')).toBeVisible()
  await addToCart(page, product)
  await page.goto('/#/cart')
  await expect(page.getByRole('row').filter({ hasText: 'Test speculum' })).toContainText('$9.00')
  await shop.db
    .updateTable('clinic')
    .set({ expiresOn: new Date('2020-01-01') })
    .where('custId', '=', custId)
    .execute()
  await page.reload()
  await expect(page.getByRole('row').filter({ hasText: 'Test speculum' })).toContainText(
    'For clinics only',
  )
})

test('what has no price is asked for in one list, answered with prices and ordered at them', async ({
  browser,
  page,
  shop,
}) => {
  const cushion = await shop.make.product({
    productName: 'Test cushion, general use',
    hcpcs: 'E2601',
    quoteOnly: true,
    quantity: 300,
  })
  const walker = await shop.make.product({ productName: 'Test walker', unitPriceCents: 0 })
  await page.goto(`/#/shop/${cushion.categoryId}`)
  const main = page.getByRole('main')
  const card = main.getByRole('article').filter({ hasText: 'Test cushion' })
  await expect(card).toContainText('Estimated price')
  await expect(card).toContainText('By quote, HCPCS code E2601')
  await expect(card).not.toContainText('Online price')
  await page.goto(addressOf(cushion))
  await expect(main.getByRole('button', { name: 'Add to cart' })).toHaveCount(0)
  await expect(main.getByText('Estimated price').first()).toBeVisible()
  await expect(main.getByText('By quote, HCPCS code E2601')).toBeVisible()
  await expect(main.getByText('Questions about fit?')).toBeVisible()
  await expect(main.getByText('Secure payment'), 'of what cannot be paid here').toHaveCount(0)
  await main.getByRole('button', { name: 'Add to quote list' }).click()
  await expect(main.getByText('In your quote list.')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.goto(addressOf(walker))
  await main.getByRole('link', { name: 'Ask for a quote' }).click()

  await expect(main).toContainText('HCPCS code E2601')
  await main.getByRole('button', { name: 'Send' }).click()
  await expect(main.getByText('Name Is Required').first()).toBeVisible()
  await main.getByLabel('Name', { exact: true }).fill('Margaret Lane')
  await main.getByLabel('Email').fill('margaret@example.com')
  await main.getByLabel('Phone').fill('512 555 0148')
  await main.getByLabel('Quantity of Test cushion').fill('none')
  await main.getByRole('button', { name: 'Send' }).click()
  await expect(main.getByText('Enter how many pieces you need')).toBeVisible()
  await expect(main.getByLabel('Quantity of Test cushion')).toBeFocused()
  await main.getByLabel('Quantity of Test cushion').fill('200')
  await expectNoAxeViolations(page)
  await main.getByRole('button', { name: 'Send' }).click()
  await expect(main.getByText('Your request has arrived.')).toBeVisible()

  const desk = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const staff = await desk.newPage()
  await signInAsStaff(staff, shop, 'SUPPORT')
  await openStaff(staff, 'quotes')
  await staff.getByRole('button', { name: 'Answer the quote of Margaret Lane' }).click()
  await staff.getByLabel('Answer to the customer').fill('With delivery to the door.')
  await staff.getByLabel('Price for one Test cushion, general use').fill('9')
  await staff.getByRole('button', { name: 'Email the answer and prices' }).click()
  await expect(staff.getByText('Enter the last day of the prices')).toBeVisible()
  await staff.getByLabel('Price for one Test walker').fill('49.50')
  await staff.getByLabel('Prices hold through').fill(await dayInAMonth(shop))
  await expect(staff.getByText('$1,849.50')).toBeVisible()
  await expectNoAxeViolations(staff)
  await staff.getByRole('button', { name: 'Email the answer and prices' }).click()
  await expect(staff.getByText('Answer emailed to margaret@example.com.')).toBeVisible()
  await desk.close()

  await shop.runJobs()
  const mail = shop.mail.sent.findLast(({ to }) => to.address === 'margaret@example.com')
  await page.goto(/\/#\/quote\/offer\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '')
  await expect(main.getByRole('heading', { level: 1, name: 'Your quote' })).toBeVisible()
  await expect(main.getByText('200 at $9.00 each')).toBeVisible()
  await expect(main.getByLabel('Last name')).toHaveValue('Lane')
  await main.getByLabel('Postal code').fill('78704')
  await expect(main.getByLabel('Town / City')).toHaveValue('Austin')
  await main.getByLabel('Address', { exact: true }).fill('418 Barton Creek Road')
  await expectNoAxeViolations(page)
  await main.getByRole('button', { name: /^Place order for \$/ }).click()
  await expect(page.getByRole('dialog').getByLabel('Card number')).toBeVisible()
  const ordered = await shop.db
    .selectFrom('orderItem')
    .innerJoin('quoteOffer', 'quoteOffer.orderId', 'orderItem.orderId')
    .select(['quantity', 'unitPriceCents'])
    .orderBy('orderItemId')
    .execute()
  expect(ordered.map(({ quantity, unitPriceCents }) => [quantity, unitPriceCents])).toEqual([
    [99, 9_00],
    [99, 9_00],
    [2, 9_00],
    [1, 49_50],
  ])
})

/** By the shop's calendar, YYYY-MM-DD. */
async function dayInAMonth(shop: TestShop): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select to_char(public.shop_day() + 30, 'YYYY-MM-DD') as day`.execute(shop.db)
  return rows[0]?.day ?? ''
}

test('products for adults require the age at checkout', async ({ page, shop }) => {
  const kind = await shop.make.kind({ saleClass: 'AGE', minAge: 21 })
  const knife = await shop.make.product({ productName: 'Test scalpel', kindKey: kind.kindKey })
  await addToCart(page, knife)
  await page.goto('/#/checkout')
  const box = page.getByRole('checkbox', { name: /I am 21 or older/ })
  await expect(box).not.toBeChecked()
  await expectNoAxeViolations(page)
})
