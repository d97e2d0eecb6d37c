import { sql } from 'kysely'
import { remindCarts } from '../apps/api/src/modules/cart-reminders/remind-carts.ts'
import { addToCart } from './order-steps.ts'
import { expect, expectNoAxeViolations, test, withLivePages } from './shop-fixture.ts'
import { signInAsNew } from './visitor.ts'

const ASK = 'Email me once if I leave without ordering'

test('a guest comes back through the reminder email, and unsubscribes with its link', async ({
  page,
  shop,
  browser,
}) => {
  const product = await shop.make.product({ productName: 'Knee brace, M', quantity: 9 })
  await addToCart(page, product)
  await page.goto('/#/checkout')
  const box = page.getByLabel(ASK)
  await expect(box).not.toBeChecked()
  await page.getByLabel('Email', { exact: true }).fill('rosa@example.com')
  expect(await shop.count('cart_reminder')).toBe(0)
  const saved = page.waitForResponse('**/api/carts/reminders/save')
  await box.focus()
  await page.keyboard.press('Space')
  await saved
  await expectNoAxeViolations(page)

  await sql`update cart_reminder set changed_at = now() - interval '25 hours'`.execute(shop.db)
  await remindCarts(shop.deps)
  await shop.postMessages()
  await shop.runJobs()
  const mail = shop.mail.sent.find(({ to }) => to.address === 'rosa@example.com')
  expect(`${mail?.subject} ${mail?.html}`).not.toContain('Knee')
  const linkOf = (part: string) =>
    mail?.text.match(new RegExp(`/#/${part}[\\w-]+`))?.[0] ?? 'no link'

  // In the browser that still has the cart, nothing is added twice.
  await page.goto(linkOf('carts/reminder-'))
  await expect(page.getByRole('heading', { name: 'The cart you left' })).toBeVisible()
  await expect(page.getByText('All of this is in your cart on this device.')).toBeVisible()
  await expectNoAxeViolations(page)

  const phone = withLivePages(await (await browser.newContext()).newPage())
  await phone.goto(`${shop.address}${linkOf('carts/reminder-')}`)
  await phone.getByRole('button', { name: 'Put all in my cart' }).click()
  await expect(phone.getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible()
  await phone.context().close()

  await page.goto(linkOf('cart-reminders\\?t='))
  await page.getByRole('button', { name: 'Send me no cart reminders' }).click()
  await expect(page.getByText('Done. We do not email you about carts anymore.')).toBeVisible()
  await expectNoAxeViolations(page)
  expect(await shop.count('cart_reminder_stop')).toBe(1)
})

test('a guest who unticks the box leaves nothing with the shop', async ({ page, shop }) => {
  const product = await shop.make.product({ productName: 'Wrist brace', quantity: 9 })
  const before = await shop.count('cart_reminder')
  await addToCart(page, product)
  await page.goto('/#/checkout')
  await page.getByLabel('Email', { exact: true }).fill('eve@example.com')
  const saved = page.waitForResponse('**/api/carts/reminders/save')
  await page.getByLabel(ASK).check()
  await saved
  await expect.poll(() => shop.count('cart_reminder')).toBe(before + 1)

  await page.reload()
  await expect(page.getByLabel(ASK)).toBeChecked()
  const ended = page.waitForResponse('**/api/carts/reminders/end')
  await page.getByLabel(ASK).uncheck()
  await ended

  expect(await shop.count('cart_reminder')).toBe(before)
})

test('a customer turns the reminder of their cart on and off in the account', async ({
  page,
  shop,
}) => {
  await signInAsNew(page, shop)
  await page.goto('/#/customer?source=EDIT')
  const box = page.getByLabel(ASK)
  await expect(box).not.toBeChecked()
  await box.check()
  await expect(page.getByText('Saved. We email you once if you leave a cart.')).toBeVisible()
  expect(await shop.count('cart_reminder_consent')).toBe(1)
  await expectNoAxeViolations(page)

  await page.reload()
  await expect(box).toBeChecked()
  await box.uncheck()
  await expect(page.getByText('Saved. We do not email you about your cart.')).toBeVisible()
  expect(await shop.count('cart_reminder_consent')).toBe(0)
})
