import { expect, expectNoAxeViolations, test } from './shop-fixture.ts'

/** Of the seed: Contour strips fit Contour, and do not fit Contour Plus, which has strips of its own. */
const CONTOUR = 1944
const PLUS = 1969

for (const screen of ['@desktop', '@phone']) {
  test(`strips that fit my meter are found, and others warned of in the cart ${screen}`, async ({
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
    await expectNoAxeViolations(page)

    await page.goto(`/#/shop/${plus.categoryId}`)
    if (screen === '@phone') await main.getByRole('button', { name: 'Filter' }).click()
    await page.getByRole('checkbox', { name: /^Fits my device/ }).check()
    if (screen === '@phone') await page.getByRole('button', { name: 'Show 1 product' }).click()
    const card = main.getByRole('article').filter({ hasText: plus.productName })
    await expect(card.getByText(/^Fits your Contour Plus/)).toBeVisible()
    await expect(main.getByRole('article')).toHaveCount(1)

    await page.goto(`/#/productsingle/${CONTOUR}/x/${contour.categoryId}`)
    await expect(
      main.getByText('Does not fit your Contour Plus, Plus One, Plus Blue, Plus Elite: Contour'),
    ).toBeVisible()
    await expectNoAxeViolations(page)
    await main.getByRole('button', { name: 'Add to cart' }).first().click()
    await page.goto('/#/cart')
    const warning = main.getByRole('alert').filter({ hasText: 'Please check what goes together' })
    await expect(warning).toContainText(`${contour.productName} does not fit Contour Plus`)
    await expectNoAxeViolations(page)

    await page.goto('/#/devices')
    await main.getByRole('button', { name: 'Forget all' }).click()
    await page.goto('/#/cart')
    await expect(main.getByRole('link', { name: contour.productName })).toBeVisible()
    await expect(warning).toBeHidden()
  })
}
