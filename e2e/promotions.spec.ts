import { readFile } from 'node:fs/promises'
import { addToCart, fillGuestForm } from './order-steps.ts'
import { expect, expectNoAxeViolations, test } from './shop-fixture.ts'
import { openStaff, signInAsStaff } from './staff/staff-steps.ts'

test('staff create a promotion, and its code reduces the invoice', async ({ page, shop }) => {
  const cane = await shop.make.product({ productName: 'Cane', unitPriceCents: 5000 })
  await signInAsStaff(page, shop)
  await openStaff(page, 'promotions')
  await page.getByRole('link', { name: 'New promotion' }).click()
  await page.getByLabel('Kind', { exact: true }).selectOption('A bundle price')
  await page.getByRole('button', { name: 'Add a part' }).click()
  await expect(page.getByLabel('Pieces').nth(2)).toBeFocused()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Remove part 3' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Add a part' })).toBeFocused()
  await page.getByLabel('Kind', { exact: true }).selectOption('A percentage off')
  await page.getByLabel('Name', { exact: true }).fill('Fall sale')
  await page.getByLabel('Name in Spanish').fill('Ofertas de otoño')
  await page.getByLabel('Code', { exact: true }).fill('FALL10')
  await page.getByLabel('Minimum subtotal (optional)').fill('50')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByRole('button', { name: 'Start Fall sale' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click()
  await expect(page.getByRole('row', { name: /Fall sale/ })).toContainText('Active')
  await expectNoAxeViolations(page)
  await page.context().clearCookies()

  await shop.db
    .insertInto('setting')
    .values({ name: 'reclaimOnReturn', value: JSON.stringify(true) })
    .execute()
  await addToCart(page, cane)
  await page.goto('/#/cart')
  const total = page.getByRole('complementary', { name: 'Cart total' })
  await total.getByRole('button', { name: 'Have a promo code?' }).click()
  await total.getByLabel('Promo code').fill('winter')
  await total.getByRole('button', { name: 'Apply' }).click()
  await expect(total).toContainText('We do not know the code WINTER.')
  await expect(total.getByLabel('Promo code'), 'it can be corrected').toHaveValue('WINTER')
  await total.getByLabel('Promo code').fill(' fall-10 ')
  await page.keyboard.press('Enter')
  await expect(total).toContainText('Code FALL10 counts from $50.00; $5.00 more.')

  await page.getByRole('button', { name: 'One more of Cane' }).click()
  await expect(total).toContainText('-$9.00')
  await expect(total).toContainText('Fall sale FALL10 $9.00 off')
  await expect(total).toContainText('what you keep is below the minimum of a promotion')
  await expectNoAxeViolations(page)

  await fillGuestForm(page)
  await page.getByRole('button', { name: /^Checkout/ }).click()
  await expect(page.locator('main')).toContainText('-$9.00')
  await shop.db.deleteFrom('setting').where('name', '=', 'reclaimOnReturn').execute()
})

test('a link keeps its code for the cart, in Spanish on a phone too', async ({ page }) => {
  await page.goto('/#/promo/fall10')

  await expect(page.getByRole('main')).toContainText('Code FALL10 is kept for your cart.')
  await expectNoAxeViolations(page)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => localStorage.setItem('mendwell.language', 'es'))
  await page.reload()
  await expect(page.getByRole('main')).toContainText(
    'El código FALL10 queda guardado para su carrito.',
  )
  await expectNoAxeViolations(page)
})

test('staff make single-use codes for a family by keyboard, and each counts for one order', async ({
  page,
  shop,
}) => {
  const cane = await shop.make.product({ productName: 'Cane', unitPriceCents: 5000 })
  const axes = JSON.stringify([{ name: 'size', values: ['S', 'M'] }])
  const family = { familyKey: 'cane', title: 'Quixotic canes', axes, sure: 3 }
  await shop.db.insertInto('productFamily').values(family).execute()
  const member = { productId: cane.productId, familyKey: 'cane', axisValues: ['S'] }
  await shop.db.insertInto('familyMember').values(member).execute()
  await signInAsStaff(page, shop)
  await openStaff(page, 'promotions/new')
  await page.getByLabel('Name', { exact: true }).fill('Welcome letter')
  await page.getByLabel('Name in Spanish').fill('Carta de bienvenida')
  await page.getByLabel('Codes', { exact: true }).selectOption('SINGLE')
  const families = page.getByRole('combobox', { name: 'Families' })
  await families.fill('quixotic')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Quixotic canes'])
  await families.press('ArrowDown')
  await families.press('Enter')
  await families.press('Escape')
  await page.getByLabel('Name in Spanish').press('Enter')
  await expect(page.getByRole('heading', { name: 'Codes of Welcome letter' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByLabel('How many codes').fill('12000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Enter how many codes to make, from 1 to 10,000')).toBeVisible()
  await page.getByLabel('How many codes').fill('50')
  await page.keyboard.press('Enter')
  await expect(page.getByText('0 of 50 codes used.')).toBeVisible()
  await expectNoAxeViolations(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download CSV of 50 codes' }).press('Enter')
  const file = await readFile(await (await downloading).path(), 'utf8')
  const [code = ''] = file.split('\n')[1]?.split(',') ?? []
  await page.getByRole('link', { name: 'All promotions' }).press('Enter')
  await page.getByRole('button', { name: 'Start Welcome letter' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Start' }).press('Enter')
  await expect(page.getByRole('row', { name: /Welcome letter/ })).toContainText('0 of 50 used')
  await page.context().clearCookies()

  await addToCart(page, cane)
  await page.goto('/#/cart')
  const total = page.getByRole('complementary', { name: 'Cart total' })
  await total.getByRole('button', { name: 'Have a promo code?' }).click()
  await total.getByLabel('Promo code').fill(code.toLowerCase().replaceAll('-', ' '))
  await page.keyboard.press('Enter')
  await expect(total).toContainText('Welcome letter')
  await expect(total).toContainText('-$4.50')
})

test('staff test a promotion against a cart by keyboard before it is saved', async ({
  page,
  shop,
}) => {
  await shop.make.product({ productName: 'Walking cane', unitPriceCents: 5000 })
  await signInAsStaff(page, shop)
  await openStaff(page, 'promotions/new')
  await page.getByLabel('Name', { exact: true }).fill('Cane sale')
  await page.getByLabel('Name in Spanish').fill('Oferta de bastones')
  await page.getByLabel('Code', { exact: true }).fill('CANE10')
  await page.getByLabel('Minimum subtotal (optional)').fill('50')
  const cart = page.getByRole('region', { name: 'Test against a cart' })
  await cart.getByRole('button', { name: 'Test this cart' }).press('Enter')
  await expect(cart.getByText('Add a product', { exact: true }).last()).toBeVisible()
  await cart.getByLabel('Add a product').fill('walking')
  await cart.getByRole('button', { name: 'Add Walking cane' }).press('Enter')
  await cart.getByRole('button', { name: 'Test this cart' }).press('Enter')
  await expect(cart).toContainText('It counts from $50.00 of its goods; $5.00 more.')

  await cart.getByRole('button', { name: 'One more of Walking cane' }).press('Enter')
  await cart.getByRole('button', { name: 'Test this cart' }).press('Enter')
  await expect(cart.getByRole('heading', { name: 'It gives $9.00' })).toBeVisible()
  await expect(cart.getByRole('row', { name: /Walking cane/ })).toContainText('-$9.00')
  await expectNoAxeViolations(page)

  await cart.getByLabel('Codes in the cart (optional)').fill('')
  await page.keyboard.press('Enter')
  await expect(cart).toContainText('Its code was not given.')
})
