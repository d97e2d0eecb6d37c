import type { Page } from '@playwright/test'
import { addToCart } from './order-steps.ts'
import { expect, test } from './shop-fixture.ts'
import { overflowOf } from './visitor.ts'

test.use({ viewport: { width: 320, height: 640 } })

/** What a reader must at least be able to set (WCAG 1.4.12). */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`

test('with WCAG text spacing no word is cut on a small screen @desktop', async ({ page, shop }) => {
  const product = await shop.make.product({
    productName: 'Hospital bed, electric',
    unitPriceCents: 15_364_70,
  })
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Deals' }).getByRole('article')).toHaveCount(3)
  await expectNothingCut(page, 'home')
  await page.goto('/#/shop/-1?q=hospital bed electric')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectNothingCut(page, 'search')
  await addToCart(page, product)
  await expectNothingCut(page, 'product')
  await page.goto('/#/checkout')
  await expect(page.getByRole('button', { name: /^Place order and pay/ }).first()).toBeVisible()
  await expectNothingCut(page, 'checkout')
})

async function expectNothingCut(page: Page, screen: string) {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, SPACING)
  expect(await overflowOf(page), `${screen}: pixels beyond the screen`).toBe(0)
  expect(await page.getByRole('main').evaluate(findCutWords), screen).toEqual([])
}

/** Text that overflows a clipping container, or its button. */
function findCutWords(main: Element): string[] {
  const words = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  const cut: string[] = []
  for (let text = words.nextNode(); text; text = words.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(text)
    const { left, right, width } = range.getBoundingClientRect()
    if (!text.textContent?.trim() || width === 0) continue
    for (let box = text.parentElement; box && box !== main; box = box.parentElement) {
      const { overflowX, clipPath } = getComputedStyle(box)
      // For screen readers only, or scrolled sideways.
      if (clipPath !== 'none' || overflowX === 'auto') break
      const edge = box.getBoundingClientRect()
      const ends = overflowX === 'hidden' || overflowX === 'clip' || box.matches('.button')
      if (ends && (left < edge.left - 1 || right > edge.right + 1)) cut.push(text.textContent)
    }
  }
  return cut
}
