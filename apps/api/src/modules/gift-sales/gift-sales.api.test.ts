import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { payByGiftCard } from '../../../test/shoppers/gift-cards.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'
import { auditDatabase } from '../../audit/audit-database.ts'
import { mailDueGiftCards } from '../balances/cards/mail-due-gift-cards.ts'
import { reconcileRefunds } from '../payments/refunds/reconcile-refunds.ts'
import { receiveEvent } from '../payments/webhooks/webhook.ts'
import { expireGiftSales } from './payment/expire-gift-sales.ts'
import { reconcileGiftSales } from './payment/reconcile-gift-sales.ts'
import { payGiftSale } from './payment/settle-sale-attempt.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 1000 } })
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const GIFT = {
  amount: 50,
  buyerName: 'Ada Byron',
  buyerEmail: 'ada@example.com',
  recipientName: 'Grace',
  recipientEmail: 'grace@example.com',
  message: 'Happy birthday!\nYours, Ada',
  sendOn: null,
}
const CODE = /[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{5}/

const start = async (more: object = {}) =>
  (await shop.post('/gift-cards/sales', { ...GIFT, ...more })).json<{
    saleId: number
    saleNum: string
    saleToken: string
  }>()

const charge = (saleToken: string, token = 'tok_visa', key?: string) =>
  shop.post(
    '/gift-cards/sales/charge',
    { saleToken, token },
    key ? { headers: { 'idempotency-key': key } } : {},
  )

const confirm = (saleToken: string) => shop.post('/gift-cards/sales/confirm', { saleToken })

async function buy(more: object = {}) {
  const sale = await start(more)
  expect((await charge(sale.saleToken)).json()).toMatchObject({ statusCode: 0 })
  return sale
}

const staff = async () =>
  signIn(shop, await shop.make.staff({ role: 'MANAGER', password: 'quite a long staple' }))

async function sendMails() {
  await shop.postMessages()
  await shop.runJobs()
  return shop.mail.sent
}

/** The code in the mail to the recipient of the gift card. */
const mailedCode = async () =>
  (await sendMails()).flatMap(({ text }) => CODE.exec(text)?.[0] ?? []).at(-1) ?? ''

const cards = async () =>
  (
    await sql`
  select state, balance_cents from balance`.execute(shop.db)
  ).rows

const mails = async () => (await shop.mail.outbox()).map(({ kind }) => kind).sort()

/** A day in the shop's time zone, the given days from today. */
async function inDays(days: number) {
  const { rows } = await sql<{ day: string }>`
    select to_char((now() at time zone 'America/Chicago')::date + ${days}::int, 'YYYY-MM-DD') as day`.execute(
    shop.db,
  )
  return rows[0]?.day ?? ''
}

const references = async () =>
  (await shop.db.selectFrom('sandboxCharge').select('reference').execute()).map(
    ({ reference }) => reference,
  )

/** The sandbox's event about a charge, as its webhook delivers it. */
async function tell(reference: string) {
  const event = await shop.deps.cards.bank?.report(reference)
  if (event) await receiveEvent(shop.deps, event, payGiftSale)
}

const broken = async () =>
  (await auditDatabase(shop.db)).filter(
    // The orders of these tests are created without mails and stock.
    ({ rule, violations }) =>
      violations.length > 0 && /gift card|balance|capture|refund/.test(rule),
  )

describe('a gift card that a shopper buys', () => {
  it('is mailed to its recipient, and pays an order; its code is stored as a hash', async () => {
    const { saleNum } = await buy()
    const code = await mailedCode()

    expect(shop.mail.sent.map(({ to, subject }) => [to.address, subject]).sort()).toEqual([
      ['ada@example.com', `Your gift card purchase ${saleNum}`],
      ['grace@example.com', 'A gift card of $50.00 for Mendwell'],
    ])
    const gift = shop.mail.sent.find(({ to }) => to.address === 'grace@example.com')
    expect(gift?.text).toContain('Ada Byron sent you a gift card')
    expect(gift?.text).toContain('> Happy birthday!\n> Yours, Ada')
    const receipt = shop.mail.sent.find(({ to }) => to.address === 'ada@example.com')
    expect(receipt?.text).not.toMatch(CODE)
    const { rows } = await sql<{ text: string }>`
      select concat((select jsonb_agg(c) from gift_card_code c), (select jsonb_agg(s) from gift_card_sale s),
        (select jsonb_agg(o) from outbox o)) as text`.execute(shop.db)
    expect(rows[0]?.text).not.toContain(code.replaceAll('-', ''))
    expect(rows[0]?.text).not.toContain(code)
    const { order, orderToken } = await shop.make.order()
    const paid = await payByGiftCard(shop, { orderId: order.orderId, orderToken, code })
    expect(paid.json()).toMatchObject({ due: 0, tenders: [{ kind: 'GIFT_CARD', amount: 29 }] })
    expect(await broken()).toEqual([])
  })

  it('waits for its day, and goes to the buyer for printing', async () => {
    await buy({ sendOn: await inDays(3) })
    expect(await cards()).toMatchObject([{ state: 'ISSUED' }])
    expect(await mails()).toEqual(['gift_card_bought'])
    await sql`update balance set send_on = ${await inDays(0)}`.execute(shop.db)
    await Promise.all([mailDueGiftCards(shop.deps), mailDueGiftCards(shop.deps)])
    expect(await mails()).toEqual(['gift_card', 'gift_card_bought'])

    await buy({ recipientName: null, recipientEmail: null, message: null })
    await sendMails()
    const own = shop.mail.sent.findLast(({ text }) => CODE.test(text))
    expect(own?.to.address).toBe('ada@example.com')
    expect(own?.text).toContain('Here is your gift card')
    expect(own?.text).toMatch(/#\/gift-card\/print\/[2-9A-Z]{4}-/)
  })

  it('is a liability and not a sale: the journal books it against the card company', async () => {
    await buy()
    await sql`alter table balance_entry disable trigger balance_entry_stays`.execute(shop.db)
    await sql`update balance_entry set made_at = made_at - interval '1 day'`.execute(shop.db)
    await sql`alter table balance_entry enable trigger balance_entry_stays`.execute(shop.db)
    const day = await inDays(-1)

    const journal = await shop.get(`/staff/reports/journal?from=${day}&to=${day}`, await staff())

    expect(journal.json().rows).toMatchObject([
      { account: '1010', debit: 50 },
      { account: '2200', credit: 50 },
    ])
  })

  it.each([
    [{ amount: 5 }, 'amount'],
    [{ amount: 37.5 }, 'amount'],
    [{ amount: 1000 }, 'amount'],
    [{ buyerName: '' }, 'buyerName'],
    [{ recipientEmail: 'grace' }, 'recipientEmail'],
    [{ message: 'Pay with 4242 4242 4242 4242' }, 'message'],
    [{ sendOn: '2020-01-01' }, 'sendOn'],
    [{ sendOn: '2099-01-01' }, 'sendOn'],
    [{ sendOn: '2099-01-01', recipientEmail: null }, 'recipientEmail'],
  ])('with %o is refused beside its field', async (more, path) => {
    const answer = await shop.post('/gift-cards/sales', { ...GIFT, ...more })

    expect(answer.json()).toMatchObject({ status: 422, errors: [{ path }] })
    expect(await shop.count('gift_card_sale')).toBe(0)
  })

  it('is not sold if the owner offers none', async () => {
    const giftCardRules = { amounts: [], min: 10, max: 500 }
    const owner = await shop.make.staff({ role: 'OWNER', password: 'quite a long staple' })
    await shop.put('/staff/settings', { giftCardRules }, await signIn(shop, owner))

    expect((await shop.get('/gift-cards/offer')).json()).toMatchObject({ amounts: [] })
    expect((await shop.post('/gift-cards/sales', GIFT)).statusCode).toBe(422)
  })
})

describe('paying it', () => {
  it('issues one card, whoever reports the capture and how often', async () => {
    const { saleToken } = await start()
    expect((await charge(saleToken, 'tok_lost_answer')).json()).toMatchObject({ statusCode: -2 })
    expect(await cards()).toEqual([])
    await sql`update gift_card_attempt set created_at = now() - interval '5 minutes'`.execute(
      shop.db,
    )
    const [reference = ''] = await references()

    await Promise.all([
      ...Array.from({ length: 4 }, () => tell(reference)),
      ...Array.from({ length: 4 }, () => confirm(saleToken)),
      reconcileGiftSales(shop.deps),
      reconcileGiftSales(shop.deps),
    ])

    expect((await confirm(saleToken)).json()).toMatchObject({ statusCode: 0 })
    expect(await cards()).toEqual([{ state: 'ACTIVE', balanceCents: 50_00 }])
    expect(await mails()).toEqual(['gift_card', 'gift_card_bought'])
    expect(await broken()).toEqual([])
  })

  it('charges once for many clicks, with one key or several', async () => {
    const { saleToken } = await start()

    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => charge(saleToken, 'tok_visa', 'the-same-key')),
      ...Array.from({ length: 4 }, (_, one) => charge(saleToken, 'tok_visa', `another-key-${one}`)),
    ])

    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200))
    expect(await references()).toHaveLength(1)
    expect(await cards()).toHaveLength(1)
    expect((await charge(saleToken)).json()).toMatchObject({ statusCode: -1 })
    expect(await broken()).toEqual([])
  })

  it('starts once per key, and each answer opens it', async () => {
    const headers = { 'idempotency-key': 'one-gift-card' }
    const [first, again] = await Promise.all(
      [1, 2].map(() => shop.post('/gift-cards/sales', GIFT, { headers })),
    )

    expect(await shop.count('gift_card_sale')).toBe(1)
    expect((await charge(first?.json().saleToken)).json()).toMatchObject({ statusCode: 0 })
    expect((await confirm(again?.json().saleToken)).json()).toMatchObject({ statusCode: 0 })
  })

  it("accepts another card after a refusal or during the bank's step, whose late capture is refunded", async () => {
    const { saleToken } = await start()
    expect((await charge(saleToken, 'tok_declined')).json()).toMatchObject({ statusCode: -1 })
    const asked = (await charge(saleToken, 'tok_3ds_required')).json()
    expect(asked).toMatchObject({ statusCode: 1, cardInfo: { action: { type: '3ds' } } })
    expect((await charge(saleToken)).json()).toMatchObject({ statusCode: 0 })
    const { reference } = asked.cardInfo.action
    await sql`update sandbox_charge set state = 'succeeded' where reference = ${reference}`.execute(
      shop.db,
    )

    await Promise.all([tell(reference), tell(reference)])
    await reconcileRefunds(shop.deps)

    expect(await cards()).toHaveLength(1)
    const { rows } = await sql`select provider_ref, refunded_at is not null as is_back
      from orphan_capture`.execute(shop.db)
    expect(rows).toEqual([{ providerRef: reference, isBack: true }])
    expect(await broken()).toEqual([])
  })
})

