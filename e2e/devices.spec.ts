import { tabTo } from './focus.ts'
import {
  expect,
  expectNoAxeViolations,
  expectNoAxeViolationsAtBothWidths,
  test,
} from './shop-fixture.ts'

/** From the seed: Contour strips fit Contour, and do not fit Contour Plus, which has its own strips. */
const CONTOUR = 1944
const PLUS = 1969

test('strips that fit my meter are found, and others cause a warning in the cart @desktop', async ({
  page,
  shop,
}) => {
  const nameOf = (id: number) =>
    shop.db
      .selectFrom('product')
      .select(['productName', 'categoryId'])
      .where('productId', '=', id)
      .executeTakeFirstOrThrow()
  const [contour, plus] = [await nameOf(CONTOUR), await nameOf(PLUS)]
  const main = page.getByRole('main')
  await page.goto('/#/devices')
  await main.getByLabel('Find your device').fill('zeppelin')
  await expect(main.getByText('We have nothing on file for “zeppelin”')).toBeVisible()
  await main.getByLabel('Find your device').fill('contour plus')
  await main.getByRole('button', { name: /^I have this: Contour Plus/ }).click()
  await expect(main.getByRole('button', { name: /^Forget Contour Plus/ })).toBeVisible()
  await expectNoAxeViolationsAtBothWidths(page)

  await page.goto(`/#/shop/${plus.categoryId}`)
  await page.getByRole('checkbox', { name: /^Fits my device/ }).check()
  const card = main.getByRole('article').filter({ hasText: plus.productName })
  await expect(card.getByText(/^Fits your Contour Plus/)).toBeVisible()
  await expect(main.getByRole('article')).toHaveCount(1)

  await page.goto(`/#/productsingle/${CONTOUR}/x/${contour.categoryId}`)
  await expect(
    main.getByText('Does not fit your Contour Plus, Plus One, Plus Blue, Plus Elite: Contour'),
  ).toBeVisible()
  await expectNoAxeViolationsAtBothWidths(page)
  await main.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.goto('/#/cart')
  const warning = main.getByRole('alert').filter({ hasText: 'Please check what goes together' })
  await expect(warning).toContainText(`${contour.productName} does not fit Contour Plus`)
  await expectNoAxeViolationsAtBothWidths(page)

  await page.goto('/#/devices')
  await main.getByRole('button', { name: 'Forget all' }).click()
  await page.goto('/#/cart')
  await expect(main.getByRole('link', { name: contour.productName })).toBeVisible()
  await expect(warning).toBeHidden()
})

test('a device is opened by keyboard, shows what fits it, and marks the cards of it as mine @desktop', async ({
  page,
  shop,
}) => {
  const { productName } = await shop.db
    .selectFrom('product')
    .select('productName')
    .where('productId', '=', PLUS)
    .executeTakeFirstOrThrow()
  const main = page.getByRole('main')
  const title = page.getByRole('heading', { level: 1 })
  await page.goto('/#/devices')
  await tabTo(page, main.getByLabel('Find your device'))
  await page.keyboard.type('contour plus')
  const link = main.getByRole('link', { name: /^Contour Plus/ })
  await expect(link).toBeVisible()
  await tabTo(page, link)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/devices\/contour-plus$/)
  await expect(title).toHaveText(/^Contour Plus/)
  await expect(title, 'reading starts at the heading').toBeFocused()
  const part = main
    .getByRole('region', { name: 'Fits this device' })
    .getByRole('listitem')
    .filter({ hasText: productName })
  await expect(part).toContainText('public formularies pair them')
  await expectNoAxeViolations(page)

  await tabTo(page, main.getByRole('link', { name: 'Show with filters' }))
  await page.keyboard.press('Enter')
  const card = main.getByRole('article').filter({ hasText: productName })
  const badge = card.getByText(/^Fits your Contour Plus/)
  await expect(card).toBeVisible()
  await expect(badge).toHaveCount(0)
  await page.goBack()

  const mine = main.getByRole('button', { name: /^I have this: Contour Plus/ })
  await tabTo(page, mine)
  await page.keyboard.press('Space')
  await expect(mine).toHaveAttribute('aria-pressed', 'true')
  await expect(
    page.getByRole('status').filter({ hasText: /is one of your devices now/ }),
  ).toBeAttached()
  await tabTo(page, main.getByRole('link', { name: 'Show with filters' }))
  await page.keyboard.press('Enter')
  await expect(badge).toBeVisible()
  await expectNoAxeViolations(page)

  await tabTo(page, card.getByRole('link', { name: productName }))
  await page.keyboard.press('Enter')
  await expect(title).toHaveText(productName)
  await expect(
    main.getByText(/^Fits your Contour Plus.*: public formularies pair them/),
  ).toBeVisible()
})
