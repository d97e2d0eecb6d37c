import { makeManyOrders } from '../../apps/api/test/shoppers/many-orders.ts'
import { expect, expectNoAxeViolations, test } from '../shop-fixture.ts'
import { openStaff, signInAsStaff } from './staff-steps.ts'

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()

test('an owner reads the figures of a period, as a chart, a table and a file', async ({
  page,
  shop,
}) => {
  for (const unitPriceCents of [49_00, 12_50, 7_99]) await shop.make.product({ unitPriceCents })
  await makeManyOrders(shop.deps.config.databaseUrl ?? '', {
    count: 400,
    from: daysAgo(120),
    to: daysAgo(2),
  })
  const day = daysAgo(3).slice(0, 10)
  const steps = { any: 40, home: 25, product: 21, cart: 9, checkout: 6, order: 4 }
  for (const [step, visitors] of Object.entries(steps)) {
    await shop.db.insertInto('visitDay').values({ day, step, visitors }).execute()
  }
  await signInAsStaff(page, shop)
  await openStaff(page, 'reports?period=year')

  await expect(page.getByRole('img', { name: /Net sales by (day|week|month): \$/ })).toBeVisible()
  await expect(
    page.getByRole('list', { name: 'Top products' }).getByRole('listitem'),
  ).not.toHaveCount(0)
  await page.getByText('The same as a table').click()
  await expect(page.getByRole('columnheader', { name: 'Net sales' })).toBeVisible()
  await expectNoAxeViolations(page)

  await page
    .getByRole('navigation', { name: 'Report', exact: true })
    .getByText('Taxes')
    .press('Enter')
  await expect(page.getByRole('columnheader', { name: 'Tax due' })).toBeVisible()
  await expect(page).toHaveURL(/period=year/)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download CSV' }).press('Enter'),
  ])
  expect(file.suggestedFilename()).toBe('taxes.csv')

  for (const report of ['sales', 'refunds', 'stock', 'visits', 'searches', 'journal']) {
    await openStaff(page, `reports?period=year&report=${report}`)
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    await expectNoAxeViolations(page)
  }

  await openStaff(page, 'reports?period=year&report=visits')
  await expect(page.getByRole('list', { name: 'How far visitors came' })).toContainText('10% 4')
})
