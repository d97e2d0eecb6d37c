import { expect, expectNoAxeViolations, test } from '../shop-fixture.ts'
import { openStaff, signInAsStaff } from './staff-steps.ts'

test('a size chart is added for a family, tried, corrected, and undone @desktop', async ({
  page,
  shop,
}) => {
  const [small, medium] = [
    await shop.make.product({ productName: 'Wombat wrap, S' }),
    await shop.make.product({ productName: 'Wombat wrap, M' }),
  ]
  await shop.db
    .insertInto('productFamily')
    .values({
      familyKey: 'wombat-wrap',
      title: 'Wombat wrap',
      axes: JSON.stringify([{ name: 'size', values: ['S', 'M'] }]),
      sure: 3,
    })
    .execute()
  await shop.db
    .insertInto('familyMember')
    .values([
      { productId: small.productId, familyKey: 'wombat-wrap', axisValues: ['S'] },
      { productId: medium.productId, familyKey: 'wombat-wrap', axisValues: ['M'] },
    ])
    .execute()
  await signInAsStaff(page, shop, 'MANAGER')
  await openStaff(page, 'size-charts')
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'New size chart' }).press('Enter')
  const form = page.getByRole('form', { name: 'Size chart' })
  await form.getByRole('button', { name: 'Create size chart' }).press('Enter')
  const summary = form.getByRole('alert').filter({ hasText: 'There is a problem' })
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: /^Name the maker or the standard/ }).press('Enter')
  await page.keyboard.type('Wombat size guide')
  await form.getByLabel('Title', { exact: true }).fill('Wombat wraps')
  await form.getByLabel('Title in Spanish').fill('Vendas Wombat')
  await form.getByLabel('Measured', { exact: true }).selectOption('Around the wrist')
  await form.getByLabel('Advice between two sizes').fill('Swelling needs room.')
  await form.getByLabel('The same in Spanish').fill('La hinchazón necesita espacio.')

  await form.getByRole('textbox', { name: 'Size', exact: true }).fill('S')
  await form.getByLabel('Around the wrist from, S').fill('5 1/2')
  await form.getByLabel('Around the wrist to, S').fill('abc')
  await form.getByRole('button', { name: 'Add a size' }).press('Enter')
  await form.getByRole('textbox', { name: 'Size', exact: true }).last().fill('M')
  await form.getByLabel('Around the wrist from, M').fill('7')
  await form.getByLabel('Around the wrist to, M').fill('8')
  await form.getByRole('searchbox', { name: 'Add a product' }).fill('Wombat wrap, S')
  await form.getByRole('button', { name: 'Add Wombat wrap, S' }).press('Enter')
  await form.getByRole('button', { name: 'Add 1 of its family: Wombat wrap, S' }).press('Enter')
  await expect(form.getByLabel('Size of Wombat wrap, S')).toHaveValue('S')
  await expect(form.getByLabel('Size of Wombat wrap, M')).toHaveValue('M')
  await form.getByRole('button', { name: 'Create size chart' }).press('Enter')
  await expect(form.getByText('Enter a number, such as 14.5 or 14 1/2').first()).toBeVisible()

  await form.getByLabel('Around the wrist to, S').fill('6.5')
  await expect(form.getByText('14 cm to 16.5 cm')).toBeVisible()
  await form.getByRole('button', { name: 'Create size chart' }).press('Enter')
  const compare = form.getByRole('alert').filter({ hasText: 'Compare these rows' })
  await expect(compare).toBeFocused()
  await expect(compare).toContainText('A gap: S ends at 6.5, and M begins at 7')
  await expectNoAxeViolations(page)
  const tried = page.getByRole('region', { name: 'Try the size finder' })
  await tried.getByLabel('Centimeters and kilograms').check()
  await tried.getByLabel('Around the wrist, centimeters').fill('17')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'New size chart' })).toBeVisible()
  await expect(tried.getByRole('status')).toContainText('Between S and M: take M')
  await expect(tried.getByRole('status')).toContainText('Wombat wrap, M')
  await form.getByLabel('I have compared them: the source prints it so').press('Space')
  await form.getByRole('button', { name: 'Create size chart' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Wombat wraps' })).toBeVisible()
  await expect(page.getByText('2 products. Source: Wombat size guide')).toBeVisible()

  await form.getByLabel('Around the wrist from, M').fill('6.5')
  await form.getByRole('button', { name: 'Save size chart' }).press('Enter')
  await expect(page.getByText('Shoppers see it immediately.').first()).toBeVisible()
  const undo = page.getByRole('button', { name: 'Undo the change of size chart Wombat wraps' })
  await expect(undo).toHaveCount(2)
  await expectNoAxeViolations(page)
  await undo.first().press('Enter')
  await expect(page.getByText('Undone. Everything is as it was').first()).toBeVisible()
  await expect(form.getByLabel('Around the wrist from, M')).toHaveValue('7')

  await openStaff(page, `products/${small.productId}`)
  const onChart = page.getByRole('region', { name: 'Size chart' })
  await expect(onChart).toContainText('Size S')
  await expectNoAxeViolations(page)
  await onChart.getByRole('link', { name: 'Wombat wraps' }).press('Enter')
  await page.getByRole('button', { name: 'Remove', exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Remove size chart' }).press('Enter')
  await expect(page.getByText('Wombat wraps is removed.')).toBeVisible()
  await openStaff(page, 'history?objectType=chart')
  await expect(page.getByRole('link', { name: 'Size chart Wombat wraps' })).toHaveCount(4)
  await undo.first().press('Enter')
  await expect(page.getByText('Undone. Everything is as it was').first()).toBeVisible()

  await page.goto(`/#/productsingle/${small.productId}/x/${small.categoryId}`)
  await page.getByRole('main').getByRole('button', { name: 'Find my size' }).press('Enter')
  const finder = page.getByRole('dialog', { name: 'Find my size' })
  await finder.getByLabel('Around the wrist, inches').fill('7.5')
  await finder.getByRole('button', { name: 'Show my size' }).press('Enter')
  await expect(finder).toContainText('Your size by this chart: M')
  await expect(finder).toContainText('Chart: Wombat size guide.')
})

test('on a phone the size finder comes before the long list of sizes @phone', async ({
  page,
  shop,
}) => {
  await signInAsStaff(page, shop, 'MANAGER')
  await openStaff(page, 'size-charts/brief-adult')
  const titles = page.getByRole('main').getByRole('heading', { level: 2 })

  await expect(titles).toHaveText([
    'The chart and its source',
    'What is measured',
    'Try the size finder',
    'Sizes, from the smallest to the largest',
    'Products',
    'History',
  ])
  const tops = await titles.evaluateAll((found) =>
    found.map((one) => one.getBoundingClientRect().top),
  )
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  await expectNoAxeViolations(page)
})
