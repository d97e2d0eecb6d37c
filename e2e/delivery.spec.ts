import type { TestShop } from '../apps/api/test/shop/start-test-shop.ts'
import { addToCart, CARDS, fillCheckout, payWith } from './order-steps.ts'
import { expect, expectNoAxeViolations, test } from './shop-fixture.ts'
import { openStaff, signInAsStaff } from './staff/staff-steps.ts'

test('the date is the same on page, cart, checkout, invoice, tracking and in the back office', async ({
  page,
  shop,
}) => {
  // A Tuesday, half an hour before the cut-off in Austin.
  shop.clock.set(new Date('2026-11-10T19:30Z'))
  const product = await shop.make.product({ productName: 'Dated sling', quantity: 2 })
  const main = page.getByRole('main')
  await page.goto(`/#/productsingle/${product.productId}/goods/${product.categoryId}`)
  await expect(main).toContainText('Arrives Fri, Nov 13 to Wed, Nov 18 in most of the US.')
  await expect(main).toContainText('Or collect it in our store from Wed, Nov 11')

  await main.getByRole('button', { name: 'Enter your ZIP code' }).click()
  const zip = main.getByLabel('ZIP code')
  await expect(zip).toBeFocused()
  await zip.fill('787')
  await zip.press('Enter')
  await expect(main.getByText('Enter a US postal code of five digits')).toBeVisible()
  await expectNoAxeViolations(page)
  await zip.fill('78704')
  await zip.press('Enter')
  await expect(main).toContainText('Arrives Wed, Nov 11 to Fri, Nov 13 to 78704.')
  await expect(main.getByRole('button', { name: 'Change ZIP code' })).toBeFocused()

  await addToCart(page, product)
  await page.goto('/#/cart')
  const when = page.getByRole('region', { name: 'When you get it' })
  await expect(when).toContainText('Delivery to 78704Arrives Wed, Nov 11 to Fri, Nov 13')
  await page.getByLabel('Quantity of Dated sling').fill('3')
  await expect(when).toContainText('Arrives Wed, Nov 11 to Fri, Nov 13 (2 pieces)')
  await expect(when).toContainText('we will tell you when it ships (1 piece)')
  await expectNoAxeViolations(page)

  await page.getByRole('link', { name: 'Checkout' }).click()
  await fillCheckout(page, 'dated@example.com')
  const summary = page.getByRole('complementary', { name: 'Order summary' })
  await expect(summary).toContainText('Arrives Wed, Nov 11 to Fri, Nov 13 (2 pieces)')
  await page.getByRole('radio', { name: /^In store/ }).check()
  await expect(summary).toContainText('Ready to collect from Wed, Nov 11 (2 pieces)')
  await page.getByRole('radio', { name: /^Delivery/ }).check()
  await expectNoAxeViolations(page)
  await summary.getByRole('button', { name: /^Place order/ }).click()
  // The cut-off passes while the card is being typed: the promise is kept.
  shop.clock.set(new Date('2026-11-10T20:01Z'))
  await payWith(page, CARDS.approved)
  await expect(main).toContainText('Arrives Wed, Nov 11 to Fri, Nov 13 (2 pieces)')
  await expect(main).toContainText('we will tell you when it ships (1 piece)')

  await page.getByRole('link', { name: 'Track this order' }).click()
  // The page before says the same.
  await expect(page.getByRole('heading', { name: 'Track an order' })).toBeVisible()
  await expect(main).toContainText('Arrives Wed, Nov 11 to Fri, Nov 13 (2 pieces)')
  await expectNoAxeViolations(page)

  const { orderId } = await shop.db
    .selectFrom('orders')
    .select('orderId')
    .where('email', '=', 'dated@example.com')
    .executeTakeFirstOrThrow()
  await signInAsStaff(page, shop)
  await openStaff(page, `orders/${orderId}`)
  await expect(page.getByText('Wed, Nov 11 to Fri, Nov 13 (2 pieces)')).toBeVisible()
})

