import { SALE_CLASSES, type SaleClass } from '@mendwell/domain/catalog/sale-class'
import { STAFF_ROLES, type StaffRole } from '@mendwell/domain/people/staff-permissions'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallOptions } from '../../../../test/shop/calls.ts'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { ada, guestOrder } from '../../../../test/shoppers/guest-order.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 1000 } })
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const password = 'correct horse battery'
const CLINIC_EMAIL = 'clinic@example.com'

/** The buyers other than staff. */
const BUYERS = [
  'guest',
  'customer',
  'clinic',
  'expired clinic',
  'guest with a clinic’s email',
] as const
type BuyerName = (typeof BUYERS)[number]
const PHONE_ROLES: readonly StaffRole[] = ['OWNER', 'MANAGER', 'SUPPORT']

/** What is refused to which buyer, with which message; null if it is sold. */
const REFUSED: Record<SaleClass, [code: string, detail: string] | null> = {
  OPEN: null,
  AGE: null,
  PRESCRIPTION: [
    'PRESCRIPTION_ONLY',
    'Pump needs a prescription, so it cannot be ordered online. Please contact us.',
  ],
  PROFESSIONAL: [
    'PROFESSIONAL_ONLY',
    'Pump is sold to verified clinics only. Sign in as one, or ask us to verify your license.',
  ],
  LICENSED: [
    'LICENSE_NEEDED',
    'Pump is sold to license holders only, so it cannot be ordered online. Please contact us.',
  ],
  NOT_ONLINE: ['NOT_SOLD_ONLINE', 'Pump is not sold online. Please contact us.'],
}

const refusalFor = (saleClass: SaleClass, isClinic: boolean) =>
  isClinic && saleClass === 'PROFESSIONAL' ? null : REFUSED[saleClass]

async function makePump(saleClass: SaleClass) {
  const { kindKey } = await shop.make.kind({ saleClass })
  return shop.make.product({ productName: 'Pump', kindKey })
}

/** A customer with a verified license that ends in the given number of days. */
async function makeClinic(days: number) {
  const customer = await shop.make.customer({ email: CLINIC_EMAIL, password })
  await shop.make.clinic({ custId: customer.custId, days })
  return customer
}

async function sessionOf(buyer: BuyerName): Promise<CallOptions> {
  if (buyer === 'customer') return signIn(shop, await shop.make.customer({ password }))
  if (buyer === 'guest') return {}
  const clinic = await makeClinic(buyer === 'expired clinic' ? -1 : 0)
  return buyer === 'guest with a clinic’s email' ? {} : signIn(shop, clinic)
}

const bodyOf = (buyer: BuyerName, productId: number) => {
  const orderItems = [{ productId, quantity: 1 }]
  const orders = { ageConfirmed: 18 }
  if (buyer === 'guest') return { ...guestOrder(orderItems), orders }
  if (buyer.startsWith('guest')) return { ...guestOrder(orderItems, CLINIC_EMAIL), orders }
  return { orders, orderItems }
}

const TABLE = BUYERS.flatMap((buyer) => SALE_CLASSES.map((saleClass) => ({ buyer, saleClass })))

describe.each(TABLE)('$buyer and class $saleClass', ({ buyer, saleClass }) => {
  const refused = refusalFor(saleClass, buyer === 'clinic')

  it(`is ${refused ? `refused: ${refused[0]}` : 'sold'} by quote, order and reorder`, async () => {
    const { productId } = await makePump(saleClass)
    const session = await sessionOf(buyer)
    const body = bodyOf(buyer, productId)

    const quoted = await shop.post('/orders/quote', { orderItems: body.orderItems }, session)
    const saved = await shop.post('/orders/save', body, session)

    for (const answer of [quoted, saved]) {
      expect(answer.statusCode).toBe(refused ? 409 : 200)
      if (refused) expect(answer.json()).toMatchObject({ code: refused[0], detail: refused[1] })
    }
    expect(await shop.count('orders')).toBe(refused ? 0 : 1)
    if (refused || buyer.startsWith('guest')) return
    const { orderNum } = saved.json().orders
    const again = (await shop.get(`/orders/${orderNum}/reorder`, session)).json()
    expect(again).toMatchObject({ lines: [{ product: { productId } }], gone: [] })
  })
})

