import { dayAt, momentOfMinute } from '@mendwell/domain/days/calendar'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { guestOrder } from '../../../test/shoppers/guest-order.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'
import { makeCache } from '../../ground/cache.ts'

// It caches like an open shop: nothing of a preview may stay in there.
const shop = await startTestShop({ withCatalogue: true, cache: makeCache() })
afterAll(() => shop.close())

const MOMENT = '2098-11-27T09:00'
const ZONE = 'America/Chicago'
let session: Awaited<ReturnType<typeof signIn>>
let product: { productId: number; productName: string; categoryId: number }
const password = 'quite a long staple'

beforeAll(async () => {
  session = await signIn(shop, await shop.make.staff({ role: 'MANAGER', password }))
  product = await shop.db
    .selectFrom('product')
    .select(['productId', 'productName', 'categoryId'])
    .where('productStatus', '=', 'A')
    .where('unitPriceCents', '>', 2000)
    .where('priceHidden', '=', false)
    .where('saleClass', '=', 'OPEN')
    .orderBy('productId')
    .executeTakeFirstOrThrow()
  const of = { productIds: [], categoryIds: [product.categoryId], brandIds: [] }
  // One sale follows another: lists have only the first of them.
  const sale = (name: string, rate: number, startsAt: string, endsAt: string) =>
    shop.post(
      '/staff/scheduled-sales',
      { name, discount: { type: 'PERCENT_OFF', rate }, of, startsAt, endsAt },
      session,
    )
  await sale('Before', 50_000, '2098-11-26T09:00', MOMENT)
  await sale('Then', 40_000, MOMENT, '2098-11-30T09:00')
  await shop.post('/newsTracker/save', { news: 'Black Friday', showsFrom: MOMENT }, session)
  const banner = {
    heading: 'Forty percent off',
    headingEs: 'Cuarenta por ciento',
    sentence: 'Until Monday.',
    sentenceEs: 'Hasta el lunes.',
    link: '',
    linkLabel: '',
    linkLabelEs: '',
    showsFrom: MOMENT,
    showsUntil: null,
  }
  await shop.post('/staff/banners/save', { bannerId: null, banner }, session)
  await promote()
  await refresh()
})

/** Two promotions that begin on the day of the moment: one for everybody, one by a code. */
async function promote() {
  const begins = {
    nameEs: 'Viernes',
    conditions: [],
    priority: 10,
    exclusive: false,
    startsOn: MOMENT.slice(0, 10),
    endsOn: null,
    useLimit: null,
    useLimitPerCustomer: null,
  }
  const off = (cents: number) => ({ type: 'AMOUNT_OFF', cents, of: {} })
  for (const [name, code, cents] of [
    ['Black Friday', null, 2_00],
    ['Letter', 'LETTER', 1_00],
  ] as const) {
    const promotion = { ...begins, name, code, action: off(cents) }
    const { promotionId } = (await shop.post('/staff/promotions', promotion, session)).json()
    await shop.post(`/staff/promotions/${promotionId}/move`, { state: 'ACTIVE' }, session)
  }
}

/** The moment arrives: everything that was stored becomes so much older. */
async function waitForMoment() {
  const at = momentOfMinute(MOMENT, ZONE)
  const seconds = (at.getTime() - Date.now()) / 1000 + 60
  const days = (Date.parse(MOMENT.slice(0, 10)) - Date.parse(dayAt(new Date(), ZONE))) / 86_400_000
  await shop.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    const by = sql`${seconds} * interval '1 second'`
    for (const table of ['product_price', 'online_discount']) {
      await sql`update ${sql.table(table)} set from_at = from_at - ${by}`.execute(tx)
    }
    for (const table of ['scheduled_sale', 'scheduled_sale_version']) {
      await sql`update ${sql.table(table)} set starts_at = starts_at - ${by}, ends_at = ends_at - ${by}`.execute(
        tx,
      )
    }
    await sql`update scheduled_sale_version set from_at = from_at - ${by}`.execute(tx)
    await sql`update news set shows_from = shows_from - ${by}`.execute(tx)
    await sql`update home_banner set shows_from = shows_from - ${by}`.execute(tx)
    await sql`update promotion set starts_on = starts_on - ${days}::int`.execute(tx)
  })
  await refresh()
  shop.deps.cache.clear()
}

