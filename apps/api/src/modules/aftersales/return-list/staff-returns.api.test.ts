import { afterAll, beforeEach, expect, it } from 'vitest'
import type { CallOptions } from '../../../../test/shop/calls.ts'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { buy } from '../../../../test/shoppers/buy.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 100 } })
let staff: CallOptions
beforeEach(async () => {
  await shop.reset()
  staff = await signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))
})
afterAll(() => shop.close())

async function askBack() {
  const { productId } = await shop.make.product()
  const { orderId, items, key } = await buy(shop, { lines: [{ productId, quantity: 1 }] })
  const [item] = items
  const body = {
    orderId,
    requestFor: 'REFUND',
    reason: 'Too small',
    items: [{ orderItemId: item?.orderItemId, quantity: 1 }],
  }
  return (await shop.post('/returns/save', body, key)).json().returns[0]
}

const list = async (query = '') => (await shop.get(`/staff/returns?${query}`, staff)).json()

it('lists open returns, oldest first, with the customer; a decided one leaves the list and is kept', async () => {
  const first = await askBack()
  const second = await askBack()
  const before = await list('status=WAITING')

  await shop.post('/returns/move', { returnId: first.returnId, status: 'DECLINED' }, staff)
  const after = await list('status=WAITING')

  expect(before.rows.map((row: { returnId: number }) => row.returnId)).toEqual([
    first.returnId,
    second.returnId,
  ])
  expect(before.rows[0]).toMatchObject({ customerName: 'Ada Byron', lineTotal: 9, bought: 1 })
  expect(after).toMatchObject({ total: 1, waiting: { REQUESTED: 1, APPROVED: 0, RECEIVED: 0 } })
  const history = await shop.get(`/staff/history/return/${first.returnId}`, staff)
  expect(history.json().rows).toMatchObject([
    { action: 'move', before: { returnStatus: 'REQUESTED' }, after: { returnStatus: 'DECLINED' } },
  ])
})

it('finds by return number, order number and part of a name', async () => {
  const { returnNumber, orderNum } = await askBack()

  const totals = [
    (await list(`q=${returnNumber.toLowerCase()}`)).total,
    (await list(`q=${orderNum}`)).total,
    (await list('q=byr')).total,
    (await list('q=nobody')).total,
  ]

  expect(totals).toEqual([1, 1, 1, 0])
})
