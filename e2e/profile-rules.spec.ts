import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from './shop-fixture.ts'

/** Registration and profile (Specification §5): errors under the field, only after a submit. */

const submit = (page: Page) => page.getByRole('button', { name: 'Register', exact: true })
const summary = (page: Page) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: 'There is a problem' })

test('registration names everything that is missing, in the order of the screen', async ({
  page,
}) => {
  await page.goto('/#/customer?source=REGISTER')
  await expect(page.getByText(/ is required$/)).toHaveCount(0)

  await submit(page).click()

  await expect(summary(page)).toBeFocused()
  await expect(summary(page).getByRole('link')).toHaveText([
    'First Name is required',
    'Last Name is required',
    'Email is required',
    'Password is required',
    'Phone is required',
    'Address1 is required',
    'Country is required',
    'StateProvince is required',
    'City is required',
    'postalCode is required',
  ])
  await expectNoAxeViolations(page)
})

test('a separate billing address is asked for as well', async ({ page }) => {
  await page.goto('/#/customer?source=REGISTER')
  await page.getByRole('checkbox', { name: /^Billing/ }).uncheck()
  await submit(page).click()

  await expect(summary(page).getByRole('link')).toHaveCount(14)
  await expect(
    page.getByRole('group', { name: 'Billing address' }).getByText(/ is required$/),
  ).toHaveText([
    'Country is required',
    'StateProvince is required',
    'City is required',
    'postalCode is required',
  ])
})

const WRONG = [
  { field: 'Email', value: 'ada@', message: 'Email is Invalid' },
  { field: 'Login Password', value: 'short', message: 'Password is Invalid' },
  { field: 'Phone', value: 'call me', message: 'Phone must be a number of 7 to 15 digits' },
] as const

for (const { field, value, message } of WRONG) {
  test(`'${value}' as ${field} says '${message}' until it is right`, async ({ page }) => {
    await page.goto('/#/customer?source=REGISTER')
    const box = page.getByRole('main').getByRole('textbox', { name: field, exact: true })
    await box.fill(value)
    await expect(page.getByText(message, { exact: true })).toHaveCount(0)
    await submit(page).click()

    await expect(box).toHaveAttribute('aria-invalid', 'true')
    await expect(box).toHaveAccessibleDescription(new RegExp(`${message}$`))
    await expect(box).toHaveValue(value)

    await box.fill(
      field === 'Email'
        ? 'ada@example.com'
        : field === 'Phone'
          ? '5125550148'
          : 'a-quiet-river-in-may',
    )
    await expect(page.getByText(message, { exact: true })).toHaveCount(0)
  })
}

test('Clear empties the form, Cancel leads home', async ({ page }) => {
  await page.goto('/#/customer?source=REGISTER')
  await page.getByLabel('First Name').fill('Ada')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByLabel('First Name')).toHaveValue('')

  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/#\/$/)
})
