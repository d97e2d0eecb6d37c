import { expect, expectNoAxeViolations, test } from '../shop-fixture.ts'
import { openStaff, signInAsStaff } from './staff-steps.ts'

test('a shelf is counted by keys, its sheet printed, and the differences booked @desktop', async ({
  page,
  shop,
}) => {
  const { productId } = await shop.make.product({ productName: 'Zebra bandage', quantity: 100 })
  await shop.make.product({ productName: 'Zebra glove', quantity: 40 })
  await signInAsStaff(page, shop)
  await openStaff(page, 'counts')
  await expect(page.getByText('No counts yet')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'New count' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'New count' })).toBeVisible()
  await page.getByRole('button', { name: 'Start the count' }).press('Enter')
  await expect(
    page.getByText('Choose a category, a supplier, words or what is kept by lot'),
  ).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByLabel('Words of the name, or a SKU').fill('zebra')
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: '“zebra”' })).toBeVisible()
  const bandage = page.getByLabel('Found of Zebra bandage')
  const glove = page.getByLabel('Found of Zebra glove')
  await bandage.fill('some')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Enter the pieces you found, 0 for none')).toBeVisible()
  await expect(glove).toBeFocused()
  await bandage.fill('98')
  await page.keyboard.press('Enter')
  await expect(glove).toBeFocused()
  await expect(page.getByText('1 of 2 lines counted')).toBeVisible()
  await page.getByLabel('Reason for all differences').press('Enter')
  await expect(page.getByText('This has not been counted yet')).toBeVisible()
  await expect(page.getByText('Say why they differ, here or line by line')).toBeVisible()
  await expectNoAxeViolations(page)
  await glove.fill('40')
  await page.keyboard.press('Enter')
  await expect(page.getByText('2 of 2 lines counted')).toBeVisible()
  await expectNoAxeViolations(page)

  await page.getByRole('link', { name: 'Print the sheet' }).press('Enter')
  await expect(page.getByRole('columnheader', { name: 'In the books' })).toBeVisible()
  await page.getByLabel('With the numbers in the books').press('Space')
  await expect(page.getByRole('columnheader', { name: 'In the books' })).toBeHidden()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Back to the count' }).press('Enter')

  await page.getByLabel('Reason for all differences').fill('Torn packs')
  await page.getByRole('button', { name: 'Book 1 difference' }).press('Enter')
  await expect(page.getByText('Booked', { exact: true })).toBeVisible()
  await expect(page.getByRole('row', { name: /Zebra bandage/ })).toContainText('−2')
  await expectNoAxeViolations(page)
  const product = shop.db.selectFrom('product').select('quantity')
  const kept = await product.where('productId', '=', productId).executeTakeFirstOrThrow()
  expect(kept.quantity).toBe(98)
})

test('a large difference waits for a second person to find the same @desktop', async ({
  page,
  shop,
}) => {
  await shop.make.product({ productName: 'Quokka bandage', quantity: 100 })
  await signInAsStaff(page, shop, 'FULFILMENT')
  await openStaff(page, 'counts/new')
  await page.getByLabel('Words of the name, or a SKU').fill('quokka')
  await page.keyboard.press('Enter')
  await page.getByLabel('Found of Quokka bandage').fill('60')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Another person must count this again')).toBeVisible()
  await page.getByLabel('Reason for all differences').fill('Stolen')
  await page.keyboard.press('Enter')
  await expect(
    page.getByText('A large difference: another person must count this and find the same'),
  ).toBeVisible()

  await page.context().clearCookies()
  await signInAsStaff(page, shop, 'MANAGER')
  await page.reload()
  // The same number, entered again by someone else.
  await page.getByLabel('Found of Quokka bandage').press('Enter')
  await expect(page.getByText('Another person must count this again')).toBeHidden()
  await page.getByLabel('Reason for all differences').fill('Stolen')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Booked', { exact: true })).toBeVisible()

  await openStaff(page, 'counts')
  await expect(page.getByRole('row', { name: /quokka/ })).toContainText('1 of 1')
  await expectNoAxeViolations(page)
})
