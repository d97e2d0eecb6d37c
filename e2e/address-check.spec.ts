import type { Page } from '@playwright/test'
import { easyPostAddresses } from '../apps/api/src/gateways/address-checks/easypost-addresses.ts'
import { startEasyPostServer } from '../apps/api/test/providers/easypost-server.ts'
import type { TestShop } from '../apps/api/test/shop/start-test-shop.ts'
import { addToCart, fillCheckout, GUEST } from './order-steps.ts'
import { test as base, expect, expectNoAxeViolationsAtBothWidths } from './shop-fixture.ts'
import { overflowOf, signInAsNew } from './visitor.ts'

type EasyPost = Awaited<ReturnType<typeof startEasyPostServer>>

/** A shop that checks addresses at a local EasyPost. */
const test = base.extend<{ easyPost: EasyPost }, { server: EasyPost }>({
  server: [
    async ({ browserName: _ }, use) => {
      const server = await startEasyPostServer()
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  easyPost: async ({ server, shop }, use) => {
    server.asked.length = 0
    server.answer(() => known())
    shop.deps.addressChecks = easyPostAddresses(server.settings)
    await shop.db
      .insertInto('setting')
      .values({ name: 'checkAddresses', value: 'true' })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: 'true' }))
      .execute()
    await use(server)
  },
})

/** What the postal service knows: Barton Springs, where people type Barton Creek. */
const known = (change: object = {}, errors: string[] = []) => ({
  body: {
    street1: '418 BARTON SPRINGS RD',
    street2: '',
    city: 'AUSTIN',
    state: 'TX',
    zip: '78704-1201',
    country: 'US',
    ...change,
    verifications: {
      delivery: { success: true, errors: errors.map((code) => ({ code })), details: null },
    },
  },
})
const MISSING = 'E.SECONDARY_INFORMATION.MISSING'
const INVALID = 'E.SECONDARY_INFORMATION.INVALID'

const placeButton = (page: Page) =>
  page.getByRole('complementary').getByRole('button', { name: /^Place order and pay \$/ })
const question = (page: Page) => page.getByRole('region', { name: 'Please check your address' })
const payment = (page: Page) => page.getByRole('dialog', { name: /^Pay \$/ })

async function startCheckout(page: Page, shop: TestShop) {
  await addToCart(page, await shop.make.product())
  await page.goto('/#/checkout')
  await fillCheckout(page)
}

const lastOrder = (shop: TestShop) =>
  shop.db
    .selectFrom('orders')
    .select(['address', 'address2', 'postalCode'])
    .orderBy('orderId', 'desc')
    .executeTakeFirst()

test('a suggested address is shown beside the typed one, and taken with one press', async ({
  page,
  shop,
  easyPost,
}) => {
  await startCheckout(page, shop)
  await placeButton(page).click()

  await expect(question(page)).toBeFocused()
  await expect(question(page).locator('.panel')).toContainText([
    /As you typed it\s*418 Barton Creek Road\s*Austin, TX 78704/,
    /Suggested\s*418 Barton Springs Rd\s*Austin, TX 78704/,
  ])
  await expect(question(page).locator('p b')).toHaveText(['Springs'])
  await expectNoAxeViolationsAtBothWidths(page)
  // Whoever presses again without an answer is led back to the question.
  await placeButton(page).click()
  await expect(question(page)).toBeFocused()

  await question(page)
    .getByRole('button', { name: /^Use this address: 418 Barton Springs/ })
    .click()

  await expect(payment(page)).toBeVisible()
  expect(await lastOrder(shop)).toEqual({
    address: '418 Barton Springs Rd',
    address2: null,
    postalCode: '78704',
  })
  expect(easyPost.asked).toHaveLength(1)
})

