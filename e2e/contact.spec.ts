import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from './shop-fixture.ts'

const field = (page: Page, name: string) =>
  page.getByRole('main').getByRole('textbox', { name, exact: true })
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' })

const GOOD = {
  Name: 'Margaret L.',
  Email: 'margaret@example.com',
  Phone: '(555) 010-1234',
  Address: '12 Elm Street, Austin',
  Subject: 'Walker',
  Message: 'Which size fits a person of 5 feet 4?',
}

async function fillIn(page: Page, values: Partial<typeof GOOD>) {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
  await send(page).focus()
}

/** Every rule of the contact form, word for word (Specification §5). */
const WRONG = [
  { name: 'Name', value: '', message: 'Name Is Required' },
  { name: 'Name', value: 'Al', message: '3 Characters Minimum' },
  { name: 'Name', value: 'A name of twenty-one c', message: '20 Characters Maximum' },
  { name: 'Email', value: '', message: 'Email Is Required' },
  { name: 'Email', value: 'margaret@', message: 'Invalid Email' },
  { name: 'Phone', value: '', message: 'Number Is Required' },
  { name: 'Phone', value: '555 010 123', message: '10 Numbers are Required' },
  { name: 'Address', value: '', message: 'Address Is Required' },
  { name: 'Subject', value: '', message: 'subject Is Required' },
  { name: 'Message', value: '', message: 'Message Is Required' },
] as const

test('each rule is shown at its field, word for word and with what to do, and nothing is sent', async ({
  page,
}) => {
  test.slow() // ten rules
  await page.goto('/#/contact')
  await fillIn(page, GOOD)
  await expect(send(page)).toBeEnabled()
  for (const { name, value, message } of WRONG) {
    await field(page, name).fill(value)
    await field(page, name).blur()

    await expect(field(page, name)).toHaveAccessibleDescription(
      new RegExp(`${message} (Enter|Shorten) .+\\.$`),
    )
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
    await expect(send(page)).toBeDisabled()
    await field(page, name).fill(GOOD[name])
    await expect(page.getByText(message, { exact: true })).toBeHidden()
    await expect(send(page)).toBeEnabled()
  }
})

test('no error is shown before a field has been left', async ({ page }) => {
  await page.goto('/#/contact')
  await expect(send(page)).toBeDisabled()
  await field(page, 'Name').pressSequentially('Al')
  await expect(page.getByText('3 Characters Minimum')).toBeHidden()
  await field(page, 'Email').focus()
  await expect(page.getByText('3 Characters Minimum')).toBeVisible()
  await expectNoAxeViolations(page)
})

test('what is typed survives a reload', async ({ page }) => {
  await page.goto('/#/contact')
  await fillIn(page, { Subject: GOOD.Subject, Message: GOOD.Message })
  await page.reload()
  await expect(field(page, 'Subject')).toHaveValue(GOOD.Subject)
  await expect(field(page, 'Message')).toHaveValue(GOOD.Message)
})

test('a refused message is kept, and sent again under the same key', async ({ page }) => {
  const keys: (string | undefined)[] = []
  const refusal = { code: 'TOO_MANY', detail: 'Too many attempts. Please try again later.' }
  await page.route('**/api/email/api/contactEmail', (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    return keys.length === 1
      ? route.fulfill({ status: 429, json: refusal })
      : route.fulfill({ json: { sent: true } })
  })
  await page.goto('/#/contact')
  await fillIn(page, GOOD)
  await send(page).click()
  await expect(page.getByRole('alert')).toContainText('Too many attempts')
  await expect(field(page, 'Message')).toHaveValue(GOOD.Message)
  await send(page).click()

  await expect(page.getByText('Thanks for contacting Us')).toBeFocused()
  await expect(field(page, 'Message')).toHaveValue('')
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
})
