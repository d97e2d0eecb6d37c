import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CallOptions } from '../../../../test/shop/calls.ts'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { buy } from '../../../../test/shoppers/buy.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'

const shop = await startTestShop()
afterAll(() => shop.close())

let staff: CallOptions
beforeAll(async () => {
  staff = await signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))
})

/** An order of three pieces, the given number of which left in a parcel. */
async function sentOrder(pieces: number): Promise<number> {
  const { productId } = await shop.make.product()
  const { orderId, items } = await buy(shop, { lines: [{ productId, quantity: 3 }] })
  const parcel = [{ orderItemId: items[0]?.orderItemId, quantity: pieces }]
  if (pieces > 0) {
    await shop.post('/shipments/save', { orderId, carrier: 'UPS', items: parcel }, staff)
  }
  return orderId
}

const idsOf = async (query: string): Promise<number[]> =>
  (await shop.get(`/staff/orders?${query}`, staff))
    .json()
    .rows.map(({ orderId }: { orderId: number }) => orderId)

it('starts with the oldest for whoever works through them', async () => {
  const ids = [await sentOrder(0), await sentOrder(0), await sentOrder(0)]

  expect(await idsOf('status=NEW')).toEqual(ids.toReversed())
  expect(await idsOf('status=NEW&sort=created')).toEqual(ids)
  expect(await idsOf('status=NEW&sort=created&size=2&page=2')).toEqual([ids[2]])
  expect(await idsOf('q=ada&status=NEW&sort=created')).toEqual(ids)
})

it('finds partly shipped orders, until the rest is sent or refunded', async () => {
  const [part, other] = [await sentOrder(1), await sentOrder(2)]
  await sentOrder(3)

  expect(await idsOf('status=PARTLY_SENT&sort=created')).toEqual([part, other])
  const { rows } = (await shop.get('/staff/orders?status=OPEN', staff)).json()
  expect(rows.map(({ partlySent }: { partlySent: boolean }) => partlySent)).toEqual([
    false,
    true,
    true,
  ])

  await shop.post('/shipments/save', { orderId: part, carrier: 'UPS' }, staff)
  const { items, refundable } = (await shop.get(`/staff/orders/${other}`, staff)).json()
  const kept = [{ orderItemId: items[0].orderItemId, quantity: 1 }]
  const { refund } = (
    await shop.post(`/staff/orders/${other}/refundQuote`, { items: kept }, staff)
  ).json()
  expect(refund).toBeLessThan(refundable)
  await shop.post('/refunds/save', { orderId: other, amount: refund, items: kept }, staff)
  expect(await idsOf('status=PARTLY_SENT')).toEqual([])
})

it.each([
  ['part of its number', ({ orderNum }) => orderNum.slice(1, 6)],
  ['its number with a sign before it', ({ orderNum }) => `#${orderNum}`],
  ['the phone number as it is written', () => '(512) 555-0199'],
  ['the end of the phone number', () => '555 0199'],
  ['the ZIP code', () => '73301'],
  ['the number on the parcel, in small letters', () => '1z999aa10123456784'],
] satisfies [string, (order: { orderNum: string }) => string][])(
  'finds an order by %s',
  async (_what, termOf) => {
    await sentOrder(0)
    const orderId = await sentOrder(0)
    await shop.post(
      '/shipments/save',
      { orderId, carrier: 'UPS', trackingNumber: '1Z999AA10123456784' },
      staff,
    )
    const { orderNum } = await shop.db
      .updateTable('orders')
      .set({ phone1: '512-555-0199', postalCode: '73301' })
      .where('orderId', '=', orderId)
      .returning('orderNum')
      .executeTakeFirstOrThrow()

    const found = await idsOf(`q=${encodeURIComponent(termOf({ orderNum }))}`)

    expect(found).toEqual([orderId])
    await shop.reset()
    staff = await signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))
  },
)
