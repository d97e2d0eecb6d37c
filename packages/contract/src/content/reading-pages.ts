/** Text pages: the same URL with and without the hash; articles are below /blogs. */
export const READING_PAGES = [
  '/about',
  '/faq',
  '/contact',
  '/return-policy',
  '/surgery',
  '/blogs',
  '/departments',
  '/brands',
  '/need',
  '/recalls',
  '/devices',
] as const

/** A page whose URL alone says what it shows: it is rendered like text pages, and not indexed by search engines. */
export const COMPARE_PAGE = '/compare'

/** The app's URL for missing pages: server and browser render it as "not found". */
export const MISSING_PAGE = '/no/such/page'
