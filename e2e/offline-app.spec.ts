import type { ServerResponse } from 'node:http'
import type { BrowserContext, Page, Worker } from '@playwright/test'
import { LAST_WORKER } from '../apps/api/src/pages/files/web-files.ts'
import type { Line } from './line.ts'
import { cached, openWithWorker, silent, test } from './offline-fixture.ts'
import { addToCart, fillCheckout } from './order-steps.ts'
import { expect, expectNoAxeViolations, withLivePages } from './shop-fixture.ts'
import { signInAsNew } from './visitor.ts'

const NEXT = '000000000000'

const cacheNames = (page: Page) => page.evaluate(() => caches.keys())
const shells = async (page: Page) =>
  (await cacheNames(page)).filter((name) => name.startsWith('mendwell-shell-'))

const answering = (script: string) => (response: ServerResponse) =>
  response.setHeader('Content-Type', 'text/javascript').end(script)

/** As after a deployment: another worker, and the previous build's files are gone from the server. */
async function deployNext(page: Page, line: Line, current: string) {
  const script = await (await page.request.get('/sw.js')).text()
  for (const file of script.match(/\/assets\/[\w./-]+/g) ?? []) {
    line.replace(file, (response) => response.writeHead(404).end())
  }
  line.replace('/sw.js', answering(script.replaceAll(current, NEXT)))
}

const stateOf = (worker: Worker) =>
  worker.evaluate(
    () => (self as unknown as { serviceWorker: { state: string } }).serviceWorker.state,
  )

/** The new version, which waits until the old one's tabs are closed. */
async function waitingWorker(context: BrowserContext): Promise<Worker> {
  for (const worker of context.serviceWorkers()) {
    if ((await stateOf(worker)) === 'installed') return worker
  }
  throw new Error('No worker waits')
}

test('a new version waits until the open tab, which goes on with its files, is closed', async ({
  page,
  context,
  shop,
  line,
}) => {
  await openWithWorker(page, '/')
  await addToCart(page, await shop.make.product())
  const [old = ''] = await shells(page)

  await deployNext(page, line, old.replace('mendwell-shell-', ''))
  const isWaiting = await page.evaluate(async () => {
    const registration = await (await navigator.serviceWorker.ready).update()
    const next = registration.installing ?? registration.waiting
    await new Promise<void>((resolve) => {
      if (next?.state !== 'installing') resolve()
      next?.addEventListener('statechange', () => resolve())
    })
    return registration.waiting !== null
  })
  expect(isWaiting).toBe(true)

  // Checkout and payment are files that this tab has not requested yet.
  await page.goto('/#/checkout')
  await fillCheckout(page, 'old-tab@example.com')
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(page.getByRole('dialog', { name: /^Pay \$/ })).toBeVisible()
  expect(await shells(page)).toContain(old)

  const next = await waitingWorker(context)
  await page.close()
  // A visit that starts while the browser is still closing the old tab gets the old version; the next does not.
  await expect.poll(() => stateOf(next)).toBe('activated')
  const visit = await context.newPage()
  await visit.goto('/')
  await expect(visit.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await shells(visit)).toEqual([`mendwell-shell-${NEXT}`])
})

test('the shop can be installed, and switching the worker off deletes its caches', async ({
  page,
  context,
  line,
}) => {
  await openWithWorker(page, '/')
  const devTools = await context.newCDPSession(page)
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors')
  const { errors, manifest } = await devTools.send('Page.getAppManifest')
  // A test's browser is always incognito, where nothing can be installed.
  const problems = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')
  expect({ problems, errors }).toEqual({ problems: [], errors: [] })
  expect(manifest).toMatchObject({ display: 'kStandalone' })

  let fetches = 0
  line.replace('/sw.js', (response) => {
    fetches += 1
    answering(LAST_WORKER)(response)
  })
  // Browsers check for a new worker some seconds after a visit; here it is requested.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  const workers = (at: Page) =>
    at.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await expect.poll(() => workers(page)).toBe(0)
  await page.close()

  // The old worker caches what it was fetching when it was replaced; a later visit clears that too.
  const whatNextVisitLeaves = async () => {
    const before = fetches
    const visit = withLivePages(await context.newPage())
    await visit.goto('/')
    await expect.poll(() => fetches).toBeGreaterThan(before)
    await expect.poll(() => workers(visit)).toBe(0)
    const left = await cacheNames(visit)
    await visit.close()
    return left
  }
  await expect.poll(whatNextVisitLeaves, { timeout: 90_000 }).toEqual([])
  const visit = withLivePages(await context.newPage())
  await visit.goto('/#/about')
  await expect(visit.getByRole('heading', { level: 1 })).toHaveText(/About/)
})

test('the cache is limited, has no searches, and is deleted when someone signs out', async ({
  page,
  shop,
  line,
}) => {
  await signInAsNew(page, shop)
  const { productId } = await shop.make.product({ productName: 'Bounded crutch' })
  const address = `/p/${productId}-bounded-crutch`
  await openWithWorker(page, address)

  await page.evaluate(async () => {
    const ten = Array.from({ length: 10 })
    for (let n = 0; n < 230; n += 10) {
      await Promise.all(ten.map((_, index) => fetch(`/api/country/findAll?n=${n + index}`)))
    }
  })
  const answers = () =>
    page.evaluate(async () => (await (await caches.open('mendwell-answers-1')).keys()).length)
  // 200, and up to ten added since the last cleanup.
  await expect.poll(answers).toBeLessThanOrEqual(210)
  expect(await cached(page, '/api/country/findAll?n=0')).toBe(false)
  expect(await cached(page, '/api/country/findAll?n=229')).toBe(true)

  line.cut()
  await page.goto('/#/shop/-1?q=crutch')
  await expect(silent(page)).toBeVisible()
  const problem = page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: 'could not be loaded' })
  await expect(problem).toContainText('It will appear as soon as we can reach the shop')
  await expectNoAxeViolations(page)
  line.restore()
  await expect(page.getByRole('link', { name: 'Bounded crutch' }).first()).toBeVisible()

  await page.goto('/#/dashboard')
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect.poll(() => cached(page, address)).toBe(false)
})
