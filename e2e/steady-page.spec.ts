import type { Locator, Page } from '@playwright/test'
import { expectSteady, observeShifts } from './layout-shifts.ts'
import { addToCart } from './order-steps.ts'
import { everyAddress, ROUTES, type Route } from './route-table.ts'
import { expect, test } from './shop-fixture.ts'

const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }

/** Behind the hash, a page of its own, and the home page. */
const KINDS_OF_ADDRESSES = ['/#/shop/61', '/c/61-glucose-test-strips', '/']
const LISTS = [...KINDS_OF_ADDRESSES, '/#/shop/-1?q=gloves', '/#/shop/-1?inStock=true&sort=-price']

/** Left far down, a list is at the same position, to the pixel, on coming back from a product. */
for (const size of [DESKTOP, PHONE]) {
  for (const address of LISTS) {
    test(`Back lands where ${address} was left, ${size.width} px wide @desktop`, async ({
      page,
    }) => {
      await page.setViewportSize(size)
      await page.goto(address)
      // As for visitors: what is further down is not laid out yet.
      await page.evaluate(() => document.documentElement.removeAttribute('data-whole'))
      const link = productLinks(page).nth(6)
      await link.evaluate((place) => place.scrollIntoView({ block: 'center' }))
      await expect.poll(() => isAtRest(page)).toBe(true)
      const left = await scrolled(page)
      expect(left).toBeGreaterThan(800)
      await link.click()
      await expect(page.getByRole('tab', { name: 'Description' })).toBeVisible()

      await page.goBack()
      await expect.poll(() => scrolled(page)).toBe(left)
      await expect(link).toBeInViewport()
      if (size === PHONE || !KINDS_OF_ADDRESSES.includes(address)) return

      // A reload does not move it either, nor does opening another product and coming back.
      await page.reload()
      await expect.poll(() => scrolled(page)).toBe(left)
      await link.click()
      await expect(page.getByRole('tab', { name: 'Description' })).toBeVisible()
      expect(await scrolled(page)).toBe(0)
      await page.goBack()
      await expect.poll(() => scrolled(page)).toBe(left)
    })
  }
}

test('scrolling after Back is not undone @desktop', async ({ page }) => {
  await page.goto('/#/shop/61')
  const link = productLinks(page).nth(9)
  await link.scrollIntoViewIfNeeded()
  await expect.poll(() => isAtRest(page)).toBe(true)
  const left = await scrolled(page)
  await link.click()
  await expect(page.getByRole('tab', { name: 'Description' })).toBeVisible()
  await page.goBack()
  await expect.poll(() => scrolled(page)).toBe(left)

  await page.mouse.move(640, 400)
  await page.mouse.wheel(0, -300)
  await expect.poll(() => scrolled(page)).toBe(left - 300)
  // The page grows, as when its pictures load.
  await page.evaluate(() => document.body.append(document.createElement('hr')))
  expect(await scrolled(page)).toBe(left - 300)
})

test('a freshly opened address starts at its top @desktop', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => window.scrollTo(0, 1500))
  await expect.poll(() => isAtRest(page)).toBe(true)
  await page.goto('/faq')
  await page.goto('/')
  await expect.poll(() => isAtRest(page)).toBe(true)
  expect(await scrolled(page)).toBe(0)
})

/** Besides the pages of the route table: what else they show to a visitor without a cart or an account. */
const OTHER_STATES = [
  'shop/-1?q=lancets',
  'shop/-1?q=zzzxqwv',
  'dashboard?tab=tracking',
  'return-request?order=1',
]
/** The same screens as others. */
const TWICE = ROUTES.filter(({ sameAs }) => sameAs !== undefined).map(({ at }) => at)

/** By what must have happened before: nothing, something in the cart, a sign-in. */
const ADDRESSES = new Map<Route['prepare'], Set<string>>([
  [undefined, new Set([...everyAddress(), ...OTHER_STATES]).difference(new Set(TWICE))],
])
for (const { at, prepare } of ROUTES) {
  if (prepare) ADDRESSES.set(prepare, (ADDRESSES.get(prepare) ?? new Set<string>()).add(at))
}

