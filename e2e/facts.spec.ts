import {
  expect,
  expectNoAxeViolations,
  expectNoAxeViolationsAtBothWidths,
  test,
} from './shop-fixture.ts'
import { openStaff, signInAsStaff } from './staff/staff-steps.ts'

const GLOVES = 78

for (const screen of ['@desktop', '@phone']) {
  test(`gloves are found by size and without latex, and two compared ${screen}`, async ({
    page,
    shop,
  }) => {
    const main = page.getByRole('main')
    // As staff would after reading the boxes: none of the seed's gloves states both a size and latex.
    await shop.db
      .updateTable('product')
      .set({ latex: false })
      .where('categoryId', '=', GLOVES)
      .where('productName', 'like', '%medium%')
      .execute()
    await page.goto(`/#/shop/${GLOVES}`)
    if (screen === '@phone') await main.getByRole('button', { name: 'Filter' }).click()
    const filter = async (name: RegExp) => page.getByRole('checkbox', { name }).check()
    await filter(/^Latex-free/)
    await filter(/^M \d/)
    if (screen === '@phone')
      await page.getByRole('button', { name: /^Show \d+ products?$/ }).click()
    await expect(page).toHaveURL(/fact=size-M/)
    await expect(main.getByRole('button', { name: 'Remove filter Size: M' })).toBeVisible()
    await expectNoAxeViolations(page)

    const compare = main.getByRole('button', { name: /^Compare .*medium/ })
    await compare.first().click()
    await compare.last().click()
    await page.getByRole('link', { name: 'Compare now' }).click()
    await expect(main.getByRole('row', { name: /^Size/ })).toContainText('M')
    await expect(main.getByRole('row', { name: /^Latex/ })).toContainText('latex')

    await page.goBack()
    await main.getByRole('button', { name: 'Remove filter Size: M' }).click()
    await expect(page).not.toHaveURL(/fact=/)
  })
}

test('products for a heavy person are found by pounds and kilograms @desktop', async ({ page }) => {
  const main = page.getByRole('main')
  await page.goto('/#/shop/-1?q=power%20wheelchair')
  const capacity = page.getByRole('group', { name: 'Weight capacity' })
  const box = capacity.getByRole('checkbox', { name: /^450 lb or more \(204 kg\)/ })
  await box.focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/fact=userWeight-450..lb/)
  await expect(box).toBeChecked()
  await expectNoAxeViolationsAtBothWidths(page)
  await expect(
    main.getByRole('button', { name: 'Remove filter Weight capacity: 450 lb or more (204 kg)' }),
  ).toBeVisible()
  await expect(main.getByRole('article').filter({ hasText: 'up to 300 lb' })).toHaveCount(0)
  await expect(main.getByRole('article').filter({ hasText: '301 to 450 lb' })).not.toHaveCount(0)

  await page.getByRole('contentinfo').getByRole('radio', { name: 'Español' }).click()
  await expect(main.getByText('Peso que soporta: 204 kg o más (450 lb)').first()).toBeVisible()
  await expectNoAxeViolationsAtBothWidths(page)
})

test('a page without a script has its facts and filters @desktop', async ({ page }) => {
  const html = async (path: string) => (await page.request.get(path)).text()

  expect(await html(`/c/${GLOVES}-examination-gloves?fact=size-M`)).toContain('Size: M')
})

test('staff enter a fact, and invalid ones are explained @desktop', async ({ page, shop }) => {
  const main = page.getByRole('main')
  const { productId } = await shop.db
    .selectFrom('product')
    .select('productId')
    .where('productName', 'like', '%nitrile%')
    .orderBy('productId')
    .executeTakeFirstOrThrow()
  await signInAsStaff(page, shop, 'CATALOGUE')
  await openStaff(page, `products/${productId}`)
  await main.getByLabel('Add a fact').selectOption('Length')
  await main.getByLabel('Length').fill('9')
  await main.getByRole('button', { name: 'Save facts' }).click()
  await expect(main.getByText('Enter it like this: 4 in or 10 cm')).toBeVisible()
  await main.getByLabel('Length').fill('9.5 in')
  await main.getByRole('button', { name: 'Save facts' }).click()
  await expect(main.getByLabel('Length')).toHaveValue('241.3mm')
  await expect(main.getByText(/length 241.3mm/)).toBeVisible()
  await expectNoAxeViolations(page)
})
