import type { Page } from '@playwright/test'
import { tabTo } from './focus.ts'
import { CARDS } from './order-steps.ts'
import { expect, test } from './shop-fixture.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Tabs to a field and types: a select jumps to the typed text. */
async function typeInto(page: Page, label: string, text: string) {
  await tabTo(page, page.getByLabel(label, { exact: true }))
  await page.keyboard.type(text)
}

test('someone without a mouse searches, buys and pays @desktop', async ({ page, shop }) => {
  test.slow() // the whole path, with a check at every tab stop
  const { productName } = await shop.make.product({ productName: 'Zebrawood walking cane' })
  const main = page.getByRole('main')
  const skip = page.getByRole('link', { name: 'Skip to the content' })

  await test.step('search', async () => {
    await page.goto('/#/about')
    await expect(heading(page)).toHaveText('About Us')
    await tabTo(page, page.getByRole('combobox', { name: 'Search products' }))
    await page.keyboard.type('zebrawood')
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText('Order “zebrawood”')
    await expect(heading(page), 'reading starts at the heading').toBeFocused()
  })

  await test.step('product', async () => {
    await tabTo(page, main.getByRole('link', { name: productName }))
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText(productName)
    await expect(heading(page)).toBeFocused()
    await tabTo(page, main.getByRole('spinbutton', { name: 'Quantity' }))
    await page.keyboard.type('2')
    const add = main.getByRole('button', { name: 'Add to cart' }).first()
    await tabTo(page, add)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'added' })).toBeAttached()
    await expect(add, 'a message takes no focus').toBeFocused()
    await tabTo(page, page.getByRole('link', { name: /^Cart, 2 items/ }), 'Shift+Tab')
    await page.keyboard.press('Enter')
  })

  await test.step('cart', async () => {
    await expect(heading(page)).toHaveText('Your cart')
    await expect(heading(page)).toBeFocused()
    const total = page.getByRole('complementary', { name: 'Cart total' })
    await tabTo(page, total.getByRole('link', { name: 'Checkout' }))
    await page.keyboard.press('Enter')
  })

  await test.step('checkout', async () => {
    await expect(heading(page)).toHaveText('Checkout')
    await expect(heading(page)).toBeFocused()
    await typeInto(page, 'First name', 'Ada')
    await typeInto(page, 'Last name', 'Byron')
    await typeInto(page, 'Email', 'keys@example.com')
    await typeInto(page, 'Phone1', '512 555 0148')
    await typeInto(page, 'Address', '418 Barton Creek Road')
    await typeInto(page, 'Postal code', '78704')
    await expect(page.getByLabel('State / Province')).toHaveValue('TX')
    await expect(page.getByLabel('Town / City')).toHaveValue('Austin')
    await tabTo(page, page.getByRole('button', { name: /^Place order and pay \$/ }))
    await page.keyboard.press('Enter')
  })

  await test.step('payment, with focus kept in its window', async () => {
    const window = page.getByRole('dialog', { name: /^Pay \$/ })
    await expect(window.getByRole('heading', { name: /^Pay \$/ })).toBeFocused()
    await typeInto(page, 'Card number', CARDS.approved)
    await typeInto(page, 'Expiry', '0839')
    await typeInto(page, 'Security code', '123')
    await expect(window.getByLabel('Name on card')).toHaveValue('Ada Byron')
    await page.keyboard.press('Enter')
    await expect(window).toBeHidden()
  })

  await test.step('invoice', async () => {
    await expect(heading(page)).toHaveText('Thank you, Ada. Your order is confirmed.')
    await expect(page.getByRole('article').getByText('Paid', { exact: true })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Sandbox' }).first()).toBeAttached()
    await expect(page.locator('body'), 'focus is not lost').not.toBeFocused()
    await tabTo(page, page.getByRole('button', { name: 'Save On Pdf' }), 'Shift+Tab')
  })

  await test.step('and every page can be entered without its menus', async () => {
    await page.goto('/#/about')
    await page.reload()
    await expect(heading(page)).toHaveText('About Us')
    await tabTo(page, skip)
    await page.keyboard.press('Enter')
    await expect(main).toBeFocused()
  })
})
