// `node bench/first-load.ts [page …]`: what a first visit on a phone costs, a page a column: bytes (gzip -9), the server's time,
// and how long the slowest of a few presses takes to be seen (ux §4).
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Browser, type CDPSession, chromium, type Locator, type Page } from '@playwright/test'
import { findChromium } from '../scripts/find-chromium.ts'
import { checkout, removeData, startShop } from './started-shop.ts'

const ASKED_FOR = process.argv.slice(2)
const PAGES =
  ASKED_FOR.length > 0
    ? ASKED_FOR
    : [
        '/',
        '/p/1929-true-metrix-testing-strips-pack-of-100',
        '/c/61-glucose-test-strips',
        '/#/shop/61',
        '/#/productsingle/1929/Glucose%20Test%20Strips/61',
        '/#/cart',
      ]
/** A page, and how much of it is allowed there and behind the hash. */
const ROWS = [
  ['script until it answers, KB', 150, 160],
  ['script in the end, KB', 215, 220],
  ['style, KB', 25, 25],
  ['font, KB', 30, 30],
  ['pictures in view, KB', 120, 120],
  // The session's alone on a page: all others are in it.
  ['answers of the API, KB', 1, 20],
  ['server time, ms', 50, 50],
  ['slowest press, ms (INP)', 120, 120],
] as const
/** As Lighthouse's phone. */
const PHONE = { width: 412, height: 823 }
const SLOW_CPU = 4
const ASKED = 15
const VISITS = 3

const data = fs.mkdtempSync(path.join(tmpdir(), 'mendwell-first-load-'))
const shop = await startShop({
  folder: checkout,
  env: { ...process.env, DATA_DIR: data, PORT: '0', RATE_LIMIT_FACTOR: '1000' },
})
const executablePath = findChromium()
const args = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu']
const browser = await chromium.launch({ args, ...(executablePath ? { executablePath } : {}) })
try {
  const columns: number[][] = []
  for (const address of PAGES) columns.push(await measure(browser, shop.address + address))
  print(columns)
} finally {
  await browser.close()
  await shop.stop()
  await removeData(data)
}

/** The figures of ROWS, in their order. */
async function measure(browser: Browser, address: string): Promise<number[]> {
  const { page, fetched } = await visit(browser, address)
  const early = [...fetched.keys()]
  const inView = await picturesInView(page)
  await page.waitForLoadState('networkidle')
  const all = [...fetched.keys()]
  const sent = (wanted: (place: string) => boolean) =>
    all.filter(wanted).reduce((sum, place) => sum + (fetched.get(place) ?? 0), 0) / 1000
  const figures = [
    packed(early, '.js'),
    packed(all, '.js'),
    (await styleOf(page)) + packed(all, '.css'),
    packed(all, '.woff2'),
    sent((place) => inView.includes(place)),
    sent((place) => place.startsWith('/api/')),
    await serverTime(address),
    await slowestPress(browser, address),
  ]
  await page.context().close()
  return figures
}

/** A first visit on a phone, up to the moment in which the page answers. */
async function visit(browser: Browser, address: string) {
  const context = await browser.newContext({
    ...{ viewport: PHONE, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
    // It fetches the whole shop for later, when nothing else is to be done.
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  const fetched = await listenTo(cdp)
  await page.goto(address)
  await page.waitForSelector('html[data-live]', { state: 'attached' })
  return { page, cdp, fetched }
}

/** What is fetched, by address within the shop, with the bytes that came over the line. */
async function listenTo(cdp: CDPSession): Promise<Map<string, number>> {
  const names = new Map<string, string>()
  const fetched = new Map<string, number>()
  await cdp.send('Network.enable')
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const { pathname, search } = new URL(request.url)
    names.set(requestId, pathname + search)
    fetched.set(pathname + search, 0)
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const name = names.get(requestId)
    if (name) fetched.set(name, encodedDataLength)
  })
  return fetched
}

function picturesInView(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.images)
      .filter((picture) => {
        const { top, bottom, width } = picture.getBoundingClientRect()
        return width > 0 && bottom > 0 && top < innerHeight
      })
      .map((picture) => picture.currentSrc.replace(location.origin, '')),
  )
}

