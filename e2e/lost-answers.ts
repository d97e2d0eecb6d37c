import type { Page } from '@playwright/test'

/** Calls to that URL reach the shop, and their responses are lost. */
export const loseAnswersOf = (page: Page, address: string) =>
  page.route(address, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })

/** Calls to that URL reach the shop once the returned function is called, not before. */
export async function holdAnswersOf(page: Page, address: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
