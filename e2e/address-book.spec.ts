import { addToCart, CARDS, payWith } from './order-steps.ts'
import { expect, expectNoAxeViolations, test } from './shop-fixture.ts'
import { overflowOf, signInAsNew } from './visitor.ts'

const place = /^Place order and pay \$/

test('an address book: filled by keyboard, picked from at checkout, kept from an order', async ({
  page,
  shop,
}) => {
  const { custId } = await signInAsNew(page, shop)
  const { addressId } = await shop.db
    .insertInto('address')
    .values({
      custId,
      address1: '1 Home Street',
      city: 'Austin',
      stateProvince: 'TX',
      country: 'United States',
      postalCode: '78701',
    })
    .returning('addressId')
    .executeTakeFirstOrThrow()
  await shop.db.updateTable('customer').set({ addressId }).where('custId', '=', custId).execute()

  await page.goto('/#/dashboard')
  await page.getByRole('link', { name: 'Address book' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Address book')
  await page.getByRole('button', { name: 'Add an address' }).press('Enter')
  await expect(page.getByLabel('What to call it (optional)')).toBeFocused()
  await page.keyboard.type('Mom')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Rosa Diaz')
  await page.getByLabel('Address', { exact: true }).fill('418 Barton Creek Road')
  await page.getByLabel('Postal code').fill('78704')
  await expect(page.getByLabel('Town / City')).toHaveValue('Austin')
  await page.getByLabel('Postal code').fill('7870')
  await page.getByRole('button', { name: 'Save address' }).press('Enter')
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  await summary.getByRole('link').press('Enter')
  await page.getByLabel('Postal code').fill('78704')
  await page.getByLabel('Note for the courier (optional)').fill('Leave it at the side door')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Save address' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Add an address' })).toBeFocused()
  await page.getByRole('button', { name: 'Make default: Mom' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Make default: Your address' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoAxeViolations(page)
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await overflowOf(page)).toBe(0)
  await page.getByRole('button', { name: 'Remove Mom' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Edit Mom' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Edit Mom' })).toBeVisible()

  await page.setViewportSize({ width: 1280, height: 900 })
  await addToCart(page, await shop.make.product())
  await page.goto('/#/checkout')
  const cards = page.getByRole('group', { name: 'Where should we send it?' })
  await expect(cards.getByRole('radio', { name: /^Mom/ }), 'the default comes first').toBeChecked()
  await expect(page.getByLabel('Address', { exact: true }), 'nothing to type').toHaveCount(0)
  await expect(page.getByLabel('Note for the courier (optional)')).toHaveValue(
    'Leave it at the side door',
  )
  await cards.getByRole('radio', { name: /^Mom/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(cards.getByRole('radio', { name: /^Another address/ })).toBeChecked()
  await page.getByLabel('Address', { exact: true }).fill('7 Elm Street')
  const keep = page.getByLabel('Save this address')
  await expect(keep).toBeChecked()
  await page.getByLabel('Postal code').fill('78702')
  await expect(page.getByLabel('Town / City')).toHaveValue('Austin')
  await page.getByRole('button', { name: 'Add a recipient or a note for the courier' }).click()
  await page.getByLabel('Recipient (optional)', { exact: true }).fill('Bo Day')
  await expect(keep, 'a gift goes there once').not.toBeChecked()
  await keep.press('Space')
  await page.getByLabel('Phone1').fill('512 555 0148')
  await expectNoAxeViolations(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoAxeViolations(page)
  expect(await overflowOf(page)).toBe(0)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('button', { name: place }).first().click()
  await payWith(page, CARDS.approved)

  await expect(page.getByText('Sandbox transaction success').first()).toBeVisible()
  await expect(page.getByRole('main')).toContainText('To Bo Day, 7 Elm Street')
  await page.goto('/#/addresses')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    /^Your address/,
    /^Mom/,
    'Bo Day',
  ])
})
