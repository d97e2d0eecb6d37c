import { expect, expectNoAxeViolations, test } from '../shop-fixture.ts'
import { openStaff, signInAsStaff } from './staff-steps.ts'

test('finds a caller by ZIP, shows price and stock before adding a product, and saves a note', async ({
  page,
  shop,
}) => {
  await shop.make.product({
    productName: 'Bongo walking cane',
    sku: 'BWC-1',
    unitPriceCents: 2000,
    quantity: 3,
  })
  await shop.make.product({ productName: 'Bongo hospital bed', quoteOnly: true, quantity: 2 })
  const email = 'rosa.caller@example.com'
  const rosa = await shop.make.customer({ firstName: 'Rosa', lastName: 'Delgado', email })
  const home = { address: '12 Main Street', city: 'Austin', stateProvince: 'TX' }
  await shop.make.order({
    custId: rosa.custId,
    row: { ...home, postalCode: '73301', country: 'United States' },
  })
  await signInAsStaff(page, shop, 'SUPPORT')
  await openStaff(page, 'orders/phone')

  await page.getByLabel('Find a customer').fill('73301')
  await expect(page.getByRole('list', { name: 'Customers found' })).toContainText(
    'Austin, TX 73301',
  )
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: `Choose Rosa Delgado, ${email}` })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
  await expect(page.getByLabel('City')).toHaveValue('Austin')
  await expect(page.getByLabel('ZIP code')).toHaveValue('73301')
  await expect(page.getByText('Rosa Delgado: 1 order so far')).toBeVisible()
  await page.getByLabel('Phone').fill('512 555 0148')

  await page.getByLabel('Add a product').fill('bongo')
  const products = page.getByRole('list', { name: 'Products found' })
  await expect(products).toContainText('$18.00 · SKU BWC-1 · 3 in stock')
  const bed = products.getByRole('listitem').filter({ hasText: 'Bongo hospital bed' })
  await expect(bed).toContainText('By quote')
  await expect(bed.getByRole('button')).toHaveCount(0)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Add Bongo walking cane' }).press('Enter')
  await page.getByLabel('Percent off').fill('20')
  await expect(page.getByText('You can take up to 10% off an order')).toBeVisible()
  await page.getByLabel('Percent off').fill('10')
  await page.getByLabel('Why it is given').fill('A dented box last time')
  await expect(page.getByText('Goods $18.00, discount -$1.80')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByLabel('Note for this order').fill('Leave at the side door')
  await page.getByRole('button', { name: 'Place order and email the link' }).press('Enter')

  await expect(page.getByText('Unpaid', { exact: true })).toBeVisible()
  await expect(page.getByText('Leave at the side door')).toBeVisible()
  await expect(page.getByText('10%: A dented box last time')).toBeVisible()
  const order = await shop.db
    .selectFrom('orders')
    .selectAll()
    .orderBy('orderId', 'desc')
    .executeTakeFirstOrThrow()
  expect(order).toMatchObject({
    custId: rosa.custId,
    notes: 'Leave at the side door',
    discountCents: 180,
  })
})

test('leaves the focus where staff type while a customer loads', async ({ page, shop }) => {
  await shop.make.customer({ firstName: 'Ines', lastName: 'Quintero', email: 'ines@example.com' })
  await signInAsStaff(page, shop, 'SUPPORT')
  await openStaff(page, 'orders/phone')
  const loading = Promise.withResolvers<void>()
  await page.route('**/api/staff/customers/*', async (route) => {
    await loading.promise
    await route.continue()
  })

  await page.getByLabel('Find a customer').fill('Quintero')
  await page.getByRole('button', { name: /^Choose Ines Quintero/ }).click()
  await page.getByLabel('Note for this order').focus()
  loading.resolve()

  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('ines@example.com')
  await expect(page.getByLabel('Note for this order')).toBeFocused()
})

test('takes an order for someone without an email', async ({ page, shop }) => {
  const cane = { productName: 'Folding bamboo cane', sku: 'FBC-1', unitPriceCents: 2000 }
  await shop.make.product({ ...cane, quantity: 3 })
  await signInAsStaff(page, shop, 'MANAGER')
  await openStaff(page, 'orders/phone')

  await page.getByLabel('The customer has no email').check()
  await expect(page.getByLabel('Email', { exact: true })).toBeHidden()
  await page.getByLabel('First name').fill('Juan')
  await page.getByLabel('Last name').fill('Ortega')
  await page.getByLabel('Phone').fill('512 555 0199')
  await page.getByLabel('How').selectOption('IN STORE')
  await page.getByLabel('Add a product').fill('bamboo')
  await page.getByRole('button', { name: 'Add Folding bamboo cane' }).press('Enter')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Place order', exact: true }).press('Enter')

  await expect(page.getByText(/^No email: print the packing slip/)).toBeVisible()
  const { orderNum, email } = await shop.db
    .selectFrom('orders')
    .select(['orderNum', 'email'])
    .orderBy('orderId', 'desc')
    .executeTakeFirstOrThrow()
  await expect(page.getByText(email)).toBeHidden()
  await page.context().clearCookies()
  await page.goto(`/#/dashboard?tab=tracking&order=${orderNum}`)
  await page.getByLabel('Email of the order').fill('(512) 555-0199')
  await page.getByRole('button', { name: 'Track Your Order' }).click()
  await expect(page.getByText(/^Placed .*1 piece$/)).toBeVisible()
  await expectNoAxeViolations(page)
})

test('explains what a phone order lacks', async ({ page, shop }) => {
  await signInAsStaff(page, shop, 'SUPPORT')
  await openStaff(page, 'orders/phone')

  await page.getByRole('button', { name: 'Place order and email the link' }).press('Enter')

  const problems = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  await expect(problems.getByRole('link')).toHaveText([
    'Enter the first name',
    'Enter the last name',
    'Enter the email',
    'Enter the phone number',
    'Enter the street address',
    'Choose the state',
    'Enter the city',
    'Enter the ZIP code',
  ])
  await expect(problems).toBeFocused()
  await expectNoAxeViolations(page)
})
