import { afterAll, beforeEach, expect, it } from 'vitest'
import { brokenRules, plantFault } from '../../../test/shop/planted-faults.ts'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { buy } from '../../../test/shoppers/buy.ts'
import { confirmRecall, prepareRecall } from '../../../test/shoppers/recall.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 1000 } })
beforeEach(() => shop.reset())
afterAll(() => shop.close())

/** Violations, each inserted past the triggers, and the rule that must report it. */
const FAULTS: [rule: string, plant: string][] = [
  ['confirmed by a person', `update recall set confirmed_by = 'system'`],
  [
    'no piece of a recalled lot is on sale',
    `insert into lot_movement (lot_id, bucket, delta, reason, moved_by) values (1, 'AVAILABLE', 1, 'RELEASE', 'staff 1');
     insert into lot_stock values (1, 'AVAILABLE', 1) on conflict (lot_id, bucket) do update set quantity = 1`,
  ],
  [
    'got a recalled lot before the recall is notified',
    'delete from recall_notice_item; delete from recall_notice',
  ],
  [
    'notified of a recalled lot that it did not get',
    'update recall_notice_item set quantity = quantity + 1',
  ],
  [
    'for more pieces than its order got',
    `insert into return_request (return_id, order_id, order_item_id, kind, quantity, reason, refund_cents,
        restoration_fee_cents, shipping_fee_cents)
      select 1, order_id, order_item_id, 'REFUND', 9, 'Recall', 0, 0, 0 from order_item limit 1;
     insert into recall_remedy select recall_id, order_item_id, 1, 9 from recall, order_item limit 1`,
  ],
  [
    'only a recall refunds shipping',
    `insert into return_request (order_id, order_item_id, kind, quantity, reason, refund_cents, restoration_fee_cents,
        shipping_fee_cents, shipping_refund_cents)
      select order_id, order_item_id, 'REFUND', 1, 'Too small', 100, 0, 0, 100 from order_item limit 1`,
  ],
  ['left after the recall', `update shipment set shipped_at = now() + interval '1 hour'`],
  [
    'that a recall stops',
    `update recall_product set is_stopped = true; update product set quantity = 3`,
  ],
  ['says that it is recalled', 'update product set recalled = false'],
  [
    'left while it was on hold',
    `insert into order_hold (order_item_id, reason, recall_id, placed_by, placed_at)
      select order_item_id, 'RECALL', recall_id, 'staff 1', now() - interval '1 day' from order_item, recall limit 1`,
  ],
]

it.each(FAULTS)('%s: a planted fault is found', async (rule, plant) => {
  const staff = await signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))
  const { productId } = await shop.make.product({ quantity: 0 })
  const tracked = { tracking: 'LOT', minDaysLeft: 0, preferOneLot: false }
  await shop.put(`/staff/products/${productId}/tracking`, tracked, staff)
  const line = { productId, lotCode: 'A', quantity: 3, condition: 'SOUND', neverExpires: true }
  await shop.post('/staff/lots/receive', { lines: [line] }, staff)
  const { orderId } = await buy(shop, { lines: [{ productId, quantity: 1 }] })
  await shop.post('/shipments/save', { orderId, carrier: 'UPS' }, staff)
  await confirmRecall(shop, staff, await prepareRecall(shop, staff, [{ productId, lots: ['A'] }]))
  expect(await brokenRules(shop)).toEqual([])

  await plantFault(shop, plant)

  expect(await brokenRules(shop)).toContainEqual(expect.stringContaining(rule))
})
