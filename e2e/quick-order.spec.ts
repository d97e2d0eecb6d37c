import { expect, expectNoAxeViolations, test } from './shop-fixture.ts'

test('pasted lines are added to the cart; those with a problem stay with a reason', async ({
  page,
  shop,
}) => {
  const { kindKey } = await shop.make.kind({ saleClass: 'PROFESSIONAL' })
  await shop.make.product({ sku: 'QO-PLAIN', productName: 'Quick gauze', unitPriceCents: 900 })
  await shop.make.product({ sku: 'QO-CLOSED', productName: 'Quick airway', kindKey })
  await shop.make.product({ hcpcs: 'Q9999', productName: 'Quick cane', unitPriceCents: 2_000 })
  await shop.make.product({ hcpcs: 'Q9999', productName: 'Quick walker', unitPriceCents: 4_000 })
  await page.goto('/#/quick-order')
  const lines = page.getByRole('textbox', { name: 'Codes and quantities' })
  await lines.fill(
    ['qo-plain, 3', 'QO-NOWHERE, 2', 'Q9999 2', 'QO-PLAIN, 0', 'QO-PLAIN,1e9', 'QO-CLOSED'].join(
      '\n',
    ),
  )
  const row = (number: number) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: `Line ${number}:` })
  await expect(row(1)).toContainText('Quick gauze')
  await expect(row(2)).toContainText('No product in the shop has this code.')
  await expect(row(4)).toContainText('Give a quantity from 1 to 99.')
  await expect(row(5)).toContainText('Give a quantity from 1 to 99.')
  await expect(row(6)).toContainText('For clinics only')
  await row(3).getByRole('combobox').selectOption({ label: 'Quick walker · $36.00' })
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: 'Add 2 lines to the cart' }).click()
  await expect(page.getByRole('main').getByText('2 lines are in the cart.')).toBeVisible()
  await expect(lines).toHaveValue(
    ['QO-NOWHERE, 2', 'QO-PLAIN, 0', 'QO-PLAIN,1e9', 'QO-CLOSED'].join('\n'),
  )

  // Typing them would take a browser minutes.
  await lines.evaluate((box: HTMLTextAreaElement) => {
    const pasted = Array.from({ length: 10_000 }, () => 'QO-PLAIN').join('\n')
    const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {}
    set?.call(box, pasted)
    box.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await expect(page.getByText('Lines 201 to 10,000')).toBeVisible()
  await expect(row(200)).toContainText('Quick gauze')
  await page.getByRole('button', { name: 'Add 200 lines to the cart' }).click()
  // 3 are already in the cart.
  await expect(page.getByRole('main').getByText('96 lines are in the cart.')).toBeVisible()
  await expect(lines).toHaveValue(Array.from({ length: 9_904 }, () => 'QO-PLAIN').join('\n'))
})
