import type { Page } from '@playwright/test'
import { ROUTES, type Route } from './route-table.ts'
import { expect, expectNoAxeViolations, test } from './shop-fixture.ts'
import { overflowOf } from './visitor.ts'

// Read-only: the workers share the list.
test.describe.configure({ mode: 'parallel' })

const WIDE = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }

// Console errors and requests to another origin fail every test: see shop-fixture.ts.
for (const route of ROUTES) {
  test(`/${route.at} shows '${route.heading}' and what belongs to it`, async ({ tour, shop }) => {
    if (route.prepare) await forgetVisitor(tour)
    await route.prepare?.(tour, shop)
    await tour.setViewportSize(WIDE)
    // From another page, so that the shop loads at this URL.
    await tour.goto('about:blank')
    await tour.goto(`/#/${route.at}`)

    await expect(tour.getByRole('heading', { level: 1 })).toHaveText(route.heading)
    await expect(tour).toHaveTitle(/ - Mendwell$/)
    await expectListed(tour, route, route.hasWide)
    if (route.sameAs === undefined) {
      await expectUsable(tour)

      await tour.setViewportSize(PHONE)
      await expectListed(tour, route)
      await expectUsable(tour)
    }
    if (route.prepare) await forgetVisitor(tour)
  })
}

/** What Specification §2 lists, and the frame around it. */
async function expectListed(page: Page, { has = [], says = '' }: Route, more: Route['has'] = []) {
  const main = page.getByRole('main')
  for (const [role, name] of [...has, ...more]) {
    await expect(main.getByRole(role, { name }).first(), `${role} ${name}`).toBeVisible()
  }
  await expect(main).toContainText(says)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
}

async function expectUsable(page: Page) {
  expect(await overflowOf(page), 'nothing is wider than the screen').toBe(0)
  await expectNoAxeViolations(page)
}

/** Signed out, with an empty cart. */
async function forgetVisitor(page: Page) {
  await page.goto('/#/about')
  await page.context().clearCookies()
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}
