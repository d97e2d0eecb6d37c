/** The kind of a cached response: each has a cache of its own. */
export type Kind = 'page' | 'answer' | 'picture' | 'file'

/** Pages that the server renders the same for everyone (apps/api/src/pages/pages.routes.ts). */
const PAGES = [
  /^\/$/,
  /^\/[pcb]\/\d{1,9}(-[\w-]*)?$/,
  /^\/d\/[^/]+$/,
  /^\/(about|faq|contact|return-policy|surgery|blogs|departments|brands)$/,
  /^\/blogs\/[\w-]+$/,
]

/**
 * Requests whose response is the same for everyone and reveals nothing about the caller. Searches are excluded: on a
 * shared device, no one should see what someone looked for in a shop for medical supplies.
 */
const ANSWERS = [
  '/api/config',
  '/api/products/:id',
  '/api/products/findProductsByCategory/:id',
  '/api/products/findPopularProducts',
  '/api/products/findPopularMeatProducts',
  '/api/products/findFoodProducts/:id',
  '/api/products/findProductsByBrands/:id',
  '/api/products/relatedProducts/:id/:id/:id',
  '/api/productDocuments/files/:id',
  '/api/category/findAll',
  '/api/category/findAllCategories',
  '/api/category/findAllByCategoryName/:name',
  '/api/brands/findAll',
  '/api/departments/findAll',
  '/api/newsTracker/findAll',
  '/api/home/banner',
  '/api/storeHours/findAllStoreHours',
  '/api/review/findAll',
  '/api/review/summary/:id',
  '/api/review/family/:id',
  '/api/country/findAll',
  '/api/stateProvince/findAllState',
  '/api/stateProvince/findAllByCountryId/:id',
  '/api/city/findAllByStateId/:id',
  '/api/ezpztax/findAllTaxes',
  '/api/ezpztax/findAllTaxesByStateCode/:name',
].map(
  (address) =>
    new RegExp(`^${address.replaceAll(':id', '\\d{1,10}').replaceAll(':name', '[^/]+')}$`),
)

const PICTURE = /^\/media\/(products\/\d+|photos|categories|scenes|measures)\/[\w-]+$/
/** The back office has files of its own. */
const FILE = /^\/assets\/(?!staff\/)[\w.-]+$/

/** The parts of a request that decide. */
export interface RequestFacts {
  method: string
  /** In full, such as 'https://mendwell.example/p/61-lancets?ref=mail'. */
  url: string
  /** The browser navigates to it. */
  isNavigation: boolean
}

/**
 * The cache for the response to a request; undefined for what is never cached: everything but GET, accounts, orders,
 * payments, searches, the back office, other origins.
 */
export function kindOf(
  { method, url, isNavigation }: RequestFacts,
  origin: string,
): Kind | undefined {
  const address = new URL(url)
  if (method !== 'GET' || address.origin !== origin) return undefined
  const { pathname, searchParams } = address
  // Which device someone has is private too.
  if (searchParams.has('device')) return undefined
  if (isNavigation) return PAGES.some((page) => page.test(pathname)) ? 'page' : undefined
  if (ANSWERS.some((answer) => answer.test(pathname))) return 'answer'
  if (PICTURE.test(pathname)) return 'picture'
  return FILE.test(pathname) ? 'file' : undefined
}

/** What a response says about itself. */
export interface ResponseFacts {
  status: number
  /** The Cache-Control header. */
  caching: string
  isRedirected: boolean
}

/** Whether this response may be cached: a complete one that the server did not mark private. Pages must be public. */
export function mayCache(kind: Kind, { status, caching, isRedirected }: ResponseFacts): boolean {
  if (status !== 200 || isRedirected || /\bprivate\b/.test(caching)) return false
  return kind === 'answer' || /\bpublic\b/.test(caching)
}
