import { expect, expectNoAxeViolations, test } from '../shop-fixture.ts'
import { openStaff, signInAsStaff } from './staff-steps.ts'

test('writes a page in both languages, and replaces the text of a built-in page', async ({
  page,
  shop,
}) => {
  await signInAsStaff(page, shop)
  await openStaff(page, 'pages')
  await expect(page.getByText('No pages of your own yet')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Write a page' }).click()

  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)
  await fill('Title', 'Size guide')
  await expect(page.getByLabel('Address')).toHaveValue('size-guide')
  await fill('Introduction', 'How to measure before you order.')
  await fill('Text', '## Braces\n\nMeasure **twice**. See [how to reach us](/contact).')
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByRole('heading', { name: 'Braces' })).toBeVisible()
  await expect(preview.getByRole('link', { name: 'how to reach us' })).toBeVisible()
  await page.getByLabel('Published').check()
  await page.getByLabel('Listed in the footer').check()
  await fill('Date of the article (optional)', '2026-11-20')
  await fill('Author', 'Pharmacist')
  await fill('Author in Spanish', 'Farmacéutica')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('There is a problem')).toBeVisible()
  await expectNoAxeViolations(page)

  await fill('Title in Spanish', 'Guía de tallas')
  await fill('Introduction in Spanish', 'Cómo medir antes de pedir.')
  await fill('Text in Spanish', 'Mida dos veces.')
  await expect(preview.getByText('Mida dos veces.')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name: /Size guide.*Published/ })).toBeVisible()
  await expectNoAxeViolations(page)

  await page.getByRole('link', { name: 'Edit Return policy' }).click()
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue(/15 days/)
  await fill('Introduction', 'Our own words on returns.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name: /Return policy.*Published/ })).toBeVisible()

  await page.goto('/return-policy')
  await expect(page.getByText('Our own words on returns.')).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Size guide' }).click()
  await expect(page).toHaveURL(/\/pages\/size-guide$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Size guide' })).toBeVisible()
  await expectNoAxeViolations(page)
  await expect(page.getByText('Nov 20, 2026 · Pharmacist')).toBeVisible()
  const written = await page.request.get('/pages/size-guide')
  expect(await written.text()).toContain('"@type":"Article"')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Blogs/ })
    .click()
  const articles = page.getByRole('region', { name: 'New articles' })
  await expect(articles.getByRole('heading', { name: 'Size guide' })).toBeVisible()
  await expectNoAxeViolations(page)
  await articles.getByRole('link', { name: /Size guide/ }).click()
  await page.getByRole('main').getByRole('link', { name: 'how to reach us' }).click()
  await expect(page).toHaveURL(/\/contact$/)
})
