import { expect, expectNoAxeViolationsAtBothWidths, test } from './shop-fixture.ts'

test('briefs are found by the waist in centimeters, and added in that size @desktop', async ({
  page,
  shop,
}) => {
  const medium = await shop.db
    .selectFrom('product')
    .innerJoin('sizedProduct', 'sizedProduct.productId', 'product.productId')
    .select(['product.productId', 'categoryId'])
    .where('chartKey', '=', 'brief-adult')
    .where('size', '=', 'M')
    .executeTakeFirstOrThrow()
  await page.goto(`/#/productsingle/${medium.productId}/x/${medium.categoryId}`)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Find my size' }).click()
  const dialog = page.getByRole('dialog', { name: 'Find my size' })
  await dialog.getByRole('radio', { name: 'centimeters' }).check()
  const waist = dialog.getByLabel('Around the waist, centimeters')
  await waist.fill('abc')
  await dialog.getByLabel('Around the hips, centimeters').fill('1000000000')
  await dialog.getByRole('button', { name: 'Show my size' }).click()

  await expect(dialog.getByText('Enter a number, such as 8.5 or 8 1/2.')).toBeVisible()
  await expect(dialog.getByText('That is more than a person measures.')).toBeVisible()
  await expect(waist).toBeFocused()
  await waist.fill('120')
  await dialog.getByLabel('Around the hips, centimeters').fill('118')
  await dialog.getByRole('button', { name: 'Show my size' }).click()

  const answer = dialog.getByRole('region', { name: 'Your size by this chart: L' })
  await expect(answer).toContainText(
    'The larger of waist and hips: 120 cm lies within 114.3 cm to 147.3 cm.',
  )
  await expectNoAxeViolationsAtBothWidths(page)
  await answer.getByRole('button', { name: 'Choose L' }).click()
  await expect(dialog).toBeHidden()
  await expect(main.getByRole('radio', { name: /^L\b/ })).toBeChecked()

  await main.getByRole('button', { name: 'Find my size' }).click()
  await expect(waist).toHaveValue('120')
  await dialog.getByRole('button', { name: 'Forget them' }).click()
  await expect(waist).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(main.getByRole('button', { name: 'Find my size' })).toBeFocused()
})
