import type { Page } from '@playwright/test'
import { openWithWorker, silent, test } from './offline-fixture.ts'
import { addToCart, CARDS, fillCheckout, payWith } from './order-steps.ts'
import { expect, expectNoAxeViolations, withLivePages } from './shop-fixture.ts'
import { overflowOf } from './visitor.ts'

const placeButton = (page: Page) => page.getByRole('button', { name: /^Place order/ })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('when the shop is down, visited pages stay usable, and the rest comes back with it', async ({
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

  // Cold, at a URL that was never opened: the shell renders it.
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
  // No one online sees the previous price.
  await page.goto(`/p/${seen.productId}-seen-crutch`)
  await expect(page.getByRole('main')).toContainText('$27.00')
})

test("the browser's own cache is not mistaken for the shop", async ({ page, context, shop }) => {
  await addToCart(page, await shop.make.product({ productName: 'Kept crutch' }))
  await page.goto('/#/checkout')
  await page.getByLabel('Country').selectOption({ label: 'United States' })
  const towns = page.getByLabel('Town / City')
  const chooseState = (label: string) => page.getByLabel('State / Province').selectOption({ label })
  await chooseState('Texas')
  await expect(towns.getByRole('option', { name: 'Austin' })).toBeAttached()
  await chooseState('Ohio')
  await expect(towns.getByRole('option', { name: 'Columbus', exact: true })).toBeAttached()
  // The page forgets the cities of Texas, the browser does not.
  await page.reload()
  await expect(placeButton(page)).toContainText('$')

  await context.setOffline(true)
  const strip = page.getByText('You are offline.')
  await expect(strip).toBeVisible()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(strip).toBeInViewport()
  let asked = 0
  page.on('request', () => {
    asked += 1
  })
  // Each response from the browser's cache used to cause hundreds of requests per second: wait for several.
  for (const _round of [1, 2, 3]) {
    await chooseState('Texas')
    await expect(towns.getByRole('option', { name: 'Austin' })).toBeAttached()
    await chooseState('Ohio')
    await expect(towns.getByRole('option', { name: 'Columbus', exact: true })).toBeAttached()
  }

  await expect(strip).toBeVisible()
  expect(asked).toBeLessThan(10)
  await context.setOffline(false)
  await expect(strip).toBeHidden()
})

test('an order whose response was lost is found again after the browser was closed, and placed once', async ({
  page,
  context,
  browser,
  shop,
  line,
}) => {
  const email = 'tunnel@example.com'
  await openWithWorker(page, '/')
  await addToCart(page, await shop.make.product({ productName: 'Tunnel crutch' }))
  await page.goto('/#/checkout')
  await fillCheckout(page, email)
  await expect(placeButton(page)).toBeVisible()

  // When offline nothing leaves the device, and everything typed stays.
  await context.setOffline(true)
  await placeButton(page).click()
  const refusal = page.getByRole('alert').filter({ hasText: /order (was|went)/ })
  await expect(refusal).toContainText('nothing was sent')
  await expectNoAxeViolations(page)
  await context.setOffline(false)

  // The order arrives, and the connection breaks before its response.
  line.loseAnswerOf('/api/orders/save')
  await placeButton(page).click()
  await expect(refusal).toContainText('We don’t know yet whether your order went through.')
  await expect(page.getByLabel('Town / City')).toHaveValue('Austin')
  await expectNoAxeViolations(page)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await overflowOf(page)).toBe(0)

  // A browser that was closed has lost its tabs and their storage.
  const storageState = await context.storageState()
  await context.close()
  line.restore()
  const later = await browser.newContext({ storageState, baseURL: line.address })
  const next = withLivePages(await later.newPage())
  await next.goto('/#/cart')
  await expect(next.getByText('We have received your order #')).toBeVisible()
  await expect(next.getByRole('link', { name: /^Cart\W+0 items/ })).toBeAttached()
  await expectNoAxeViolations(next)
  await next.getByRole('link', { name: 'See your order' }).click()
  await next.getByRole('main').getByRole('button', { name: /^Pay/ }).click()

  // The same for a payment: it arrives, and its response does not.
  line.loseAnswerOf('/api/payment/charge')
  await payWith(next, CARDS.approved)
  await expect(next.getByRole('dialog')).toContainText('you will not be charged twice')
  line.restore()
  await next.reload()
  await expect(next.getByRole('article').getByText('Paid', { exact: true })).toBeVisible()
  await later.close()

  const orders = await shop.db
    .selectFrom('orders')
    .select(['orderId', 'paymentStatus'])
    .where('email', '=', email)
    .execute()
  expect(orders).toMatchObject([{ paymentStatus: 'PAID' }])
  const attempts = await shop.db
    .selectFrom('paymentAttempt')
    .select('status')
    .where('orderId', '=', orders[0]?.orderId ?? 0)
    .execute()
  expect(attempts).toHaveLength(1)
})