describe('a card sent to a wrong mailbox', () => {
  const read = { recipientName: GIFT.recipientName, recipientEmail: GIFT.recipientEmail }
  const right = { recipientName: 'Grace Hopper', recipientEmail: 'hopper@example.com' }
  const correct = (saleId: number, session: object, body: object = { ...right, read }) =>
    shop.put(`/staff/gift-card-sales/${saleId}/recipient`, body, session)
  const balanceOf = async (code: string) =>
    (await shop.post('/gift-cards/balance', { code })).statusCode

  it('is sent to the right one, and the code mailed before stops working', async () => {
    const { saleId } = await buy()
    const old = await mailedCode()
    const session = await staff()

    expect((await correct(saleId, session)).json()).toMatchObject({ ...right, state: 'ACTIVE' })
    expect(await balanceOf(old)).toBe(404)
    const code = await mailedCode()

    expect(await balanceOf(code)).toBe(200)
    const gift = shop.mail.sent.findLast(({ text }) => CODE.test(text))
    expect(gift?.to.address).toBe('hopper@example.com')
    const { rows } = (await shop.get('/staff/history?objectType=giftcard', session)).json()
    expect(rows).toMatchObject([{ action: 'recipient', before: read, after: right }])
    expect(await broken()).toEqual([])
  })

  it('reveals no code through a mail that was still in the queue', async () => {
    const { saleId } = await buy()
    await correct(saleId, await staff())

    await sendMails()

    const gifts = shop.mail.sent.filter(({ text }) => CODE.test(text))
    expect(gifts.map(({ to }) => to.address)).toEqual(['hopper@example.com'])
    expect(await shop.count('gift_card_code')).toBe(1)
  })

  it('waits for its day, and is then sent to the right one', async () => {
    const { saleId } = await buy({ sendOn: await inDays(3) })
    expect((await correct(saleId, await staff())).json()).toMatchObject({ state: 'ISSUED' })
    expect(await mails()).toEqual(['gift_card_bought'])
    await sql`update balance set send_on = ${await inDays(0)}`.execute(shop.db)
    await mailDueGiftCards(shop.deps)
    await mailedCode()

    expect(shop.mail.sent.findLast(({ text }) => CODE.test(text))?.to.address).toBe(
      'hopper@example.com',
    )
  })

  it('is corrected by one of two at once, and either spent or corrected', async () => {
    const { saleId } = await buy()
    const code = await mailedCode()
    const session = await staff()
    const others = { ...right, recipientEmail: 'other@example.com', read }
    const both = await Promise.all([correct(saleId, session), correct(saleId, session, others)])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(await balanceOf(code)).toBe(404)

    const next = await buy()
    const nextCode = await mailedCode()
    const { order, orderToken } = await shop.make.order()
    const [spent, corrected] = await Promise.all([
      payByGiftCard(shop, { orderId: order.orderId, orderToken, code: nextCode }),
      correct(next.saleId, session),
    ])
    expect(
      [spent.statusCode, corrected.statusCode].filter((status) => status === 200),
    ).toHaveLength(1)
  })

  it('cannot be redirected once it is blocked or closed, or to an invalid address', async () => {
    const { saleId } = await buy()
    const session = await staff()
    const found = (await shop.get('/staff/gift-cards', session)).json().rows[0]
    const wrong = { ...right, recipientEmail: 'grace', read }
    expect((await correct(saleId, session, wrong)).json()).toMatchObject({
      status: 422,
      errors: [{ path: 'recipientEmail' }],
    })
    const change = `/staff/gift-cards/${found.balanceId}/change`
    await shop.post(change, { action: 'DISABLE', note: null }, session)
    expect((await correct(saleId, session)).json()).toMatchObject({
      status: 409,
      sentence: { code: 'giftCardBlocked' },
    })
    expect((await correct(4711, session)).statusCode).toBe(404)
  })
})

