/** Pages to read: the same address behind the hash and without it; articles come below /blogs. */
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

/** A page whose address says what it shows: it is rendered like those to read, and search engines leave it alone. */
export const COMPARE_PAGE = '/compare'

/** The app's address of what has none: both sides draw it as the page that says so. */
export const MISSING_PAGE = '/no/such/page'
