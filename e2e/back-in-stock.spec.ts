import { expect, expectNoAxeViolations, test } from './shop-fixture.ts'

test('a shopper is notified once when a sold-out product is back', async ({ page, shop }) => {
  const product = await shop.make.product({ productName: 'Wrist brace, L', quantity: 0 })
  await page.goto(`/#/productsingle/${product.productId}/x/${product.categoryId}`)
  const form = page.getByRole('region', { name: 'Tell me when it is back' })
  await form.getByRole('button', { name: 'Tell me' }).click()
  await expect(form.getByRole('alert')).toContainText('Enter an email address')
  await expect(form.getByLabel('Email address')).toBeFocused()
  await form.getByLabel('Email address').fill('waits@example.com')
  await expectNoAxeViolations(page)

  await form.getByRole('button', { name: 'Tell me' }).click()
  await expect(form.getByRole('status')).toContainText('Please look into your mailbox')
  const { mailToken } = await shop.db
    .selectFrom('backInStockRequest')
    .select('mailToken')
    .where('email', '=', 'waits@example.com')
    .executeTakeFirstOrThrow()
  await page.goto(`/#/back-in-stock?t=${mailToken}`)
  await page.getByRole('button', { name: 'Yes, tell me' }).click()
  await expect(page.getByText('We email you once when Wrist brace, L is back.')).toBeVisible()
  await expectNoAxeViolations(page)
})
