import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { brokenRules, plantFault } from '../../../../test/shop/planted-faults.ts'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { buy } from '../../../../test/shoppers/buy.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 1000 } })
beforeEach(() => shop.reset())
afterAll(() => shop.close())

/** Of two shipped pieces one is replaced, and the other replaced through a return. */
async function replaceBoth() {
  const staff = await signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))
  const { productId } = await shop.make.product({ quantity: 10 })
  const { orderId, items, key } = await buy(shop, { lines: [{ productId, quantity: 2 }] })
  const orderItemId = items[0]?.orderItemId
  await shop.post('/shipments/save', { orderId, carrier: 'UPS' }, staff)
  const asked = await shop.post(
    '/returns/save',
    {
      orderId,
      requestFor: 'REPLACEMENT',
      reason: 'It is broken',
      items: [{ orderItemId, quantity: 1, expiryDate: '2027-03-31' }],
    },
    key,
  )
  const [{ returnId }] = asked.json().returns
  for (const status of ['APPROVED', 'RECEIVED', 'REPLACED']) {
    await shop.post('/returns/move', { returnId, status }, staff)
  }
  const body = { items: [{ orderItemId, quantity: 1 }], reason: 'LOST' }
  await shop.post(`/staff/orders/${orderId}/replacements`, body, staff)
}

const FREE = 'a replacement costs nothing, is paid by nobody and goes to the customer of the order'
const NAMED =
  'every item of a replacement names an item of the same product in the order it replaces'
const ONCE = 'no piece is replaced that had not left, and none twice'
const RETURNED = 'what answers a return is no more than it has, and the return is replaced'

describe('the audit of replacements', () => {
  it('accepts replaced pieces', async () => {
    await replaceBoth()
    expect(await shop.count('replacement')).toBe(2)
    expect(await brokenRules(shop)).toEqual([])
  })

  it.each([
    ['one costs something', `update orders set shipping_handling_cents = 500`, FREE],
    ['one names nothing', `delete from replacement_item`, NAMED],
    [
      'one names a piece twice',
      `update order_item set quantity = 5, taken = 5 where order_item_id in (select order_item_id from replacement_item)`,
      ONCE,
    ],
    [
      'one answers a return that was declined',
      `update return_request set status = 'DECLINED'`,
      RETURNED,
    ],
  ])('sees that %s', async (_name, fault, rule) => {
    await replaceBoth()
    await plantFault(shop, fault)
    expect(await brokenRules(shop)).toContain(rule)
  })

  it('is enforced: the database itself refuses to refund a replaced piece', async () => {
    await replaceBoth()
    const again = sql`with made as (
        select x.order_item_id, r.order_id, r.replaces_order_id from replacement_item x
          join order_item i using (order_item_id) join replacement r on r.order_id = i.order_id
          where r.return_id is null)
      insert into replacement_item (order_item_id, replaces_item_id)
      select i.order_item_id, i.order_item_id from made join order_item i on i.order_id = made.replaces_order_id`
    await expect(again.execute(shop.db)).rejects.toThrow(/replace/)
  })
})
