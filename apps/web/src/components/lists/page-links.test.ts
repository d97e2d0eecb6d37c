import { PAGE_LINKS } from '@mendwell/domain/orders/limits'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { correctPage, pageLinks } from './page-links.ts'

describe('page links', () => {
  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [1, 20, [1, 2, 3, 4, 5, 6, 7]],
    [10, 20, [7, 8, 9, 10, 11, 12, 13]],
    [20, 20, [14, 15, 16, 17, 18, 19, 20]],
    [19, 20, [14, 15, 16, 17, 18, 19, 20]],
    [1, 0, [1]],
  ])('on page %i of %i are %j', (page, lastPage, links) => {
    expect(pageLinks(page, lastPage)).toEqual(links)
  })

  it('always include the current page, never more than seven, and only existing pages', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -5, max: 300 }),
        fc.integer({ min: 1, max: 200 }),
        (page, last) => {
          const links = pageLinks(page, last)

          expect(links.length).toBeLessThanOrEqual(PAGE_LINKS)
          expect(links).toContain(correctPage(page, last))
          expect(Math.min(...links)).toBeGreaterThanOrEqual(1)
          expect(Math.max(...links)).toBeLessThanOrEqual(last)
        },
      ),
    )
  })

  it.each([
    [0, 3, 1],
    [-4, 3, 1],
    [99, 3, 3],
    [Number.NaN, 3, 1],
    [2, 0, 1],
  ])('send page %d of %i to page %i', (page, lastPage, corrected) => {
    expect(correctPage(page, lastPage)).toBe(corrected)
  })
})