/** What the job queued with a sale does. */
const refresh = () =>
  sql`select public.refresh_timed_sales(array(select product_id from product where category_id = ${product.categoryId}))`.execute(
    shop.db,
  )
const preview = (path: string, minute = MOMENT) =>
  shop.app.inject({ url: `/preview/${minute}${path}`, headers: headersOf(session) })
const headersOf = ({ bearer }: { bearer?: string }) => ({
  authorization: `Bearer ${bearer}`,
})
const prices = (html: string) => html.match(/\$\d[\d,]*\.\d\d/g)
const main = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? ''
const callThen = (url: string, body?: object) =>
  shop.app.inject({
    method: body ? 'POST' : 'GET',
    url: `/preview/${MOMENT}/api${url}`,
    headers: headersOf(session),
    ...(body && { payload: body }),
  })

it('says which moment it shows, and has a script of its own before that of the shop', async () => {
  const { body, headers } = await preview('/')

  expect(body).toContain('You see the shop as it will be on Thursday, November 27, 2098 at 9:00')
  expect(body).toContain('nothing can be ordered, charged or saved here')
  expect(body).toContain('href="/staff#/schedule"')
  expect(body).toContain('href="#/category/')
  expect(body).toContain('data-page="#/"')
  const [own = ''] = body.match(/<script>.*?<\/script>/s) ?? []
  expect(own).toContain(`{"under":"/preview/${MOMENT}","address":"#/"}`)
  expect(body.indexOf('type="module"')).toBeGreaterThan(body.indexOf(own))
  // That of the shop asks for screens of today.
  expect(body).not.toContain("fetch('/screen'")
  expect(headers['cache-control']).toBe('private, no-store')
})

it('orders, charges and stores nothing, whatever is sent', async () => {
  const cart = [{ productId: product.productId, quantity: 1 }]
  for (const [url, body] of [
    ['/orders/save', guestOrder(cart)],
    ['/payment/charge', {}],
    ['/customer/authenticate', { email: 'ada@example.com', password }],
    ['/carts/links/save', { lines: cart }],
    ['/orders/quote/wallet', { orderItems: cart }],
  ] as const) {
    const refused = await callThen(url, body)
    expect(refused.statusCode, url).toBe(403)
    expect(refused.json().detail).toBe(
      'This is a preview: nothing can be ordered, charged or saved in it.',
    )
  }
  // These are recorded when shoppers send them.
  const guessed = await callThen('/orders/quote', { orderItems: cart, codes: ['GUESS'] })
  expect(guessed.json().refusedCodes).toMatchObject([{ code: 'GUESS' }])
  const missed = await callThen('/products/searchProducts/wibblewobbler')
  expect(missed.json().total).toBe(0)
  expect(await shop.count('search_miss')).toBe(0)
  expect(await shop.count('orders')).toBe(0)
})

it('leaves nothing of the moment in the answers to shoppers', async () => {
  const url = `/products/${product.productId}`
  const then = await callThen(url)
  const now = await shop.get(url)

  expect(then.json().onlinePrice).toBeLessThan(now.json().onlinePrice)
  expect(then.headers['cache-control']).toBe('private, no-store')
  expect((await callThen(url)).json()).toEqual(then.json())
})

