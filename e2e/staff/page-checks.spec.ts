import { expect, expectNoAxeViolations, test } from '../shop-fixture.ts'
import { openStaff, signInAsStaff } from './staff-steps.ts'

test('records who approved a legal page; the page shows it, a draft does not', async ({
  page,
  shop,
}) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Recalls' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Recalls and safety' })).toBeVisible()
  await expect(page.getByText(/Checked by/)).toHaveCount(0)
  await expectNoAxeViolations(page)

  await signInAsStaff(page, shop)
  await openStaff(page, 'page-checks')
  await expect(page.getByRole('heading', { name: 'Pages to check' })).toBeVisible()
  await page.getByRole('link', { name: 'Lawyer' }).click()
  // The rows of before are pale until these are loaded.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Record check of Recalls and safety' }).click()
  await page.getByRole('button', { name: 'Mark as checked' }).click()
  await expect(page.getByRole('dialog').getByText('Enter who has checked it').first()).toBeVisible()
  await page.getByLabel('Name of the lawyer').fill('Ada Quill')
  await page.getByLabel('Profession, as shoppers see it').fill('Attorney')
  await page.getByLabel('Date of the check').fill('2026-01-15')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Mark as checked' }).click()
  await expect(page.getByRole('row', { name: /Recalls and safety/ })).toContainText('Ada Quill')

  await page.goto('/#/legal/recalls')
  await expect(page.getByText('Checked by Ada Quill, Attorney')).toBeVisible()
})
