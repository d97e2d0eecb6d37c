import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import {
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
} from '@playwright/test'
import type axe from 'axe-core'
import { startTestShop, type TestShop } from '../apps/api/test/shop/start-test-shop.ts'
import { lendPictures } from './rendered-pictures.ts'
import { overflowOf } from './visitor.ts'

type Shop = TestShop & { address: string }

interface TestFixtures {
  /** The real shop with the seed catalogue, on a database shared by the tests of one file. */
  shop: Shop
  /** The previous test's page: a browser with the shop's files cached is faster than a new one each time. */
  tour: Page
}

interface WorkerFixtures {
  shopOf: (file: string) => Promise<Shop>
  /** The page of a tour, which is shared between tests. */
  tourPages: { last?: { address: string; page: Page } }
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  shopOf: [
    async ({ browserName: _ }, use) => {
      let current: { file: string; shop: Shop; close(): Promise<void> } | undefined
      await use(async (file) => {
        if (current?.file === file) return current.shop
        await current?.close()
        const shop = await startTestShop({ withCatalogue: true })
        const pictures = await lendPictures(shop)
        // Else Playwright's own client may reuse a connection just as the idle timeout closes it.
        shop.app.server.keepAliveTimeout = 0
        current = {
          file,
          shop: Object.assign(shop, { address: await shop.listen() }),
          close: async () => {
            await pictures.takeBack()
            await shop.close()
          },
        }
        return current.shop
      })
      await current?.close()
    },
    { scope: 'worker' },
  ],

  // What one file adds to the catalogue must not affect the counts of another.
  shop: async ({ shopOf }, use, { file }) => use(await shopOf(file)),

  baseURL: ({ shop }, use) => use(shop.address),

  page: async ({ page, shop }, use) => {
    const complaints = complaintsOf(page, shop.address)
    await use(withLivePages(page))
    expect(complaints(), 'the browser complained').toEqual([])
  },

  tourPages: [({ browserName: _ }, use) => use({}), { scope: 'worker' }],

  tour: async ({ browser, shop, tourPages }, use) => {
    if (tourPages.last?.address !== shop.address) {
      await tourPages.last?.page.context().close()
      const page = withLivePages(await browser.newPage())
      // Sent once for all the documents that it shows.
      await page.addInitScript(AXE_SCRIPT)
      tourPages.last = { address: shop.address, page }
    }
    const { page } = tourPages.last
    const complaints = complaintsOf(page, shop.address)
    await use(page)
    expect(complaints(), 'the browser complained').toEqual([])
  },
})

export { expect }

/** Pages are visible before they are hydrated; tests check them hydrated, laid out as after scrolling. */
export function withLivePages(page: Page): Page {
  const open = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (...where) => {
    const response = await open(...where)
    await whenLive(page)
    return response
  }
  page.reload = async (...how) => {
    const response = await reload(...how)
    await whenLive(page)
    return response
  }
  return page
}

async function whenLive(page: Page) {
  const { protocol, pathname } = new URL(page.url())
  if (protocol !== 'http:' || pathname.startsWith('/staff')) return
  await page.locator('html[data-live]').waitFor({ state: 'attached' })
  await page.evaluate(() => document.documentElement.setAttribute('data-whole', ''))
}

/** Console errors, script errors, and requests that leave the shop, until they are read. */
function complaintsOf(page: Page, address: string) {
  const complaints: string[] = []
  const onScript = (error: Error) => complaints.push(`script: ${error.message}`)
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() !== 'error') return
    const known = { calls: `${address}/api/`, page: page.url() }
    if (isRefused(message.text(), message.location().url, known)) return
    complaints.push(`console: ${message.text()}`)
  }
  const onRequest = (request: Request) => {
    const url = request.url()
    const isOurs = url.startsWith(`${address}/`) || /^(data|blob|about):/.test(url)
    if (!isOurs) complaints.push(`request to ${url}`)
  }
  page.on('pageerror', onScript).on('console', onConsole).on('request', onRequest)
  return () => {
    page.off('pageerror', onScript).off('console', onConsole).off('request', onRequest)
    return complaints
  }
}

/** Chromium logs each call or page that is refused (4xx) or aborted by a test; the page shows it, so it is no error. */
const isRefused = (text: string, url: string, known: { calls: string; page: string }) =>
  (url.startsWith(known.calls) || url === known.page) &&
  /status of 4\d\d|ERR_CONNECTION_RESET|ERR_INTERNET_DISCONNECTED/.test(text)

declare global {
  interface Window {
    axe?: typeof axe
  }
}

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const AXE_SCRIPT = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

/**
 * WCAG 2.2 AA and axe's best practices, or the rules of other tags, on the current page; it has no frames. Header and
 * notices load before a page's own part, so its heading is awaited.
 */
export async function expectNoAxeViolations(page: Page, tags: readonly string[] = AXE_TAGS) {
  await expect(page.locator('h1').first()).toBeAttached()
  // Sending and compiling it takes as long as checking a page: once per document.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(AXE_SCRIPT)
  const found = await page.evaluate(findViolations, [...tags])
  expect(found).toEqual([])
}

/** The same at the width of a phone too, where nothing may be wider than the screen. */
export async function expectNoAxeViolationsAtBothWidths(page: Page) {
  await expectNoAxeViolations(page)
  const wide = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => overflowOf(page)).toBe(0)
  await expectNoAxeViolations(page)
  if (wide) await page.setViewportSize(wide)
}

/**
 * Runs in the page, while nothing fades in or out: a dialog of the back office starts to fade a frame or two after it
 * is opened, and half-faded text has too little contrast. Only what a second check also finds, a few frames later and
 * with no animation started meanwhile, is a violation.
 */
async function findViolations(tags: string[]) {
  const { axe } = window
  if (!axe) throw new Error('axe is not in the page')
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const fading = () =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  const look = async () => {
    for (let moving = fading(); moving.length > 0; moving = fading()) {
      await Promise.allSettled(moving.map(({ finished }) => finished))
      // Finished animations are still listed until the next frame.
      await nextFrame()
    }
    let begun = false
    const onRun = () => (begun = true)
    document.addEventListener('transitionrun', onRun)
    document.addEventListener('animationstart', onRun)
    const { violations } = await axe.run(document, {
      runOnly: { type: 'tag', values: tags },
      resultTypes: ['violations'],
    })
    // The check itself may have delayed a frame in which an animation starts.
    if (violations.length > 0) for (let frame = 0; frame < 3; frame++) await nextFrame()
    document.removeEventListener('transitionrun', onRun)
    document.removeEventListener('animationstart', onRun)
    return { violations, begun, faults: violations.map(({ id }) => id).join() }
  }
  let seen = await look()
  while (seen.violations.length > 0) {
    const again = await look()
    const isSame = !seen.begun && !again.begun && again.faults === seen.faults
    seen = again
    if (isSame) break
  }
  return seen.violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map((node) => node.target.join(' ')),
  }))
}
