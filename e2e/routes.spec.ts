import { ROUTES } from './route-table.ts'
import { expect, expectNoAxeViolations, test } from './shop-fixture.ts'
import { overflowOf } from './visitor.ts'

// Only looks, changes nothing: the workers share the list.
test.describe.configure({ mode: 'parallel' })

// Errors on the console and requests to another origin fail every test: see shop-fixture.ts.
for (const { at, heading, has = [], hasWide = [], prepare } of ROUTES) {
  test(`/${at} shows '${heading}' and what belongs to it`, async ({ page, shop }, { project }) => {
    await prepare?.(page, shop)
    await page.goto(`/#/${at}`)

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page).toHaveTitle(/ - Mendwell$/)
    const main = page.getByRole('main')
    for (const [role, name] of project.name === 'desktop' ? [...has, ...hasWide] : has) {
      await expect(main.getByRole(role, { name }).first(), `${role} ${name}`).toBeVisible()
    }
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    expect(await overflowOf(page), 'nothing is wider than the screen').toBe(0)
    await expectNoAxeViolations(page)
  })
}
