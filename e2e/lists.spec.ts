import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test, withLivePages } from './shop-fixture.ts'
import { overflowOf, signInAsNew } from './visitor.ts'

test('a line is saved for later, a cart is kept as a list and put back whole', async ({
  page,
  shop,
}) => {
  const [gauze, tape] = [
    await shop.make.product({ productName: 'Gauze rolls', quantity: 9 }),
    await shop.make.product({ productName: 'Paper tape', quantity: 9 }),
  ]
  for (const { productId, categoryId } of [gauze, tape]) {
    await page.goto(`/#/productsingle/${productId}/x/${categoryId}`)
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).click()
  }
  await page.goto('/#/cart')
  await page.getByRole('button', { name: 'Save for later: Paper tape' }).click()
  await expect(page.getByLabel('Quantity of Paper tape')).toHaveCount(0)
  await page.getByRole('link', { name: 'Saved for later and lists' }).click()

  await page.getByLabel('Name of the list').fill('Dressing')
  await page.getByRole('button', { name: 'Keep as a list' }).click()
  const list = page.getByRole('region', { name: 'Dressing' })
  await expect(list).toContainText('Gauze rolls')
  await expectNoAxeViolations(page)
  await shop.db
    .updateTable('product')
    .set({ productStatus: 'N' })
    .where('productId', '=', tape.productId)
    .execute()
  await page.getByRole('button', { name: 'Put all in the cart: Saved for later' }).click()
  await expect(page.getByText('No longer in the shop: Paper tape.')).toBeVisible()
  await page.getByRole('button', { name: 'Put all in the cart: Dressing' }).click()
  await expect(list.getByText('1 line is in your cart, at today’s price.')).toBeVisible()
  await list.getByRole('link', { name: 'Go to the cart' }).click()

  await expect(page.getByLabel('Quantity of Gauze rolls')).toHaveValue('2')
})

test('lists are kept in the account, race in two tabs, and open by link for a carer', async ({
  page,
  shop,
  browser,
}) => {
  const { firstName } = await signInAsNew(page, shop, 'Philippa')
  const { productId, categoryId } = await shop.make.product({
    productName: 'Knee brace',
    quantity: 9,
  })
  await page.goto(`/#/productsingle/${productId}/x/${categoryId}`)
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).click()
  await page.goto('/#/lists')
  const tab = withLivePages(await page.context().newPage())
  await tab.goto('/#/lists')
  const keep = async (on: Page, name: string) => {
    await on.getByLabel('Name of the list').fill(name)
    return () => on.getByRole('button', { name: 'Keep as a list' }).click()
  }
  const presses = [await keep(page, 'Mom’s knee'), await keep(tab, 'For Dad')]
  await Promise.all(presses.map((press) => press()))
  await expect
    .poll(() => shop.db.selectFrom('savedList').select('name').orderBy('name').execute())
    .toEqual([{ name: 'For Dad' }, { name: 'Mom’s knee' }])
  for (const one of [page, tab]) {
    await expect(one.getByRole('region', { name: 'Mom’s knee' })).toBeVisible()
    await expect(one.getByRole('region', { name: 'For Dad' })).toBeVisible()
  }
  await tab.close()

  await page.getByRole('button', { name: 'Share by link: Mom’s knee' }).click()
  await page.getByRole('button', { name: 'Make a link: Mom’s knee' }).click()
  const link = await page.getByLabel('Link to your list').inputValue()
  await expectNoAxeViolations(page)
  expect(await overflowOf(page)).toBe(0)
  const carer = withLivePages(await (await browser.newContext()).newPage())
  await carer.goto(link)
  const shared = carer.getByRole('region', { name: 'A list shared with you' })
  await expect(shared).toContainText('Knee brace')
  await expect(carer.getByRole('main')).not.toContainText(new RegExp(`${firstName}|Mom`))
  await shared.getByRole('button', { name: 'Put all in my cart' }).click()
  await shared.getByRole('link', { name: 'Go to the cart' }).click()
  await expect(carer.getByLabel('Quantity of Knee brace')).toHaveValue('1')
  await page.getByRole('button', { name: /^End this link: Mom’s knee/ }).click()
  await expect(page.getByLabel('Link to your list')).toHaveCount(0)
  await carer.goto(link)
  await expect(carer.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await carer.context().close()

  await page.getByRole('button', { name: 'Delete the list: For Dad' }).click()
  await expect.poll(() => shop.count('saved_list')).toBe(1)
  await page.goto('/#/devices')
  await page.getByLabel('Find your device').fill('contour plus')
  await page.getByRole('button', { name: /^I have this: Contour Plus/ }).click()
  await expect.poll(() => shop.count('customer_device')).toBe(1)
  await page.goto('/#/dashboard')
  await page.getByRole('main').getByRole('button', { name: 'Log Out' }).click()
  await expect(page.getByRole('link', { name: 'Hello, SignIn' })).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(
    /knee|contour|custId/i,
  )
  expect(await shop.count('saved_list')).toBe(1)
})
