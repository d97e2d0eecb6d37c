import type { Page } from '@playwright/test'
import { type Line, openLine } from './line.ts'
import { test as base, expect, withLivePages } from './shop-fixture.ts'

/** The shop behind a connection that can be cut, in a browser that allows the service worker. */
export const test = base.extend<{ line: Line }>({
  line: async ({ shop }, use) => {
    const line = await openLine(shop.address)
    await use(line)
    await line.close()
  },
  serviceWorkers: 'allow',
  baseURL: ({ line }, use) => use(line.address),
  // Without a shop, a browser logs an error for every request; script errors remain errors.
  page: async ({ context }, use) => {
    const page = withLivePages(await context.newPage())
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await use(page)
    expect(errors).toEqual([])
  },
})

/** What every page shows while the shop does not respond. */
export const silent = (page: Page) =>
  page.getByText('The shop is not responding. Prices and stock may have changed.')

/** Opens the shop and waits until the worker has cached what the page showed. */
export async function openWithWorker(page: Page, address: string) {
  await page.goto(address)
  await expect.poll(() => cached(page, '/')).toBe(true)
  await expect.poll(() => cached(page, address)).toBe(true)
}

/** Whether the worker has cached a URL. */
export const cached = (page: Page, address: string) =>
  page.evaluate(async (path) => (await caches.match(path)) !== undefined, address)
