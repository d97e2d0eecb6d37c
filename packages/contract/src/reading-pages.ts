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
] as const