describe('a sale that nobody pays', () => {
  const ages = (days: number) =>
    sql`alter table gift_card_sale disable trigger gift_card_sale_guard;
      update gift_card_sale set created_at = now() - ${sql.lit(days)} * interval '1 day';
      alter table gift_card_sale enable trigger gift_card_sale_guard`.execute(shop.db)
  const sales = async () =>
    (
      await sql`select status, buyer_email, recipient_email, message from gift_card_sale`.execute(
        shop.db,
      )
    ).rows

  it('is deleted after a week with all its data, and not before', async () => {
    const { saleToken } = await start()
    await charge(saleToken, 'tok_declined')
    await ages(6)
    await expireGiftSales(shop.deps)
    expect(await sales()).toMatchObject([{ status: 'UNPAID', buyerEmail: GIFT.buyerEmail }])

    await ages(8)
    await Promise.all([expireGiftSales(shop.deps), expireGiftSales(shop.deps)])

    expect(await sales()).toEqual([
      { status: 'EXPIRED', buyerEmail: '', recipientEmail: '', message: null },
    ])
    expect(await shop.count('gift_card_sale_token')).toBe(0)
    expect((await charge(saleToken)).statusCode).toBe(404)
    expect(await broken()).toEqual([])
  })

  it('waits for a payment in progress, which is settled first', async () => {
    const { saleToken } = await start()
    expect((await charge(saleToken, 'tok_lost_answer')).json()).toMatchObject({ statusCode: -2 })
    await sql`update gift_card_attempt set created_at = now() - interval '1 hour'`.execute(shop.db)
    await ages(8)

    await expireGiftSales(shop.deps)
    expect(await sales()).toMatchObject([{ status: 'UNPAID' }])
    await Promise.all([reconcileGiftSales(shop.deps), expireGiftSales(shop.deps)])

    expect(await sales()).toMatchObject([{ status: 'PAID', buyerEmail: GIFT.buyerEmail }])
    expect(await cards()).toHaveLength(1)
    expect(await broken()).toEqual([])
  })

  it('refunds what is captured after its end', async () => {
    const { saleToken } = await start()
    const asked = (await charge(saleToken, 'tok_3ds_required')).json()
    const { reference } = asked.cardInfo.action
    await sql`update gift_card_attempt set status = 'CANCELED'`.execute(shop.db)
    await ages(8)
    await expireGiftSales(shop.deps)
    await sql`update sandbox_charge set state = 'succeeded' where reference = ${reference}`.execute(
      shop.db,
    )

    await Promise.all([tell(reference), tell(reference)])
    await reconcileRefunds(shop.deps)

    expect(await sales()).toMatchObject([{ status: 'EXPIRED' }])
    expect(await cards()).toEqual([])
    expect(await shop.count('sandbox_refund')).toBe(1)
    expect(await broken()).toEqual([])
  })
})

