import { expect, expectNoAxeViolations, test } from '../shop-fixture.ts'
import { openStaff, signInAsStaff } from './staff-steps.ts'

test('corrects a customer, saves a note and tags, finds by a tag and undoes it, by keyboard', async ({
  page,
  shop,
}) => {
  const { custId } = await shop.make.customer({
    firstName: 'Rosa',
    lastName: 'Delgado',
    phone1: '512 555 0148',
  })
  await signInAsStaff(page, shop)
  await openStaff(page, `customers/${custId}`)

  await page.getByRole('button', { name: 'Edit customer' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Edit customer' })
  await expect(dialog.getByLabel('First name')).toBeFocused()
  await dialog.getByLabel('Last name').fill('Delgado Ruiz')
  await dialog.getByLabel('Phone (optional)', { exact: true }).fill('next door')
  await dialog.getByLabel('Tags (optional)').fill('VIP, Home visits')
  await dialog.getByLabel('Note (optional)').fill('Rings twice, side door.')
  await dialog.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(dialog.getByText('There is a problem')).toBeVisible()
  await expectNoAxeViolations(page)
  await dialog.getByLabel('Phone (optional)', { exact: true }).fill('512 555 0199')
  await dialog.getByRole('button', { name: 'Save' }).press('Enter')

  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Edit customer' })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rosa Delgado Ruiz')
  await expect(page.getByText('VIP, Home visits', { exact: true })).toBeVisible()
  await expectNoAxeViolations(page)

  await openStaff(page, 'customers?q=home+visits')
  await page.getByRole('link', { name: 'Rosa Delgado Ruiz' }).press('Enter')
  await page.getByRole('button', { name: /^Undo/ }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rosa Delgado')
})

test('exports the list for roles that may export personal data', async ({ page, shop }) => {
  await shop.make.customer({ firstName: 'Rosa', lastName: 'Quokka' })
  await signInAsStaff(page, shop, 'MANAGER')
  await openStaff(page, 'customers?q=quokka')

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export these customers' }).press('Enter')
  expect((await download).suggestedFilename()).toBe('customers.csv')
  await expectNoAxeViolations(page)
  await openStaff(page, 'history')
  await expect(
    page.getByRole('row', { name: /Customer list: personal data exported/ }),
  ).toBeVisible()
})

test('offers no export to read-only roles', async ({ page, shop }) => {
  await signInAsStaff(page, shop, 'SUPPORT')
  await openStaff(page, 'customers')

  await expect(page.getByRole('heading', { name: 'Customers' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Export/ })).toHaveCount(0)
})
