import { expect, expectNoAxeViolationsAtBothWidths, test } from './shop-fixture.ts'

test('two products are chosen in a list and compared by a link @desktop', async ({
  page,
  shop,
}) => {
  const { brandId } = await shop.make.brand({ brandName: 'Compared' })
  const common = { brandId, sterile: true, quantity: 9 }
  const first = await shop.make.product({
    ...common,
    productName: 'Gauze, box of 50',
    unitName: 'box of 50',
    unitPriceCents: 10_00,
  })
  const second = await shop.make.product({
    ...common,
    productName: 'Gauze, box of 100',
    unitName: 'box of 100',
    unitPriceCents: 18_00,
  })
  await page.goto(`/#/shop/-1?brandId=${brandId}`)
  const tray = page.getByRole('complementary', { name: 'Products to compare' })
  const choice = (name: string) => page.getByRole('button', { name: `Compare ${name}` })
  await choice(first.productName).click()
  await expect(choice(first.productName)).toHaveAttribute('aria-pressed', 'true')
  await expect(tray).toContainText('1 of 4 chosen')
  await choice(second.productName).click()
  await expectNoAxeViolationsAtBothWidths(page)
  await tray.getByRole('link', { name: 'Compare now' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare products')
  const table = page.getByRole('table')
  await expect(table.getByRole('row', { name: /^Price per piece Differs/ })).toContainText('$0.18')
  await expect(table.getByRole('row', { name: /^Sterility Sterile Sterile/ })).toBeVisible()
  await expectNoAxeViolationsAtBothWidths(page)
  await page.getByRole('checkbox', { name: 'Show only what differs' }).check()
  await expect(table.getByRole('row', { name: /^Sterility/ })).toHaveCount(0)

  const link = page.url().replace('ids=', `ids=999999,x,`)
  await page.goto('about:blank')
  await page.goto(link)
  await expect(page.getByText('no longer in the shop (number 999999)')).toBeVisible()
  await expect(page.getByText('not a product number: x.')).toBeVisible()
  await expect(table.getByRole('columnheader')).toHaveCount(2)

  await page.getByRole('button', { name: `Remove ${first.productName}` }).click()
  await expect(table.getByRole('columnheader')).toHaveCount(1)
  await expect(page.getByText('Choose at least one more product')).toBeVisible()
})

test('a link to a comparison shows it without a script, sizes too, and what needs a prescription', async ({
  browser,
  shop,
}) => {
  const one = await shop.make.product({ productName: 'Mask, small' })
  const other = await shop.make.product({ productName: 'Mask, large' })
  const prescribed = await shop.make.product({
    productName: 'Mask, fitted',
    rx: true,
    quantity: 9,
    unitPriceCents: 60_00,
    salePriceCents: 45_00,
    cutPrice: true,
  })
  const quoted = await shop.make.product({
    productName: 'Mask, made to measure',
    quoteOnly: true,
    unitPriceCents: 90_00,
  })
  const axes = JSON.stringify([{ name: 'size', values: ['small', 'large'] }])
  const family = { familyKey: 'compared-masks', title: 'Mask', axes, sure: 3 }
  await shop.db.insertInto('productFamily').values(family).execute()
  for (const [{ productId }, size] of [[one, 'small'] as const, [other, 'large'] as const]) {
    const member = { productId, familyKey: family.familyKey, axisValues: [size] }
    await shop.db.insertInto('familyMember').values(member).execute()
  }
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()

  const ids = [one, other, quoted, prescribed].map(({ productId }) => productId)
  await page.goto(`${shop.address}/compare?ids=${ids.join()}`)

  await expect(page.getByRole('columnheader', { name: /^Mask, large/ })).toBeVisible()
  await expect(
    page.getByRole('row', { name: 'Size Differs small large Not stated Not stated' }),
  ).toBeVisible()
  const stock = page.getByRole('row', { name: /^Availability Differs/ })
  await expect(stock.getByRole('cell').last()).toHaveText('Prescription needed')
  // As on their cards: an estimate by that name, and no offer of what cannot be ordered.
  const prices = page.getByRole('row', { name: /^Price Differs/ }).getByRole('cell')
  await expect(prices.nth(2)).toHaveText(/^\$\d+\.\d\d Estimated price$/)
  await expect(prices.last()).toHaveText('$45.00')
  await context.close()
})
