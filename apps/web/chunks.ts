/** Modules bundled into one file, by path prefix; `$` marks the end of a path. */
interface Chunk {
  name: string
  holds: readonly string[]
  /** Exceptions that stay separate. */
  without?: readonly string[]
}

const web = (...paths: string[]) => paths.map((each) => `apps/web/src/${each}`)
const domain = (...paths: string[]) => paths.map((each) => `packages/domain/src/${each}`)
const contract = (...paths: string[]) => paths.map((each) => `packages/contract/src/${each}`)

/**
 * By itself, the bundler makes one file for each set of pages that share it: some hundred small ones, of which a page
 * would load fifty to ninety, and which compress worse. Shared modules are grouped here; unlisted ones are left to the
 * bundler, and a wrong name costs bytes, never a page: page-weight.test.ts weighs them.
 */
const chunks: readonly Chunk[] = [
  // What every page partly needs. The shared styles come with it, before all others.
  {
    name: 'base',
    holds: [
      ...web(
        'api/calls',
        'api/catalog/catalog',
        'api/sessions',
        'api/shop',
        'components/lists/section-state',
        'components/places/crumbs',
        'components/product/grid-skeleton',
        'components/reading/page-title',
        'lib/',
        'purchase/cart/',
        'router/',
        'session/session',
        'shop-router',
        'state/compared',
        'state/display',
        'styles/',
        'ui/',
      ),
      ...domain(''),
    ],
    without: [
      ...web(
        'lib/forms/later-schema',
        'lib/forms/say-',
        'lib/forms/use-checked-form',
        'lib/forms/use-key-of',
        'lib/need-texts',
        'lib/quick-order-texts',
        'lib/words/dates',
        'lib/words/expiry-words',
        'lib/words/page-texts',
        'ui/carousel/',
        'ui/email-text',
        'ui/fields/',
        'ui/notices/clear-place',
        'ui/notices/dialog',
        'ui/stars',
      ),
      ...domain(
        'carts/',
        'catalog/famil',
        'compare/',
        'content/',
        'delivery/pickup',
        'delivery/shipping-zones',
        'facts/',
        'fit/',
        'lists/',
        'lots/',
        'money/card-num',
        'money/saved-cards',
        'offers/',
        'orders/parcels/weight',
        'orders/quick-order',
        'orders/quote-requests',
        'orders/returns',
        'packs/',
        'people/clinics',
        'people/email-address',
        'people/passwords',
        'places/',
        'prices/',
        'questions/',
        'recalls/',
        'tenders/',
      ),
    ],
  },
  // What the cart also shows of products.
  {
    name: 'prices',
    holds: web(
      'components/price/price',
      'components/price/sale-refusal',
      'components/price/shown-price',
      'components/price/stock-line',
      'components/price/way-on',
    ),
  },
  {
    name: 'goods',
    holds: web(
      'api/catalog/devices',
      'api/catalog/kinds',
      'api/catalog/reviews',
      'components/compare/compare-choice',
      'components/devices/lazy-badges',
      'components/places/is-for-home',
      'components/product/product-card',
      'components/product/product-grid',
      'features/product/sizing/sizing.module',
      'purchase/lines/put-in-cart',
      'state/my-devices',
      'ui/stars',
    ),
  },
  {
    name: 'returns',
    holds: [
      ...web(
        'components/orders/return-rules',
        'components/orders/return-words',
        'components/orders/return-summary',
      ),
      ...domain('orders/returns'),
    ],
  },
  // Delivery dates, wherever products are shown.
  {
    name: 'delivery',
    holds: web(
      'api/delivery',
      'components/delivery/delivery-words',
      'components/delivery/delivery.module',
      'state/delivery-zip',
    ),
  },
  // Form components, with the rules of the domain that they show.
  {
    name: 'forms',
    holds: [
      ...web(
        'components/forms/contact-fields',
        'components/forms/form-errors',
        'components/forms/password-field',
        'features/account/sign-in/reason-of',
        'lib/forms/later-schema',
        'lib/forms/say-',
        'lib/forms/use-checked-form',
        'texts/en/error-advice',
        'ui/fields/select-field',
        'ui/fields/text-field',
      ),
      ...contract('wire/field-messages.ts$'),
      ...domain(
        'delivery/pickup.ts$',
        'delivery/shipping-zones.ts$',
        'money/card-numbers.ts$',
        'people/email-address.ts$',
        'people/passwords.ts$',
        'places/united-states.ts$',
        'places/us-postal-codes.ts$',
      ),
    ],
  },
  // Schemas of orders and customers, with their library. Exact paths: those of these calls are separate
  // (lean-contract.ts). Cart and checkout load them after the page (later-schema.ts), so that what their forms also need
  // is above.
  {
    name: 'schemas',
    holds: contract(
      'orders/orders.ts$',
      'people/customers.ts$',
      'wire/errors.ts$',
      'wire/shapes.ts$',
    ),
  },
  // Where a parcel goes: at checkout, in the address book, in a quote.
  {
    name: 'places',
    holds: web(
      'api/locations',
      'components/forms/address-fields',
      'components/forms/filled-by-code',
      'components/forms/place-fields',
    ),
  },
  // Shared by cart and checkout.
  {
    name: 'order',
    holds: web(
      'api/orders/orders',
      'components/delivery/delivery-parts',
      'components/orders/purchase-page',
      'purchase/estimate/how-computed',
      'purchase/estimate/totals-box',
      'purchase/placing/order-refusal',
      'purchase/placing/order-token',
      'purchase/placing/place-order',
    ),
  },
  {
    name: 'reading',
    holds: web(
      'components/reading/article',
      'features/pages/reading/prose',
      'features/pages/reading/reading-page',
    ),
  },
  // Parts of the first page that no other page has: their files would be tiny.
  {
    name: 'home',
    holds: web('features/home/', 'ui/carousel/'),
    without: web(
      'features/home/departments/category-group',
      'features/home/departments/department-carousel',
      'features/home/departments/department-section',
      'features/home/food/',
      'features/home/home',
      'features/home/offers/secure',
      'features/home/sections/news-and',
    ),
  },
  // For lists and links. Last, so that fields stay with forms.
  {
    name: 'lists',
    holds: [
      ...web(
        'components/lists/made-link',
        'purchase/lines/cart-link-texts',
        'purchase/lines/list-texts',
        'purchase/lines/shared-list-path',
        'state/saved-lists',
      ),
      ...domain('carts/', 'lists/'),
    ],
  },
]

const LIBRARIES =
  /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack)[\\/](?!.*[qQ]ueries)/

/** Matches files with these path prefixes, on any system. */
const begins = (paths: readonly string[]) =>
  `(?:${paths.map((each) => each.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]')).join('|')})`

/** The same for the bundler: the first matching group gets the module. */
export const chunkGroups = [
  { name: 'react', test: LIBRARIES },
  ...chunks.map(({ name, holds, without }) => ({
    name,
    test: new RegExp(`[\\\\/]${without ? `(?!${begins(without)})` : ''}${begins(holds)}`),
  })),
]
