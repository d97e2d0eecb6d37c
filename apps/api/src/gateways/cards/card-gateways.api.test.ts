import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { CARD_PROVIDERS } from '../../../test/providers/card-providers.ts'
import { type Bought, buy } from '../../../test/shoppers/buy.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'
import { auditDatabase } from '../../audit/audit-database.ts'
import { reconcilePayments } from '../../modules/payments/charges/reconcile-payments.ts'
import { reconcileRefunds } from '../../modules/payments/refunds/reconcile-refunds.ts'

/** The same shop, the same shopper, the same failures: only the provider differs. */
describe.each(CARD_PROVIDERS)('with $name', async ({ start }) => {
  const provider = await start()
  const { shop, tokens } = provider
  beforeEach(() => provider.reset())
  afterAll(() => provider.close())

  /** A guest's order of 29.00 in all. */
  async function makeOrder(): Promise<Bought> {
    const { productId } = await shop.make.product()
    return buy(shop, { lines: [{ productId, quantity: 1 }], card: null })
  }

  const post = (url: string, body: object, order: Bought, key?: string) =>
    shop.post(url, body, {
      headers: { ...order.key.headers, ...(key && { 'idempotency-key': key }) },
    })
  const pay = async (order: Bought, token: string, key?: string) => {
    const body = { amount: 29_00, token, payment: { orderId: order.orderId } }
    return (await post('/payment/charge', body, order, key)).json()
  }
  const confirm = async (order: Bought) =>
    (await post('/payment/confirm', { orderId: order.orderId }, order)).json()
  const refund = async (orderId: number, amount?: number) => {
    const staff = await signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))
    return (await shop.post('/refunds/save', { orderId, amount }, staff)).json()
  }

  async function statusOf({ orderId }: Bought) {
    const order = await shop.db
      .selectFrom('orders')
      .select('paymentStatus')
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow()
    return order.paymentStatus
  }

  /** Makes everything open due for the reconciler's next check. */
  const age = (interval: string) =>
    sql`
    with attempts as (update payment_attempt set created_at = now() - ${interval}::interval)
    update refund set created_at = now() - ${interval}::interval`.execute(shop.db)

  async function expectInOrder(paidCents: number, refundedCents = 0) {
    const books = await provider.books()
    expect(books.reduce((sum, { capturedCents }) => sum + capturedCents, 0)).toBe(paidCents)
    expect(books.reduce((sum, booked) => sum + booked.refundedCents, 0)).toBe(refundedCents)
    const findings = await auditDatabase(shop.db)
    expect(findings.flatMap(({ violations }) => violations)).toEqual([])
  }

  it('an approved card pays the order', async () => {
    const order = await makeOrder()

    const answer = await pay(order, tokens.approve)

    expect(answer).toEqual({
      statusCode: 0,
      statusDesc: `${provider.title} transaction success`,
      sentence: { code: 'transactionSuccess', params: { provider: provider.title } },
      cardInfo: { failure_message: null, brand: 'Visa', last4: '4242', action: null },
    })
    expect(await statusOf(order)).toBe('PAID')
    await expectInOrder(29_00)
  })

  it.each([
    ['decline', 'Your card was declined.', '0002'],
    ['noFunds', 'Your card has insufficient funds.', '9995'],
    ['expired', 'Your card has expired.', '0069'],
    ['broken', 'An error occurred while processing your card. Try again in a little bit.', '0119'],
  ] as const)(
    'a failing card (%s) is explained in words, and another one pays',
    async (card, message, last4) => {
      const order = await makeOrder()

      const declined = await pay(order, tokens[card])
      const before = await statusOf(order)
      const paid = await pay(order, tokens.approve)

      expect(declined).toMatchObject({
        statusCode: -1,
        statusDesc: message,
        cardInfo: { failure_message: message, brand: 'Visa', last4 },
      })
      expect(before).toBe('UNPAID')
      expect(paid.statusCode).toBe(0)
      await expectInOrder(29_00)
    },
  )

  it('an unknown card token is refused', async () => {
    const order = await makeOrder()

    const answer = await pay(order, 'tok_neverGivenOut')

    expect(answer).toMatchObject({ statusCode: -1, statusDesc: 'No such card token.' })
    await expectInOrder(0)
  })

  it("the bank's step pays if the shopper approves, also after a reload", async () => {
    const order = await makeOrder()

    const asked = await pay(order, tokens.bank)
    const reloaded = await confirm(order)
    await provider.decide(asked.cardInfo.action.reference, true)
    const answer = await confirm(order)

    expect(asked).toMatchObject({ statusCode: 1, cardInfo: { action: { type: '3ds' } } })
    expect(reloaded).toEqual(asked)
    expect(answer).toMatchObject({ statusCode: 0, cardInfo: { brand: 'Visa', last4: '3220' } })
    await expectInOrder(29_00)
  })

  it("the bank's step leaves the order payable if the shopper refuses", async () => {
    const order = await makeOrder()

    const asked = await pay(order, tokens.bank)
    await provider.decide(asked.cardInfo.action.reference, false)
    const answer = await confirm(order)
    const paid = await pay(order, tokens.approve)

    const message = 'Your bank did not confirm this payment.'
    expect(answer).toMatchObject({ statusCode: -1, cardInfo: { failure_message: message } })
    expect(paid.statusCode).toBe(0)
    await expectInOrder(29_00)
  })

  it("the bank's step is abandoned when another card is used", async () => {
    const order = await makeOrder()
    const asked = await pay(order, tokens.bank)

    const paid = await pay(order, tokens.approve)

    expect(asked.statusCode).toBe(1)
    expect(paid.statusCode).toBe(0)
    await expectInOrder(29_00)
  })

  it('a lost response is unknown, blocks another charge, and is settled by checking', async () => {
    const order = await makeOrder()

    const lost = await pay(order, provider.loseAnswer())
    const impatient = await pay(order, tokens.approve, 'another-card')
    await age('31 seconds')
    await reconcilePayments(shop.deps)

    expect([lost.statusCode, impatient.statusCode]).toEqual([-2, -2])
    expect(await statusOf(order)).toBe('PAID')
    await expectInOrder(29_00)
  })

  it('a charge that never arrived counts as failed after two minutes, not before', async () => {
    const order = await makeOrder()

    const lost = await pay(order, provider.loseRequest())
    const soon = await confirm(order)
    await age('121 seconds')
    const later = await confirm(order)
    const paid = await pay(order, tokens.approve)

    expect([lost.statusCode, soon.statusCode]).toEqual([-2, -2])
    expect(later.statusDesc).toBe('Your card was not charged. Please try again.')
    expect(paid.statusCode).toBe(0)
    await expectInOrder(29_00)
  })

  it('a slow charge is waited for', async () => {
    const order = await makeOrder()

    const slow = await pay(order, tokens.slow)
    const soon = await confirm(order)
    await provider.finishSlow()
    const later = await confirm(order)

    expect([slow.statusCode, soon.statusCode, later.statusCode]).toEqual([-2, -2, 0])
    await expectInOrder(29_00)
  })

  it('twenty clicks charge once', async () => {
    const order = await makeOrder()

    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, click) => pay(order, tokens.approve, `click-number-${click}`)),
    )

    expect(answers.filter(({ statusCode }) => statusCode === 0)).toHaveLength(1)
    await expectInOrder(29_00)
  })

  it('its events alone settle a payment whose response was lost, however often they arrive', async () => {
    const order = await makeOrder()
    await pay(order, provider.loseAnswer())

    for (let round = 0; round < 2; round++) {
      for (const { body, signature } of await provider.events()) {
        const answer = await shop.post('/payment/webhook', body, {
          headers: { 'stripe-signature': signature },
        })
        expect(answer.json()).toEqual({ received: true })
      }
    }

    expect(await statusOf(order)).toBe('PAID')
    const mails = (await shop.mail.outbox()).filter(({ kind }) => kind === 'payment_received')
    expect(mails).toHaveLength(1)
    await expectInOrder(29_00)
  })

  it('refunds a part, then the rest, never more', async () => {
    const order = await makeOrder()
    await pay(order, tokens.approve)

    const part = await refund(order.orderId, 9.99)
    const between = await statusOf(order)
    const tooMuch = await refund(order.orderId, 19.02)
    const rest = await refund(order.orderId)

    expect(part).toMatchObject({ refundStatus: 'SUCCEEDED', amount: 9.99 })
    expect(between).toBe('PARTLY_REFUNDED')
    expect(tooMuch.status).toBe(409)
    expect(rest).toMatchObject({ refundStatus: 'SUCCEEDED', amount: 19.01 })
    expect(await statusOf(order)).toBe('REFUNDED')
    await expectInOrder(29_00, 29_00)
  })

  it('a refund whose response is lost is issued once', async () => {
    const order = await makeOrder()
    const { token, arrange } = provider.loseRefundAnswer()
    await pay(order, token)
    await confirm(order)
    arrange()

    const lost = await refund(order.orderId)
    await age('31 seconds')
    await reconcileRefunds(shop.deps)

    expect(lost).toMatchObject({ refundStatus: 'UNKNOWN' })
    expect(await statusOf(order)).toBe('REFUNDED')
    await expectInOrder(29_00, 29_00)
  })
})