it('shows concurrent visitors their own moment, also on reload', async () => {
  const path = `/p/${product.productId}`
  const first = await preview(path)
  const at = String(first.headers.location).slice(`/preview/${MOMENT}`.length)
  const look = async (minute: string) => {
    const { statusCode, body } = await preview(at, minute)
    return { statusCode, prices: prices(main(body)) }
  }
  const [during, after] = ['2098-11-28T09:00', '2098-12-24T09:00']
  const alone = [await look(during), await look(after)]

  expect(alone.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(alone[0]?.prices).not.toEqual(alone[1]?.prices)
  const together = await Promise.all([during, after, during, after].map(look))
  expect(together).toEqual([...alone, ...alone])
})

it('is for staff only, and for future moments', async () => {
  for (const url of [`/preview/${MOMENT}/`, `/preview/${MOMENT}/api/config`]) {
    expect((await shop.app.inject({ url })).statusCode).toBe(401)
  }
  expect((await preview('/', '2020-01-01T09:00')).statusCode).toBe(422)
  expect((await preview('/', 'friday')).statusCode).toBe(404)
})

it('equals the shop at that moment: pages, lists, search, product, cart and what is charged', async () => {
  const paths = ['/', `/p/${product.productId}`, `/c/${product.categoryId}?sort=price`]
  const [term = ''] = product.productName.split(' ')
  const calls = [
    `/products/${product.productId}`,
    `/products/findProductsByCategory/${product.categoryId}?sort=price`,
    `/products/searchProducts/${encodeURIComponent(term)}?sort=price`,
    `/products/suggest?q=${encodeURIComponent(term)}`,
  ]
  const cart = {
    orderItems: [{ productId: product.productId, quantity: 2 }],
    codes: ['letter'],
  }
  const look = async (path: string) => {
    const answer = await preview(path)
    const { location } = answer.headers
    return location ? shop.app.inject({ url: location, headers: headersOf(session) }) : answer
  }
  const live = async (path: string) => {
    const answer = await shop.app.inject({ url: path })
    const { location } = answer.headers
    return location ? shop.app.inject({ url: location }) : answer
  }
  // Days of delivery depend on the day; of the sale's end, the year.
  const priced = ({ delivery: _, quotedAt: __, ...quote }: Record<string, unknown>) => quote
  const timeless = (text: string) => JSON.parse(text.replaceAll(/"saleEndsAt":"[^"]+",?/g, ''))

  const then = await Promise.all(paths.map(look))
  const answersThen = await Promise.all(calls.map((url) => callThen(url)))
  const quoteThen = await callThen('/orders/quote', cart)
  expect([...then, ...answersThen, quoteThen].map(({ statusCode }) => statusCode)).toEqual(
    Array(8).fill(200),
  )
  expect(then[0]?.body).toContain('Black Friday')
  expect(then[0]?.body).toContain('Forty percent off')
  expect(then[2]?.body).toContain('Lowest price in the 30 days before: $')
  expect(answersThen[0]?.json()).toMatchObject({ lowestBefore: expect.any(Number) })
  expect(quoteThen.json()).toMatchObject({ discount: 3 })

  const today = await Promise.all(paths.map(live))
  for (const [place, { body }] of today.slice(1).entries()) {
    expect(prices(main(body))).not.toEqual(prices(main(then[place + 1]?.body ?? '')))
  }
  const quoteToday = (await shop.post('/orders/quote', cart)).json()
  expect(quoteToday.grandTotal).toBeGreaterThan(quoteThen.json().grandTotal)

  await waitForMoment()

  const now = await Promise.all(paths.map(live))
  for (const [place, { body }] of now.entries()) {
    expect(prices(main(then[place]?.body ?? ''))).toEqual(prices(main(body)))
  }
  expect(now[0]?.body).toContain('Black Friday')
  expect(now[0]?.body).toContain('Forty percent off')
  const answersNow = await Promise.all(calls.map((url) => shop.get(url)))
  for (const [place, { body }] of answersNow.entries()) {
    expect(timeless(answersThen[place]?.body ?? ''), calls[place]).toEqual(timeless(body))
  }
  const quoteNow = (await shop.post('/orders/quote', cart)).json()
  expect(priced(quoteThen.json())).toEqual(priced(quoteNow))
  const { grandTotal } = quoteThen.json()
  const order = { ...guestOrder(cart.orderItems), codes: cart.codes, orders: { grandTotal } }
  const saved = await shop.post('/orders/save', order)
  expect(saved.statusCode, saved.body).toBe(200)
  expect(saved.json().orders.grandTotal).toBe(grandTotal)
})