/** KB of the built files with this ending. */
function packed(files: string[], ending: string): number {
  const sizes = files
    .filter((file) => file.startsWith('/assets/') && file.endsWith(ending))
    .map((file) => fs.readFileSync(path.join(checkout, 'apps/web/dist', file)))
    // A font is compressed already.
    .map((bytes) => (ending === '.woff2' ? bytes : gzipSync(bytes, { level: 9 })).length)
  return sizes.reduce((total, size) => total + size, 0) / 1000
}

/** KB of the style that stands in the page. */
async function styleOf(page: Page): Promise<number> {
  const text = await page.evaluate(() =>
    Array.from(document.querySelectorAll('style'), (style) => style.textContent).join(''),
  )
  return gzipSync(text, { level: 9 }).length / 1000
}

/** Median of the time to the first byte, in ms: kept pages, as for every visitor but the first. */
async function serverTime(address: string): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ASKED; round++) {
    const begin = performance.now()
    const answer = await fetch(address)
    times.push(performance.now() - begin)
    await answer.arrayBuffer()
  }
  return median(times)
}

function median(times: number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0
}

/** Median of the slowest press of some visits, in ms: a machine that does something else meanwhile spoils one. */
async function slowestPress(browser: Browser, address: string): Promise<number> {
  const slowest: number[] = []
  for (let round = 0; round < VISITS; round++) {
    const { page, cdp } = await visit(browser, address)
    await page.waitForLoadState('networkidle')
    slowest.push(await slowestOf(page, cdp))
    await page.context().close()
  }
  return median(slowest)
}

/** From the press to the frame that shows its effect, in ms, on a processor four times slower. */
async function slowestOf(page: Page, cdp: CDPSession): Promise<number> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU })
  await page.evaluate(() => {
    const slowest = { ms: 0 }
    Object.assign(window, { slowest })
    const note = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries()) {
        const isPress = 'interactionId' in entry && Number(entry.interactionId) > 0
        if (isPress) slowest.ms = Math.max(slowest.ms, entry.duration)
      }
    }
    // Event Timing has a word that the library of types has not.
    const wanted: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold: 16,
    }
    new PerformanceObserver(note).observe(wanted)
  })
  const search = page.getByRole('combobox', { name: 'Search' }).first()
  await search.focus()
  for (const letter of 'glove') await calmly(page, () => search.press(letter))
  await calmly(page, () => search.press('Escape'))
  const add = page.getByRole('main').getByRole('button', { name: /Add to cart|Buy Now/ })
  if ((await add.count()) > 0) await touch(page, cdp, add.first())
  await touch(page, cdp, page.getByRole('button', { name: 'Open menu' }))
  await calmly(page, () => page.keyboard.press('Escape'))
  return page.evaluate(() => (window as unknown as { slowest: { ms: number } }).slowest.ms)
}

/** A finger and nothing else: `tap()` asks the page meanwhile what lies there, and that counted as waiting. */
async function touch(page: Page, cdp: CDPSession, control: Locator) {
  await calmly(page, () => control.scrollIntoViewIfNeeded())
  const box = await control.boundingBox()
  if (!box) throw new Error('There is nothing to touch')
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await calmly(page, async () => {
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] })
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  })
}

/**
 * Presses, and waits until the page has nothing to do: people are slower than a browser. An idle time of 40 ms and
 * more is only given when no frame is to be drawn.
 */
async function calmly(page: Page, press: () => Promise<void>) {
  await press()
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const look = (idle: IdleDeadline) =>
          idle.timeRemaining() > 40 ? done() : requestAnimationFrame(() => ask())
        const ask = () => requestIdleCallback(look)
        requestAnimationFrame(() => ask())
      }),
  )
}

function print(columns: number[][]) {
  console.log(`\n${new Date().toISOString()}, ${PHONE.width} pixels wide\n`)
  console.log(`| | ${PAGES.join(' | ')} | at most, behind the hash |`)
  console.log(`|${'---|'.repeat(PAGES.length + 2)}`)
  ROWS.forEach(([name, ofPage, behindHash], row) => {
    const cells = columns.map((column) => column[row]?.toFixed(1))
    console.log(`| ${name} | ${cells.join(' | ')} | ${ofPage}, ${behindHash} |`)
    const isBeyond = (column: number[], at: number) =>
      (column[row] ?? 0) > (PAGES[at]?.includes('#') ? behindHash : ofPage)
    if (columns.some(isBeyond)) process.exitCode = 1
  })
}