test('the owner sets when parcels leave, and sees what shoppers would be promised', async ({
  page,
  shop,
}) => {
  shop.clock.set(new Date('2026-11-10T19:00Z'))
  await signInAsStaff(page, shop)
  await openStaff(page, 'delivery')
  await expect(page.getByRole('heading', { level: 1, name: 'Delivery dates' })).toBeVisible()
  await expectNoAxeViolations(page)

  const dispatch = page.getByRole('region', { name: 'Packing and sending' })
  await dispatch.getByLabel('Order by').fill('')
  await dispatch.getByRole('button', { name: 'Save packing and sending' }).click()
  await expect(dispatch.getByRole('link', { name: 'Expected a time: HH:MM' })).toBeVisible()
  await dispatch.getByLabel('Order by').fill('12:00')
  await dispatch.getByRole('button', { name: 'Save packing and sending' }).click()
  await expect(page.getByText('Packing and sending saved').first()).toBeVisible()

  const closed = page.getByRole('region', { name: 'Closed days' })
  await closed.getByLabel('Veterans Day').check()
  await closed.getByLabel('Other days').fill('2026-11-12 Inventory')
  await closed.getByRole('button', { name: 'Save closed days' }).click()
  await expect(page.getByText('Closed days saved').first()).toBeVisible()

  const zones = page.getByRole('region', { name: 'Days on the way' })
  await expect(zones.getByRole('group', { name: 'Neighbors of Texas' })).toBeVisible()
  for (const name of ['Texas', 'Neighbors of Texas', 'Alaska and Hawaii']) {
    await zones.getByRole('button', { name: `Remove ${name}`, exact: true }).press('Enter')
  }
  await expect(zones.getByRole('button', { name: 'Add a zone' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Texas')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Austin')
  const texas = zones.getByRole('group', { name: 'Texas' })
  await texas.getByLabel('Parcel days').fill('1-2')
  await zones.getByRole('button', { name: 'Save days on the way' }).click()
  await expect(texas.getByLabel('States or ZIP codes')).toHaveAccessibleDescription(
    'Use codes of states (TX) and first three digits (787, 730-749)',
  )
  await expectNoAxeViolations(page)
  await texas.getByLabel('States or ZIP codes').fill('tx')
  const rest = zones.getByRole('group', { name: 'Everywhere else' })
  await rest.getByLabel('Parcel days').fill('3-5')
  await zones.getByRole('button', { name: 'Save days on the way' }).click()
  await expect(page.getByText('Days on the way saved').first()).toBeVisible()

  const { productId, categoryId } = await shop.make.product({ quantity: 2 })
  await page.goto(`/#/productsingle/${productId}/goods/${categoryId}`)
  await expect(page.getByRole('main')).toContainText('Arrives Wed, Nov 18 to Mon, Nov 23')
  await openStaff(page, 'history?objectType=setting')
  await expect(page.getByText('Setting Closed days')).toBeVisible()
})

test('for a cart in several parts, checkout shows which date applies to what', async ({
  page,
  shop,
}) => {
  shop.clock.set(new Date('2026-11-10T19:30Z'))
  const product = await shop.make.product({ productName: 'Parted sling', quantity: 1 })
  await addToCart(page, product)
  await page.goto('/#/cart')
  await page.getByLabel('Quantity of Parted sling').fill('3')
  await page.goto('/#/checkout')

  await expect(page.locator('label').filter({ hasText: 'To your address' })).toContainText(
    '(1 piece) in most of the US.On backorder: we will tell you when it ships (2 pieces)',
  )
})

test('weight and freight charges are shown on page, cart and checkout before paying', async ({
  page,
  shop,
}) => {
  const surcharges = {
    weightSteps: [{ fromPounds: 40, costCents: 16_00 }],
    oversizeCents: 0,
    freightCents: 149_00,
  }
  await shop.db
    .insertInto('setting')
    .values({ name: 'surcharges', value: JSON.stringify(surcharges) })
    .execute()
  const bed = await shop.make.product({
    productName: 'Heavy bed',
    unitPriceCents: 1_000_00,
    quantity: 9,
    weight: 180,
    weightUnit: 'lb',
  })
  const chair = await shop.make.product({
    productName: 'Heavy chair',
    unitPriceCents: 300_00,
    quantity: 9,
    weight: 45,
    weightUnit: 'lb',
  })
  const main = page.getByRole('main')
  await page.goto(`/#/productsingle/${chair.productId}/goods/${chair.categoryId}`)
  await expect(main).toContainText('Shipping one of these adds $16.00 for weight (45 lb, 20.4 kg).')
  await addToCart(page, chair)
  await page.goto(`/#/productsingle/${bed.productId}/goods/${bed.categoryId}`)
  await expect(main).toContainText('Shipping one of these adds $149.00 for freight.')
  await expectNoAxeViolations(page)
  await addToCart(page, bed)

  await page.goto('/#/cart')
  const parts = '$16.00 for weight (45 lb, 20.4 kg), $149.00 for freight.'
  const total = page.getByRole('complementary', { name: 'Cart total' })
  await expect(total).toContainText(`Delivery adds ${parts}`)
  await expect(total).not.toContainText('Shipping is free')
  await expectNoAxeViolations(page)

  await total.getByRole('link', { name: 'Checkout' }).click()
  await fillCheckout(page, 'heavy@example.com')
  const summary = page.getByRole('complementary', { name: 'Order summary' })
  await expect(summary).toContainText(`$165.00Includes ${parts}`)
  await page.getByRole('radio', { name: /^In store/ }).check()
  await expect(summary).toContainText(`FreeDelivery adds ${parts}`)
  await page.getByRole('radio', { name: /^Delivery/ }).check()
  await expect(summary).toContainText(`Includes ${parts}`)
  await sendFree(shop, 'SENDFREE')
  await summary.getByRole('button', { name: 'Have a promo code?' }).click()
  await summary.getByLabel('Promo code').fill('send free')
  await page.keyboard.press('Enter')
  await expect(summary).toContainText('$149.00Free shipping does not cover $149.00 for freight.')
  const choices = page.getByRole('group', { name: 'How you get it' })
  await expect(choices).toContainText('Shipping and handling $149.00.')
  await expect(choices).toContainText('No shipping and handling.')
  await expectNoAxeViolations(page)
  await summary.getByRole('button', { name: /^Place order/ }).click()
  await payWith(page, CARDS.approved)
  await expect(page.getByRole('dialog')).toBeHidden()
  const order = await shop.db
    .selectFrom('orders')
    .select(['shippingHandlingCents', 'shippingDiscountCents', 'paymentStatus'])
    .where('email', '=', 'heavy@example.com')
    .executeTakeFirstOrThrow()
  expect(order).toEqual({
    shippingHandlingCents: 165_00,
    shippingDiscountCents: 16_00,
    paymentStatus: 'PAID',
  })
  await page.goto('/faq?about=shipping')
  await expect(main).toContainText('$16.00 for an order of 40 lb (18.1 kg) or more')
  await expect(main).toContainText('$149.00 for each item that ships by freight')
  await expectNoAxeViolations(page)
  await shop.db.deleteFrom('setting').where('name', '=', 'surcharges').execute()
})

/** Free shipping by code, of what the shop ships ordinarily. */
async function sendFree({ db }: Pick<TestShop, 'db'>, code: string) {
  const { promotionId } = await db
    .insertInto('promotion')
    .values({
      name: 'Free shipping',
      nameEs: 'Envío gratis',
      state: 'ACTIVE',
      needsCode: true,
      action: JSON.stringify({ type: 'FREE_SHIPPING' }),
      createdBy: 'owner',
    })
    .returning('promotionId')
    .executeTakeFirstOrThrow()
  await db.insertInto('promotionCode').values({ code, promotionId }).execute()
}

test('the owner sets what weight, size and freight add, by keyboard as well', async ({
  page,
  shop,
}) => {
  await signInAsStaff(page, shop)
  await openStaff(page, 'settings')
  const card = page.getByRole('region', { name: 'Heavy and large goods' })
  const home = card.getByRole('group', { name: 'United States' })
  await home.getByLabel('For each piece by freight, in dollars').fill('149')
  await home.getByRole('button', { name: 'Add a weight step to United States' }).press('Enter')
  await home.getByLabel('From pounds').fill('heavy')
  await home.getByLabel('Adds, in dollars').fill('16')
  await card.getByRole('button', { name: 'Save heavy and large goods' }).press('Enter')
  await expect(card.getByRole('link', { name: /^United States: enter each weight/ })).toBeVisible()
  await expectNoAxeViolations(page)
  await home.getByLabel('From pounds').fill('40')
  await expect(home).toContainText('18.1 kg')
  await card.getByRole('button', { name: 'Save heavy and large goods' }).press('Enter')
  await expect(page.getByText('Heavy and large goods saved').first()).toBeVisible()

  const sizes = page.getByRole('region', { name: 'Weights and sizes' })
  await sizes.getByLabel('Oversize is what weighs more than').fill('70')
  await sizes.getByRole('button', { name: 'Save weights and sizes' }).press('Enter')
  await expect(page.getByText('Weights and sizes saved').first()).toBeVisible()
  await expectNoAxeViolations(page)
  const { surcharges, goodsSizes } = await (await page.request.get('/api/staff/settings')).json()
  expect(surcharges).toEqual({
    weightSteps: [{ fromPounds: 40, cost: 16 }],
    oversize: 0,
    freight: 149,
  })
  expect(goodsSizes).toMatchObject({ oversizeOverPounds: 70 })
  await shop.db.deleteFrom('setting').where('name', 'in', ['surcharges', 'goodsSizes']).execute()
})
