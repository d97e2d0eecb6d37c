import { expect, it } from 'vitest'
import { isBrowser, sharePercent } from './visits.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1'

it.each([
  ['a browser', FIREFOX, 'same-origin', undefined, true],
  ['a phone that comes from elsewhere', PHONE, 'cross-site', undefined, true],
  ['a page fetched beforehand', FIREFOX, 'same-origin', 'prefetch', false],
  ['a program with the name of a browser', FIREFOX, undefined, undefined, false],
  ['Google', 'Mozilla/5.0 (compatible; Googlebot/2.1)', 'none', undefined, false],
  ['a test', 'Mozilla/5.0 HeadlessChrome/142.0.0.0 Safari/537.36', 'none', undefined, false],
  ['curl', 'curl/8.5.0', 'none', undefined, false],
  ['nobody by name', undefined, 'none', undefined, false],
])('%s counts: %4$s', (_, userAgent, fetchSite, purpose, counts) => {
  expect(isBrowser({ userAgent, fetchSite, purpose })).toBe(counts)
})

it.each([
  [1, 3, 33.3],
  [0, 5, 0],
  [0, 0, null],
])('%i of %i are %s percent', (some, all, percent) => {
  expect(sharePercent(some, all)).toBe(percent)
})
