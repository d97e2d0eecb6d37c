import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from './shop-fixture.ts'

const PASSWORD = 'a long password of mine'

const addressOf = (productId: number) => `/#/productsingle/${productId}/x/1`

async function openForm(page: Page) {
  await page.getByRole('tab', { name: /^Reviews/ }).click()
  await page.getByRole('button', { name: 'Add Your Review' }).click()
  return page.getByRole('dialog', { name: 'Add Your Review' })
}

test('an unfinished review says what is missing', async ({ page, shop }) => {
  const { productId } = await shop.make.product()
  await page.goto(addressOf(productId))
  const form = await openForm(page)
  await expect(form.getByRole('alert')).toBeHidden()

  await form.getByRole('button', { name: 'Submit your review' }).click()

  const summary = form.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    'Rating is required',
    'title is required',
    'Review is required',
  ])
  await summary.getByRole('link', { name: 'title is required' }).click()
  await expect(form.getByLabel('Title')).toBeFocused()
  await expectNoAxeViolations(page)
})

test('stars and the selected tab are visible with forced colors @desktop', async ({
  page,
  shop,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const { productId } = await shop.make.product()
  await page.goto(addressOf(productId))
  const form = await openForm(page)
  const star = form.getByRole('group', { name: 'Overall rating' }).locator('label i')
  const colour = () =>
    star.evaluateAll((all) => all.map((i) => getComputedStyle(i).backgroundColor))
  const behind = await form.evaluate((dialog) => getComputedStyle(dialog).backgroundColor)
  expect(await colour()).not.toContain(behind)

  await form.getByRole('radio', { name: '2 stars' }).check({ force: true })
  const [, second, third] = await colour()
  expect(second).not.toBe(third)

  await page.keyboard.press('Escape')
  const edge = (name: RegExp) =>
    page.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab).borderBottomStyle)
  expect([await edge(/^Reviews/), await edge(/^Facts/)]).toEqual(['solid', 'none'])
})

test('signed out, the review survives reload and sign-in, and its form opens again', async ({
  page,
  shop,
}) => {
  const { productId } = await shop.make.product()
  const { loginId } = await shop.make.customer({ password: PASSWORD })
  await page.goto(addressOf(productId))
  const form = await openForm(page)
  await form.getByRole('radio', { name: '4 stars' }).check({ force: true })
  await form.getByLabel('Title').fill('Sturdy')
  await form.getByLabel('Your review', { exact: true }).fill('Does what it should.')
  await form.getByRole('button', { name: 'Submit your review' }).click()

  await expect(form.getByRole('alert')).toContainText('Please signin...')
  await expect(form.getByRole('link', { name: /Sign in/ })).toHaveAttribute('href', /login/)

  await page.reload()
  const again = await openForm(page)
  await expect(again.getByLabel('Title')).toHaveValue('Sturdy')
  await expect(again.getByRole('radio', { name: '4 stars' })).toBeChecked()

  await again.getByRole('button', { name: 'Submit your review' }).click()
  await again.getByRole('alert').getByRole('link').click()
  await page.getByLabel('Username').fill(loginId)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(again.getByRole('radio', { name: '4 stars' })).toBeChecked()
  await expect(again.getByLabel('Your review', { exact: true })).toHaveValue('Does what it should.')
})

