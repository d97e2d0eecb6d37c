import { expect, type Locator, type Page } from '@playwright/test'

/** More tab stops than any path through one screen has. */
const MOST_STOPS = 160

/**
 * Presses Tab (or Shift+Tab) until the wanted control has focus, like a keyboard user. Every stop on the way must be
 * visible: on the screen, not covered, with a focus indicator (WCAG 2.4.7, 2.4.11).
 */
export async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const problems = new Set<string>()
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key)
    const problem = await page.evaluate(focusProblem)
    if (problem) problems.add(problem)
    if (await wanted.evaluate((element) => element === document.activeElement)) break
  }
  await expect(wanted).toBeFocused()
  expect([...problems], 'every stop is visible').toEqual([])
}

/** What is wrong with the focused element; runs in the browser. */
function focusProblem(): string | undefined {
  const element = document.activeElement
  // The end of the page: the browser's own controls come next.
  if (!element || element === document.body) return undefined
  // A control rendered by its label is visible where the label is.
  const isBox = element.matches('[type=radio], [type=checkbox]')
  const shown = (isBox && element.closest('label')) || element
  const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`
  // For a link over several lines, its first.
  const lines = shown instanceof HTMLAnchorElement ? shown.getClientRects() : []
  const { left, right, top, bottom } = lines[0] ?? shown.getBoundingClientRect()
  const isOnScreen = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  if (!isOnScreen) return `${name}: is not on the screen`
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2
  const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2
  const above = document.elementFromPoint(x, y)
  const isReached = above && (shown.contains(above) || above.contains(shown))
  if (!isReached) return `${name}: is covered by ${above?.tagName} ${above?.className}`
  const marks = [element, shown, element.nextElementSibling, element.parentElement]
  const isMarked = marks.some((mark) => {
    if (!mark) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(mark)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })
  return isMarked ? undefined : `${name}: shows no focus`
}
