import path from 'node:path'
import { expect, expectNoAxeViolations, test } from '../shop-fixture.ts'
import { openStaff, signInAsStaff } from './staff-steps.ts'

/** 192 by 192 pixels. */
const LOGO = path.join(import.meta.dirname, '../../apps/web/public/icon-192.png')

test('writes custom text for an email, previews it, sends a test and resets it', async ({
  page,
  shop,
}) => {
  await signInAsStaff(page, shop)
  await openStaff(page, 'emails')
  const logo = page.getByRole('region', { name: 'Logo' })
  await logo.locator('input[type=file]').setInputFiles(LOGO)
  await expect(logo.getByRole('img')).toHaveJSProperty('naturalHeight', 160)
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Order confirmation' }).click()

  const html = page.frameLocator('iframe[title="The email as HTML"]')
  await expect(
    html.getByRole('heading', { name: 'Thank you, Ada. Your order is in.' }),
  ).toBeVisible()
  await expect(html.getByRole('img')).toHaveAttribute('height', '80')
  await page.getByLabel('Opening paragraph', { exact: true }).fill('Dear {lastName}')
  await expect(page.getByText('{lastName} cannot be filled in here.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('There is a problem')).toBeVisible()
  await expectNoAxeViolations(page)

  await page
    .getByLabel('Opening paragraph', { exact: true })
    .fill('Dear {firstName}, we pack today.')
  await expect(html.getByText('Dear Ada, we pack today.')).toBeVisible()
  await page.getByRole('button', { name: 'Plain text' }).press('Enter')
  await expect(page.getByText('Order number: 4711023')).toBeVisible()
  await page.getByLabel('Opening paragraph in Spanish').fill('Hola {firstName}')
  await expect(page.locator('pre').getByText('Hola Ada')).toBeVisible()

  await page.getByRole('button', { name: 'Send me a test' }).click()
  await expect(page.getByText(/Test email sent to/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved. The next email uses it.').first()).toBeVisible()

  await page.getByRole('button', { name: /Undo/ }).click()
  await expect(page.getByLabel('Opening paragraph', { exact: true })).toHaveValue('')
  await expectNoAxeViolations(page)

  await openStaff(page, 'emails')
  await page.getByRole('button', { name: /Undo/ }).click()
  await expect(logo.getByRole('button', { name: 'Remove logo' })).toBeHidden()
  await expect(logo.getByRole('img')).toBeHidden()
})
