import { asOwner } from './as-owner.ts'
import type { Scene, Shot } from './shot.ts'

/** The top of a screen at 1280 × 800, for the page of docs/manual with this name. */
const page = (manual: string, at: string, act?: Shot['act']): Shot => ({
  name: `manual ${manual}`,
  manual,
  area: 'staff',
  at,
  before: asOwner,
  only: 'wide',
  firstView: true,
  ...(act && { act }),
})

const GTIN = '00844505000772'

/** A product tracked by lot and date, with one package scanned. */
async function receiving({ page: screen, shop }: Scene) {
  const name = { productName: 'Glucose test strips, 50', gtin: GTIN, quantity: 0 }
  const { productId } = await shop.make.product(name)
  const trackedSince = new Date()
  await shop.db
    .insertInto('productTracking')
    .values({ productId, tracking: 'LOT_EXPIRY', trackedSince, updatedBy: 'staff 1' })
    .execute()
  const expires = `${String(trackedSince.getFullYear() + 2).slice(2)}0630`
  await screen.getByLabel('Scan or type a code').fill(`(01)${GTIN}(17)${expires}(10)24K0117`)
  await screen.keyboard.press('Enter')
  await screen.getByLabel('Lot', { exact: true }).waitFor()
}

/** A phone order with one product in it. */
async function byPhone({ page: screen }: Scene) {
  await screen.getByLabel('First name').fill('Dorothy')
  await screen.getByLabel('Last name').fill('Nakamura')
  await screen.getByRole('textbox', { name: 'Email' }).fill('dorothy@example.com')
  await screen.getByLabel('Phone').fill('512 555 0199')
  await screen.getByRole('searchbox', { name: 'Add a product' }).fill('gauze')
  await screen.getByRole('button', { name: /^Add / }).first().click()
  await screen.getByRole('heading', { name: 'Products' }).scrollIntoViewIfNeeded()
}

/** The two orders at the top of the list are being packed, one item of the first is counted. */
async function packing({ page: screen }: Scene) {
  const boxes = screen.getByLabel(/^Select (?!all)/)
  await boxes.first().check()
  await boxes.nth(1).check()
  await screen.getByRole('link', { name: 'Pack', exact: true }).click()
  await screen
    .getByRole('button', { name: /^Count one/ })
    .first()
    .click()
}

/** A file with new prices, checked and not yet applied. */
async function importing({ page: screen, shop }: Scene) {
  const goods = await shop.db
    .selectFrom('product')
    .select(['sku', 'unitPriceCents'])
    .where('unitPriceCents', '>', 5_00)
    .orderBy('productId')
    .limit(5)
    .execute()
  const rows = goods.map(({ sku, unitPriceCents }) => `${sku},${(unitPriceCents + 100) / 100}`)
  const buffer = Buffer.from(['sku,unitPrice', ...rows].join('\n'))
  const file = { name: 'new-prices.csv', mimeType: 'text/csv', buffer }
  await screen.getByLabel('Choose a CSV file').setInputFiles(file)
  await screen.getByRole('heading', { name: file.name, level: 1 }).waitFor()
  await shop.runJobs()
  await screen.getByRole('button', { name: 'Apply this import' }).waitFor()
}

/** `npm run gallery manual` takes these, into docs/manual/pictures. */
export const manualShots: readonly Shot[] = [
  page('today', ''),
  page('orders', 'orders'),
  page('phone-orders', 'orders/phone', byPhone),
  page('packing', 'orders?status=TO_SHIP', packing),
  page('returns', 'returns'),
  page('customers', 'customers'),
  page('promotions', 'promotions/new'),
  page('prices', 'scheduled-sales/new'),
  page('gift-cards', 'gift-cards/new'),
  page('products', 'products?stock=low&status=A'),
  page('categories', 'categories'),
  page('imports', 'imports', importing),
  page('families', 'families'),
  page('kinds', 'kinds'),
  page('devices', 'devices'),
  page('size-charts', 'size-charts/wrist-brace'),
  page('lots', 'receive-stock', receiving),
  page('purchasing', 'suppliers/new'),
  page('recalls', 'recalls/new'),
  page('search-words', 'search-words'),
  page('content', 'pages'),
  page('reviews', 'reviews'),
  page('messages', 'mail'),
  page('settings', 'settings'),
  page('delivery', 'delivery'),
  page('reports', 'reports'),
  page('staff', 'staff'),
  page('history', 'history'),
]