const PHONE = STAFF_ROLES.flatMap((role) =>
  SALE_CLASSES.flatMap((saleClass) =>
    (['guest', 'clinic', 'expired clinic'] as const).map((buyer) => ({ role, saleClass, buyer })),
  ),
)

it.each(PHONE)(
  '$role orders class $saleClass by phone for a $buyer if the class allows it',
  async (row) => {
    const { role, saleClass, buyer } = row
    const { productId } = await makePump(saleClass)
    const staff = await signIn(shop, await shop.make.staff({ role, password }))
    if (buyer !== 'guest') await makeClinic(buyer === 'clinic' ? 0 : -1)
    const email = buyer === 'guest' ? ada.email : CLINIC_EMAIL
    const orderItems = [{ productId, quantity: 1 }]
    const customer = { ...ada, email }

    const quoted = await shop.post('/orders/quote', { orderItems, customer: { email } }, staff)
    const order = { orders: { ageConfirmed: 18 }, orderItems, customer }
    const saved = await shop.post('/staff/orders/phone', order, staff)

    const may = PHONE_ROLES.includes(role)
    const refused = refusalFor(saleClass, buyer === 'clinic')
    const isQuoted = may ? !refused : !REFUSED[saleClass]
    expect(quoted.statusCode).toBe(isQuoted ? 200 : 409)
    expect(saved.statusCode).toBe(may ? (refused ? 409 : 200) : 403)
    if (may && refused) expect(saved.json().code).toBe(refused[0])
  },
)

describe('the email of a clinic', () => {
  it('reveals nothing to a customer who types it', async () => {
    const { productId } = await makePump('PROFESSIONAL')
    await makeClinic(0)
    const session = await signIn(shop, await shop.make.customer({ password }))
    const orderItems = [{ productId, quantity: 1 }]

    const quoted = await shop.post(
      '/orders/quote',
      { orderItems, customer: { email: CLINIC_EMAIL } },
      session,
    )

    expect(quoted.json().code).toBe('PROFESSIONAL_ONLY')
  })
})

/** Inserts a line into another buyer's order, bypassing the shop's own code. */
const DIRECT = SALE_CLASSES.flatMap((saleClass) => [
  { saleClass, placedBy: 'GUEST', isClinic: false },
  { saleClass, placedBy: 'CUSTOMER', isClinic: false },
  { saleClass, placedBy: 'GUEST', isClinic: true },
  { saleClass, placedBy: 'CUSTOMER', isClinic: true },
  { saleClass, placedBy: 'STAFF', isClinic: true },
])

it.each(DIRECT)(
  'the database itself decides: class $saleClass, placed by $placedBy, a clinic $isClinic',
  async ({ saleClass, placedBy, isClinic }) => {
    const product = await makePump(saleClass)
    const { custId } = isClinic ? await makeClinic(0) : await shop.make.customer()

    const placed = shop.make.order({ custId, row: { placedBy }, lines: [{ product, quantity: 1 }] })

    const isSold =
      saleClass === 'OPEN' || (saleClass === 'PROFESSIONAL' && isClinic && placedBy !== 'GUEST')
    if (isSold) await expect(placed).resolves.toBeDefined()
    else await expect(placed).rejects.toThrow(`is of sale class ${saleClass} and cannot be ordered`)
  },
)

it('a billing description is by quote only for everyone, also in the database', async () => {
  const product = await shop.make.product({ productName: 'E0978', quoteOnly: true })
  const orderItems = [{ productId: product.productId, quantity: 1 }]
  const clinic = await signIn(shop, await makeClinic(0))
  const staff = await signIn(shop, await shop.make.staff({ password }))

  const answers = [
    await shop.post('/orders/quote', { orderItems }),
    await shop.post('/orders/save', guestOrder(orderItems)),
    await shop.post('/orders/save', { orders: {}, orderItems }, clinic),
    await shop.post('/staff/orders/phone', guestOrder(orderItems), staff),
  ]

  const detail = 'E0978 is a billing description. Ask us for a quote for the product you need.'
  for (const answer of answers) expect(answer.json()).toMatchObject({ code: 'QUOTE_ONLY', detail })
  const placed = shop.make.order({ lines: [{ product, quantity: 1 }] })
  await expect(placed).rejects.toThrow('is sold by a quote and cannot be ordered')
})

