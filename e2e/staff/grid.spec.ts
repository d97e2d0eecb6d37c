import type { Locator } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from '../shop-fixture.ts'
import { openStaff, signInAsStaff } from './staff-steps.ts'

test('edits products like a spreadsheet: paste, fill down, percent, undo, by keyboard @desktop', async ({
  page,
  shop,
}) => {
  const { categoryId } = await shop.make.category()
  for (const letter of ['A', 'B', 'C', 'D']) {
    await shop.make.product({ productName: `Quagga wrap ${letter}`, categoryId })
  }
  await signInAsStaff(page, shop)
  await openStaff(page, 'products?q=quagga&sort=productName')
  await page.getByRole('button', { name: 'Columns', exact: true }).press('Enter')
  await page.getByRole('checkbox', { name: 'GTIN' }).press('Space')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Edit prices and stock' }).press('Enter')
  const cell = (field: string, letter: string) =>
    page.getByLabel(`${field} of Quagga wrap ${letter}`, { exact: true })

  // Two columns of three rows, as a spreadsheet copies them.
  await cell('Price', 'B').focus()
  await paste(cell('Price', 'B'), '$1,012.50\t\r\n11.00\t9.50\r\n12\t\r\n99\t\r\n')
  await expect(page.getByText('6 cells pasted; 2 cells did not fit on this page')).toBeVisible()
  await expect(cell('Price', 'B')).toHaveValue('1012.50')
  await expect(cell('Sale price', 'C')).toHaveValue('9.50')
  await expect(cell('Price', 'C')).toHaveAccessibleDescription('was 10.00')
  await page.keyboard.press('Control+z')
  await expect(cell('Price', 'B')).toHaveValue('10.00')

  // A typed price, and the rows below filled with it.
  await cell('Price', 'A').focus()
  await page.keyboard.type('20')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(page.getByText('3 cells selected')).toBeVisible()
  await page.keyboard.press('Control+d')
  await expect(cell('Price', 'C')).toHaveValue('20')
  await expect(cell('Price', 'D')).toHaveValue('10.00')
  await page.keyboard.press('Enter')
  await expect(cell('Price', 'B')).toBeFocused()

  await page.getByLabel('Change by %').fill('x')
  await page.getByRole('button', { name: 'Apply to 4 prices on this page' }).press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Enter a percent' })).toBeVisible()
  await page.getByLabel('Change by %').fill('-12.5')
  await page.keyboard.press('Enter')
  await expect(cell('Price', 'A')).toHaveValue('17.50')
  await expect(cell('Price', 'D')).toHaveValue('8.75')
  await expectNoAxeViolations(page)

  // The error is at its cell.
  await cell('GTIN', 'A').fill('4006381333932')
  await expect(cell('GTIN', 'A')).toHaveAccessibleDescription(/check digit/)
  await page.getByRole('button', { name: 'Save 4 products' }).press('Enter')
  await expect(cell('GTIN', 'A')).toBeFocused()
  await expectNoAxeViolations(page)
  await cell('GTIN', 'A').fill('4006381333931')
  await page.getByRole('button', { name: 'Save 4 products' }).press('Enter')
  await expect(page.getByText('4 products saved')).toBeVisible()
  const saved = await shop.db
    .selectFrom('product')
    .select(['unitPriceCents', 'gtin'])
    .where('categoryId', '=', categoryId)
    .orderBy('productName')
    .execute()
  expect(saved.map(({ unitPriceCents }) => unitPriceCents)).toEqual([17_50, 17_50, 17_50, 8_75])
  expect(saved[0]?.gtin).toBe('4006381333931')

  // The prices are for a while only.
  await page.getByRole('button', { name: 'Undo later' }).press('Enter')
  await page.getByLabel('Undo on').fill('2098-12-04T09:00')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Undo then' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Undoes itself on Dec 4, 2098' })).toBeVisible()

  // A colleague changes one of them: undoing the save leaves it, and says so.
  await shop.db
    .updateTable('product')
    .set({ unitPriceCents: 7_00 })
    .where('productName', '=', 'Quagga wrap D')
    .execute()
  await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter')
  await expect(
    page.getByText(
      'Undone: 3 products as before the save. Changed since, and left alone: Quagga wrap D.',
    ),
  ).toBeVisible()
  await expectNoAxeViolations(page)
  await expect(page.getByRole('row').filter({ hasText: 'Quagga wrap A' })).toContainText('$10.00')

  await openStaff(page, 'history?objectType=product')
  const lines = page.getByRole('table').getByRole('row')
  const save = lines.filter({ hasText: '4 products: changed in one save' })
  await expect(save.first()).toContainText('Undone')
  await save.first().getByRole('link', { name: 'See each change' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changes in one save')
  await expect(lines.filter({ hasText: 'Quagga wrap D' })).not.toContainText('Undone')
  await expect(lines.filter({ hasText: 'Quagga wrap' })).toHaveCount(4)
  await expectNoAxeViolations(page)
})

