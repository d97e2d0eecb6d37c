import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { guestOrder } from '../../../../test/shoppers/guest-order.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const rx = () => shop.make.product({ productName: 'Oxygenator', rx: true })
const free = () => shop.make.product({ productName: 'Sample', unitPriceCents: 0 })
const freeBySale = () =>
  shop.make.product({ productName: 'Gift', cutPrice: true, salePriceCents: 0 })

const RX_SENTENCE =
  'Oxygenator needs a prescription, so it cannot be ordered online. Please contact us.'

async function nothingHappened() {
  for (const table of ['orders', 'order_item', 'outbox', 'customer'] as const) {
    expect(await shop.count(table), table).toBe(0)
  }
}

it.each([
  [333_333_33, 200],
  [333_333_34, 409],
])(
  'an order of three for %i cents each is answered %i, by what one card payment can be',
  async (cents, status) => {
    const priced = {
      cutPrice: true,
      unitPriceCents: 2 * cents,
      salePriceCents: cents,
      taxExemptFlag: true,
    }
    const { productId } = await shop.make.product(priced)
    const orderItems = [{ productId, quantity: 3 }]

    const saved = await shop.post('/orders/save', guestOrder(orderItems))

    expect(saved.statusCode).toBe(status)
    if (status === 200) return
    expect(saved.json()).toMatchObject({
      code: 'ORDER_TOO_LARGE',
      detail:
        'This order comes to more than one card payment can be ($999,999.99). Please order less at once, or call us.',
      quote: { subtotal: (3 * cents) / 100 },
    })
    await nothingHappened()
  },
)

describe('a product that is not for sale', () => {
  it.each([
    ['on prescription', rx, 'PRESCRIPTION_ONLY', RX_SENTENCE],
    [
      'at $0',
      free,
      'PRICE_MISSING',
      'Sample has no price yet, so it cannot be ordered online. Please contact us.',
    ],
    [
      'at a sale price of $0',
      freeBySale,
      'PRICE_MISSING',
      'Gift has no price yet, so it cannot be ordered online. Please contact us.',
    ],
  ])('%s is refused by the quote and by the order', async (_name, make, code, detail) => {
    const { productId } = await make()
    const other = await shop.make.product()
    const orderItems = [productId, other.productId].map((id) => ({ productId: id, quantity: 1 }))

    const quoted = await shop.post('/orders/quote', { orderItems })
    const saved = await shop.post('/orders/save', guestOrder(orderItems))

    for (const answer of [quoted, saved]) {
      expect(answer.statusCode).toBe(409)
      expect(answer.json()).toMatchObject({
        code,
        detail,
        problems: [{ productId, code, message: detail, available: 0 }],
        quote: { lines: [{ productId: other.productId }], subtotal: 9 },
      })
    }
    await nothingHappened()
  })

  it('is refused for every buyer, including staff on the phone', async () => {
    const { productId } = await rx()
    const orderItems = [{ productId, quantity: 1 }]
    const customer = await signIn(
      shop,
      await shop.make.customer({ password: 'correct horse battery' }),
    )
    const staff = await signIn(
      shop,
      await shop.make.staff({ email: 'owner@example.com', password: 'correct horse battery' }),
    )

    const own = await shop.post('/orders/save', { orders: {}, orderItems }, customer)
    const byPhone = await shop.post('/staff/orders/phone', guestOrder(orderItems), staff)

    expect([own, byPhone].map(({ statusCode }) => statusCode)).toEqual([409, 409])
    expect(byPhone.json().code).toBe('PRESCRIPTION_ONLY')
    expect(await shop.count('orders')).toBe(0)
  })

  it('is left out when an order is put back into the cart, with its reason', async () => {
    const brace = await shop.make.product()
    const mask = await shop.make.product({ productName: 'Mask', sku: 'M-1' })
    const session = await signIn(
      shop,
      await shop.make.customer({ password: 'correct horse battery' }),
    )
    const orderItems = [brace, mask].map(({ productId }) => ({ productId, quantity: 1 }))
    const saved = await shop.post('/orders/save', { orders: {}, orderItems }, session)
    await shop.db
      .updateTable('product')
      .set({ rx: true })
      .where('productId', '=', mask.productId)
      .execute()

    const { orderNum } = saved.json().orders
    const again = (await shop.get(`/orders/${orderNum}/reorder`, session)).json()

    expect(again.lines).toMatchObject([{ product: { productId: brace.productId } }])
    expect(again.gone).toEqual([
      { productName: 'Mask', sku: 'M-1', quantity: 1, reason: 'PRESCRIPTION_ONLY' },
    ])
  })
})
