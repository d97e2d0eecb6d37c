import type { Request } from 'autocannon'

/** One kind of call; `requests` are sent in turn and form one operation. */
export interface Operation {
  name: string
  /** The whole call made once, for its bytes. */
  sample: { method: 'GET' | 'POST'; path: string; body?: string; headers?: Record<string, string> }
  requests: Request[]
}

const json = { 'content-type': 'application/json' }
let count = 0
/** The response cache is keyed by the URL as sent. */
const fresh = (path: string) => `${path}${path.includes('?') ? '&' : '?'}n=${++count}`

const cached = (name: string, path: string): Operation => ({
  name,
  sample: { method: 'GET', path },
  requests: [{ method: 'GET', path }],
})

/** URLs never requested before; the shop may have cached parts they share with others, such as a list's sort order. */
const uncached = (name: string, paths: readonly string[]): Operation =>
  unknown(name, (number) => fresh(paths[number % paths.length] ?? ''))

/** Queries never made before: no part of them is cached. */
const unknown = (name: string, pathOf: (number: number) => string): Operation => ({
  name,
  sample: { method: 'GET', path: pathOf(0) },
  requests: [{ method: 'GET', setupRequest: (request) => ({ ...request, path: pathOf(++count) }) }],
})

/** A minimum price in dollars that no other query of this run has. */
const lowestPrice = (number: number) => (1 + number / 100).toFixed(2)

const list = '/api/products/findProductsByCategory'
const search = (term: string) =>
  `/api/products/searchProducts/${encodeURIComponent(term)}?pageSize=25`
const suggest = (typed: string) => `/api/products/suggest?q=${encodeURIComponent(typed)}`

const TERMS = [
  'wheelchair',
  'walker',
  'test strips',
  'sugar strips',
  'knee orthosis',
  'nebulizer',
  'A4253',
  'foam dressing 10x10cm',
  'weelchair',
  'surgical mask',
  'breast pump',
  'catheter 16 fr',
  'commode chair',
  'insulin needles',
  'dental implant',
  'oxygen concentrator',
]
const TYPED = [
  'wh',
  'whe',
  'wheel',
  'str',
  'strips',
  'gluc',
  'foam d',
  'cathe',
  'knee',
  'mask',
  'walk',
  'neb',
]

/** Typed up to the start of the second word of a phrase. */
const beginningOf = (phrase: string) => phrase.slice(0, phrase.indexOf(' ') + 3)

/** Server-rendered pages of the seed catalog. */
const PAGES = [
  ['home', '/'],
  ['department', '/d/Diabetes'],
  ['category', '/c/61-glucose-test-strips'],
  ['reading', '/about'],
] as const

export interface Ground {
  /** Products that can be sold without limit. */
  saleable: readonly number[]
  /** Largest categories first. */
  categories: readonly number[]
  /** Clean URLs of products, shuffled; more than a run requests. */
  productPages: readonly string[]
  /** Two consecutive words of a product's name, shuffled. */
  phrases: readonly string[]
  /** For a signed-in member of staff. */
  token: string
  /** Each of a promotion that applies to every cart. */
  codes: readonly string[]
}

