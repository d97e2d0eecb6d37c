import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { guestOrder } from './guest-order.ts'
import { signIn } from './sign-in.ts'
import { startTestShop } from './start-test-shop.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

/** 'é' as one code point, and as an e with an accent behind it. */
const ONE = 'Andr\u00e9'
const TWO = 'Andre\u0301'

const asStaff = async () =>
  signIn(
    shop,
    await shop.make.staff({ email: 'owner@example.com', password: 'correct horse battery' }),
  )

describe('text is kept in one spelling', () => {
  it('of a name in an order', async () => {
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

  it('of a brand: the same name is taken, however its accents are typed', async () => {
    const staff = await asStaff()
    const brand = (brandName: string) =>
      shop.post('/staff/brands/save', { brandName, category: '', activeFlag: true }, staff)

    expect((await brand(ONE)).statusCode).toBe(200)
    expect((await brand(TWO)).json().detail).toBe('There is a brand of this name')
  })

  it('of what is looked for', async () => {
    const made = await shop.make.product({ productName: `${ONE} brace` })

    const found = await shop.get(`/products/searchProducts/${encodeURIComponent(TWO)}`)

    expect(found.json().productList).toMatchObject([{ productId: made.productId }])
  })
})

describe('a body that is no text', () => {
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
