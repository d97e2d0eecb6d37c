import { Secret, TOTP } from 'otpauth'
import { expect, expectNoAxeViolations, test } from '../shop-fixture.ts'
import { PASSWORD } from '../visitor.ts'
import { openStaff, signInAsStaff } from './staff-steps.ts'

test('shows what waits, and the sales of a range as chart and table', async ({ page, shop }) => {
  await shop.make.order({ lines: [{ product: await shop.make.product(), quantity: 2 }] })
  await signInAsStaff(page, shop)
  await openStaff(page)

  await expect(page.getByRole('list', { name: 'Waiting work' })).toContainText('New orders')
  await page.getByRole('link', { name: '7 days' }).click()
  await expect(page.getByRole('img', { name: /^Sales per day/ })).toBeVisible()
  await page.getByText('The same as a table').click()
  await expect(page.getByRole('table', { name: 'Sales per day' }).getByRole('row')).toHaveCount(8)
  await expectNoAxeViolations(page)
})

test('invites somebody; what is missing is said at its field', async ({ page, shop }) => {
  await signInAsStaff(page, shop)
  await openStaff(page, 'staff')

  await page.getByRole('button', { name: 'Invite somebody' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite somebody' })
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(dialog.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused()
  await expectNoAxeViolations(page)
  await dialog.getByLabel('First name').fill('Linus')
  await dialog.getByLabel('E-mail').fill('linus@example.com')
  await dialog.getByLabel('Role').selectOption('Catalogue')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()

  const row = page.getByRole('row', { name: /linus@example.com/ })
  await expect(row).toContainText('Catalogue')
  await expect(row).toContainText('Invited')
  await expect(page.getByRole('button', { name: 'Invite somebody' })).toBeFocused()
})

test('switches the second factor on; the next sign-in asks for it', async ({ page, shop }) => {
  const { loginId } = await signInAsStaff(page, shop)
  await openStaff(page, 'account')

  await page.getByRole('button', { name: 'Switch on' }).click()
  const key = (await page.locator('code').innerText()).replaceAll(' ', '')
  const code = new TOTP({ secret: Secret.fromBase32(key) }).generate()
  await page.getByRole('textbox', { name: 'Code' }).fill(code)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Confirm' }).click()
  const recovery = await page.locator('.codes li').first().innerText()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByLabel('E-mail').fill(loginId)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your second factor')
  await expectNoAxeViolations(page)
  await page.getByRole('textbox', { name: 'Code' }).fill(recovery)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('navigation', { name: 'Back office' })).toBeVisible()
})
