import { expect, expectNoAxeViolations, test } from '../shop-fixture.ts'
import { overflowOf, PASSWORD, signInAsNew } from '../visitor.ts'
import { openStaff, signInAsStaff } from './staff-steps.ts'

test('signs in by keyboard and shows the menu of the role', async ({ page, shop }) => {
  const { loginId } = await shop.make.staff({ role: 'OWNER', password: PASSWORD })
  await openStaff(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoAxeViolations(page)

  await page.getByLabel('E-mail').fill(loginId)
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Username or password is incorrect')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today')
  const menu = page.getByRole('navigation', { name: 'Back office' })
  await expect(menu.getByRole('link', { name: 'History' })).toBeVisible()
  await expectNoAxeViolations(page)
})

test('a role sees only its screens, typed addresses included', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAsStaff(page, shop, 'FULFILMENT')
  await openStaff(page, 'history')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not for your role')
  const menu = page.getByRole('navigation', { name: 'Back office' })
  await expect(menu.getByRole('link', { name: 'Today' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'History' })).toHaveCount(0)
  expect(await overflowOf(page)).toBe(0)
  await expectNoAxeViolations(page)
})

test('turns customers away', async ({ page, shop }) => {
  await signInAsNew(page, shop)
  await openStaff(page)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No access to the back office')
})
