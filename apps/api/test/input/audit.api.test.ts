import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { auditDatabase, findBrokenRules } from '../../src/audit/audit-database.ts'
import { INVARIANTS } from '../../src/audit/invariants.ts'
import { bookEarlierRefunds } from '../../src/modules/payments/refunds/book-refunds.ts'
import { startTestShop } from '../shop/start-test-shop.ts'
import { buy } from '../shoppers/buy.ts'
import { editOrder } from '../shoppers/edit-order.ts'
import { giftCard, payByGiftCard } from '../shoppers/gift-cards.ts'
import { signIn } from '../shoppers/sign-in.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const broken = async () => await findBrokenRules(shop.db)

const MONEY_RULES = /tender|discount|grand total|capture|refund|balance|gift card/

async function giveBack(cents: number) {
  await sql`insert into refund (order_id, attempt_id, amount_cents, reason, status, idempotency_key, requested_by)
    select order_id, attempt_id, ${cents}, 'GOODWILL', 'SUCCEEDED', 'audit', 'test' from payment_attempt`.execute(
    shop.db,
  )
  await bookEarlierRefunds(shop.db)
}

/** A gift card of $50: it paid an order of $29, of which $3 was refunded, and its balance is held for another order. */
async function makeGiftCard() {
  const { code, session } = await giftCard(shop)
  const paid = await shop.make.order()
  const { orderId } = paid.order
  const headers = { 'x-order-token': paid.orderToken }
  await payByGiftCard(shop, { orderId, orderToken: paid.orderToken, code })
  await shop.post('/payment/tenders/pay', { orderId }, { headers })
  await shop.post('/refunds/save', { orderId, amount: 3 }, session)
  const { order, orderToken } = await shop.make.order()
  await payByGiftCard(shop, { orderId: order.orderId, orderToken, code })
}

const HELD =
  'a balance holds for an unpaid order what its tender says, and nothing for one that is paid or over'

/** One fault of such a card for each rule about balances. */
const BALANCE_FAULTS = [
  [
    'a balance has more than its ledger',
    `update balance set balance_cents = balance_cents + 1`,
    'a balance is the sum of its ledger, and neither it nor what is free of it is below zero',
  ],
  [
    'a capture is gone',
    `delete from balance_entry where kind = 'CAPTURE'`,
    'the tender of a balance is captured once, from that balance',
  ],
  [
    'a capture is booked twice',
    `insert into balance_entry (balance_id, kind, cents, held_cents, order_id, made_by, dedupe_key)
      select balance_id, kind, cents, held_cents, order_id, made_by, 'again' from balance_entry where kind = 'CAPTURE'`,
    'the tender of a balance is captured once, from that balance',
  ],
  ['a hold is gone', `delete from balance_entry where kind = 'HOLD' and order_id = 2`, HELD],
  [
    'a hold outlives its order',
    `update orders set order_status = 'REJECTED' where payment_status = 'UNPAID'`,
    HELD,
  ],
  [
    'a refund never came to its balance',
    `delete from balance_entry where kind = 'REFUND'`,
    'a refund to a balance is booked there once, and none is booked that was not made',
  ],
  [
    'a refund is booked that failed',
    `update refund set status = 'FAILED' where balance_id is not null`,
    'a refund to a balance is booked there once, and none is booked that was not made',
  ],
  [
    'a gift card ends next year',
    `alter table balance drop constraint balance_five_years; update balance set expires_on = issued_on + 365`,
    'no gift card that was paid for expires before five years',
  ],
] as const

/** The rules broken by a fault inserted past every trigger and check; it is rolled back. */
async function seenAfter(fault: string): Promise<string[]> {
  const trx = await shop.db.startTransaction().execute()
  try {
    await sql.raw(`set local session_replication_role = replica; ${fault}`).execute(trx)
    const findings = await auditDatabase(trx)
    return findings.filter(({ violations }) => violations.length > 0).map(({ rule }) => rule)
  } finally {
    await trx.rollback().execute()
  }
}