describe('refunding it', () => {
  const refund = (saleId: number, session: object) =>
    shop.post(`/staff/gift-card-sales/${saleId}/refund`, { note: 'Bought twice' }, session)

  it('closes an unspent card and refunds it once', async () => {
    const { saleId, saleNum } = await buy({ sendOn: await inDays(3) })
    const session = await staff()
    const found = (await shop.get(`/staff/gift-cards?term=${saleNum}`, session)).json().rows
    expect(found).toMatchObject([
      { state: 'ISSUED', sale: { saleId, buyerEmail: GIFT.buyerEmail } },
    ])
    const voided = { action: 'VOID', note: null }
    const path = `/staff/gift-cards/${found[0].balanceId}/change`
    expect((await shop.post(path, voided, session)).json()).toMatchObject({ reason: 'SOLD' })

    const both = await Promise.all([refund(saleId, session), refund(saleId, session)])
    await Promise.all([reconcileRefunds(shop.deps), reconcileRefunds(shop.deps)])
    await reconcileRefunds(shop.deps)

    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(await cards()).toEqual([{ state: 'CLOSED', balanceCents: 0 }])
    expect(await shop.count('sandbox_refund')).toBe(1)
    expect(await mails()).toEqual(['gift_card_bought', 'gift_card_refunded'])
    expect(await broken()).toEqual([])
  })

  it('is refused once a part is spent or held, even in a race', async () => {
    const { saleId } = await buy()
    const code = await mailedCode()
    const { order, orderToken } = await shop.make.order()
    const session = await staff()

    const [spent, given] = await Promise.all([
      payByGiftCard(shop, { orderId: order.orderId, orderToken, code }),
      refund(saleId, session),
    ])

    expect([spent.statusCode, given.statusCode].filter((status) => status === 200)).toHaveLength(1)
    expect((await refund(saleId, session)).statusCode).toBe(409)
  })
})
