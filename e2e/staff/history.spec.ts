import { expect, expectNoAxeViolations, test } from '../shop-fixture.ts'
import { openStaff, signInAsStaff } from './staff-steps.ts'

test('finds a change by kind, person and day, by keyboard, with the filter in the address', async ({
  page,
  shop,
}) => {
  const { custId } = await signInAsStaff(page, shop)
  const ada = await shop.make.staff({ firstName: 'Ada', lastName: 'Byron' })
  const change = { actor: 'staff', action: 'change', happenedAt: new Date('2026-03-04T18:00:00Z') }
  await shop.db
    .insertInto('staffEvent')
    .values([
      { ...change, custId, objectType: 'kind', objectId: 'oxygen' },
      { ...change, custId: ada.custId, objectType: 'kind', objectId: 'gloves' },
      { ...change, custId: ada.custId, objectType: 'recall', objectId: 'openFDA' },
    ])
    .execute()
  await openStaff(page, 'history')
  const lines = page.getByRole('table').getByRole('row')

  await page.getByLabel('Changes to').focus()
  await page.keyboard.type('Product k')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Made by')).toBeFocused()
  // The names come from the server.
  await expect(page.getByRole('option', { name: 'Ada Byron' })).toBeAttached()
  await page.keyboard.type('Ada')
  await expect(lines.filter({ hasText: 'gloves' })).toBeVisible()
  await expect(lines).toHaveCount(2)
  await page.getByLabel('From').fill('2026-03-04')
  await page.getByLabel('To', { exact: true }).fill('2026-03-04')
  await expect(page).toHaveURL(
    new RegExp(`objectType=kind&who=${ada.custId}&from=2026-03-04&to=2026-03-04`),
  )
  await expectNoAxeViolations(page)

  await page.reload()
  await expect(page.getByLabel('Made by')).toHaveValue(String(ada.custId))
  await expect(lines).toHaveCount(2)
  await page.getByLabel('To', { exact: true }).fill('2026-03-03')
  await expect(page.getByText('From is after To')).toBeVisible()
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: 'Clear filters' }).press('Enter')
  await expect(lines.filter({ hasText: 'oxygen' })).toBeVisible()
  await expect(page.getByLabel('Changes to')).toHaveValue('')
})
