import { afterAll, beforeEach, expect, it } from 'vitest'
import type { CallOptions } from '../../../../test/shop/calls.ts'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { buy } from '../../../../test/shoppers/buy.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'
import { findBrokenRules } from '../../../audit/audit-database.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 100 } })
let staff: CallOptions
beforeEach(async () => {
  await shop.reset()
  staff = await signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))
})
afterAll(() => shop.close())

interface Parcel {
  orderId: number
  quantity: number
  seen?: number
  key: string
}

async function buyFive() {
  const { productId } = await shop.make.product({ quantity: 9 })
  const { orderId, items } = await buy(shop, { lines: [{ productId, quantity: 5 }] })
  const [item] = items
  if (!item) throw new Error('No items')
  const send = ({ quantity, seen, key }: Omit<Parcel, 'orderId'>) =>
    shop.post(
      '/shipments/save',
      {
        orderId,
        carrier: 'UPS',
        shipmentsSeen: seen,
        items: [{ orderItemId: item.orderItemId, quantity }],
      },
      { ...staff, headers: { 'idempotency-key': key } },
    )
  return { orderId, send }
}

it('lets one of many concurrent packers ship an order, and tells the others', async () => {
  const { orderId, send } = await buyFive()

  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, hand) =>
      send({ quantity: 2, seen: 0, key: `hand-${hand}-of-6` }),
    ),
  )
  await shop.runJobs()

  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409])
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json().detail).toBe(
    'Another package of this order has shipped since. Please look at what is left.',
  )
  expect(await shop.count('shipment')).toBe(1)
  const mails = shop.mail.sent.filter(({ subject }) => subject.includes('on its way'))
  expect(mails).toHaveLength(1)
  const { slips } = (
    await shop.get(`/staff/orders/packing-documents?orderIds=${orderId}`, staff)
  ).json()
  expect(slips).toMatchObject([{ shipments: 1, lines: [{ toSend: 3, isHeld: false }] }])
  const broken = await findBrokenRules(shop.db)
  expect(broken).toEqual([])
})

it('repeats its response, even if its own package has shipped since', async () => {
  const { send } = await buyFive()

  const first = await send({ quantity: 2, seen: 0, key: 'the-same-package' })
  const again = await send({ quantity: 2, seen: 0, key: 'the-same-package' })
  const next = await send({ quantity: 2, seen: 1, key: 'the-next-package' })

  expect([again.statusCode, again.json()]).toEqual([200, first.json()])
  expect(next.statusCode).toBe(200)
  expect(await shop.count('shipment')).toBe(2)
})

it("stores a package's weight, and refuses an impossible one", async () => {
  const { orderId } = await buyFive()
  const weighing = (weightGrams: number) =>
    shop.post('/shipments/save', { orderId, carrier: 'UPS', weightGrams }, staff)

  expect((await weighing(0)).statusCode).toBe(422)
  expect((await weighing(1_000_001)).statusCode).toBe(422)
  expect((await weighing(1134)).json().shipment).toMatchObject({ weightGrams: 1134 })
  const order = (await shop.get(`/staff/orders/${orderId}`, staff)).json()
  expect(order.shipments).toMatchObject([{ weightGrams: 1134 }])
})

it('skips the check for callers that do not say what they saw', async () => {
  const { send } = await buyFive()

  await send({ quantity: 1, key: 'first-package' })
  const second = await send({ quantity: 1, key: 'second-package' })

  expect(second.statusCode).toBe(200)
})