it('the database refuses prescription products, even of an open kind', async () => {
  const product = await shop.make.product({ rx: true })

  const placed = shop.make.order({ lines: [{ product, quantity: 1 }] })

  await expect(placed).rejects.toThrow('is of sale class PRESCRIPTION and cannot be ordered')
})

it('a clinic orders products for clinics even if they are on prescription', async () => {
  const { kindKey } = await shop.make.kind({ saleClass: 'PROFESSIONAL' })
  const { productId } = await shop.make.product({ kindKey, rx: true })
  const session = await signIn(shop, await makeClinic(0))
  const orderItems = [{ productId, quantity: 1 }]

  const saved = await shop.post('/orders/save', { orders: {}, orderItems }, session)

  expect(saved.statusCode).toBe(200)
})

it('a reorder leaves out products for clinics once the license has expired', async () => {
  const product = await makePump('PROFESSIONAL')
  const clinic = await makeClinic(0)
  const session = await signIn(shop, clinic)
  const orderItems = [{ productId: product.productId, quantity: 1 }]
  const saved = await shop.post('/orders/save', { orders: {}, orderItems }, session)
  await shop.db.updateTable('clinic').set({ expiresOn: sql<Date>`public.shop_day() - 1` }).execute()

  const { orderNum } = saved.json().orders
  const again = (await shop.get(`/orders/${orderNum}/reorder`, session)).json()

  expect(again).toMatchObject({ lines: [], gone: [{ reason: 'PROFESSIONAL_ONLY' }] })
})

describe('age-restricted products', () => {
  const makeKnife = async (minAge: number | null) => {
    const { kindKey } = await shop.make.kind({ saleClass: 'AGE', minAge })
    return shop.make.product({ kindKey })
  }

  it.each([
    [null, undefined, 18],
    [null, 17, 18],
    [21, 18, 21],
  ])('of %s, with %s confirmed, are not sold before %i is', async (minAge, confirmed, needed) => {
    const { productId } = await makeKnife(minAge)
    const orderItems = [{ productId, quantity: 1 }]

    const quoted = await shop.post('/orders/quote', { orderItems })
    const saved = await shop.post('/orders/save', {
      ...guestOrder(orderItems),
      orders: { ageConfirmed: confirmed },
    })

    expect(quoted.json().ageToConfirm).toBe(needed)
    expect(saved.statusCode).toBe(422)
    expect(saved.json().errors).toMatchObject([
      { path: 'orders.ageConfirmed', message: `Please confirm that you are ${needed} or older` },
    ])
    expect(await shop.count('orders')).toBe(0)
  })

  it('are sold after a confirmation, which the order stores; other orders store none', async () => {
    const { productId } = await makeKnife(16)
    const brace = await shop.make.product()
    const order = (id: number) => ({
      ...guestOrder([{ productId: id, quantity: 1 }]),
      orders: { ageConfirmed: 16 },
    })

    await shop.post('/orders/save', order(productId))
    await shop.post('/orders/save', order(brace.productId))

    const rows = await shop.db
      .selectFrom('orders')
      .select('ageConfirmed')
      .orderBy('orderId')
      .execute()
    expect(rows).toEqual([{ ageConfirmed: 16 }, { ageConfirmed: null }])
  })

  it('are sold by the database only with a confirmed age', async () => {
    const product = await makeKnife(21)
    const lines = [{ product, quantity: 1 }]

    await expect(shop.make.order({ lines, row: { ageConfirmed: 20 } })).rejects.toThrow('class AGE')
    await expect(shop.make.order({ lines, row: { ageConfirmed: 21 } })).resolves.toBeDefined()
  })
})
