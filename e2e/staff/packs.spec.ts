import { expect, expectNoAxeViolations, test } from '../shop-fixture.ts'
import { openStaff, signInAsStaff } from './staff-steps.ts'

test('a box and a case of the same pieces share their stock @desktop', async ({ page, shop }) => {
  const box = await shop.make.product({
    productName: 'Zebra gloves, box of 10',
    unitName: 'box of 10',
    quantity: 20,
  })
  await shop.make.product({
    productName: 'Zebra gloves, case of 100',
    unitName: 'case of 100',
    quantity: 5,
  })
  await signInAsStaff(page, shop)
  await openStaff(page, `products/${box.productId}`)
  const packs = page.getByRole('form', { name: 'Packs' })
  await packs.getByRole('searchbox', { name: 'Add a product' }).fill('Zebra gloves, case')
  await packs.getByRole('button', { name: 'Add Zebra gloves, case of 100' }).press('Enter')
  await packs.getByLabel('One piece is called').fill('glove')
  await packs.getByLabel('Pieces in one Zebra gloves, box of 10').fill('10')
  await packs.getByLabel('Pieces in one Zebra gloves, case of 100').fill('50')
  await packs.getByRole('checkbox', { name: /^Zebra gloves, case of 100 may be opened/ }).check()
  await packs.getByRole('button', { name: 'Save packs' }).press('Enter')
  const question = page.getByRole('dialog', { name: 'Check how many pieces' })
  await expect(question).toContainText('The name or the unit says 100 pieces, not 50')
  await expectNoAxeViolations(page)
  await question.getByRole('button', { name: 'Go back' }).press('Enter')
  await expect(question).toBeHidden()
  await packs.getByLabel('Pieces in one Zebra gloves, case of 100').fill('100')
  await packs.getByRole('button', { name: 'Save packs' }).press('Enter')

  await expect(page.getByText('Packs saved.')).toBeVisible()
  await expect(page.getByText('10 pieces, 70 on hand, shares its stock')).toBeVisible()
  await expect(page.getByText('100 pieces, 7 on hand, shares its stock')).toBeVisible()
  await expectNoAxeViolations(page)
})
