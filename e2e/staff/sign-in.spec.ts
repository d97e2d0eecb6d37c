import { revokeSessionsOf } from '../../apps/api/src/modules/people/sessions/sessions.repository.ts'
import { signIn } from '../../apps/api/test/shoppers/sign-in.ts'
import { expect, expectNoAxeViolations, test } from '../shop-fixture.ts'
import { overflowOf, PASSWORD, signInAsNew } from '../visitor.ts'
import { openStaff, signInAsStaff } from './staff-steps.ts'

test("signs in by keyboard and shows the role's menu", async ({ page, shop }) => {
  const { loginId } = await shop.make.staff({ role: 'OWNER', password: PASSWORD })
  await openStaff(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoAxeViolations(page)

  await page.getByLabel('Email').fill(loginId)
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Username or password is incorrect')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today')
  const menu = page.getByRole('navigation', { name: 'Back office' })
  await expect(menu.getByRole('link', { name: 'Orders', exact: true })).toBeVisible()
  // Every screen is one click away at first, and signing out stays in sight.
  await expect(menu.getByRole('link', { name: 'History' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeInViewport({ ratio: 1 })
  await menu.getByText('Staff and help', { exact: true }).press('Enter')
  await expect(menu.getByRole('link', { name: 'History' })).toBeHidden()
  await menu.getByText('Sales', { exact: true }).press('Enter')
  await expect(menu.getByRole('link', { name: 'Orders', exact: true })).toBeHidden()
  await expectNoAxeViolations(page)

  // It stays as it was left, and the group of the screen is open.
  await openStaff(page, 'brands')
  await page.reload()
  await expect(menu.getByRole('link', { name: 'Brands' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'History' })).toBeHidden()
  await expect(menu.getByRole('link', { name: 'Orders', exact: true })).toBeHidden()
})

test('a role sees only its screens, typed addresses included', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAsStaff(page, shop, 'FULFILMENT')
  await openStaff(page, 'history')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No access')
  const menu = page.getByRole('navigation', { name: 'Back office' })
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).press('Enter')
  await page.keyboard.press('Tab')
  await expect(menu.getByText('Sales', { exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(menu.getByRole('link', { name: 'Today' })).toBeFocused()
  for (const group of ['Catalog', 'Staff and help']) {
    await menu.getByText(group, { exact: true }).press('Enter')
  }
  await expect(menu.getByRole('link', { name: 'Products' })).toBeInViewport({ ratio: 1 })
  await expect(menu.getByRole('link', { name: 'History' })).toHaveCount(0)
  expect(await overflowOf(page)).toBe(0)
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  await menu.getByRole('link', { name: 'Returns' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Returns')
  await expect(menu).toBeHidden()

  const { productId } = await shop.make.product({ productName: 'Gnu knee pad' })
  await openStaff(page, `products/${productId}`)
  await expect(page.getByLabel('Product name')).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Save adjustment' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save product' })).toHaveCount(0)
  await expectNoAxeViolations(page)
  await openStaff(page, 'products/new')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No access')
  await openStaff(page, 'products/999999')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not found')
  await expect(page.getByText('Product not found')).toBeVisible()
  await expectNoAxeViolations(page)
})

test('an expired session loses no typed text, and a colleague sees none of it', async ({
  page,
  shop,
}) => {
  const { productId } = await shop.make.product({
    productName: 'Tapir sling',
    productDetails: 'Holds an arm.',
  })
  const { custId } = await signInAsStaff(page, shop)
  const colleague = await shop.make.staff({ role: 'CATALOGUE', password: PASSWORD })
  await openStaff(page, `products/${productId}`)
  const name = page.getByLabel('Product name')
  const again = page.getByRole('dialog', { name: 'Your session has ended' })
  const signIn = async (password: string) => {
    await again.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
  }

  await name.fill('Tapir sling, grey')
  await revokeSessionsOf(shop.db, custId)
  await name.press('Enter')
  await expect(again.getByLabel('Password', { exact: true })).toBeFocused()
  await expect(name).toHaveValue('Tapir sling, grey')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expectNoAxeViolations(page)
  await signIn('wrong')
  await expect(again.getByText('Username or password is incorrect')).toBeVisible()
  await signIn(PASSWORD)
  await expect(again).toBeHidden()
  await expect(name).toBeFocused()
  await expect(page.getByText('Sign in first')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tapir sling, grey')

  await name.fill('Not for others')
  await revokeSessionsOf(shop.db, custId)
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await again.getByLabel('Email').fill(colleague.loginId)
  await signIn(PASSWORD)
  await expect(again).toBeHidden()
  await expect(name).toHaveValue('Tapir sling, grey')
})

test('lets the owner enter a name, which is then shown', async ({ page, shop }) => {
  await signInAsStaff(page, shop)
  await openStaff(page, 'account')
  const panel = page.getByRole('region', { name: 'Your name' })
  await panel.getByLabel('First name').fill('')
  await panel.getByRole('button', { name: 'Save name' }).click()
  await expect(panel.getByText('Enter the first name').first()).toBeVisible()
  await panel.getByLabel('First name').fill('Lise')
  await panel.getByLabel('Last name').fill('Meitner')
  await panel.getByRole('button', { name: 'Save name' }).click()

  await expect(page.getByText('Name saved.')).toBeVisible()
  await expectNoAxeViolations(page)
  await openStaff(page, 'staff')
  await expect(page.getByRole('row').filter({ hasText: 'Lise Meitner' })).toBeVisible()
})

test('leads an invited person from the mailed link into the back office', async ({
  page,
  shop,
}) => {
  const owner = await signIn(shop, await shop.make.staff({ password: PASSWORD }))
  await shop.make.order({ row: { firstName: 'Somebody' } })
  const invitation = { email: 'ines@example.com', firstName: 'Ines', role: 'SUPPORT' }
  await shop.post('/staff/invite', invitation, owner)
  await shop.runJobs()
  const text = shop.mail.sent.find(({ to }) => to.address === invitation.email)?.text ?? ''
  await page.goto(/\/#\/claim\?t=[\w-]+/.exec(text)?.[0] ?? '')
  await page.getByLabel('New password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Save password' }).click()

  await expect(page).toHaveURL(/\/staff/)
  await expect(page.getByText('Welcome, Ines.')).toBeVisible()

  // Orders of the shop are not her orders.
  await page.goto('/#/orders')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('You have no orders yet.')).toBeVisible()
})

test('turns customers away', async ({ page, shop }) => {
  await signInAsNew(page, shop)
  await openStaff(page)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No access to the back office')
})
