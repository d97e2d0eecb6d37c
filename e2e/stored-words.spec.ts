import type { Page } from '@playwright/test'
import type { TestShop } from '../apps/api/test/shop/start-test-shop.ts'
import { addToCart, fillCheckout } from './order-steps.ts'
import { expect, test } from './shop-fixture.ts'
import { PASSWORD, signInAsNew } from './visitor.ts'

/* Nothing typed is ever lost: reload, back, offline, an expired session. In addition to these: checkout.spec.ts
   (reload; a lost response), contact.spec.ts (reload; refusal), review.spec.ts (reload; sign-in). */

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const ended = (page: Page) =>
  page.getByText('Your session has ended. Please sign in again.').first()

/** What happens on the server when a session expires. */
const endSessions = (shop: TestShop) =>
  shop.db
    .updateTable('session')
    .set({ expiresAt: new Date(0) })
    .execute()

async function signInAgain(page: Page, loginId: string) {
  await expect(heading(page)).toHaveText('SIGN IN')
  await page.getByLabel('Username').fill(loginId)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

test('a profile survives reload, Back and an expired session, and is then saved', async ({
  page,
  shop,
}) => {
  const { loginId } = await signInAsNew(page, shop)
  await page.goto('/#/customer?source=EDIT')
  const profession = page.getByLabel('Profession')
  await profession.fill('Midwife')
  await page.reload()
  await expect(profession).toHaveValue('Midwife')
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(heading(page)).toHaveText('Questions and answers')
  await page.goBack()
  await expect(profession).toHaveValue('Midwife')

  await page.getByLabel('Phone', { exact: true }).fill('512 555 0148')
  await page.getByRole('textbox', { name: 'Shipping Address' }).fill('12 Elm Street')
  await page.getByLabel('Country', { exact: true }).selectOption({ label: 'United States' })
  await page.getByLabel('State/Province', { exact: true }).selectOption({ label: 'Texas' })
  await page.getByLabel('City', { exact: true }).selectOption({ label: 'Austin' })
  await page.getByLabel('Zip Code', { exact: true }).fill('78704')
  await endSessions(shop)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(ended(page)).toBeVisible()
  await signInAgain(page, loginId)

  await expect(heading(page)).toHaveText('Edit Profile')
  await expect(profession).toHaveValue('Midwife')
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('Austin')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('You have succesfully saved the profile!').first()).toBeVisible()
})

test('checkout survives an expired session, with cart and address', async ({ page, shop }) => {
  const { loginId } = await signInAsNew(page, shop)
  await addToCart(page, await shop.make.product({ productName: 'Kept crutch' }))
  await page.goto('/#/checkout')
  await expect(page.getByText('You are signed in as')).toBeVisible()
  await fillCheckout(page, loginId)
  await endSessions(shop)
  // The shop is asked when the window regains focus.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(ended(page)).toBeVisible()
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('418 Barton Creek Road')
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).first().click()
  await signInAgain(page, loginId)

  await expect(heading(page)).toHaveText('Checkout')
  await expect(page.getByLabel('Town / City')).toHaveValue('Austin')
  await page.getByRole('button', { name: /^Place order and pay \$/ }).click()
  await expect(page.getByRole('dialog', { name: /^Pay \$/ })).toBeVisible()
})

test('offline, checkout waits, and continues with the next click', async ({
  page,
  shop,
  context,
}) => {
  await addToCart(page, await shop.make.product())
  await page.goto('/#/checkout')
  await fillCheckout(page, 'tunnel@example.com')
  await expect(page.getByRole('button', { name: /^Place order and pay \$/ })).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'was not placed' })).toBeFocused()
  await expect(page.getByLabel('Town / City')).toHaveValue('Austin')
  await context.setOffline(false)
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(page.getByRole('dialog', { name: /^Pay \$/ })).toBeVisible()
})
