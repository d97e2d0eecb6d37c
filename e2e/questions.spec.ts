import { expect, expectNoAxeViolations, test } from './shop-fixture.ts'
import { openStaff, signInAsStaff } from './staff/staff-steps.ts'

test('a shopper asks, confirms by email, and reads the answer even without a script', async ({
  page,
  browser,
  shop,
}) => {
  const product = await shop.make.product({ productName: 'Elbow brace' })
  await page.goto(`/#/productsingle/${product.productId}/x/${product.categoryId}`)
  await page.getByRole('tab', { name: 'Questions' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Questions' })
  await expect(panel.getByRole('heading', { name: 'No questions yet' })).toBeVisible()
  await panel.getByRole('button', { name: 'Ask a question' }).click()
  const form = page.getByRole('dialog', { name: 'Ask a question' })
  await form.getByRole('button', { name: 'Send the question' }).click()
  await expect(form.getByRole('alert').first()).toBeFocused()
  await form.getByLabel('Your question').fill('Does it fit over a sleeve?')
  await form.getByLabel('First name').fill('Ada Byron')
  await form.getByLabel('Email address').fill('asks@example.com')
  await expectNoAxeViolations(page)
  await form.getByRole('button', { name: 'Send the question' }).click()
  await expect(form.getByRole('status')).toContainText('Please look into your mailbox')

  const { mailToken } = await shop.db
    .selectFrom('productQuestion')
    .select('mailToken')
    .where('email', '=', 'asks@example.com')
    .executeTakeFirstOrThrow()
  await page.goto(`/#/question?t=${mailToken}`)
  await page.getByRole('button', { name: 'Yes, ask my question' }).click()
  await expect(page.getByText('Your question about Elbow brace is on its page.')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'See the questions' }).click()
  const entry = page.getByRole('article').filter({ hasText: 'Does it fit over a sleeve?' })
  await expect(entry).toContainText('Asked by Ada,')
  await expect(entry).toContainText('No answer yet')
  await expectNoAxeViolations(page)

  await shop.db
    .updateTable('productQuestion')
    .set({ answer: 'It does, over a thin one.', answeredAt: new Date(), answeredBy: 'staff 1' })
    .where('productId', '=', product.productId)
    .execute()
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const bare = await plain.newPage()
  await bare.goto(new URL(`/p/${product.productId}`, page.url()).href)
  await bare.getByRole('main').getByRole('link', { name: 'Questions' }).click()
  await expect(bare.getByRole('article')).toContainText('It does, over a thin one.')
  await expect(bare.getByText('Answers are not medical advice.')).toBeVisible()
  await plain.close()
})

test("staff answer a waiting question, which appears on the product's page", async ({
  page,
  shop,
}) => {
  const product = await shop.make.product({ productName: 'Ankle brace' })
  await shop.db
    .insertInto('productQuestion')
    .values({ productId: product.productId, question: 'Is it washable?', confirmedAt: new Date() })
    .execute()
  const { custId } = await shop.make.customer()
  await shop.db
    .insertInto('review')
    .values({
      ...{ productId: product.productId, custId, rating: 2 },
      ...{ reviewTitle: 'Slips', reviewMsg: 'At night.' },
    })
    .execute()
  await signInAsStaff(page, shop, 'SUPPORT')
  await openStaff(page, 'reviews')
  await page.getByRole('button', { name: 'Reply to the review Slips' }).press('Enter')
  const reply = page.getByRole('dialog', { name: 'Reply to the review' })
  await reply.getByLabel('Public reply from the shop').fill('Please try a smaller size.')
  await expectNoAxeViolations(page)
  await reply.getByRole('button', { name: 'Save the reply' }).press('Enter')
  await expect(page.getByRole('row', { name: /Slips/ })).toContainText('Please try a smaller size.')
  await expectNoAxeViolations(page)
  await openStaff(page, 'questions')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Answer the question Is it washable?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Answer the question' })
  await dialog.getByLabel('Answer from the shop').fill('By hand, in cold water.')
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Save the answer' }).click()
  await expect(page.getByRole('row', { name: /Is it washable/ })).toHaveCount(0)

  await page.goto(`/#/questions/${product.productId}`)
  await expect(page.getByRole('article')).toContainText('By hand, in cold water.')
  await expect(page.getByRole('article')).toContainText('Answered by Mendwell')
})
