import type { Page } from '@playwright/test'
import type { TestShop } from '../apps/api/test/shop/start-test-shop.ts'

export const PASSWORD = 'a-quiet-river-in-may'

/** A new customer, whose session the browser then holds as after the sign-in form. */
export async function signInAsNew(page: Page, shop: TestShop, firstName = 'Margaret') {
  const customer = await shop.make.customer({ firstName, password: PASSWORD })
  const answer = await page.request.post('/api/users/authenticate', {
    data: { loginId: customer.loginId, loginPassword: PASSWORD },
    headers: { 'X-Session': 'cookie' },
  })
  if (!answer.ok()) throw new Error(`Sign-in refused: ${await answer.text()}`)
  return customer
}

/**
 * Waits until a page of somebody who signed in has asked for all that their account keeps: begun before the page opens. Who
 * ends the session earlier has one of these calls refused, before anything is pressed.
 */
export const accountInStep = (page: Page) =>
  Promise.all(
    [/\/carts\/sync$/, /\/lists\/sync$/, /\/my-devices\/sync$/].map((address) =>
      page.waitForResponse(address),
    ),
  )

/** How many pixels the page is wider than the screen. */
export const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
