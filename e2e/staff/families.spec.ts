import { expect, expectNoAxeViolations, test } from '../shop-fixture.ts'
import { openStaff, signInAsStaff } from './staff-steps.ts'

test('selected products become a family, which is put in order, split up, and taken back @desktop', async ({
  page,
  shop,
}) => {
  const sizes = ['M', 'S', 'L']
  const products = []
  for (const size of sizes) {
    products.push(await shop.make.product({ productName: `Quokka brace, ${size}` }))
  }
  const [medium] = products
  const inShop = `/#/productsingle/${medium?.productId}/x/${medium?.categoryId}`
  await signInAsStaff(page, shop)
  await openStaff(page, 'products?q=Quokka')
  for (const size of ['M', 'S']) {
    await page.getByRole('checkbox', { name: `Select Quokka brace, ${size}` }).check()
  }
  await page.getByRole('link', { name: 'Make a family' }).press('Enter')
  const form = page.getByRole('form', { name: 'Family' })
  await expect(form.getByLabel('Title')).toHaveValue('Quokka brace')
  await form.getByRole('button', { name: 'Create family' }).press('Enter')
  const summary = form.getByRole('alert').filter({ hasText: 'There is a problem' })
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: /^Enter in what they differ/ }).press('Enter')
  await page.keyboard.type('size')
  await form.getByRole('searchbox', { name: 'Add a product' }).fill('Quokka brace, L')
  await form.getByRole('button', { name: 'Add Quokka brace, L' }).press('Enter')
  await form.getByLabel('Size of Quokka brace, L').fill('m')
  await form.getByRole('button', { name: 'Create family' }).press('Enter')
  await expect(form.getByText('This value stands here twice').first()).toBeVisible()
  await expectNoAxeViolations(page)
  await form.getByLabel('Size of Quokka brace, L').fill('L')
  const up = form.getByRole('button', { name: 'Move S up' })
  await up.press('Enter')
  await expect(up).toBeFocused()
  await form.getByRole('button', { name: 'Create family' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Quokka brace' })).toBeVisible()
  await expect(page.getByText('3 products, 3 shown in the shop')).toBeVisible()
  await expectNoAxeViolations(page)

  await page.goto(inShop)
  const choice = page.getByRole('radiogroup', { name: 'Size' })
  await expect(choice.getByRole('radio')).toHaveCount(3)
  await expect(choice.getByRole('radio').first()).toHaveAccessibleName(/^S\b/)

  await openStaff(page, 'families?q=quokka')
  await expect(page.getByText('size: S, M, L')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Quokka brace' }).press('Enter')
  await page.getByRole('button', { name: 'Split up' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Split up' }).press('Enter')
  await expect(page.getByText('Quokka brace is split up.')).toBeVisible()
  await openStaff(page, 'history?objectType=family')
  await page
    .getByRole('button', { name: 'Undo the change of family quokka-brace' })
    .first()
    .press('Enter')
  await expect(page.getByText('Undone. Everything is as it was')).toBeVisible()
  await openStaff(page, `products/${medium?.productId}`)
  await page.getByRole('link', { name: 'Quokka brace', exact: true }).press('Enter')
  await expect(page.getByText('3 products, 3 shown in the shop')).toBeVisible()
})
