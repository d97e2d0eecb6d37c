import { expect, expectNoAxeViolations, test } from '../shop-fixture.ts'
import { openStaff, signInAsStaff } from './staff-steps.ts'

test('finds an order, a product and a screen by keyboard alone', async ({ page, shop }) => {
  const {
    order: { orderId, orderNum },
  } = await shop.make.order()
  await signInAsStaff(page, shop)
  // Loaded before it is opened: typing follows Ctrl+K at once.
  const loaded = page.waitForResponse(/find-anything-.*\.js$/)
  await openStaff(page)
  await loaded
  await expect(page.getByRole('button', { name: 'Find' })).toBeVisible()
  const field = page.getByRole('combobox', { name: /^Find orders/ })
  const marked = page.locator('[role=option][data-combobox-selected]')

  await page.keyboard.press('Control+k')
  await field.pressSequentially(orderNum.slice(0, 6))
  await expect(marked).toContainText(`Order# ${orderNum}`)
  await expect(
    page.getByRole('status').filter({ hasText: `Enter opens Order# ${orderNum}.` }),
  ).toBeAttached()
  await expectNoAxeViolations(page)
  let show = () => {}
  const wanted = new Promise<void>((resolve) => (show = resolve))
  await page.route(`**/api/staff/orders/${orderId}`, async (route) => {
    await wanted
    await route.continue()
  })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`#/orders/${orderId}$`))

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('group', { name: 'Opened last' })).toContainText(orderNum)
  await field.fill('tax')
  await expect(marked).toContainText('Taxes')
  // The order loads late, and takes no key press from a user who has moved on.
  show()
  await expect(page.locator('h1')).toHaveText(`Order# ${orderNum}`)
  await expect(field).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Taxes' })).toBeVisible()

  await page.keyboard.press('Control+k')
  await field.fill('wheelchair')
  const products = page.getByRole('group', { name: 'Products' })
  await expect(products.getByRole('option').first()).toContainText(/wheelchair/i)
  await field.fill('zzzz nothing')
  await expect(page.getByRole('status').filter({ hasText: 'Nothing found' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
})

test('lists its keys, and lets users turn off those without Ctrl', async ({ page, shop }) => {
  await signInAsStaff(page, shop)
  await openStaff(page)
  await expect(page.getByRole('button', { name: 'Find' })).toBeVisible()
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })

  await page.keyboard.press('Shift+?')
  await expect(list).toContainText('Find an order, customer, product or screen')
  await expectNoAxeViolations(page)
  await list.getByRole('checkbox').uncheck()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await page.keyboard.press('Shift+?')
  await expect(list).toBeHidden()
  await page.keyboard.press('Control+/')
  await expect(list).toBeVisible()
})
