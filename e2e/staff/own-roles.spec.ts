import { signIn } from '../../apps/api/test/shoppers/sign-in.ts'
import { expect, expectNoAxeViolations, test } from '../shop-fixture.ts'
import { PASSWORD } from '../visitor.ts'
import { openStaff, signInAsStaff } from './staff-steps.ts'

test('creates a role by keyboard and gives it to a colleague, who sees only its screens', async ({
  page,
  shop,
}) => {
  const clerk = await shop.make.staff({ firstName: 'Ida', role: 'SUPPORT', password: PASSWORD })
  await signInAsStaff(page, shop)
  await openStaff(page, 'staff')

  await page.getByRole('button', { name: 'Add a role' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add a role' })
  await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused()
  await expect(dialog.getByRole('link', { name: 'Select at least one permission' })).toBeVisible()
  await expectNoAxeViolations(page)
  await dialog.getByRole('link', { name: 'Enter a name for the role' }).press('Enter')
  await page.keyboard.type('Night desk')
  await dialog.getByLabel('Copy permissions from').selectOption('Prescription reviewer')
  await expect(dialog.getByRole('checkbox', { name: 'See prescriptions' })).toBeChecked()
  const customers = dialog.getByRole('group', { name: 'Customers and clinics' })
  await customers.getByRole('button', { name: 'All of this group' }).press('Enter')
  for (const box of await customers.getByRole('checkbox').all()) await expect(box).toBeChecked()
  await customers.getByRole('button', { name: 'None of this group' }).press('Enter')
  for (const box of await customers.getByRole('checkbox').all()) await expect(box).not.toBeChecked()
  await dialog.getByRole('checkbox', { name: 'See prescriptions' }).press('Space')
  await dialog.getByRole('checkbox', { name: 'Approve or decline prescriptions' }).press('Space')
  await dialog.getByRole('checkbox', { name: 'Hide and show reviews' }).press('Space')
  await dialog.getByRole('button', { name: 'Save role' }).press('Enter')

  const row = page.getByRole('row', { name: /^Night desk/ })
  await expect(row).toContainText('2 permissions')
  await expect(page.getByRole('button', { name: 'Add a role' })).toBeFocused()
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: 'Edit Ida' }).press('Enter')
  const member = page.getByRole('dialog', { name: 'Ida' })
  await member.getByLabel('Role').selectOption('Night desk')
  await member.getByRole('button', { name: 'Save role' }).press('Enter')
  await expect(page.getByRole('row', { name: /Ida/ })).toContainText('Night desk')

  await page.context().clearCookies()
  const answer = await page.request.post('/api/users/authenticate', {
    data: { loginId: clerk.loginId, loginPassword: PASSWORD },
    headers: { 'X-Session': 'cookie' },
  })
  expect(answer.ok()).toBe(true)
  await page.reload()
  const menu = page.getByRole('navigation', { name: 'Back office' })
  await expect(menu.getByRole('link', { name: 'Orders', exact: true })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Security' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Staff' })).toHaveCount(0)
  await expect(page.getByText('Night desk')).toBeVisible()
})

test('changes a role, and deletes it once no one has it', async ({ page, shop }) => {
  const session = await signIn(shop, await signInAsStaff(page, shop))
  const clerk = await shop.make.staff({ firstName: 'Ada', role: 'SUPPORT' })
  const made = { name: 'Day desk', permissions: ['orders.read'] }
  const { roleId } = (await shop.post('/staff/roles', made, session)).json()
  const give = (role: string) => shop.put(`/staff/members/${clerk.custId}`, { role }, session)
  await give(`own-${roleId}`)
  await openStaff(page, 'staff')

  await page.getByRole('button', { name: 'Edit Day desk' }).click()
  const dialog = page.getByRole('dialog', { name: 'Day desk' })
  await expect(dialog.getByRole('button', { name: 'Delete role' })).toBeDisabled()
  await dialog.getByLabel('Name', { exact: true }).fill('Manager')
  await dialog.getByRole('button', { name: 'Save role' }).click()
  await expect(dialog.getByRole('link', { name: 'Another role has this name' })).toBeVisible()
  await dialog.getByLabel('Name', { exact: true }).fill('Front desk')
  await dialog.getByRole('checkbox', { name: 'Give a discount on an order' }).check()
  await expect(dialog.getByText('Up to the limit set for Support.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save role' }).click()
  await expect(page.getByRole('row', { name: /^Front desk/ })).toContainText('2 permissions')

  await give('SUPPORT')
  await page.reload()
  await page.getByRole('button', { name: 'Edit Front desk' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete role' }).click()
  await expect(page.getByRole('row', { name: /^Front desk/ })).toHaveCount(0)
  await openStaff(page, 'history')
  await expect(page.getByRole('link', { name: 'Role Front desk' }).first()).toBeVisible()
})
