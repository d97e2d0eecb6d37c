import { expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    shifts?: { value: number; of: string }[]
  }
}

/** Below 0.1 is good for browsers, and up to 0.02 for this shop: a heading's font may shift a line. */
const MOST_SHIFT = 0.02

/** To run in the page before it loads: what shifts by itself from then on, and by how much. */
export function observeShifts() {
  interface LayoutShift extends PerformanceEntry {
    value: number
    hadRecentInput: boolean
    sources: { node: Node | null }[]
  }
  const seen: { value: number; of: string }[] = []
  window.shifts = seen
  const nameOf = ({ node }: { node: Node | null }) =>
    node instanceof Element ? node.className || node.nodeName : String(node?.nodeName)
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as LayoutShift[]) {
      if (shift.hadRecentInput) continue
      seen.push({ value: shift.value, of: shift.sources.map(nameOf).join() })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** What has shifted on a page since it began to load is hardly visible. */
export async function expectSteady(page: Page, address: string) {
  const shifts = await page.evaluate(() => window.shifts)
  expect(shifts, 'observed from the start').toBeDefined()
  const sum = (shifts ?? []).reduce((all, { value }) => all + value, 0)
  expect.soft(sum, `${address}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(MOST_SHIFT)
}
