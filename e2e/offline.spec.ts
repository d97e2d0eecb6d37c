import type { Page } from '@playwright/test'
import { type Line, openLine } from './line.ts'
import { addToCart } from './order-steps.ts'
import { test as base, expect, expectNoAxeViolations } from './shop-fixture.ts'
import { overflowOf } from './visitor.ts'

/** The shop behind a line that can be cut, in a browser that lets the service worker in. */
const test = base.extend<{ line: Line }>({
  line: async ({ shop }, use) => {
    const line = await openLine(shop.address)
    await use(line)
    await line.close()
  },
  serviceWorkers: 'allow',
  baseURL: ({ line }, use) => use(line.address),
  // Without a shop a browser complains of every request; faults of scripts stay faults.
  page: async ({ context }, use) => {
    const page = await context.newPage()
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    await use(page)
    expect(faults).toEqual([])
  },
})

const silent = (page: Page) =>
  page.getByText('The shop does not answer. Prices and stock may have changed.')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Opens the shop and waits until the worker has kept what the page showed. */
async function openWithWorker(page: Page, address: string) {
  await page.goto(address)
  await expect.poll(() => kept(page, '/')).toBe(true)
  await expect.poll(() => kept(page, address)).toBe(true)
}

const kept = (page: Page, address: string) =>
  page.evaluate(async (path) => (await caches.match(path)) !== undefined, address)

test('with the shop gone, what was seen stays usable, and the rest comes with it', async ({
  page,
  shop,
  line,
}) => {
  const seen = await shop.make.product({ productName: 'Seen crutch', unitPriceCents: 20_00 })
  const unseen = await shop.make.product({ productName: 'Unseen crutch' })
  await openWithWorker(page, '/')
  await page.goto(`/p/${seen.productId}-seen-crutch`)
  await addToCart(page, seen)

  line.cut()
  await page.goto('/')
  await expect(heading(page)).toBeVisible()
  await expect(silent(page)).toBeVisible()
  await page.goto(`/p/${seen.productId}-seen-crutch`)
  await expect(heading(page)).toHaveText('Seen crutch')
  await expect(page.getByRole('main')).toContainText('$18.00')
  const picture = page.getByRole('main').getByRole('img', { name: 'Seen crutch' }).first()
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

  await page.goto('/#/cart')
  await page
    .getByRole('button', { name: /^One more/ })
    .first()
    .click()
  await expect(page.getByRole('complementary', { name: 'Cart total' })).toContainText('$36.00')
  await expectNoAxeViolations(page)

  // Cold, at an address that was never opened: the shell draws it.
  await shop.db
    .updateTable('product')
    .set({ unitPriceCents: 30_00 })
    .where('productId', '=', seen.productId)
    .execute()
  await page.goto(`/p/${unseen.productId}-unseen-crutch`)
  await expect(heading(page)).toHaveText('This page needs a connection')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await overflowOf(page)).toBe(0)
  await page.setViewportSize({ width: 1280, height: 800 })

  line.restore()
  await expect(heading(page)).toHaveText('Unseen crutch')
  await expect(silent(page)).toBeHidden()
  // Online nobody sees the price of before.
  await page.goto(`/p/${seen.productId}-seen-crutch`)
  await expect(page.getByRole('main')).toContainText('$27.00')
})
