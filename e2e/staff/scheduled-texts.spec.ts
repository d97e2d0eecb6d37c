import { expect, expectNoAxeViolations, test } from '../shop-fixture.ts'
import { openStaff, signInAsStaff } from './staff-steps.ts'

test('writes a banner that the home page shows in both languages, and schedules another', async ({
  page,
  shop,
}) => {
  await signInAsStaff(page, shop)
  await openStaff(page, 'banners')
  await expect(page.getByText('No banners yet')).toBeVisible()
  await expectNoAxeViolations(page)
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)
  const write = async (heading: string) => {
    await page.getByRole('link', { name: 'Write a banner' }).click()
    await fill('Heading', heading)
    await fill('Sentence', 'Masks and thermometers are here.')
    await fill('Heading in Spanish', 'Temporada de gripe')
    await fill('Sentence in Spanish', 'Llegaron mascarillas y termómetros.')
  }
  await write('Flu season')
  await fill('The link leads to (optional)', '/brands')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('There is a problem')).toBeVisible()
  await fill('Words of the link (optional)', 'See all brands')
  await fill('Words of the link in Spanish (optional)', 'Ver las marcas')
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview).toContainText('Masks and thermometers are here.')
  await preview.getByRole('button', { name: 'Spanish' }).click()
  await expect(preview).toContainText('Ver las marcas')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name: /Flu season.*Shown now/ })).toBeVisible()

  await write('Next century')
  await fill('Shown from (optional)', '2099-11-27T09:00')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name: /Next century.*Scheduled.*9:00/ })).toBeVisible()
  await expectNoAxeViolations(page)

  await page.goto('/')
  const banner = page.getByRole('region', { name: 'Flu season' })
  await expect(banner).toContainText('Masks and thermometers are here.')
  await expect(page.getByText('Next century')).toBeHidden()
  await expectNoAxeViolations(page)
  await banner.getByRole('link', { name: 'See all brands' }).click()
  await expect(page).toHaveURL(/\/brands$/)

  await openStaff(page, 'banners')
  await page.getByRole('button', { name: 'Remove Flu season' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('row', { name: /Flu season/ })).toBeHidden()
})

test('schedules a line of the ticker', async ({ page, shop }) => {
  await signInAsStaff(page, shop)
  await openStaff(page, 'news')
  await page.getByRole('button', { name: 'Add a line' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Line', { exact: true }).fill('Closed for stocktaking')
  await dialog.getByLabel('Line in Spanish (optional)').fill('Cerrado por inventario')
  await dialog.getByLabel('Shown from (optional)').fill('2099-11-27T09:00')
  await dialog.getByLabel('Shown until (optional)').fill('2099-11-27T08:00')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('It must end after it begins').first()).toBeVisible()
  await expectNoAxeViolations(page)
  await dialog.getByLabel('Shown until (optional)').fill('2099-11-28T08:00')
  await dialog.getByRole('button', { name: 'Save' }).click()

  await expect(page.getByRole('row', { name: /Closed for stocktaking.*Scheduled/ })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.goto('/')
  await expect(page.getByText('Closed for stocktaking')).toBeHidden()
})
