import { makeSizes } from '../../apps/api/test/shoppers/exchange.ts'
import { signIn } from '../../apps/api/test/shoppers/sign-in.ts'
import { buyInBrowser } from '../buy-in-browser.ts'
import { CARDS, payWith } from '../order-steps.ts'
import { expect, expectNoAxeViolations, test, withLivePages } from '../shop-fixture.ts'
import { overflowOf } from '../visitor.ts'
import { openStaff, signInAsStaff } from './staff-steps.ts'

test("a brace is exchanged for another size, from the shopper's request to the package", async ({
  page,
  shop,
  browser,
}) => {
  const [productId = 0] = await makeSizes(shop, [
    { size: 'Small' },
    { size: 'Large', price: 30_00 },
    { size: 'Extra large', stock: 0 },
  ])
  const lines = [{ productId, quantity: 1 }]
  const { orderId, orderNum } = await buyInBrowser(page, { address: shop.address, lines })
  const owner = await signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))
  await shop.post('/shipments/save', { orderId, carrier: 'UPS' }, owner)

  // The shopper requests it, and sees the cost before submitting.
  await page.goto(`/#/return-request?order=${orderNum}`)
  await page.getByLabel('Quantity to send back of Knee brace, Small').selectOption('1')
  await page.getByLabel('Request For').selectOption('Exchange for another size')
  const size = page.getByLabel('Size instead of Knee brace, Small')
  await expect(size.getByRole('option')).toHaveCount(2)
  await size.selectOption('Large, $27.00')
  await page.getByLabel('Reason').fill('It is too tight')
  const costs = page.getByRole('region', { name: 'What the exchange costs' })
  await expect(costs).toContainText('1 × Knee brace, Large instead of Knee brace, Small$10.80')
  await expect(costs).toContainText('You pay$11.48')
  await expectNoAxeViolations(page)
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Send Request' }).click()
  await expect(page.getByText(/Your request was sent\. Return number: R\d+$/)).toBeVisible()
  await expect(page.getByText('Requested', { exact: true })).toHaveCount(1)

  // Staff accept it by keyboard: the other size is reserved.
  const desk = withLivePages(await (await browser.newContext({ baseURL: shop.address })).newPage())
  await signInAsStaff(desk, shop)
  await openStaff(desk, 'returns')
  await desk.getByRole('button', { name: /^Review return/ }).press('Enter')
  const dialog = desk.getByRole('dialog')
  await expect(dialog).toContainText('Knee brace, Large')
  await expect(dialog).toContainText('The customer pays$11.48')
  await expectNoAxeViolations(desk)
  await dialog.getByRole('button', { name: 'Approve' }).press('Enter')
  await expect(dialog).toBeHidden()

  // The shopper pays the difference through the mailed link.
  await shop.runJobs()
  const mail = shop.mail.sent.find(
    ({ subject }) => subject === `Your exchange for order ${orderNum}`,
  )
  const link = mail?.text.match(/\/#\/orderDetail\S+/)?.[0] ?? 'no link'
  await page.goto(link)
  await expect(
    page.getByText(`This is the other size for items of your order ${orderNum}.`),
  ).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Pay now' }).click()
  await payWith(page, CARDS.approved)
  await expect(page.getByText('This order is not paid yet.')).toBeHidden()

  // Its package ships once the small one is back.
  await desk.getByRole('button', { name: /^Review return/ }).click()
  await dialog.getByRole('button', { name: 'Receive' }).click()
  await expect(dialog).toBeHidden()
  await desk.getByRole('button', { name: /^Review return/ }).click()
  await expectNoAxeViolations(desk)
  await dialog.getByRole('button', { name: 'Close the exchange' }).click()
  await expect(dialog).toBeHidden()
  await openStaff(desk, `orders/${orderId}`)
  const replacements = desk.locator('section.panel', {
    has: desk.getByRole('heading', { name: 'Replacements' }),
  })
  await expect(replacements).toContainText('Exchanged for another size')
  await replacements.getByRole('link', { name: /^Order#/ }).press('Enter')
  await expect(desk.getByText('by another size, and costs the difference')).toBeVisible()
  await desk.getByRole('button', { name: 'Ship a package' }).click()
  await desk.getByRole('button', { name: 'Ship package' }).click()
  await expect(desk.getByText('Everything has shipped.')).toBeVisible()
  await desk.context().close()

  await page.goto(`/#/orderDetail?order=${orderNum}`)
  const parcel = page.locator('section.panel', {
    has: page.getByRole('heading', { name: /^Exchange \d+/ }),
  })
  await expect(parcel).toContainText('1 piece in another size')
  await expect(parcel).toContainText('UPS, 1 piece, shipped')
  await expectNoAxeViolations(page)
})
