import { buy } from '../../apps/api/test/shoppers/buy.ts'
import { signIn } from '../../apps/api/test/shoppers/sign-in.ts'
import { expect, expectNoAxeViolations, test } from '../shop-fixture.ts'
import { openStaff, signInAsStaff } from './staff-steps.ts'

test('says that a colleague was faster, on the page and in the dialog', async ({ page, shop }) => {
  const { productId } = await shop.make.product({ productName: 'Wrist strap' })
  const { orderId } = await buy(shop, { lines: [{ productId, quantity: 1 }] })
  const colleague = await signIn(shop, await signInAsStaff(page, shop))
  const moveTo = (status: string) =>
    shop.post('/staff/orders/move', { orderIds: [orderId], status, note: null }, colleague)
  await openStaff(page, `orders/${orderId}`)
  const mark = page.getByRole('button', { name: 'Mark as preparing' })
  await mark.waitFor()

  await moveTo('PRINTED')
  await mark.click()
  await expect(page.getByText('This order is already preparing')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mark as shipped' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: 'Cancel order' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Why').fill('The customer called')
  await moveTo('REJECTED')
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await expect(dialog.getByText('This order is already cancelled')).toBeVisible()
  await expect(dialog.getByLabel('Why')).toHaveValue('The customer called')
})

test('keeps a dialog open while it saves, and clears an old error', async ({ page, shop }) => {
  const { productId } = await shop.make.product({ productName: 'Thumb brace' })
  const { orderId } = await buy(shop, { lines: [{ productId, quantity: 1 }] })
  await signInAsStaff(page, shop)
  await openStaff(page, `orders/${orderId}`)
  const reject = page.getByRole('button', { name: 'Cancel order', exact: true })
  const dialog = page.getByRole('dialog')
  const held = Promise.withResolvers<void>()
  await page.route('**/api/staff/orders/move', async (route) => {
    await held.promise
    const refused = [{ orderId, orderNum: null, detail: 'Not today' }]
    await route.fulfill({ json: { moved: 0, refused } })
  })

  await reject.click()
  const keep = dialog.getByRole('button', { name: 'Keep order' })
  await expect(keep, 'what changes nothing has the focus').toBeFocused()
  const sent = page.waitForRequest('**/api/staff/orders/move')
  await dialog.getByRole('button', { name: 'Cancel order' }).evaluate((button: HTMLElement) => {
    button.click()
    // Before the next render.
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  })
  await sent
  await page.keyboard.press('Escape')
  await keep.click()
  held.resolve()
  await expect(dialog.getByText('Not today')).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(reject).toBeFocused()
  await reject.click()
  await expect(dialog.getByRole('button', { name: 'Cancel order' })).toBeVisible()
  await expect(dialog.getByText('Not today')).toBeHidden()
})

test('acts once on a double click', async ({ page, shop }) => {
  const { productId } = await shop.make.product({ productName: 'Okapi knee pad' })
  await signInAsStaff(page, shop, 'CATALOGUE')
  await openStaff(page, `products/${productId}`)

  await page.getByRole('button', { name: 'Duplicate' }).dblclick()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Okapi knee pad (copy)')
  const { total } = await shop.db
    .selectFrom('product')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('productName', 'like', 'Okapi knee pad%')
    .executeTakeFirstOrThrow()
  expect(total).toBe(2)
})

test('keeps typed product data while a colleague and the page itself change the product', async ({
  page,
  shop,
}) => {
  const { productId } = await shop.make.product({
    productName: 'Lemur splint',
    productDetails: 'Holds a finger.',
  })
  const colleague = await signIn(shop, await signInAsStaff(page, shop, 'CATALOGUE'))
  await openStaff(page, `products/${productId}`)
  const name = page.getByLabel('Product name')
  const price = page.getByLabel('Unit price')

  await name.fill('Lemur splint, long')
  await price.fill('12.50')
  await page.getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByLabel('Status: active')).not.toBeChecked()
  await expect(name).toHaveValue('Lemur splint, long')

  const change = { productId, unitPrice: 11, manufacturer: 'Acme' }
  await shop.put('/products/update', change, colleague)
  await name.press('Enter')
  await expect(page.getByText('Someone else has changed this product.')).toBeVisible()
  await expect(page.getByText('changed this in the meantime: Unit price.')).toBeVisible()
  await expect(page.getByLabel('Manufacturer')).toHaveValue('Acme')
  await expect(price).toHaveValue('12.50')
  await expectNoAxeViolations(page)
  await name.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lemur splint, long')
  const saved = await shop.db
    .selectFrom('product')
    .select(['unitPriceCents', 'manufacturer', 'productStatus'])
    .where('productId', '=', productId)
    .executeTakeFirstOrThrow()
  expect(saved).toEqual({ unitPriceCents: 12_50, manufacturer: 'Acme', productStatus: 'N' })
})

test("reports a colleague's change instead of overwriting tax or opening hours", async ({
  page,
  shop,
}) => {
  const colleague = await signIn(shop, await signInAsStaff(page, shop))
  const ours = { stateCode: 'GU', stateName: 'Guam', tax: 6.1, note: null }
  const { taxId } = (await shop.post('/staff/taxes/save', ours, colleague)).json()
  await openStaff(page, 'taxes')
  await page.getByRole('button', { name: 'Edit Guam (GU)' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit the tax' })
  await dialog.getByLabel('Tax in percent').fill('6.2')

  const theirs = { ...ours, taxId, tax: 7, note: 'From June' }
  await shop.post('/staff/taxes/save', theirs, colleague)
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Someone else has changed this.')).toBeVisible()
  await expect(dialog.getByText('changed this in the meantime: Tax.')).toBeVisible()
  await expect(dialog.getByLabel('Note')).toHaveValue('From June')
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name: /Guam/ })).toContainText('6.2%')
  await expect(page.getByRole('row', { name: /Guam/ })).toContainText('From June')
  await page.getByRole('button', { name: 'Remove Guam (GU)' }).click()
  await expect(page.getByRole('button', { name: 'Cancel', exact: true })).toBeFocused()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('row', { name: /Guam/ })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await openStaff(page, 'hours')
  await page.getByLabel('Note for Monday').fill('Ring the bell')
  const tuesday = { dayOfWeek: 2, openTime: '10:00', closeTime: '16:00' }
  await shop.post('/storeHours/save', tuesday, colleague)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Someone else has changed this.')).toBeVisible()
  await expect(page.getByLabel('Tuesday opens')).toHaveValue('10:00')
  await expect(page.getByLabel('Note for Monday')).toHaveValue('Ring the bell')

  await page.getByLabel('Tuesday closes').fill('09:00')
  await page.getByRole('button', { name: 'Save hours' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Tuesday: The shop must' })).toBeFocused()
  await expectNoAxeViolations(page)
  await page.getByLabel('Tuesday closes').fill('17:00')
  await page.getByRole('button', { name: 'Save hours' }).click()
  await expect(page.getByText('Opening hours saved.').first()).toBeVisible()
  const { openTime, closeTime } = (await shop.get('/storeHours/findAllStoreHours')).json()[2]
  expect({ openTime, closeTime }).toEqual({ openTime: '10:00', closeTime: '17:00' })
})
