import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallOptions } from '../../../../test/shop/calls.ts'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'
import { tokenHash } from '../../../ground/secret-token.ts'
import { expireUnpaidOrders } from '../../aftersales/transitions/expire-unpaid-orders.ts'
import { formatDay } from '../../settings/shop/format.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

/** Orders three of a 19.99 product for Ada, delivered to Texas at 8.25 %: 73.42 in all. */
async function order({ pickupType = 'DELIVERY' } = {}) {
  await shop.make.tax({ taxMilliPercent: 8_250 })
  const { productId } = await shop.make.product({
    productName: 'Sling <M>',
    unitPriceCents: 19_99,
    quantity: 2,
  })
  const saved = await shop.post('/orders/save', {
    orders: {
      pickupType,
      address: '1 Main St',
      country: 'United States',
      stateProvince: 'TX',
      city: 'Austin',
      postalCode: '78701',
    },
    orderItems: [{ productId, quantity: 3, notes: 'left & right' }],
    customer: { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', phone1: '5550100' },
  })
  return saved.json()
}

async function deliveredMails(orderNum: string) {
  await shop.runJobs()
  return shop.mail.sent.filter(({ text }) => text.includes(orderNum))
}

async function deliveredMail() {
  await shop.runJobs()
  const [mail] = shop.mail.sent
  if (!mail) throw new Error('No mail was sent')
  return mail
}

const claimToken = (text: string) => text.match(/\/#\/claim\?t=([\w-]{43})/)?.[1]

describe('the confirmation', () => {
  it('has the number, items and all amounts of the order, as HTML and as plain text', async () => {
    const { orders } = await order()

    const mail = await deliveredMail()

    expect(mail).toMatchObject({
      subject: `Your Order Number ${orders.orderNum} Created`,
      from: { name: 'Mendwell', address: 'care@mendwell.example' },
      to: { address: 'ada@example.com' },
    })
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain(orders.orderNum)
      expect(part).toContain('Thank you, Ada. Your order is in.')
      expect(part).toContain('3 × $17.99')
      expect(part).toContain('1 on backorder')
      for (const amount of ['$53.97', '$15.00', '$4.45', '$73.42']) expect(part).toContain(amount)
      expect(part).toContain('Tax, Texas 8.25%')
      expect(part).toContain('Austin, TX 78701')
    }
  })

  it('says where an order is picked up, without the typed address', async () => {
    await order({ pickupType: 'IN STORE' })

    const { text } = await deliveredMail()

    expect(text).toContain('Collect at: 1200 Congress Avenue, Austin, TX 78701')
    expect(text).not.toContain('1 Main St')
  })

  it("has the shop's date, however late it is there", async () => {
    // The earliest or the latest day on earth: one of them is not the day of UTC.
    const timeZone = new Date().getUTCHours() < 10 ? 'Etc/GMT+12' : 'Pacific/Kiritimati'
    const value = JSON.stringify(timeZone)
    await shop.db.insertInto('setting').values({ name: 'timeZone', value }).execute()
    await order()

    const { text } = await deliveredMail()

    expect(text).toContain(`Placed on: ${formatDay(new Date(), timeZone)}`)
  })

  it('shows typed text as text, never as markup', async () => {
    await order()

    const { html, text } = await deliveredMail()

    expect(html).toContain('Sling &lt;M&gt;')
    expect(html).toContain('left &amp; right')
    expect(html).not.toContain('<M>')
    expect(text).toContain('Sling <M>')
  })

  it('keeps its amounts if the product changes before it is sent', async () => {
    await order()
    await shop.db.updateTable('product').set({ unitPriceCents: 1, productName: 'Other' }).execute()

    const { text } = await deliveredMail()

    expect(text).toContain('Sling <M>')
    expect(text).toContain('$73.42')
  })

  it('is marked as sent and sent once', async () => {
    await order()

    await shop.runJobs()
    await shop.runJobs()

    expect(shop.mail.sent).toHaveLength(1)
    expect(await shop.mail.outbox()).toMatchObject([
      { state: 'SENT', attempts: 1, lastError: null },
    ])
  })
})

describe('the link to the order', () => {
  const keyIn = (text: string) => /orderDetail\?order=\d+&key=([\w-]+)/.exec(text)?.[1] ?? ''

  it('opens only this order for a guest, and is stored only as a hash', async () => {
    const { orders } = await order()
    const other = await order()

    const [mail] = await deliveredMails(orders.orderNum)
    const orderToken = keyIn(mail?.text ?? '')

    const opened = await shop.post('/orders/open', { token: orderToken })
    expect(opened.json()).toEqual({ orderNum: orders.orderNum })
    const find = (orderNumber: string) =>
      shop.post(
        '/orders/findOrdersWithItems',
        { orderNumber },
        { headers: { 'x-order-token': orderToken } },
      )
    expect((await find(orders.orderNum)).statusCode).toBe(200)
    expect((await find(other.orders.orderNum)).json().orderCustomer ?? []).toEqual([])
    expect(JSON.stringify(await shop.mail.outbox())).not.toContain(orderToken)
    const rows = await shop.db.selectFrom('orderCapability').selectAll().execute()
    const row = rows.find(({ tokenSha256 }) => tokenSha256.equals(tokenHash(orderToken)))
    const days = ((row?.expiresAt.getTime() ?? 0) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(29.9)
    expect(days).toBeLessThanOrEqual(30)
  })

  it('opens nothing once it has expired', async () => {
    await order()
    const token = keyIn((await deliveredMail()).text)
    await shop.db
      .updateTable('orderCapability')
      .set({ expiresAt: sql<Date>`now() - interval '1 second'` })
      .execute()

    expect((await shop.post('/orders/open', { token })).statusCode).toBe(409)
  })

  it('has no key for a customer, who signs in', async () => {
    const password = 'correct horse battery'
    const { custId } = await shop.make.customer({ email: 'ada@example.com', password })
    const session = await signIn(shop, { custId })
    const { productId } = await shop.make.product()
    const orders = { pickupType: 'IN STORE', pickupTime: 'MORNING' }
    await shop.post('/orders/save', { orders, orderItems: [{ productId, quantity: 1 }] }, session)

    const { text } = await deliveredMail()

    expect(text).toMatch(/orderDetail\?order=\d+\s/)
    expect(keyIn(text)).toBe('')
  })
})

describe('the link to claim the account', () => {
  it("is in a guest's mail, works for this mailbox for a day, and is stored only as a hash", async () => {
    await order()

    const token = claimToken((await deliveredMail()).text) ?? ''

    const rows = await shop.db.selectFrom('oneTimeToken').selectAll().execute()
    expect(rows).toMatchObject([
      { purpose: 'CLAIM', emailCanonical: 'ada@example.com', usedAt: null },
    ])
    expect(rows[0]?.tokenSha256).toEqual(tokenHash(token))
    const hours = ((rows[0]?.expiresAt.getTime() ?? 0) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(23.9)
    expect(hours).toBeLessThanOrEqual(24)
    expect(JSON.stringify(await shop.mail.outbox())).not.toContain(token)
  })

  it('is not in the mail for an account with a password, which a guest order does not open', async () => {
    await shop.make.customer({ email: 'ada@example.com', password: 'correct horse battery' })
    await order()

    const { text, html } = await deliveredMail()

    expect(text + html).not.toContain('/#/claim')
    expect(await shop.count('one_time_token')).toBe(0)
  })
})

describe('the receipt', () => {
  it('shows what was paid with which card', async () => {
    const { orders, orderToken } = await order()
    await shop.runJobs()
    await shop.post(
      '/payment/charge',
      { amount: 73_42, token: 'tok_mastercard', payment: { orderId: orders.orderId } },
      { headers: { 'x-order-token': orderToken } },
    )

    await shop.runJobs()

    const receipt = shop.mail.sent[1]
    expect(receipt?.subject).toBe(`Your payment for order ${orders.orderNum}`)
    expect(receipt?.text).toContain('We received $73.42')
    expect(receipt?.text).toContain('Mastercard ending in 4444')
  })
})

describe('a flood of orders for one mailbox', () => {
  const placeFor = async (email: string, who: CallOptions = {}) => {
    const [product] = await shop.db.selectFrom('product').select('productId').execute()
    const productId = product?.productId ?? (await shop.make.product()).productId
    const response = await shop.post(
      '/orders/save',
      {
        orders: {},
        orderItems: [{ productId, quantity: 1 }],
        customer: { firstName: 'Ada', lastName: 'Byron', email, phone1: '5550100' },
      },
      { ...who, headers: { 'idempotency-key': randomUUID() } },
    )
    expect(response.statusCode).toBe(200)
    return response.json()
  }
  const mailsTo = (address: string) =>
    shop.mail.sent.filter(({ to }) => to.address.toLowerCase() === address)

  it('is accepted, mailed five times an hour, and the rest is held for staff', async () => {
    for (let count = 0; count < 7; count += 1) {
      await placeFor(count % 2 ? 'ada@example.com' : 'Ada@Example.com')
    }
    await placeFor('bob@example.com')
    await shop.runJobs()

    expect(mailsTo('ada@example.com')).toHaveLength(5)
    expect(mailsTo('bob@example.com')).toHaveLength(1)
    const held = await shop.db
      .selectFrom('outbox')
      .select(['lastError', 'attempts', 'givenUp'])
      .where('state', '=', 'WITHHELD')
      .execute()
    expect(held).toEqual(
      Array(2).fill({
        lastError: expect.stringMatching(/^Held back/),
        attempts: 0,
        givenUp: false,
      }),
    )
  })

  it.each([
    ['all of them to who confirmed the mailbox', true, 'ada@example.com', 7],
    ['five to who never did', false, 'ada@example.com', 5],
    ['five to a mailbox of somebody else', true, 'bob@example.com', 5],
  ])('of a customer mails %s', async (_what, isConfirmed, email, mails) => {
    const customer = await shop.make.customer({
      email: 'ada@example.com',
      password: 'correct horse battery',
      emailVerifiedAt: isConfirmed ? new Date() : null,
    })
    const session = await signIn(shop, customer)

    for (let count = 0; count < 7; count += 1) await placeFor(email, session)
    await shop.runJobs()

    expect(mailsTo(email)).toHaveLength(mails)
  })

  it('gets no more mails by requesting them again, or when the orders are canceled unpaid', async () => {
    const orders = []
    for (let count = 0; count < 7; count += 1) orders.push(await placeFor('ada@example.com'))
    await shop.runJobs()
    await sql`update outbox set created_at = created_at - interval '2 minutes'`.execute(shop.db)

    const again = await shop.post(
      '/email/api/orderEmail',
      { orderId: orders[6].orders.orderId },
      { headers: { authorization: `Bearer ${orders[6].orderToken}` } },
    )
    await sql`alter table orders disable trigger orders_guard`.execute(shop.db)
    await sql`update orders set created_at = created_at - interval '1 year'`.execute(shop.db)
    await sql`alter table orders enable trigger orders_guard`.execute(shop.db)
    await expireUnpaidOrders(shop.deps)
    await shop.runJobs()

    expect(again.statusCode).toBe(429)
    // Five confirmations, and the end of those five orders.
    expect(mailsTo('ada@example.com')).toHaveLength(10)
  })
})
