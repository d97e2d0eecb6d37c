import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'

const shop = await startTestShop({ withCatalogue: true })
afterAll(() => shop.close())

const MOMENT = '2098-11-27T09:00'
let session: Awaited<ReturnType<typeof signIn>>
let product: { productId: number; categoryId: number }
const password = 'quite a long staple'

beforeAll(async () => {
  session = await signIn(shop, await shop.make.staff({ role: 'MANAGER', password }))
  product = await shop.db
    .selectFrom('product')
    .select(['productId', 'categoryId'])
    .where('productStatus', '=', 'A')
    .where('unitPriceCents', '>', 2000)
    .where('priceHidden', '=', false)
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
  await refresh()
})

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
const main = (html: string) =>
  /<main.*<\/main>/s.exec(html)?.[0].replaceAll(`/preview/${MOMENT}/`, '/') ?? ''

it('shows prices, lists, ticker and banner as the shop shows them at that moment', async () => {
  const paths = ['/', `/p/${product.productId}`, `/c/${product.categoryId}?sort=price`]
  const look = async (path: string) => {
    const answer = await preview(path)
    const { location } = answer.headers
    return location ? shop.app.inject({ url: location, headers: headersOf(session) }) : answer
  }
  const then = await Promise.all(paths.map(look))
  expect(then.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(then[0]?.body).toContain('Black Friday')
  expect(then[0]?.body).toContain('Forty percent off')
  expect(then[1]?.headers['cache-control']).toBe('private, no-store')

  const live = async (path: string) => {
    const answer = await shop.app.inject({ url: path })
    const { location } = answer.headers
    return location ? shop.app.inject({ url: location }) : answer
  }
  const today = await Promise.all(paths.map(live))
  for (const [place, { body }] of today.slice(1).entries()) {
    expect(prices(main(body))).not.toEqual(prices(main(then[place + 1]?.body ?? '')))
  }

  // The time arrives: what starts then started a minute ago, what has ended by then is over.
  await sql`update scheduled_sale set starts_at = now() - interval '2 days', ends_at = now() - interval '1 minute'
    where name = 'Before'`.execute(shop.db)
  await sql`update scheduled_sale set starts_at = now() - interval '1 minute' where name = 'Then'`.execute(
    shop.db,
  )
  await sql`update news set shows_from = null`.execute(shop.db)
  await sql`update home_banner set shows_from = null`.execute(shop.db)
  await refresh()
  shop.deps.cache.clear()
  const now = await Promise.all(paths.map(live))
  for (const [place, { body }] of now.entries()) {
    expect(prices(main(then[place]?.body ?? ''))).toEqual(prices(main(body)))
  }
  expect(now[0]?.body).toContain('Black Friday')
  expect(now[0]?.body).toContain('Forty percent off')
})

it('says which moment it shows, links within itself and out, and has no script', async () => {
  const { body } = await preview('/')

  expect(body).toContain('You see the shop as it will be on Thursday, November 27, 2098 at 9:00')
  expect(body).toContain('href="/staff#/schedule"')
  expect(body).toContain(`href="/preview/${MOMENT}/d/`)
  expect(body).not.toMatch(/<script(?! type="application)/)
  expect(body).not.toContain('href="/#/cart')
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
  expect((await shop.app.inject({ url: `/preview/${MOMENT}/` })).statusCode).toBe(401)
  expect((await preview('/', '2020-01-01T09:00')).statusCode).toBe(422)
  expect((await preview('/', 'friday')).statusCode).toBe(404)
})
