import { expect, expectNoAxeViolations, test } from '../shop-fixture.ts'
import { openStaff, signInAsStaff } from './staff-steps.ts'

test('selected products become a family, which is sorted, split up, and restored @desktop', async ({
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
  const removed = page.getByRole('link', { name: 'Family Quokka brace' })
  await expect(removed.first()).toHaveAttribute('href', /\/families$/)
  await page
    .getByRole('button', { name: 'Undo the change of family Quokka brace' })
    .first()
    .press('Enter')
  await expect(page.getByText('Undone. Everything is as it was')).toBeVisible()
  await openStaff(page, `products/${medium?.productId}`)
  await page.getByRole('link', { name: 'Quokka brace', exact: true }).press('Enter')
  await expect(page.getByText('3 products, 3 shown in the shop')).toBeVisible()
})

test('families are imported from a file, checked, applied and undone @desktop', async ({
  page,
  shop,
}) => {
  const { categoryId } = await shop.make.category()
  for (const sku of ['NUMBAT-S', 'NUMBAT-M']) {
    await shop.make.product({ sku, productName: `Numbat sling ${sku}`, categoryId })
  }
  await signInAsStaff(page, shop, 'CATALOGUE')
  await openStaff(page, 'imports')
  const send = (...rows: string[]) =>
    page.getByLabel('Choose a CSV file').setInputFiles({
      name: 'families.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['familyKey,title,sku,axis1,value1', ...rows].join('\n')),
    })

  await send(',Numbat sling,NUMBAT-S,size,S', ',Numbat sling,NO-SUCH,,S')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('families.csv')
  await shop.runJobs()
  await expect(page.getByRole('cell', { name: 'There is no product with this SKU' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'All imports' }).press('Enter')
  await send(',Numbat sling,NUMBAT-S,size,S', ',Numbat sling,NUMBAT-M,,M')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('families.csv')
  await shop.runJobs()
  const changes = page.getByRole('table', { name: 'Families before and after' })
  await expect(changes.getByText('NUMBAT-M: M')).toBeVisible()
  await expect(changes.getByText('size: S | M')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Apply this import' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Apply this import' }).press('Enter')
  await expect(page.getByText('Applying')).toBeVisible()
  await shop.runJobs()
  await expect(page.getByText('Done', { exact: true })).toBeVisible()
  await openStaff(page, 'families?q=numbat')
  await expect(page.getByText('size: S, M')).toBeVisible()

  await page.goBack()
  await page.getByRole('button', { name: 'Undo this import' }).press('Enter')
  await dialog.getByRole('button', { name: 'Undo this import' }).press('Enter')
  await expect(page.getByText('Undoing')).toBeVisible()
  await shop.runJobs()
  await expect(page.getByText('Undone', { exact: true })).toBeVisible()
  await openStaff(page, 'families?q=numbat')
  await expect(page.getByText('size: S, M')).toHaveCount(0)
})
