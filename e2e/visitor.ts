import type { Page } from '@playwright/test'
import type { TestShop } from '../apps/api/test/shop/start-test-shop.ts'

export const PASSWORD = 'a-quiet-river-in-may'

/** Creates a customer and gives the browser their session, as after the sign-in form. */
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
 * Waits until a signed-in visitor's page has requested everything their account stores: start it before the page opens.
 * If the session ended earlier, one of these calls would be refused before any click.
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
