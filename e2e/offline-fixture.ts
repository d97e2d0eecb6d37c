import type { Page } from '@playwright/test'
import { type Line, openLine } from './line.ts'
import { test as base, expect, withLivePages } from './shop-fixture.ts'

/** The shop behind a line that can be cut, in a browser that lets the service worker in. */
export const test = base.extend<{ line: Line }>({
  line: async ({ shop }, use) => {
    const line = await openLine(shop.address)
    await use(line)
    await line.close()
  },
  serviceWorkers: 'allow',
  baseURL: ({ line }, use) => use(line.address),
  // Without a shop a browser complains of every request; faults of scripts stay faults.
  page: async ({ context }, use) => {
    const page = withLivePages(await context.newPage())
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await use(page)
    expect(errors).toEqual([])
  },
})

/** What every page says while the shop does not answer. */
export const silent = (page: Page) =>
  page.getByText('The shop is not responding. Prices and stock may have changed.')

/** Opens the shop and waits until the worker has kept what the page showed. */
export async function openWithWorker(page: Page, address: string) {
  await page.goto(address)
  await expect.poll(() => cached(page, '/')).toBe(true)
  await expect.poll(() => cached(page, address)).toBe(true)
}

/** Whether the worker has kept what is at an address. */
export const cached = (page: Page, address: string) =>
  page.evaluate(async (path) => (await caches.match(path)) !== undefined, address)