/** A promotion that each buyer may use once, and all of them once. */
const PROMOTION = `insert into promotion
  (promotion_id, name, name_es, state, needs_code, action, use_limit, use_limit_per_customer, created_by)
  values (1, 'Fall', 'Otoño', 'ACTIVE', true, '{}', 1, 1, 'test')`

/** One paid order of $29, of which $5 was refunded: one fault for each rule about money. */
const FAULTS = [
  [
    'a discount is larger than the goods',
    `alter table orders drop constraint orders_discount_check, drop constraint orders_tax_check;
      update orders set discount_cents = subtotal_cents + 1`,
    'a grand total is subtotal less discounts, with tax and shipping less its discount, and its parts are not negative',
  ],
  [
    'an item has a discount that its order does not have',
    `update order_item set discount_cents = 100`,
    'the discounts of the lines are the discount of the order, and no line is below zero',
  ],
  ['a tender is gone', `delete from order_tender`, 'tenders make up the total of an order'],
  [
    'a tender has another amount than its cells',
    `update order_tender set amount_cents = amount_cents + 1`,
    'the cells of a tender make up the tender',
  ],
  [
    'the cell of a line has another amount than the line',
    `update tender_cell set cents = cents - 1 where part = 'NET'`,
    'the cells of a line make up its net and its tax',
  ],
  [
    'a benefit card pays for what is not eligible',
    `update order_tender set kind = 'FSA_HSA_CARD'`,
    'a benefit card pays for nothing that is not eligible',
  ],
  [
    'a paid order has a tender that is not captured',
    `update order_tender set status = 'PLANNED'`,
    'of an order that is not unpaid every tender is captured, by one capture of its own amount where it is a card',
  ],
  [
    'a capture has another amount than its tender',
    `update payment_attempt set amount_cents = amount_cents - 1`,
    'a tender has at most one capture, of its own amount',
  ],
  [
    'more went back than was taken',
    `update refund set amount_cents = 100000`,
    'no tender gives back more than it took',
  ],
  [
    'an item is taxed for more than its order',
    `update order_item set tax_cents = tax_cents + 1`,
    'an order has items, and they add up to its subtotal and tax',
  ],
  [
    'an order is unpaid although its card was charged',
    `update orders set payment_status = 'UNPAID'`,
    'a captured attempt belongs to an order that is paid',
  ],
  [
    'a card is charged again while it was charged',
    `drop index one_live_payment;
      insert into payment_attempt (order_id, attempt_number, tender_no, provider, idempotency_key, amount_cents, currency, status)
      select order_id, attempt_number + 1, tender_no, provider, 'again', amount_cents, currency, 'PENDING' from payment_attempt`,
    'a tender has at most one live payment attempt',
  ],
  [
    'a refund is not booked',
    `delete from refund_cell`,
    'a refund that was made is booked in full, and no other is',
  ],
  [
    'a refund is booked that failed',
    `update refund set status = 'FAILED'`,
    'a refund that was made is booked in full, and no other is',
  ],
  [
    'more shipping went back than was charged',
    `insert into refund_cell (refund_id, shipping_cents) select refund_id, 5000 from refund
      on conflict (refund_id, order_item_id) do update set shipping_cents = excluded.shipping_cents`,
    'refunds give back of no line, tax or shipping more than was charged',
  ],
  [
    'more of a line went back than was charged',
    `update refund_cell set goods_cents = 500000 where order_item_id is not null`,
    'refunds give back of no line, tax or shipping more than was charged',
  ],
  [
    'an order says that more went back',
    `update orders set refunded_cents = refunded_cents + 1`,
    'refunds are what the order says and never more than was captured',
  ],
  [
    'a refund under way is larger than its capture',
    `update refund set status = 'PENDING', amount_cents = 100000`,
    'refunds that are made or under way never exceed the capture they give back',
  ],
  [
    'nobody asked a bank that has not answered for days',
    `update payment_attempt set status = 'UNKNOWN', created_at = now() - interval '4 days'`,
    'no open payment question is older than three days',
  ],
  [
    'nobody asked about a refund for days',
    `update refund set status = 'UNKNOWN', created_at = now() - interval '4 days'`,
    'no refund and no orphan capture is open for more than three days',
  ],
  [
    'shipping costs less, and no promotion says why',
    `${PROMOTION}; insert into order_discount (order_id, promotion_id, cents) select order_id, 1, 1 from orders`,
    'every cent of discount names its promotion',
  ],
  [
    'a line costs less, and no promotion says why',
    `${PROMOTION}; insert into order_discount (order_id, order_item_id, promotion_id, cents)
      select order_id, order_item_id, 1, 1 from order_item`,
    'the discount of a line is the sum of its promotions',
  ],
  [
    'a promotion counts a use that no order has',
    `${PROMOTION}; update promotion set used = 1`,
    'no promotion and no code is used more often than it may',
  ],
  [
    'a code counts no use that an order has',
    `${PROMOTION}; insert into promotion_code (code, promotion_id, use_limit) values ('ONCE', 1, 1);
      insert into promotion_use (promotion_id, order_id, buyer_key, code) values (1, 1, 'ada', 'ONCE')`,
    'no promotion and no code is used more often than it may',
  ],
  [
    'a buyer uses a promotion twice',
    `${PROMOTION}; insert into promotion_use (promotion_id, order_id, buyer_key) values (1, 1, 'ada'), (1, 2, 'ada')`,
    'no buyer uses a promotion more often than allowed',
  ],
  [
    'staff take something off and write nothing down',
    `${PROMOTION}; update promotion set origin = 'STAFF';
      insert into order_discount (order_id, order_item_id, promotion_id, cents)
      select order_id, order_item_id, 1, 1 from order_item`,
    'what staff took off an order is no more than was written down with who gave it',
  ],
] as const

