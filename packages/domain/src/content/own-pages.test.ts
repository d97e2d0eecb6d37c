import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOwnPage, PAGE_KEY, type PageState, pageStateAt } from './own-pages.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 27, hour))
const NOON = at(12)

describe('what shoppers see of a page', () => {
  it.each<[string, boolean, Date | null, Date | null, PageState]>([
    ['a draft', false, null, null, 'DRAFT'],
    ['a draft with moments', false, at(9), at(15), 'DRAFT'],
    ['published without moments', true, null, null, 'SHOWN'],
    ['from this moment on', true, NOON, null, 'SHOWN'],
    ['from a later one', true, at(13), null, 'SCHEDULED'],
    ['until a later one', true, null, at(13), 'SHOWN'],
    ['until this moment', true, null, NOON, 'ENDED'],
    ['a time that is over', true, at(9), at(10), 'ENDED'],
    ['a time that comes', true, at(13), at(14), 'SCHEDULED'],
  ])('%s', (_name, isPublished, showsFrom, showsUntil, state) => {
    expect(pageStateAt({ isPublished, showsFrom, showsUntil }, NOON)).toBe(state)
  })

  it('only moves forward in time: scheduled, shown, ended', () => {
    const order: PageState[] = ['SCHEDULED', 'SHOWN', 'ENDED']
    const moment = fc.integer({ min: 0, max: 23 }).map(at)
    fc.assert(
      fc.property(fc.option(moment), fc.option(moment), moment, moment, (from, until, one, two) => {
        const [earlier = one, later = two] = [one, two].sort((a, b) => Number(a) - Number(b))
        const page = { isPublished: true, showsFrom: from, showsUntil: until }
        expect(order.indexOf(pageStateAt(page, earlier))).toBeLessThanOrEqual(
          order.indexOf(pageStateAt(page, later)),
        )
      }),
    )
  })
})

it.each<[string, boolean, boolean]>([
  ['pages/size-guide', true, true],
  ['pages/2027', true, true],
  ['pages/', false, false],
  ['pages/Size', false, false],
  ['pages/a--b', false, false],
  ['pages/a/b', false, false],
  ['legal/terms', false, true],
  ['legal/Terms', false, false],
  ['faq', false, true],
  ['contact', false, false],
  ['need/after-hip-operation', false, false],
])('%s is a page of ones own: %s, one with a text of staff: %s', (key, isOwn, isAny) => {
  expect(isOwnPage(key)).toBe(isOwn)
  expect(PAGE_KEY.test(key)).toBe(isAny)
})