test('an address stays as it was typed if the shopper says so, by the keyboard, once', async ({
  page,
  shop,
  easyPost,
}) => {
  await startCheckout(page, shop)
  await placeButton(page).press('Enter')
  await expect(question(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(
    page.getByRole('button', { name: 'Use this address: 418 Barton Creek Road, Austin, TX 78704' }),
  ).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(payment(page)).toBeVisible()
  expect(await lastOrder(shop)).toMatchObject({ address: GUEST.Address })

  await startCheckout(page, shop)
  await placeButton(page).click()

  await expect(payment(page)).toBeVisible()
  expect(easyPost.asked).toHaveLength(1)
})

test('an address that is edited is no longer asked about, and is checked anew', async ({
  page,
  shop,
  easyPost,
}) => {
  await startCheckout(page, shop)
  await placeButton(page).click()
  await expect(question(page)).toBeVisible()
  await page.getByLabel('Address', { exact: true }).fill('418 Barton Springs Road')
  await expect(question(page)).toBeHidden()
  await placeButton(page).click()

  await expect(payment(page)).toBeVisible()
  expect(easyPost.asked).toHaveLength(2)
})

test('a missing apartment number can be added, or there is none', async ({
  page,
  shop,
  easyPost,
}) => {
  easyPost.answer(({ body }) =>
    known({ street1: '418 BARTON CREEK RD' }, unitProblem(body.address.street2)),
  )
  await startCheckout(page, shop)
  await placeButton(page).click()
  await expect(question(page)).toBeFocused()
  await expect(question(page)).toContainText('Without a number, a package may come back')
  await expectNoAxeViolationsAtBothWidths(page)
  await question(page).getByRole('button', { name: 'Add apartment number' }).click()
  const unit = page.getByLabel('Apartment, suite, unit (optional)')
  await expect(unit).toBeFocused()

  await unit.fill('Apt 9')
  await expect(question(page)).toBeHidden()
  await placeButton(page).click()
  await expect(question(page)).toContainText('does not know “Apt 9” in this building')
  await question(page).getByRole('button', { name: 'Change apartment number' }).click()
  await unit.fill('')
  await placeButton(page).click()
  await question(page).getByRole('button', { name: 'My address has none' }).click()

  await expect(payment(page)).toBeVisible()
  expect(await lastOrder(shop)).toMatchObject({ address: GUEST.Address, address2: null })
})

const unitProblem = (unit: string | null) => (unit ? [INVALID] : [MISSING])

for (const fault of ['drop', 'hang'] as const) {
  test(`an order is placed although the provider fails: ${fault}`, async ({
    page,
    shop,
    easyPost,
  }) => {
    easyPost.answer(() => fault)
    await startCheckout(page, shop)
    await placeButton(page).click()

    await expect(payment(page)).toBeVisible()
    expect(easyPost.asked).toHaveLength(1)
  })
}

test('an order is placed although the check cannot be asked', async ({ page, shop, easyPost }) => {
  await page.route('**/api/addresses/check', (route) => route.abort('connectionreset'))
  await startCheckout(page, shop)
  await placeButton(page).click()

  await expect(payment(page)).toBeVisible()
  expect(easyPost.asked).toHaveLength(0)
})

test('a shop without the check neither asks nor loads its code', async ({ page, shop }) => {
  await shop.db.deleteFrom('setting').where('name', '=', 'checkAddresses').execute()
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await startCheckout(page, shop)
  await placeButton(page).click()

  await expect(payment(page)).toBeVisible()
  expect(requested.filter((url) => /address-check|addresses\/check/.test(url))).toEqual([])
})

test('an address is checked in the address book too, and asked about once', async ({
  page,
  shop,
  easyPost,
}) => {
  await signInAsNew(page, shop)
  await page.goto('/#/addresses')
  await page.getByRole('button', { name: 'Add an address' }).first().click()
  await page.getByLabel('Address', { exact: true }).fill(GUEST.Address)
  await page.getByLabel('Postal code').fill(GUEST['Postal code'])
  await expect(page.getByLabel('Town / City')).toHaveValue('Austin')
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(question(page)).toBeFocused()
  await question(page)
    .getByRole('button', { name: /^Use this address: 418 Barton Springs/ })
    .click()
  await expect(page.getByText('418 Barton Springs Rd, Austin, TX 78704')).toBeVisible()
  expect(easyPost.asked).toHaveLength(1)
})

test('a saved address that lacks an apartment opens its fields at checkout', async ({
  page,
  shop,
  easyPost,
}) => {
  easyPost.answer(({ body }) =>
    known(
      { street1: `418 BARTON CREEK RD ${body.address.street2 ?? ''}` },
      body.address.street2 ? [] : [MISSING],
    ),
  )
  const { custId } = await signInAsNew(page, shop)
  await shop.db
    .insertInto('savedAddress')
    .values({
      custId,
      name: 'Mom',
      address: GUEST.Address,
      city: 'Austin',
      stateProvince: 'TX',
      country: 'United States',
      postalCode: GUEST['Postal code'],
      isDefault: true,
    })
    .execute()
  await addToCart(page, await shop.make.product())
  await page.goto('/#/checkout')
  const mom = page.getByRole('radio', { name: /^Mom/ })
  await expect(mom).toBeChecked()
  await page.getByLabel('Phone1').fill(GUEST.Phone1)
  await placeButton(page).click()
  await expect(question(page)).toBeFocused()
  await question(page).getByRole('button', { name: 'Add apartment number' }).click()
  const unit = page.getByLabel('Apartment, suite, unit (optional)')
  await expect(unit).toBeFocused()
  await unit.fill('Apt 9')
  await expect(mom, 'another address than the saved one').not.toBeChecked()
  await placeButton(page).click()

  await expect(payment(page)).toBeVisible()
  expect(await lastOrder(shop)).toMatchObject({ address: GUEST.Address, address2: 'Apt 9' })
})

test('the question is asked in Spanish, and fits a small phone', async ({
  page,
  shop,
  easyPost: _,
}) => {
  await startCheckout(page, shop)
  await page.setViewportSize({ width: 320, height: 700 })
  await page.getByRole('contentinfo').getByRole('radio', { name: 'Español' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await page
    .getByRole('button', { name: /^Hacer el pedido y pagar/ })
    .first()
    .click()
  const asked = page.getByRole('region', { name: 'Por favor, compruebe su dirección' })
  await expect(asked).toBeFocused()
  await expect(asked.getByRole('button', { name: /^Usar esta dirección/ })).toHaveCount(2)
  expect(await overflowOf(page)).toBe(0)
})