/** A gift card of $25 that a shopper bought: one fault for each rule about such sales. */
const SALE_FAULTS = [
  [
    'a sold card is worth more than was paid',
    `update balance_entry set cents = cents + 1 where kind = 'ISSUE'`,
    'a gift card that was paid for is issued once, of just what was paid, and none is before',
  ],
  [
    'a sold card was never paid for',
    `update gift_card_attempt set status = 'FAILED'`,
    'a sold gift card is paid by one capture of all of its price',
  ],
  [
    'its money went back, and the card can still be spent',
    `update gift_card_sale set status = 'REFUNDED', refunded_at = now()`,
    'a sold gift card is closed unspent where its money goes back, and there alone',
  ],
  [
    'nobody asked a bank that has not answered for days',
    `update gift_card_attempt set status = 'UNKNOWN', created_at = now() - interval '4 days'`,
    'no open payment of a gift card is older than three days',
  ],
] as const

async function sellGiftCard() {
  const gift = {
    ...{ amount: 25, buyerName: 'Ada Byron', buyerEmail: 'ada@example.com', sendOn: null },
    ...{ recipientName: 'Grace', recipientEmail: 'grace@example.com', message: null },
  }
  const { saleToken } = (await shop.post('/gift-cards/sales', gift)).json()
  await shop.post('/gift-cards/sales/charge', { saleToken, token: 'tok_visa' })
}

/** An edited unpaid order, and a paid one with an addition and a refund: one fault for each rule about edits. */
const EDIT_FAULTS = [
  [
    'an edit left another total',
    `update order_edit set after_cents = after_cents + 1 where refunded_cents = 0`,
    'the edits of an order follow each other, and end in its total',
  ],
  [
    'a total changed without an edit',
    `update orders set shipping_handling_cents = shipping_handling_cents + 1 where payment_status = 'UNPAID'`,
    'the edits of an order follow each other, and end in its total',
  ],
  [
    'a line lost its pieces by itself',
    `delete from order_edit; update order_item set quantity = 0, taken = 0, backordered = 0`,
    'a line without pieces was taken off by an edit',
  ],
  [
    'an addition is of somebody else',
    `update orders set placed_by = 'GUEST' where order_id in (select added_order_id from order_edit)`,
    'what was added to a paid order is an order of the same customer',
  ],
  [
    'an edit gave back what nobody refunded',
    `delete from refund_item; delete from refund`,
    'what edits gave back was refunded',
  ],
] as const

