import fs from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import { startTestShop, type TestShop } from '../apps/api/test/shop/start-test-shop.ts'
import { startTestServer } from '../apps/api/test/shop/test-server.ts'
import { findChromium } from './find-chromium.ts'
import { catalogueShots } from './gallery/catalogue-shots.ts'
import { type Picture, writeContactSheet } from './gallery/contact-sheet.ts'
import { manualShots } from './gallery/manual-shots.ts'
import { orderShots } from './gallery/order-shots.ts'
import { otherShots } from './gallery/other-shots.ts'
import { prepareGoods } from './gallery/prepare-goods.ts'
import type { Goods, Screen, Shot } from './gallery/shot.ts'
import { staffShots } from './gallery/staff-shots.ts'
import { writeManualPicture } from './gallery/write-manual-picture.ts'

const SCREENS = {
  wide: { viewport: { width: 1280, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const
const AT_ONCE = 2
const PATIENCE_MS = 20_000
const CALM_MS = 8_000

const folder = path.join(import.meta.dirname, '../gallery')
const wanted = process.argv[2] ?? ''
/** The manual's pictures are in the repository: they are taken only on request. */
const SHOTS: readonly Shot[] = wanted.startsWith('manual')
  ? manualShots
  : [...catalogueShots, ...orderShots, ...otherShots, ...staffShots]

/**
 * `npm run gallery [words]`: screenshots of every screen and state, or of those with these words in the name; `npm run
 * gallery manual`: those of docs/manual.
 */
async function takeAll(): Promise<void> {
  fs.mkdirSync(folder, { recursive: true })
  const server = await startTestServer()
  const shop = await startTestShop({ withCatalogue: true, config: { rateLimitFactor: 100 } })
  const address = await shop.listen()
  const goods = await prepareGoods(shop)
  const executablePath = findChromium()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }) })
  const queue = SHOTS.filter(({ name }) => name.includes(wanted)).flatMap((shot) =>
    (['wide', 'phone'] as const)
      .filter((screen) => (shot.only ?? screen) === screen)
      .map((screen) => ({ shot, screen })),
  )
  const pictures: Picture[] = []
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const picture = await take({ ...next, browser, address, shop, goods })
      if (picture) pictures.push(picture)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  await browser.close()
  await shop.close()
  await server.stop()
  const order = SHOTS.map(({ name }) => name)
  pictures.sort((one, other) => order.indexOf(one.name) - order.indexOf(other.name))
  console.log(`${pictures.length} pictures: ${writeContactSheet(folder, pictures)}`)
}

interface Job {
  shot: Shot
  screen: Screen
  browser: Browser
  address: string
  shop: TestShop
  goods: Goods
}

/** Reports what failed for one picture and continues with the others. */
async function take({ shot, screen, browser, address, shop, goods }: Job) {
  const context = await browser.newContext({
    ...SCREENS[screen],
    baseURL: address,
    locale: 'en-US',
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  const file = `${shot.name.replace(/[^\w]+/g, '-')}.${screen}.jpg`
  try {
    const scene = { page, shop, screen, goods }
    await shot.before?.(scene)
    await page.goto(
      `/${shot.area ?? ''}#/${typeof shot.at === 'string' ? shot.at : shot.at(scene)}`,
    )
    await page.reload()
    await page.getByRole('main').waitFor()
    await settle(page)
    await shot.act?.(scene)
    await settle(page)
    if (shot.manual) await writeManualPicture(page, shot.manual)
    const fullPage = !shot.firstView
    await page.screenshot({ path: path.join(folder, file), type: 'jpeg', quality: 72, fullPage })
    return { name: shot.name, screen, file }
  } catch (error) {
    console.error(`${shot.name}, ${screen}: ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  } finally {
    await context.close()
  }
}

/** Pictures far down load lazily; here they are needed at once, but with a time limit. */
async function settle(page: Page): Promise<void> {
  await Promise.race([loadAll(page), setTimeout(PATIENCE_MS, undefined, { ref: false })])
}

async function loadAll(page: Page): Promise<void> {
  // A picture of a loading state holds back a request on purpose.
  await page.waitForLoadState('networkidle', { timeout: CALM_MS }).catch(() => {})
  await page.evaluate(async () => {
    const height = document.body.scrollHeight
    for (let top = 0; top < height; top += 600) {
      window.scrollTo(0, top)
      await new Promise(requestAnimationFrame)
    }
    for (const image of document.images) image.loading = 'eager'
    window.scrollTo(0, 0)
    const pending = [...document.images].filter((image) => !image.complete)
    await Promise.all(
      pending.map(
        (image) =>
          new Promise((done) => {
            image.addEventListener('load', done)
            image.addEventListener('error', done)
          }),
      ),
    )
  })
  await page.waitForLoadState('load')
  // A loaded picture is not painted yet.
  await page.evaluate(() => Promise.allSettled([...document.images].map((image) => image.decode())))
}

await takeAll()
