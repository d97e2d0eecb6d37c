import type { Page } from '@playwright/test'
import { addToCart, CARDS, fillCheckout, payWith } from './order-steps.ts'
import { expect, test } from './shop-fixture.ts'
import { overflowOf } from './visitor.ts'

// What a screen of 1280 × 1024 has left at 400 % (WCAG 1.4.10).
test.use({ viewport: { width: 320, height: 256 } })

test('at 400 % zoom everything is reachable without scrolling sideways @desktop', async ({
  page,
  shop,
}) => {
  test.slow() // every control of every screen is scrolled to
  const product = await shop.make.product({ productName: `Long-lasting ${'wrap'.repeat(15)}` })

  await page.goto('/')
  await expectToFit(page, 'home')
  await addToCart(page, product)
  // The height of the message is known a little later (ui/notices/clear-place.ts).
  await expect(page.locator('html')).toHaveAttribute('style', /scroll-padding-bottom/)
  await expectToFit(page, 'product')
  await page.getByRole('link', { name: /^Cart\W+1 item/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart')
  await expectToFit(page, 'cart')
  await page.getByRole('link', { name: 'Checkout', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout')
  await fillCheckout(page, `${'zoomed'.repeat(9)}@example.com`)
  await expectToFit(page, 'checkout')
  await page.getByRole('button', { name: /^Place order and pay \$/ }).click()
  await expect(page.getByRole('dialog', { name: /^Pay \$/ })).toBeVisible()
  await expectToFit(page, 'payment', page.getByRole('dialog'))
  await payWith(page, CARDS.approved)
  await expect(page.getByRole('article').getByText('Paid', { exact: true })).toBeVisible()
  await expectToFit(page, 'invoice')
})

/** Nothing is wider than the screen, and no control is covered or clipped where it was scrolled to. */
async function expectToFit(page: Page, screen: string, part = page.getByRole('main')) {
  expect(await overflowOf(page), `${screen}: pixels beyond the screen`).toBe(0)
  const problems = await part.evaluate((root) => {
    const controls = root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')
    return [...controls].flatMap((control) => {
      const isBox = control.matches('[type=radio], [type=checkbox]')
      const shown = (isBox && control.closest('label')) || control
      if (!shown.checkVisibility() || control.tabIndex < 0) return []
      control.focus()
      shown.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      // For a link over several lines, its first.
      const [{ left, right, top, bottom } = shown.getBoundingClientRect()] = shown.getClientRects()
      const name = control.getAttribute('aria-label') ?? control.textContent ?? control.id
      if (left < -1 || right > innerWidth + 1) return [`${name}: cut at the side`]
      const x = (left + right) / 2
      const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2
      const above = document.elementFromPoint(x, y)
      const isReached = above && (shown.contains(above) || above.contains(shown))
      return isReached ? [] : [`${name}: covered by ${above?.tagName} ${above?.className}`]
    })
  })
  expect(problems, screen).toEqual([])
}