async function makeEdits() {
  const manager = await shop.make.staff({ role: 'MANAGER', password: 'quite a long staple' })
  const session = await signIn(shop, manager)
  const { productId } = await shop.make.product({ quantity: 20 })
  const other = await shop.make.product({ quantity: 20 })
  const lines = [{ productId, quantity: 3 }]
  for (const card of [null, 'tok_visa']) {
    const { orderId, items } = await buy(shop, { lines, card })
    const [{ orderItemId } = { orderItemId: 0 }] = items
    const answer = await editOrder(shop, session, {
      orderId,
      lines: [{ orderItemId, quantity: 1 }],
      added: [{ productId: other.productId, quantity: 1 }],
    })
    expect(answer.statusCode, answer.body).toBe(200)
  }
}

describe('the audit', () => {
  it('accepts edited orders', async () => {
    await makeEdits()

    expect(await broken()).toEqual([])
  })

  it.each(EDIT_FAULTS)('of edits detects that %s', async (_name, fault, rule) => {
    await makeEdits()

    expect(await seenAfter(fault)).toContain(rule)
  })

  it('checks every rule, and finds nothing in a new shop', async () => {
    const findings = await auditDatabase(shop.db)

    expect(findings).toHaveLength(INVARIANTS.length)
    expect(findings.flatMap((finding) => finding.violations)).toEqual([])
  })

  it('detects stock that changed without a movement', async () => {
    const product = await shop.make.product({ quantity: 7 })
    // Only the rights of the table's owner can bypass the trigger.
    await sql`alter table product disable trigger product_stock_guard`.execute(shop.db)
    await sql`update product set quantity = 9 where product_id = ${product.productId}`.execute(
      shop.db,
    )
    await sql`alter table product enable trigger product_stock_guard`.execute(shop.db)

    expect(await broken()).toEqual([
      {
        rule: 'stock on hand is the sum of its movements and never below zero',
        violations: [{ productId: product.productId }],
      },
    ])
  })

  it('accepts unpaid, paid and partly refunded orders', async () => {
    await shop.make.order()
    await shop.make.order({ paid: true })
    await giveBack(500)

    expect((await broken()).filter(({ rule }) => MONEY_RULES.test(rule))).toEqual([])
  })

  it.each(FAULTS)('detects that %s', async (_name, fault, rule) => {
    await shop.make.order({ paid: true })
    await giveBack(500)

    expect(await seenAfter(fault)).toContain(rule)
  })

  it('accepts a gift card that is held, spent and partly refunded', async () => {
    await makeGiftCard()

    const left = await sql`select balance_cents, held_cents from balance`.execute(shop.db)
    expect(left.rows).toEqual([{ balanceCents: 2400, heldCents: 2400 }])
    expect((await broken()).filter(({ rule }) => MONEY_RULES.test(rule))).toEqual([])
  })

  it.each(BALANCE_FAULTS)('of balances detects that %s', async (_name, fault, rule) => {
    await makeGiftCard()

    expect(await seenAfter(fault)).toContain(rule)
  })

  it.each(SALE_FAULTS)('of sold gift cards detects that %s', async (_name, fault, rule) => {
    await sellGiftCard()
    expect((await broken()).filter(({ rule: one }) => MONEY_RULES.test(one))).toEqual([])

    expect(await seenAfter(fault)).toContain(rule)
  })

  it.each([
    ['Card 4242424242424242 was declined', 1],
    ['4242424242424242', 1],
    ['pi_1234567890123456abc', 0],
  ])('sees a card number in %j: %d', async (failureMessage, found) => {
    await shop.make.order({ paid: true })
    await shop.db.updateTable('paymentAttempt').set({ failureMessage }).execute()

    const seen = (await broken()).filter(({ rule }) => rule.includes('card number'))
    expect(seen).toHaveLength(found)
  })
})
