import { addToCart, fillGuestForm } from './order-steps.ts'
import { expect, expectNoAxeViolations, test } from './shop-fixture.ts'

test('an empty cart says so and leads to the departments', async ({ page }) => {
  await page.goto('/#/cart')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart is empty')
  const departments = page.getByRole('main').getByRole('navigation', { name: 'Departments' })
  await expect(departments.getByRole('link', { name: 'Diabetes' })).toBeVisible()
  await expectNoAxeViolations(page)

  await page.goto('/#/checkout')

  await expect(page.getByRole('alert')).toHaveText('Please add items to Cart...')
})

test('carts of an older version or with damage keep what is readable', async ({ page, shop }) => {
  const kept = await shop.make.product({ productName: 'Kept walking stick' })
  const line = {
    productId: kept.productId,
    productName: kept.productName,
    quantity: 2,
    unitPrice: 10,
  }
  await page.goto('/#/cart')
  const store = (cart: unknown) =>
    page.evaluate((text) => localStorage.setItem('localCart', text), JSON.stringify(cart))

  await store([line, { productId: 'x' }, null, { ...line, productId: -4 }])
  await page.reload()

  await expect(page.getByRole('row').filter({ hasText: 'Kept walking stick' })).toContainText('$18')

  await store('nothing of a cart')
  await page.reload()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart is empty')
})

test('where storage is forbidden, the cart lasts as long as the page', async ({ page, shop }) => {
  await page.addInitScript(() => {
    Storage.prototype.getItem = Storage.prototype.setItem = () => {
      throw new DOMException('forbidden', 'SecurityError')
    }
  })
  await addToCart(page, await shop.make.product({ productName: 'Forbidden stick' }))
  await addToCart(page, await shop.make.product({ productName: 'Forbidden crutch' }))
  await page.goto('/#/cart')

  const total = page.getByRole('complementary', { name: 'Cart total' })
  await expect(total).toContainText('Tax, Texas')
  await expect(page.getByRole('row').filter({ hasText: 'Forbidden' })).toHaveCount(2)
  await expect(page.getByRole('status').filter({ hasText: 'cannot save your cart' })).toBeVisible()
})

test('a product that is gone becomes one problem line, and nothing else is lost', async ({
  page,
  shop,
}) => {
  const stays = await shop.make.product({ productName: 'Staying sling', unitPriceCents: 50_00 })
  const goes = await shop.make.product({ productName: 'Vanishing sling', unitPriceCents: 70_00 })
  await addToCart(page, stays)
  await addToCart(page, goes)
  await shop.db
    .updateTable('product')
    .set({ productStatus: 'N' })
    .where('productId', '=', goes.productId)
    .execute()

  await page.goto('/#/cart')

  const problem = page.getByRole('row').filter({ hasText: 'Vanishing sling' })
  await expect(problem).toContainText('This product is no longer available')
  const total = page.getByRole('complementary', { name: 'Cart total' })
  await expect(total).toContainText('$45.00')
  await expect(total).toContainText('Subtotal (1 item)')
  await expect(page.getByRole('link', { name: /^Cart\W+1 item, \$45\.00/ })).toBeVisible()
  await expectNoAxeViolations(page)

  await problem.getByRole('button', { name: 'Remove Vanishing sling' }).click()

  await expect(problem).toHaveCount(0)
  await expect(page.getByRole('row').filter({ hasText: 'Staying sling' })).toBeVisible()
})

test('a changed price is shown next to the new one', async ({ page, shop }) => {
  const sling = { productName: 'Dearer sling', unitPriceCents: 50_00 }
  const { productId, categoryId } = await shop.make.product(sling)
  await addToCart(page, { productId, categoryId })
  await page.goto('/#/cart')
  const row = page.getByRole('row').filter({ hasText: 'Dearer sling' })
  await expect(row).toContainText('$45.00')
  await expect(row.getByText('The price has changed')).toHaveCount(0)

  await shop.db
    .updateTable('product')
    .set({ unitPriceCents: 60_00 })
    .where('productId', '=', productId)
    .execute()
  await page.reload()

  await expect(row).toContainText('$54.00')
  await expect(row).toContainText('it was $50.00 when you put this in your cart')

  // Everywhere else the cart then shows the same prices, and the note stays.
  const header = page.getByRole('link', { name: /^Cart\W+1 item/ })
  await expect(header).toContainText('$54.00')
  await page.goto('/#/about')
  await page.reload()
  await expect(header).toContainText('$54.00')
  await page.goto('/#/cart')
  await expect(row).toContainText('it was $50.00 when you put this in your cart')

  // Adding it again means having seen today's price.
  await addToCart(page, { productId, categoryId })
  await page.goto('/#/cart')
  await expect(row).toContainText('$108.00')
  await expect(row.getByText('The price has changed')).toHaveCount(0)
})

test('a removed line can be put back where it was', async ({ page, shop }) => {
  const first = await shop.make.product({ productName: 'First pillow' })
  const second = await shop.make.product({ productName: 'Second pillow' })
  await addToCart(page, first)
  await addToCart(page, second)
  await page.goto('/#/cart')

  await page.getByRole('button', { name: 'Remove First pillow' }).click()

  await expect(page.getByText('Removed: First pillow.')).toBeVisible()
  const undo = page.getByRole('button', { name: /^Undo/ })
  await expect(undo).toBeFocused()
  await undo.click()
  await expect(page.getByRole('row').nth(1)).toContainText('First pillow')
  await expect(page.getByRole('button', { name: 'Remove First pillow' })).toBeFocused()
})

