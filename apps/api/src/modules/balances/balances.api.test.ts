import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { giftCard, handedOver, payByGiftCard } from '../../../test/shoppers/gift-cards.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'
import { mailDueGiftCards } from './cards/mail-due-gift-cards.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const staff = async () =>
  signIn(shop, await shop.make.staff({ role: 'MANAGER', password: 'quite a long staple' }))

const lookUp = (code: string) => shop.post('/gift-cards/balance', { code })

const MAILED = { ...handedOver, recipientEmail: 'grace@example.com', senderName: 'Ada' }
const CODE = /[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{5}/

/** A day in the shop's time zone, the given days from today. */
const inDays = async (days: number) => {
  const { rows } = await sql<{ day: string }>`
    select to_char((now() at time zone 'America/Chicago')::date + ${days}::int, 'YYYY-MM-DD') as day`.execute(
    shop.db,
  )
  return rows[0]?.day ?? ''
}

describe('a gift card', () => {
  it('is issued once per key, its code shown once and stored as a hash', async () => {
    const session = await staff()
    const headers = { 'idempotency-key': 'issue-one-card' }

    const made = await shop.post('/staff/gift-cards', handedOver, { ...session, headers })
    const again = await shop.post('/staff/gift-cards', handedOver, { ...session, headers })

    const { card, code } = made.json()
    expect(code).toMatch(CODE)
    expect(card).toMatchObject({ state: 'ACTIVE', issued: 50, balance: 50, last4: code.slice(-4) })
    expect(again.json()).toEqual({ card, code: null })
    const { rows } = await sql<{ text: string }>`
      select concat((select jsonb_agg(c) from gift_card_code c), (select jsonb_agg(a) from idempotent_answer a),
        (select jsonb_agg(e) from staff_event e)) as text`.execute(shop.db)
    expect(rows[0]?.text).not.toContain(code.replaceAll('-', ''))
    expect(rows[0]?.text).not.toContain(code)
    expect((await lookUp(code.toLowerCase().replaceAll('-', ' '))).json()).toEqual({
      balance: 50,
      currency: 'USD',
      expiresOn: null,
    })
  })

  it.each([
    [{ worth: 0.5 }, 'worth'],
    [{ worth: 2000.01 }, 'worth'],
    [{ expiresOn: '2040-01-01' }, 'expiresOn'],
    [{ kind: 'PROMOTIONAL', expiresOn: '2020-01-01' }, 'expiresOn'],
    [{ sendOn: '2040-01-01' }, 'recipientEmail'],
    [{ sendOn: '2020-01-01', recipientEmail: 'grace@example.com' }, 'sendOn'],
  ])('with %o is refused beside its field', async (more, path) => {
    const answer = await shop.post('/staff/gift-cards', { ...handedOver, ...more }, await staff())

    expect(answer.json()).toMatchObject({ status: 422, errors: [{ path }] })
    expect(await shop.count('balance')).toBe(0)
  })

  it('is mailed at once, and again with another code, which replaces the first', async () => {
    const session = await staff()
    const made = await shop.post('/staff/gift-cards', MAILED, session)
    await shop.postMessages()
    await shop.runJobs()
    const { card, code } = made.json()
    expect(code).toBeNull()

    await shop.post(`/staff/gift-cards/${card.balanceId}/change`, { action: 'MAIL' }, session)
    await shop.postMessages()
    await shop.runJobs()

    expect(shop.mail.sent).toMatchObject([
      { to: { address: 'grace@example.com' }, subject: 'A gift card of $50.00 for Mendwell' },
      { to: { address: 'grace@example.com' } },
    ])
    const codes = shop.mail.sent.map(({ text }) => CODE.exec(text)?.[0] ?? '')
    expect(new Set(codes).size).toBe(2)
    expect((await lookUp(codes[0] ?? '')).statusCode).toBe(404)
    expect((await lookUp(codes[1] ?? '')).json()).toMatchObject({ balance: 50 })
    expect(shop.mail.sent[0]?.text).toContain('Ada sent you a gift card')
  })

  it('waits for its day, and is mailed then, once', async () => {
    const later = { ...MAILED, sendOn: await inDays(3) }
    const made = await shop.post('/staff/gift-cards', later, await staff())
    expect(made.json().card).toMatchObject({ state: 'ISSUED', last4: null })

    await mailDueGiftCards(shop.deps)
    expect(await shop.mail.outbox()).toEqual([])
    await sql`update balance set send_on = ${await inDays(0)}`.execute(shop.db)
    await Promise.all([mailDueGiftCards(shop.deps), mailDueGiftCards(shop.deps)])
    await mailDueGiftCards(shop.deps)

    expect(await shop.mail.outbox()).toMatchObject([{ kind: 'gift_card' }])
  })

  it('as a present expires with its last day', async () => {
    const session = await staff()
    const given = { ...handedOver, kind: 'PROMOTIONAL', expiresOn: await inDays(1) }
    const { code } = (await shop.post('/staff/gift-cards', given, session)).json()
    await sql`update balance set expires_on = ${await inDays(-1)}`.execute(shop.db)

    const { order, orderToken } = await shop.make.order()
    const paid = await payByGiftCard(shop, { orderId: order.orderId, orderToken, code })

    expect((await lookUp(code)).json()).toMatchObject({ balance: 0 })
    expect(paid.json()).toMatchObject({ status: 409, reason: 'OVER' })
  })

  it('is found by its last letters and its recipient, with its whole history', async () => {
    const { balanceId, code, session } = await giftCard(shop)
    await shop.post('/staff/gift-cards', MAILED, session)
    const { order, orderToken } = await shop.make.order()
    await payByGiftCard(shop, { orderId: order.orderId, orderToken, code })
    const find = async (term: string) =>
      (await shop.get(`/staff/gift-cards?term=${encodeURIComponent(term)}`, session)).json().rows

    expect(await find(code.slice(-4).toLowerCase())).toMatchObject([{ balanceId, held: 29 }])
    expect(await find('grace@')).toMatchObject([{ recipientEmail: 'grace@example.com' }])
    expect(await find('%')).toEqual([])
    const one = await shop.get(`/staff/gift-cards/${balanceId}`, session)
    expect(one.json().entries).toMatchObject([
      { kind: 'HOLD', amount: 0, held: 29, orderId: order.orderId },
      { kind: 'ISSUE', amount: 50, held: 0, orderId: null },
    ])
  })

  it('is blocked, unblocked, cashed out and voided as the ledger allows', async () => {
    const { balanceId, session } = await giftCard(shop, 10)
    const change = async (action: string, id = balanceId) =>
      (await shop.post(`/staff/gift-cards/${id}/change`, { action }, session)).json()

    expect(await change('DISABLE')).toMatchObject({ state: 'DISABLED' })
    expect(await change('DISABLE')).toMatchObject({ state: 'DISABLED' })
    expect(await change('ENABLE')).toMatchObject({ state: 'ACTIVE' })
    expect(await change('MAIL')).toMatchObject({ status: 409 })
    expect(await change('CASH_OUT')).toMatchObject({ state: 'CLOSED', balance: 0 })
    expect(await change('VOID')).toMatchObject({ status: 409, reason: 'CLOSED' })
    const other = await giftCard(shop, 15)
    expect(await change('CASH_OUT', other.balanceId)).toMatchObject({ reason: 'ABOVE_LIMIT' })
    expect(await change('VOID', other.balanceId)).toMatchObject({ state: 'CLOSED', balance: 0 })
    expect((await lookUp(other.code)).statusCode).toBe(404)
  })

  it('is a liability of the shop, as a report and as a file', async () => {
    const { session, code } = await giftCard(shop, 50)
    const { order, orderToken } = await shop.make.order()
    const { orderId } = order
    await payByGiftCard(shop, { orderId, orderToken, code })
    await shop.post(
      '/payment/tenders/pay',
      { orderId },
      { headers: { 'x-order-token': orderToken } },
    )

    const report = await shop.get('/staff/gift-cards-liability', session)
    const file = await shop.get('/staff/gift-cards-liability.csv', session)

    expect(report.json().rows).toEqual([
      {
        kind: 'GIFT_CARD',
        balances: 1,
        issued: 50,
        spent: 29,
        ended: 0,
        outstanding: 21,
        held: 0,
      },
    ])
    expect(file.body.split('\n')[1]).toMatch(/^1,GIFT_CARD,ACTIVE,.{4},.*,USD,50.00,21.00,0.00$/)
  })
})

describe('looking a code up', () => {
  it('is rate-limited for guesses, not for typos, and by account for customers', async () => {
    const { code, session } = await giftCard(shop)
    for (let typo = 0; typo < 20; typo += 1) {
      expect((await lookUp(`${code.slice(0, -1)}0`)).statusCode).toBe(422)
    }
    const guess = '2222-2222-2222-22222'
    const guesses: number[] = []
    for (let one = 0; one < 6; one += 1) guesses.push((await lookUp(guess)).statusCode)

    expect(guesses).toEqual([404, 404, 404, 404, 404, 429])
    expect((await lookUp(code)).headers['retry-after']).toBeDefined()
    expect((await shop.post('/gift-cards/balance', { code }, session)).statusCode).toBe(200)
  })
})
