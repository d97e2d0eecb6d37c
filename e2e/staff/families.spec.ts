import { expect, test } from '../shop-fixture.ts'
import { openStaff, signInAsStaff } from './staff-steps.ts'

test('selected products are arranged as a family, and what is wrong is said at its field @desktop', async ({
  page,
  shop,
}) => {
  for (const size of ['M', 'S', 'L']) {
    await shop.make.product({ productName: `Quokka brace, ${size}` })
  }
  await signInAsStaff(page, shop)
  await openStaff(page, 'products?q=Quokka')
  for (const size of ['M', 'S']) {
    await page.getByRole('checkbox', { name: `Select Quokka brace, ${size}` }).check()
  }
  await page.getByRole('link', { name: 'Make a family' }).press('Enter')
  const form = page.getByRole('form', { name: 'Family' })
  await expect(form.getByLabel('Title')).toHaveValue('Quokka brace')
  await form.getByRole('button', { name: 'Make the family' }).press('Enter')
  const summary = form.getByRole('alert').filter({ hasText: 'There is a problem' })
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: /^Enter in what they differ/ }).press('Enter')
  await page.keyboard.type('size')
  await form.getByRole('searchbox', { name: 'Add a product' }).fill('Quokka brace, L')
  await form.getByRole('button', { name: 'Add Quokka brace, L' }).press('Enter')
  await form.getByLabel('Size of Quokka brace, L').fill('m')
  await form.getByRole('button', { name: 'Make the family' }).press('Enter')
  await expect(form.getByText('This value stands here twice').first()).toBeVisible()
})