test('a double click removes only the intended line', async ({ page, shop }) => {
  for (const productName of ['First stick', 'Second stick', 'Third stick']) {
    await addToCart(page, await shop.make.product({ productName }))
  }
  await page.goto('/#/cart')
  await page.getByRole('button', { name: 'Remove First stick' }).dblclick()

  await expect(page.getByText('Removed: First stick.')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'stick' })).toHaveCount(2)
})

test('the quantity goes to 99 by typing and to 20 by stepping, and the total is announced', async ({
  page,
  shop,
}) => {
  const product = await shop.make.product({ productName: 'Counted gauze', quantity: 200 })
  await addToCart(page, product)
  await page.goto('/#/cart')
  const quantity = page.getByRole('spinbutton', { name: 'Quantity of Counted gauze' })
  const more = page.getByRole('button', { name: 'One more of Counted gauze' })

  // The first total is read with the page; later ones are announced.
  await expect(page.locator('[aria-busy=false]').filter({ hasText: 'Subtotal' })).toBeVisible()
  await quantity.fill('19')
  await more.click()
  await more.click()

  await expect(quantity).toHaveValue('20')
  await expect(page.getByRole('status').filter({ hasText: 'Total $' })).toBeAttached()

  await quantity.fill('990')

  await expect(quantity).toHaveValue('99')
  await expect(page.getByRole('row').filter({ hasText: 'Counted gauze' })).toContainText('$891.00')
})

test('the guest form names missing fields, only after the first submit', async ({ page, shop }) => {
  await addToCart(page, await shop.make.product())
  await page.goto('/#/cart')
  const checkout = page.getByRole('button', { name: 'Checkout' })
  await expect(page.getByText('First Name is required')).toHaveCount(0)

  await checkout.click()

  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    'First Name is required',
    'Last Name is required',
    'Email is required',
    'Phone is required',
  ])
  await expectNoAxeViolations(page)

  await fillGuestForm(page, 'ada@')

  await expect(summary.getByRole('link')).toHaveText(['Email is Invalid'])
  await summary.getByRole('link').click()
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
})

test('IN STORE orders at once and opens the payment, DELIVERY leads to checkout', async ({
  page,
  shop,
}) => {
  const product = await shop.make.product()
  await addToCart(page, product)
  await page.goto('/#/cart')
  await page.getByLabel('Referred By: (Email Only)').fill('nobody')
  await fillGuestForm(page, 'instore@example.com')
  await page.getByRole('button', { name: 'Checkout' }).click()
  await expect(page.getByLabel('Referred By: (Email Only)')).toBeFocused()

  await page.getByLabel('Referred By: (Email Only)').fill('')
  await page.getByLabel('Pickup type').selectOption('DELIVERY')
  await page.getByRole('button', { name: 'Checkout' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('instore@example.com')

  await page.goBack()
  await page.getByLabel('Pickup type').selectOption('IN STORE')
  await page.getByRole('button', { name: 'Checkout' }).click()
  await expect(page.getByRole('dialog', { name: /^Pay \$/ })).toBeVisible()
  const orders = await shop.db.selectFrom('orders').select(['pickupType', 'pickupTime']).execute()
  expect(orders.at(-1)).toEqual({ pickupType: 'IN STORE', pickupTime: 'MORNING' })
})

test('suggests delivery first, and shows the price of a pickup before ordering', async ({
  page,
  shop,
}) => {
  await addToCart(page, await shop.make.product({ unitPriceCents: 12_00 }))
  await page.goto('/#/cart')

  // On a phone the bar at the bottom has another one.
  const delivery = page.getByRole('link', { name: 'Checkout' }).first()
  const pickup = page.getByRole('region', { name: 'Pick up in our store' })
  await expect(pickup.getByLabel('Pickup type')).toHaveValue('IN STORE')
  // The store closes at 8 in the evening.
  await expect(pickup.getByLabel('Pickup time').getByRole('option')).toHaveText([
    'MORNING',
    'AFTERNOON',
    'EVENING',
    'DAYTIME',
  ])
  await expect(pickup).toContainText('Shipping and handling of $20.00 is included in the total.')
  // On a wide screen the form starts next to the totals: its button still comes later.
  for (const [width, part] of [
    [1280, pickup.getByRole('button', { name: 'Checkout for store pickup' })],
    [390, pickup],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    const [first, second] = [await delivery.boundingBox(), await part.boundingBox()]
    expect(first?.y ?? Number.NaN).toBeLessThan(second?.y ?? Number.NaN)
  }
  await delivery.click()
  await expect(page.getByRole('radio', { name: /^Delivery/ })).toBeChecked()
  await expect(page.getByText('To your address, daytime.')).toBeVisible()
})

test('keeps a pickup chosen in the cart at checkout', async ({ page, shop }) => {
  await addToCart(page, await shop.make.product())
  await page.goto('/#/cart')
  await page.getByLabel('Pickup time').selectOption('EVENING')
  await page.getByLabel('Pickup type').selectOption('DELIVERY')
  await page.getByLabel('Pickup type').selectOption('IN STORE')
  await page.getByRole('link', { name: 'Checkout' }).click()

  await expect(page.getByRole('radio', { name: /^In store/ })).toBeChecked()
  await expect(page.getByText('Pick it up, evening.')).toBeVisible()
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Byron')
  await page.getByLabel('Email', { exact: true }).fill('pickup@example.com')
  await page.getByLabel('Phone1').fill('512 555 0148')
  await page.getByRole('button', { name: /^Place order and pay/ }).click()

  await expect(page.getByRole('dialog', { name: /^Pay \$/ })).toBeVisible()
  const orders = await shop.db.selectFrom('orders').select(['pickupType', 'pickupTime']).execute()
  expect(orders.at(-1)).toEqual({ pickupType: 'IN STORE', pickupTime: 'EVENING' })
})