for (const size of [DESKTOP, PHONE]) {
  test.describe(() => {
    // From the start: a page that is resized shifts.
    test.use({ viewport: size })

    test(`nothing jumps while a page loads, ${size.width} px wide @desktop`, async ({
      page,
      shop,
    }) => {
      const context = page.context()
      await context.addInitScript(observeShifts)
      expect(ADDRESSES.get(undefined)?.size).toBeGreaterThan(60)
      for (const [prepare, addresses] of ADDRESSES) {
        await context.clearCookies()
        await prepare?.(page, shop)
        await besideEachOther(addresses, async (address) => {
          const fresh = await context.newPage()
          await fresh.goto(`/#/${address}`)
          await expect(fresh.locator('html[data-live]')).toBeAttached()
          await expect(fresh.getByRole('heading', { level: 1 }).first()).toBeAttached()
          await expect(fresh.locator('[aria-busy=true]')).toHaveCount(0)
          await expect.poll(() => isAtRest(fresh)).toBe(true)
          await expectSteady(fresh, address)
          await fresh.close()
        })
      }
    })
  })
}

test("the departments' labels never touch each other @desktop", async ({ page }) => {
  await page.goto('/')
  for (const language of ['English', 'Español']) {
    await page.setViewportSize(DESKTOP)
    if (language === 'Español') {
      await page.getByRole('contentinfo').getByRole('radio', { name: 'Español' }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    }
    for (const width of [320, 390, 600, 721, 768, 900, 1020, 1021, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const cut = await page
        .locator('[aria-labelledby=home-departments] li > a')
        .evaluateAll((labels) =>
          labels.filter((it) => it.scrollWidth > it.clientWidth).map((it) => it.textContent),
        )
      expect(cut, `${language}, ${width} px`).toEqual([])
    }
  }
})

test('all hero pictures have the same height @desktop', async ({ page }) => {
  await page.goto('/')
  const hero = page.getByRole('region', { name: 'Highlights' })
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const heights = []
    for (const slide of ['1 of 3', '2 of 3', '3 of 3']) {
      await expect(hero.getByRole('group', { name: slide })).toBeVisible()
      await expect(hero.getByRole('link')).toHaveCount(1)
      heights.push(Math.round((await hero.boundingBox())?.height ?? 0))
      await hero.getByRole('button', { name: 'Next' }).click()
    }
    expect(new Set(heights).size, `${width} px: ${heights.join(', ')}`).toBe(1)
  }
})

test('adding to the cart is confirmed next to the buttons @desktop', async ({ page, shop }) => {
  // On a busy machine, filling in the form may take longer than the eight seconds a message is shown.
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window)
    const stretched = (run: TimerHandler, ms = 0) => later(run, ms === 8_000 ? 600_000 : ms)
    window.setTimeout = Object.assign(stretched, window.setTimeout)
  })
  const message = page.getByRole('region', { name: 'Messages' }).getByText('Item has been added')
  const expectNoneCovered = async (clicked: Locator) => {
    await expect(message).toBeVisible()
    await expect.poll(() => coveredButtons(page)).toEqual([])
    for (const size of [{ width: 1280, height: 900 }, PHONE, DESKTOP]) {
      await page.setViewportSize(size)
      await clicked.scrollIntoViewIfNeeded()
      await expect.poll(() => coveredButtons(page), `${size.width} x ${size.height}`).toEqual([])
    }
  }
  await page.goto('/#/shop/61')
  for (const place of [1, 5, 8]) {
    const buy = page.getByRole('button', { name: /^Buy Now/ }).nth(place)
    await buy.click()
    await expectNoneCovered(buy)
  }
  await addToCart(page, await shop.make.product())
  await expectNoneCovered(
    page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first(),
  )

  const ways = page.getByRole('region', { name: 'Messages' })
  await ways.getByRole('link', { name: 'Checkout' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout')
  await expect(message, 'it has led here').toBeHidden()
  await page.goBack()
  await ways.getByRole('link', { name: 'View cart' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart')
  await expect(message, 'it is in sight').toBeHidden()
})

/** Runs once for each address, several at a time: loading a page is mostly waiting. */
async function besideEachOther(
  addresses: Iterable<string>,
  run: (address: string) => Promise<void>,
) {
  const left = [...addresses]
  const runNext = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await run(next)
  }
  await Promise.all(Array.from({ length: 4 }, runNext))
}

const productLinks = (page: Page) =>
  page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link')

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Two frames and an idle moment without a change of position or height. */
const isAtRest = (page: Page) =>
  page.evaluate(async () => {
    const now = () => `${window.scrollY} ${document.documentElement.scrollHeight}`
    const before = now()
    for (let frame = 0; frame < 12; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    return before === now()
  })

/** Visible main buttons whose center is covered by a message. */
const coveredButtons = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main .button:not(.quiet)')]
      .filter((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect()
        const points = [left + 4, (left + right) / 2, right - 4].flatMap((x) =>
          [top + 4, bottom - 4].map((y) => document.elementFromPoint(x, y)),
        )
        return points.some((found) => found?.closest('section[aria-live=polite]'))
      })
      .map((button) => button.textContent),
  )
