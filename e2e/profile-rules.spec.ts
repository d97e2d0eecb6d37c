import type { Page } from '@playwright/test'
import { signIn } from '../apps/api/test/shoppers/sign-in.ts'
import { expect, expectNoAxeViolations, test } from './shop-fixture.ts'
import { PASSWORD } from './visitor.ts'

/** Registration and profile (Specification §5): errors under the field, only after a submit. */

const submit = (page: Page) => page.getByRole('button', { name: 'Register', exact: true })
const summary = (page: Page) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: 'There is a problem' })

test('registration names every missing field, in screen order', async ({ page }) => {
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

test('a separate billing address is required as well', async ({ page }) => {
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
    await expect(box).toHaveAccessibleDescription(new RegExp(message))
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

test("a field refused by the server explains why in Spanish, and in the owner's words", async ({
  page,
  shop,
}) => {
  const owner = await signIn(shop, await shop.make.staff({ role: 'OWNER', password: PASSWORD }))
  const emailInvalid = 'Escriba un correo completo'
  await shop.put('/staff/settings', { messageTextsEs: { emailInvalid } }, owner)
  await page.addInitScript(() => localStorage.setItem('mendwell.language', 'es'))
  await page.goto('/#/login')
  const form = page.getByRole('region', { name: 'Registrarse' })
  await form.getByRole('button', { name: 'Regístrese ahora' }).click()
  await form.getByLabel('Nombre', { exact: true }).fill('Ada')
  await form.getByLabel('Apellido', { exact: true }).fill('Byron')
  const [mailbox, password] = [form.getByLabel(/^Correo/), form.getByLabel(/^Contraseña/)]
  await mailbox.fill('ada@')
  await password.fill('password1234')
  const save = form.getByRole('button', { name: 'Guardar', exact: true })
  await save.click()
  await expect(mailbox).toHaveAccessibleDescription(
    new RegExp(`${emailInvalid} Escriba el correo completo`),
  )

  await mailbox.fill('ada.b@example.com')
  await save.click()

  await expect(password).toHaveAccessibleDescription(/Demasiadas personas usan esta contraseña/)
  await shop.put('/staff/settings', { messageTextsEs: {} }, owner)
})
