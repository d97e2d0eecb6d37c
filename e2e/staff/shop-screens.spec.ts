import { signIn } from '../../apps/api/test/shoppers/sign-in.ts'
import { expect, expectNoAxeViolations, test } from '../shop-fixture.ts'
import { openStaff, signInAsStaff } from './staff-steps.ts'

test('changes a setting by keyboard, sees it in the history and undoes it', async ({
  page,
  shop,
}) => {
  await signInAsStaff(page, shop)
  await openStaff(page, 'settings')
  const discount = page.getByLabel('Online discount in percent')
  const inForce = async () => (await (await page.request.get('/api/config')).json()).onlineDiscount

  await discount.fill('a lot')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused()
  await discount.fill('20')
  await expectNoAxeViolations(page)
  await discount.press('Enter')
  await expect(page.getByText('Prices and orders saved').first()).toBeVisible()
  expect(await inForce()).toBe(20)

  await page.getByRole('link', { name: 'Change history' }).click()
  await page.getByRole('button', { name: 'Undo the change of setting onlineDiscount' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row', { name: /Setting Online discount: changed/ })).toContainText(
    'Undone',
  )
  await expectNoAxeViolations(page)
  expect(await inForce()).toBe(10)
})

test('adds a synonym for a failed search, and the next search finds it', async ({ page, shop }) => {
  await page.request.get('/api/products/searchProducts/wibblewobbler')
  await signInAsStaff(page, shop, 'CATALOGUE')
  await openStaff(page, 'search-words')

  await page.getByRole('button', { name: 'Add a synonym: wibblewobbler' }).click()
  await expect(page.getByLabel('Also search for')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'At least 2 characters' })).toBeVisible()
  await page.getByLabel('Also search for').focus()
  await page.keyboard.type('gauze')
  const preview = page.getByRole('region', { name: 'A search for wibblewobbler' })
  await expect(preview).toContainText('Now: 0 products')
  await expect(preview.getByRole('listitem')).toHaveCount(5)
  await expect(preview.getByRole('listitem').first()).toContainText(/gauze.*\(new\)/i)
  await expectNoAxeViolations(page)
  await page.keyboard.press('Enter')

  await expect(
    page.getByRole('row', { name: /wibblewobbler gauze (Direction )?One way/ }),
  ).toBeVisible()
  await expectNoAxeViolations(page)
  const found = await page.request.get('/api/products/searchProducts/wibblewobbler')
  expect((await found.json()).total).toBeGreaterThan(0)
})

test('warns that a synonym finds nothing @desktop', async ({ page, shop }) => {
  await signInAsStaff(page, shop, 'CATALOGUE')
  await openStaff(page, 'search-words')

  await page.getByLabel('Shoppers type').fill('stripy horse')
  await page.getByLabel('Also search for').fill('zebraquagga')
  await page.keyboard.press('Enter')

  await expect(page.getByText('No product in the shop has the words “zebraquagga”.')).toBeVisible()
})

test('shows a server error that no field of the form can show @desktop', async ({ page, shop }) => {
  await signInAsStaff(page, shop, 'CATALOGUE')
  await openStaff(page, 'search-words')
  await page.route('**/api/searchSynonym/save', (route) => {
    const errors = [{ path: 'language', message: 'Expected en or es' }]
    const problem = { type: 'about:blank', title: '', status: 422, code: 'INVALID_FIELDS' }
    return route.fulfill({ status: 422, json: { ...problem, detail: 'Expected en or es', errors } })
  })

  await page.getByLabel('Shoppers type').fill('wibblewobbler')
  await page.getByLabel('Also search for').fill('gauze')
  await page.keyboard.press('Enter')

  await expect(page.getByRole('alert').filter({ hasText: 'Expected en or es' })).toBeVisible()
})

test("counts sales in the shop's currency @desktop", async ({ page, shop }) => {
  const owner = await signIn(shop, await signInAsStaff(page, shop))
  await shop.put('/staff/settings', { currency: 'EUR' }, owner)
  await openStaff(page)

  await expect(page.getByText('€0.00 in the')).toBeVisible()
  await shop.put('/staff/settings', { currency: 'USD' }, owner)
})

test('warns about custom texts without a placeholder', async ({ page, shop }) => {
  await signInAsStaff(page, shop)
  await openStaff(page, 'texts?q=has been created')
  await page
    .getByRole('button', { name: /^Edit: / })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Edit wording' })

  await dialog.getByLabel('Text', { exact: true }).fill('Thank you')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert').filter({ hasText: 'and no others' })).toBeFocused()
  await expectNoAxeViolations(page)
})

test('adds a tax for a state that has none', async ({ page, shop }) => {
  await signInAsStaff(page, shop)
  await openStaff(page, 'taxes')
  await page.getByRole('button', { name: 'Add a tax' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a tax' })
  const state = dialog.getByLabel('State')
  await expect(state).toBeFocused()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('link', { name: 'Choose a state' })).toBeVisible()
  await expect(state.getByRole('option', { name: 'Texas (TX)' })).toHaveCount(0)
  await state.selectOption('Guam (GU)')
  await dialog.getByLabel('Tax in percent').fill('5')
  await expectNoAxeViolations(page)
  await page.keyboard.press('Enter')

  await expect(page.getByRole('row', { name: /Guam \(GU\)/ })).toContainText('5%')
})

test('ships to a country once a zone with rates has it', async ({ page, shop }) => {
  await signInAsStaff(page, shop)
  await openStaff(page, 'settings')
  const card = page.getByRole('region', { name: 'Where you ship' })
  await card.getByRole('button', { name: 'Add a zone' }).click()
  const zone = card.getByRole('group', { name: 'New zone' })
  await zone.getByLabel('Countries').first().fill('Canad')
  await page.getByRole('option', { name: 'Canada' }).click()
  await card.getByRole('button', { name: 'Save where you ship' }).click()
  await expect(card.getByRole('link', { name: 'Each zone needs a name' })).toBeVisible()
  await zone.getByLabel('Name').fill('Canada')
  const canada = card.getByRole('group', { name: 'Canada' })
  await canada.getByRole('button', { name: 'Add a rate' }).press('Enter')
  await expect(canada.getByLabel('Orders from, rate 1')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('45')
  await canada.getByRole('button', { name: 'Add a rate' }).press('Enter')
  await page.keyboard.type('0')
  await page.keyboard.press('Tab')
  await page.keyboard.type('much')
  await card.getByRole('button', { name: 'Save where you ship' }).click()
  await expect(card.getByRole('link', { name: 'Two rates start at the same amount' })).toBeVisible()
  await card.getByRole('link', { name: /^Enter an amount in dollars/ }).press('Enter')
  await expect(canada.getByLabel('Shipping costs, rate 2')).toBeFocused()
  await expectNoAxeViolations(page)
  await canada.getByRole('button', { name: 'Remove rate 2' }).press('Enter')
  await expect(canada.getByRole('button', { name: 'Add a rate' })).toBeFocused()
  await card.getByRole('button', { name: 'Save where you ship' }).click()

  await expect(page.getByText('Where you ship saved').first()).toBeVisible()
  const { shippingZones } = await (await page.request.get('/api/config')).json()
  expect(shippingZones.at(-1)).toEqual({
    name: 'Canada',
    countries: ['CA'],
    states: [],
    tiers: [{ from: 0, cost: 45 }],
  })
})