export function operations(ground: Ground): Operation[] {
  const { saleable: products, categories, productPages, phrases, token, codes } = ground
  const beginnings = [...new Set(phrases.map(beginningOf))]
  const pages = categories.flatMap((id) =>
    [1, 2, 3].map((page) => `${list}/${id}?pageSize=25&page=${page}`),
  )
  return [
    cached('product, cached', `/api/products/${products[0]}`),
    cached('category page of 25, cached', `${list}/${categories[0]}?pageSize=25`),
    uncached('category page of 25, uncached', pages),
    unknown(
      'category page of 25, filtered as never before',
      (number) => `${pages[number % pages.length]}&minPrice=${lowestPrice(number)}`,
    ),
    uncached('search, uncached', TERMS.map(search)),
    unknown(
      'search, filtered as never before',
      (number) => `${search(TERMS[number % TERMS.length] ?? '')}&minPrice=${lowestPrice(number)}`,
    ),
    unknown('search, as never before', (number) => search(phrases[number % phrases.length] ?? '')),
    uncached('suggestion, uncached', TYPED.map(suggest)),
    unknown('suggestion, as never before', (number) =>
      suggest(beginnings[number % beginnings.length] ?? ''),
    ),
    unknown('facets of a filtered list, uncached', (number) => {
      const id = categories[number % categories.length]
      return `${list}/${id}?pageSize=1&inStock=true&minPrice=${lowestPrice(number)}`
    }),
    ...PAGES.map(([name, path]) => cached(`page: ${name}, cached`, path)),
    cached('page: product, cached', productPages.at(-1) ?? ''),
    unknown(
      'page: product, never rendered',
      (number) => productPages[number % productPages.length] ?? '',
    ),
    posted('quote', '/api/orders/quote', () => cart(products)),
    posted('quote with three promotions', '/api/orders/quote', () => cart(products, codes)),
    ordered('place order (guest)', () => cart(products), false),
    ordered('place order (guest) and charge', () => cart(products), true),
    ordered('place order (guest) with three promotions', () => cart(products, codes), false),
    ordered(
      'place order (guest) and charge with three promotions',
      () => cart(products, codes),
      true,
    ),
    ...STAFF_LISTS.map((path) => staffList(path, token)),
  ]
}

const STAFF_LISTS = ['/api/staff/orders', '/api/staff/orders?status=NEW&page=2']

function staffList(path: string, token: string): Operation {
  const headers = { authorization: `Bearer ${token}` }
  const filter = path.split('?')[1]
  return {
    name: `staff order list${filter ? ` (${filter.replace('&', ', ')})` : ''}`,
    sample: { method: 'GET', path, headers },
    requests: [{ method: 'GET', path, headers }],
  }
}

const cart = (products: readonly number[], codes: readonly string[] = []) => ({
  orders: {},
  codes,
  orderItems: [1, 2, 3].map((step) => ({
    productId: products[(++count * step) % products.length],
    quantity: step,
  })),
})

const guest = () => ({
  firstName: 'Ada',
  lastName: 'Byron',
  email: `ada${++count}@example.com`,
  phone1: '555-0100',
})

function posted(name: string, path: string, body: () => object): Operation {
  return {
    name,
    sample: { method: 'POST', path, body: JSON.stringify(body()) },
    requests: [
      {
        method: 'POST',
        path,
        headers: json,
        setupRequest: (request) => ({ ...request, body: JSON.stringify(body()) }),
      },
    ],
  }
}

/** What the charge needs from the order just placed on the same connection. */
interface Placed {
  orderId?: number
  cents?: number
  token?: string
}

function ordered(name: string, makeCart: () => object, isCharged: boolean): Operation {
  const path = '/api/orders/save'
  const body = () => JSON.stringify({ ...makeCart(), customer: guest() })
  const save: Request = {
    method: 'POST',
    path,
    setupRequest: (request) => ({
      ...request,
      body: body(),
      headers: { ...json, 'idempotency-key': `bench-${process.pid}-${++count}` },
    }),
    onResponse: (status, text, context) => {
      // Counted as failed; the following charge is refused as well.
      if (status !== 200) return
      const { orders, orderToken } = JSON.parse(text)
      Object.assign(context, {
        orderId: orders.orderId,
        cents: Math.round(orders.grandTotal * 100),
        token: orderToken,
      })
    },
  }
  const charge: Request = {
    method: 'POST',
    path: '/api/payment/charge',
    setupRequest: (request, context) => {
      const { orderId, cents, token } = context as Placed
      return {
        ...request,
        body: JSON.stringify({ amount: cents, token: 'tok_visa', payment: { orderId } }),
        headers: { ...json, 'x-order-token': token ?? '' },
      }
    },
  }
  return {
    name,
    sample: { method: 'POST', path, body: body() },
    requests: isCharged ? [save, charge] : [save],
  }
}
