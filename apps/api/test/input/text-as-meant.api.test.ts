import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { openPool } from '../../src/db/db.ts'
import { migrate } from '../../src/db/migrate/migrate.ts'
import { startTestShop } from '../shop/start-test-shop.ts'
import { guestOrder } from '../shoppers/guest-order.ts'
import { signIn } from '../shoppers/sign-in.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

/** 'é' as one code point, and as an e with a combining accent. */
const ONE = 'Andr\u00e9'
const TWO = 'Andre\u0301'

const asStaff = async () =>
  signIn(
    shop,
    await shop.make.staff({ email: 'owner@example.com', password: 'correct horse battery' }),
  )

describe('text is normalized', () => {
  it('in a name of an order', async () => {
    const { productId } = await shop.make.product()
    const order = guestOrder([{ productId, quantity: 1 }])

    const saved = await shop.post('/orders/save', {
      ...order,
      customer: { ...order.customer, firstName: TWO },
    })

    expect(saved.statusCode).toBe(200)
    const { firstName } = await shop.db
      .selectFrom('orders')
      .select('firstName')
      .executeTakeFirstOrThrow()
    expect(firstName).toBe(ONE)
  })

  it('in a brand: the same name is taken, however its accents are typed', async () => {
    const staff = await asStaff()
    const brand = (brandName: string) =>
      shop.post('/staff/brands/save', { brandName, category: '', activeFlag: true }, staff)

    expect((await brand(ONE)).statusCode).toBe(200)
    expect((await brand(TWO)).json().detail).toBe('A brand with this name already exists')
  })

  it('in a search', async () => {
    const made = await shop.make.product({ productName: `${ONE} brace` })

    const found = await shop.get(`/products/searchProducts/${encodeURIComponent(TWO)}`)

    expect(found.json().productList).toMatchObject([{ productId: made.productId }])
  })
})

it('is repaired in rows stored before text was normalized', async () => {
  const databaseUrl = shop.deps.config.databaseUrl ?? ''
  const name = { firstName: TWO, lastName: TWO }
  const place = { address2: TWO, city: TWO, stateProvince: TWO }
  const { custId } = await shop.make.customer({ ...name, custName: TWO })
  const address = { ...place, custId, address1: TWO, country: 'US', postalCode: '78701' }
  await shop.db.insertInto('address').values(address).execute()
  const { order } = await shop.make.order({
    custId,
    row: { ...name, ...place, address: TWO, notes: 'Ring twice' },
  })
  const { productId } = await shop.make.product()
  const review = { reviewTitle: TWO, reviewMsg: `From ${TWO}` }
  await shop.db
    .insertInto('review')
    .values({ ...review, custId, productId, rating: 5 })
    .execute()

  await shop.db
    .deleteFrom('kysely_migration' as never)
    .where('name' as never, '=', '0420_names_in_nfc.sql' as never)
    .execute()
  const pool = openPool({ databaseUrl, max: 1, onError: () => {} })
  await migrate(pool)
  await pool.end()

  const mended = await Promise.all([
    shop.db.selectFrom('customer').selectAll().where('custId', '=', custId).execute(),
    shop.db.selectFrom('address').selectAll().execute(),
    shop.db.selectFrom('orders').selectAll().where('orderId', '=', order.orderId).execute(),
    shop.db.selectFrom('review').selectAll().execute(),
  ])
  expect(mended.flat()).toMatchObject([
    { firstName: ONE, lastName: ONE, custName: ONE },
    { address1: ONE, address2: ONE, city: ONE, stateProvince: ONE },
    { firstName: ONE, lastName: ONE, address: ONE, address2: ONE, city: ONE, stateProvince: ONE },
    { reviewTitle: ONE, reviewMsg: `From ${ONE}` },
  ])
})

describe('a body that is not text', () => {
  it.each([
    ['a byte of Latin-1', [0xe9]],
    ['half a letter', [0xc3]],
    ['a lone surrogate', [0xed, 0xa0, 0x80]],
    ['a letter spelled too long', [0xc0, 0xaf]],
  ])('%s is refused, and nothing is kept', async (_name, bytes) => {
    const [before, after] = ['{"email":"a@example.com","note":"', '"}'].map((part) =>
      Buffer.from(part),
    )
    const payload = Buffer.concat([before ?? Buffer.of(), Buffer.from(bytes), after ?? Buffer.of()])

    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/subscription/save',
      headers: { 'content-type': 'application/json' },
      payload,
    })

    expect(answer.statusCode).toBe(400)
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(answer.json()).toMatchObject({ code: 'MALFORMED', detail: 'The body is not UTF-8' })
    expect(await shop.count('subscription')).toBe(0)
  })
})
