import { Secret, TOTP } from 'otpauth'
import { expect, expectNoAxeViolations, test } from '../shop-fixture.ts'
import { PASSWORD } from '../visitor.ts'
import { openStaff, signInAsStaff } from './staff-steps.ts'

test('shows pending work, and the sales of a range as chart and table', async ({ page, shop }) => {
  await shop.make.order({ lines: [{ product: await shop.make.product(), quantity: 2 }] })
  await signInAsStaff(page, shop)
  await openStaff(page)

  await expect(page.getByRole('list', { name: 'To do' })).toContainText('Unpaid orders1')
  await expect(page.getByRole('list', { name: 'Nothing waiting:' })).toContainText('New orders')
  await expect(page.getByRole('region', { name: 'Today so far' })).toContainText('Orders today1')
  await page.getByRole('link', { name: '7 days' }).click()
  await expect(page.getByRole('img', { name: /^Sales per day/ })).toBeVisible()
  await page.getByText('Show as a table').click()
  await expect(page.getByRole('table', { name: 'Sales per day' }).getByRole('row')).toHaveCount(8)
  await expectNoAxeViolations(page)
})

test('loads sales for typed days once their year is complete', async ({ page, shop }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('/staff/sales')) asked.push(searchParams.get('from') ?? '')
  })
  await signInAsStaff(page, shop)
  await openStaff(page)
  await page.getByLabel('To', { exact: true }).fill('2026-03-31')
  await page.getByLabel('From', { exact: true }).fill('2026-02-01')
  asked.length = 0

  await page.getByLabel('From', { exact: true }).pressSequentially('01022026')

  await expect(page).toHaveURL(/from=2026-01-02/)
  await expect(page.getByRole('img', { name: /^Sales per day/ })).toBeVisible()
  expect(asked.filter((day) => day.startsWith('0'))).toEqual([])
  await page.getByLabel('To', { exact: true }).fill('2026-01-01')
  await expect(page.getByRole('alert')).toHaveText('This could not be loaded. From is after To.')
  await page.getByLabel('From', { exact: true }).press('Delete')
  await page.getByLabel('To', { exact: true }).focus()
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('2026-01-02')
})

test('explains an empty list', async ({ page, shop }) => {
  await shop.make.order()
  await signInAsStaff(page, shop)
  await openStaff(page, 'orders?page=9')
  await expect(page.getByText('There is no page 9')).toBeVisible()
  await page.getByRole('link', { name: 'Go to the first page' }).click()
  await page.getByRole('searchbox').fill('nobody')
  await expect(page.getByText('No orders found')).toBeVisible()
  await page.getByRole('link', { name: 'see all orders' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(page.getByRole('table', { name: 'Orders, newest first' })).toBeVisible()
  await openStaff(page, 'orders/packing-documents')
  await expect(page.getByText('No orders selected')).toBeVisible()
  await expectNoAxeViolations(page)
  await openStaff(page, 'products/words')
  await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible()
  await expect(page.getByText('There is no such page')).toBeVisible()
})

test('invites someone; missing fields are reported', async ({ page, shop }) => {
  await signInAsStaff(page, shop)
  await openStaff(page, 'staff')

  await page.getByRole('button', { name: 'Invite a colleague' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite a colleague' })
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(dialog.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused()
  await expectNoAxeViolations(page)
  await dialog.getByLabel('First name').fill('Linus')
  await dialog.getByLabel('Email').fill('linus@example.com')
  await dialog.getByLabel('Role').selectOption('Catalog')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()

  const row = page.getByRole('row', { name: /linus@example.com/ })
  await expect(row).toContainText('Catalog')
  await expect(row).toContainText('Invited')
  await expect(page.getByRole('button', { name: 'Invite a colleague' })).toBeFocused()
})

test('turns on the second factor; the next sign-in requires it', async ({ page, shop }) => {
  const { loginId } = await signInAsStaff(page, shop)
  await openStaff(page, 'account')

  await page.getByRole('button', { name: 'Turn on' }).click()
  const key = (await page.locator('code').innerText()).replaceAll(' ', '')
  const code = new TOTP({ secret: Secret.fromBase32(key) }).generate()
  await page.getByRole('textbox', { name: 'Code' }).fill(code)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Confirm' }).click()
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  const recovery = await codes.first().innerText()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByLabel('Email').fill(loginId)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two-step verification')
  await expectNoAxeViolations(page)
  await page.getByRole('textbox', { name: 'Code' }).fill(recovery)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('navigation', { name: 'Back office' })).toBeVisible()
})