test('sets kinds in the grid by name, and names an unknown one @desktop', async ({
  page,
  shop,
}) => {
  const { kindKey } = await shop.make.kind({ name: 'Quagga wraps' })
  for (const letter of ['A', 'B']) await shop.make.product({ productName: `Zebu wrap ${letter}` })
  await signInAsStaff(page, shop, 'CATALOGUE')
  await openStaff(page, 'products?q=zebu&sort=productName')
  await page.getByRole('button', { name: 'Columns', exact: true }).press('Enter')
  await page.getByRole('checkbox', { name: 'Kind' }).press('Space')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Edit prices and stock' }).press('Enter')
  const kind = (letter: string) => page.getByLabel(`Kind of Zebu wrap ${letter}`, { exact: true })

  await kind('A').focus()
  await paste(kind('A'), 'quagga wraps\r\nQuagga wrapping\r\n')
  await expect(kind('B')).toHaveAccessibleDescription('There is no such kind of product')
  await page.getByRole('button', { name: 'Save 2 products' }).press('Enter')
  await expect(kind('B')).toBeFocused()
  await expectNoAxeViolations(page)
  await page.keyboard.type('Quagga wraps')
  await page.getByRole('button', { name: 'Save 2 products' }).press('Enter')
  await expect(page.getByText('2 products saved')).toBeVisible()
  const saved = await shop.db
    .selectFrom('product')
    .select('kindKey')
    .where('productName', 'like', 'Zebu wrap%')
    .execute()
  expect(saved).toEqual([{ kindKey }, { kindKey }])

  // Unit prices alone can begin later.
  await page.getByRole('button', { name: 'Edit prices and stock' }).press('Enter')
  await page.getByLabel('Price of Zebu wrap A', { exact: true }).fill('12.50')
  await page.getByRole('button', { name: 'Save from a later day' }).press('Enter')
  await expectNoAxeViolations(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).press('Enter')
  await page.getByRole('button', { name: 'Save from a later day' }).press('Enter')
  await page.getByLabel('From').fill('2098-12-04T09:00')
  await page.getByRole('button', { name: 'Schedule 1 price' }).press('Enter')
  await expect(page.getByText('1 price scheduled for Dec 4, 2098')).toBeVisible()
  await page.getByRole('link', { name: 'Zebu wrap A' }).press('Enter')
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: '$12.50 from Dec 4, 2098' }).press('Enter')
  await expect(page.getByRole('row', { name: 'Zebu wrap A' })).toContainText('$12.50')
  await expectNoAxeViolations(page)
})

/** What Ctrl+V does: headless browsers have no clipboard. */
const paste = (field: Locator, text: string) =>
  field.evaluate((input, data) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', data)
    const how = { clipboardData, bubbles: true, cancelable: true }
    input.dispatchEvent(new ClipboardEvent('paste', how))
  }, text)
