import { buy } from '../apps/api/test/shoppers/buy.ts'
import { expect, expectNoAxeViolations, test } from './shop-fixture.ts'
import { overflowOf } from './visitor.ts'

test("the link in a guest's confirmation opens the order and its tracking, in any browser", async ({
  page,
  shop,
}) => {
  const { productId } = await shop.make.product({ productName: 'Mailed sling' })
  const { orderNum } = await buy(shop, { lines: [{ productId, quantity: 1 }] })
  await shop.runJobs()
  const mail = shop.mail.sent.find(({ subject }) => subject.includes(orderNum))
  const link = mail?.text.match(/http\S+key=[\w-]+/)?.[0] ?? ''

  await page.goto(link.replace(/^https?:\/\/[^/]+/, ''))

  await expect(page.getByRole('article')).toContainText('Mailed sling')
  await expect(page, 'the key is not left in the address').not.toHaveURL(/key=/)
  await page.getByRole('link', { name: 'Track this order' }).click()
  await expect(
    page.getByRole('heading', { name: `Order# ${orderNum} has been received` }),
  ).toBeVisible()
  await expect(page.getByText('We found no order with this number')).toHaveCount(0)
})

test("a package's mail leads a guest to a form for the email, without an error yet", async ({
  page,
  shop,
}) => {
  const { order } = await shop.make.order({ row: { email: 'rosa@example.com' } })
  await page.goto(`/#/dashboard?tab=tracking&order=${order.orderNum}`)

  await expect(page.getByLabel('Order number')).toHaveValue(order.orderNum)
  const answered = page.waitForResponse(/tracking/)
  await page.reload()
  await answered
  const wrong = page.getByText('We found no order with this number and email.')
  await expect(page.getByLabel('Order number')).toHaveValue(order.orderNum)
  await expect(wrong).toHaveCount(0)
  await expectNoAxeViolations(page)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await overflowOf(page)).toBe(0)

  await page.getByLabel('Email').first().fill('else@example.com')
  await page.getByRole('main').getByRole('button', { name: 'Track' }).click()
  await expect(wrong).toBeVisible()
  await page.getByLabel('Email').first().fill('rosa@example.com')
  await page.getByRole('main').getByRole('button', { name: 'Track' }).click()
  await expect(page.getByRole('heading', { name: new RegExp(order.orderNum) })).toBeVisible()
  await expect(wrong).toHaveCount(0)
})
