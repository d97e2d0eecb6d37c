import { expect, expectNoAxeViolations, test } from './shop-fixture.ts'
import { openStaff, signInAsStaff } from './staff/staff-steps.ts'

// Without the token that identifies a headless browser, so that it is counted.
test.use({
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
})

test('a shopper reports a search by keyboard, and staff handle it', async ({ page, shop }) => {
  await page.goto('/#/shop/-1?q=bandage')
  const feedback = page.getByRole('region', { name: 'Not what you were looking for?' })
  await feedback.getByRole('button', { name: 'Tell our staff' }).focus()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Enter')
  await expect(feedback.getByText('Our staff will look at this search.')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('One that does not stick to the skin. My email is ada@example.com')
  await expectNoAxeViolations(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(feedback.getByText('That helps us find it for you next time.')).toBeFocused()

  const counted = page.waitForResponse('**/api/searchUse/opened')
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  expect((await counted).status()).toBe(200)
  await shop.app.writeSearches()

  await signInAsStaff(page, shop, 'CATALOGUE')
  await openStaff(page, 'search-words')
  const row = page.getByRole('row', { name: /^bandage/ })
  await expect(row).toContainText('“One that does not stick to the skin. My email is …”')
  await expect(row).toContainText('1 of 1')
  await expectNoAxeViolations(page)

  await row.getByRole('button', { name: 'Add a synonym: bandage' }).click()
  await expect(page.getByLabel('Shoppers type')).toHaveValue('bandage')
  await row.getByRole('button', { name: 'Dismiss: bandage' }).press('Enter')
  await expect(page.getByText('“bandage” is dismissed')).toBeVisible()
  await expect(row).toHaveCount(0)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(row).toBeVisible()
})

test('a search without results can be reported too, in Spanish', async ({ page }) => {
  await page.goto('/#/shop/-1?q=saxofonxyz')
  await page.getByRole('contentinfo').getByRole('radio', { name: 'Español' }).click()
  const feedback = page.getByRole('region', { name: '¿No es lo que buscaba?' })
  await feedback.getByRole('button', { name: 'Avisar al personal' }).click()
  await expect(feedback.getByText('Nuestro personal revisará esta búsqueda.')).toBeFocused()
  await expectNoAxeViolations(page)
})