test('a customer rates by keyboard, writes, and finds the review on the page', async ({
  page,
  shop,
}) => {
  const { productId } = await shop.make.product()
  const { loginId } = await shop.make.customer({ password: PASSWORD })
  const signedIn = await page.request.post('/api/users/authenticate', {
    headers: { 'X-Session': 'cookie' },
    data: { loginId, loginPassword: PASSWORD },
  })
  expect(signedIn.status()).toBe(200)
  await page.goto(addressOf(productId))
  const form = await openForm(page)
  await form.getByRole('radio', { name: '1 star' }).focus()
  for (let star = 1; star < 5; star += 1) await page.keyboard.press('ArrowRight')
  await expect(form.getByRole('radio', { name: '5 stars' })).toBeChecked()
  await form.getByLabel('Title').fill('<b>Light</b> and quiet')
  await form.getByLabel('Your review', { exact: true }).fill('Runs all night without a sound.')
  await form.getByRole('checkbox', { name: /Show my first name/ }).check()

  await form.getByRole('button', { name: 'Submit your review' }).click()

  await expect(form).toBeHidden()
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
    'Your review is submited...',
  )
  const panel = page.getByRole('tabpanel', { name: /^Reviews/ })
  await expect(panel.getByRole('heading', { name: '<b>Light</b> and quiet' })).toBeVisible()
  await expect(panel.getByRole('article')).toContainText('Ada B.')
  await expect(panel.getByRole('button', { name: /^5 stars/ })).toContainText('1')
  await expectNoAxeViolations(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: /^5.0 of 5 stars .*1 review$/ })).toBeVisible()
  await expect(main.getByText('No reviews yet')).toHaveCount(0)
  await expect(panel.getByText('Verified')).toHaveCount(0)

  const edited = await openForm(page)
  await expect(edited.getByLabel('Title')).toHaveValue('<b>Light</b> and quiet')
})

test('a row of the distribution filters the reviews', async ({ page, shop }) => {
  const { productId } = await shop.make.product()
  for (const [rating, reviewTitle] of [
    [5, 'Splendid'],
    [2, 'Too small'],
  ] as const) {
    const { custId } = await shop.make.customer()
    await shop.db
      .insertInto('review')
      .values({ productId, custId, rating, reviewTitle, reviewMsg: 'As it says.' })
      .execute()
  }
  await shop.db
    .updateTable('review')
    .set({ reply: 'Please try a larger one.', repliedAt: new Date(), repliedBy: 'staff 1' })
    .where('productId', '=', productId)
    .where('rating', '=', 2)
    .execute()
  await page.goto(addressOf(productId))
  await page.getByRole('button', { name: /2 reviews/ }).click()
  await page.getByRole('button', { name: /^2 stars/ }).click()

  await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Too small' })).toBeVisible()
  await expect(page.getByRole('article')).toContainText('Please try a larger one.Reply from ')

  await page.getByRole('button', { name: 'Show all reviews' }).click()
  await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(2)
})

test("packs of the same pieces show each other's reviews, labeled by pack", async ({
  page,
  shop,
}) => {
  const each = await shop.make.product({ unitName: 'each', piecesPerUnit: 1 })
  const box = await shop.make.product({ unitName: 'box of 100', piecesPerUnit: 100 })
  const groupKey = `quoll-${each.productId}`
  await shop.db.insertInto('packGroup').values({ groupKey, title: 'Quoll glove' }).execute()
  await shop.db
    .insertInto('productPack')
    .values([each, box].map(({ productId }) => ({ productId, groupKey, pieceName: 'glove' })))
    .execute()
  await page.goto(addressOf(each.productId))
  await page.getByRole('tab', { name: /^Reviews/ }).click()
  await expect(page.getByText('No reviews yet').first()).toBeVisible()
  const { custId } = await shop.make.customer()
  await shop.db
    .insertInto('review')
    .values({
      custId,
      productId: box.productId,
      rating: 4,
      reviewTitle: 'Fits well',
      reviewMsg: 'No tears.',
      showName: false,
      verifiedPurchase: false,
    })
    .execute()

  await page.goto('/#/')
  await page.reload()
  await page.goto(addressOf(each.productId))
  await page.getByRole('tab', { name: /^Reviews/ }).click()

  const review = page.getByRole('article').filter({ hasText: 'Fits well' })
  await expect(review).toContainText('Reviewed: box of 100')
  await expect(page.getByRole('button', { name: /1 review/ }).first()).toBeVisible()
  await expectNoAxeViolations(page)
})
