import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallOptions } from '../../../../test/shop/calls.ts'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { buy } from '../../../../test/shoppers/buy.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'
import { findBrokenRules } from '../../../audit/audit-database.ts'
import { NoAnswer } from '../../../gateways/breaker/no-answer.ts'
import type { RefundRequest } from '../../../gateways/cards/card-gateway.ts'
import { settleAttempt } from '../../payments/attempts/settle-attempt.ts'
import { reconcileRefunds } from '../../payments/refunds/reconcile-refunds.ts'

/** What happens to the next refunds, one after the other; then the sandbox works normally again. */
const plan: ('answer lost' | 'never reached' | 'refused')[] = []
const asked: (RefundRequest & { onRecord: boolean })[] = []

const shop = await startTestShop({
  config: { rateLimitFactor: 100 },
  cards: (sandbox) => ({
    ...sandbox,
    async refund(request) {
      // Another connection sees only what is committed.
      const row = await shop.db
        .selectFrom('refund')
        .select('status')
        .where('idempotencyKey', '=', request.idempotencyKey)
        .executeTakeFirst()
      asked.push({ ...request, onRecord: row !== undefined })
      const next = plan.shift()
      if (next === 'never reached') throw new NoAnswer('The line is dead')
      if (next === 'refused') return { state: 'failed', reference: null, message: 'Card closed' }
      const answer = await sandbox.refund(request)
      if (next === 'answer lost') throw new NoAnswer('The line broke')
      return answer
    },
  }),
})
let staff: CallOptions
beforeEach(async () => {
  plan.length = 0
  asked.length = 0
  await shop.reset()
  staff = await signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))
})
afterAll(() => shop.close())

/** A paid order of 29.00 in all. */
async function buyOne(card?: string) {
  const { productId } = await shop.make.product()
  return buy(shop, { lines: [{ productId, quantity: 1 }], ...(card && { card }) })
}

const refund = (body: { orderId: number; amount?: number }, key?: string) =>
  shop.post('/refunds/save', body, {
    ...staff,
    headers: { ...(key && { 'idempotency-key': key }) },
  })

const order = () => shop.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()

/** Makes the reconciler's rows due at once. */
const makeDue = async () => {
  const past = sql<Date>`now() - interval '1 day'`
  await shop.db.updateTable('refund').set({ checkedAt: past }).execute()
  await shop.db.updateTable('orphanCapture').set({ checkedAt: past }).execute()
}

const violations = async () => await findBrokenRules(shop.db)

describe('POST /refunds/save', () => {
  it('refunds a part and then the rest, after recording it', async () => {
    const { orderId } = await buyOne()

    const part = await refund({ orderId, amount: 9.99 })
    const between = await order()
    const rest = await refund({ orderId })

    expect(part.json()).toMatchObject({
      amount: 9.99,
      reason: 'GOODWILL',
      refundStatus: 'SUCCEEDED',
    })
    expect(between).toMatchObject({ paymentStatus: 'PARTLY_REFUNDED', refundedCents: 9_99 })
    expect(rest.json()).toMatchObject({ amount: 19.01, refundStatus: 'SUCCEEDED' })
    expect(await order()).toMatchObject({ paymentStatus: 'REFUNDED', refundedCents: 29_00 })
    expect(asked.map(({ onRecord }) => onRecord)).toEqual([true, true])
    const all = await shop.get(`/refunds/findAll/${orderId}`, staff)
    expect(all.json().map((row: { amount: number }) => row.amount)).toEqual([9.99, 19.01])
    expect(await violations()).toEqual([])
  })

  it('never refunds more than was captured', async () => {
    const { orderId } = await buyOne()
    await refund({ orderId, amount: 20 })

    const tooMuch = await refund({ orderId, amount: 9.01 })

    expect(tooMuch.statusCode).toBe(409)
    expect(tooMuch.json()).toMatchObject({
      detail: 'At most $9.00 of this order can still be refunded',
      refundable: 9,
    })
  })

  it('by ten members of staff at once refunds what was paid and no cent more', async () => {
    const { orderId } = await buyOne()

    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, clerk) =>
        refund({ orderId, amount: 10 }, `clerk-number-${clerk}`),
      ),
    )

    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(2)
    expect(answers.filter((answer) => answer.statusCode === 409)).toHaveLength(8)
    expect(await order()).toMatchObject({ paymentStatus: 'PARTLY_REFUNDED', refundedCents: 20_00 })
    expect(await violations()).toEqual([])
  })

  it('clicked twice refunds once', async () => {
    const { orderId } = await buyOne()

    const [first, second] = await Promise.all([
      refund({ orderId, amount: 5 }, 'the-same-click'),
      refund({ orderId, amount: 5 }, 'the-same-click'),
    ])

    expect(first.json().refundId).toBe(second.json().refundId)
    expect(await order()).toMatchObject({ refundedCents: 5_00 })
  })

  it('is for staff only, and for paid orders', async () => {
    const { orderId, key } = await buyOne()
    const { productId } = await shop.make.product()
    const unpaid = await buy(shop, { lines: [{ productId, quantity: 1 }], card: null })
    const customer = await signIn(shop, await shop.make.customer({ password: 'a staple of hers' }))

    expect((await shop.post('/refunds/save', { orderId }, key)).statusCode).toBe(401)
    expect((await shop.post('/refunds/save', { orderId }, customer)).statusCode).toBe(403)
    expect((await refund({ orderId: unpaid.orderId })).statusCode).toBe(409)
    expect((await refund({ orderId: 4711 })).statusCode).toBe(404)
    expect((await refund({ orderId, amount: 0 })).statusCode).toBe(422)
    expect((await refund({ orderId, amount: -1 })).statusCode).toBe(422)
    expect(asked).toEqual([])
  })

  it('writes to the shopper once the money is on its way', async () => {
    const { orderId, orderNum } = await buyOne()
    await refund({ orderId, amount: 12.5 })

    await shop.runJobs()

    const mail = shop.mail.sent.at(-1)
    expect(mail?.subject).toBe('Your refund of $12.50')
    expect(mail?.text).toContain(orderNum)
  })
})

describe('a refund whose response is lost', () => {
  it.each(['answer lost', 'never reached'] as const)(
    '(%s) stays unknown and is settled by the reconciler, once',
    async (fault) => {
      plan.push(fault)
      const { orderId } = await buyOne()

      const answer = await refund({ orderId })
      const meanwhile = await refund({ orderId }, 'another-click')
      await makeDue()
      await reconcileRefunds(shop.deps)

      expect(answer.json()).toMatchObject({ refundStatus: 'UNKNOWN' })
      expect(meanwhile.statusCode).toBe(409)
      expect(await order()).toMatchObject({ paymentStatus: 'REFUNDED', refundedCents: 29_00 })
      expect(await shop.count('sandboxRefund')).toBe(1)
      expect(await violations()).toEqual([])
    },
  )

  it('with a card that loses every response is settled as well', async () => {
    const { orderId } = await buyOne('tok_lost_answer')
    await sql`update payment_attempt set created_at = now() - interval '1 hour'`.execute(shop.db)
    await shop.post('/payment/confirm', { orderId }, staff)

    const answer = await refund({ orderId })
    await makeDue()
    await reconcileRefunds(shop.deps)

    expect(answer.json()).toMatchObject({ refundStatus: 'UNKNOWN' })
    expect(await order()).toMatchObject({ paymentStatus: 'REFUNDED' })
  })
})

it('a refund that cannot be stored does not block the others', async () => {
  plan.push('never reached', 'never reached')
  const stuck = await buyOne()
  await refund({ orderId: stuck.orderId })
  const other = await buyOne()
  await refund({ orderId: other.orderId })
  await makeDue()
  await sql`create function refuse_stuck() returns trigger language plpgsql as
    'begin raise exception ''stuck''; end'`.execute(shop.db)
  await sql`create trigger stuck before update of status on refund for each row
    when (old.order_id = ${sql.lit(stuck.orderId)}) execute function refuse_stuck()`.execute(
    shop.db,
  )
  const statuses = async () => {
    const orders = shop.db.selectFrom('orders').select('paymentStatus').orderBy('orderId')
    return (await orders.execute()).map(({ paymentStatus }) => paymentStatus)
  }

  try {
    await expect(reconcileRefunds(shop.deps)).rejects.toThrow('refunds that cannot be settled')
  } finally {
    await sql`drop function refuse_stuck cascade`.execute(shop.db)
  }
  expect(await statuses()).toEqual(['PAID', 'REFUNDED'])

  await makeDue()
  await reconcileRefunds(shop.deps)
  expect(await statuses()).toEqual(['REFUNDED', 'REFUNDED'])
  expect(await violations()).toEqual([])
})

describe('a refund declined by the provider', () => {
  it('refunds nothing, and can be sent again', async () => {
    plan.push('refused')
    const { orderId } = await buyOne()

    const failed = await refund({ orderId })
    const between = await order()
    const { refundId } = failed.json()
    const again = await shop.post('/refunds/retry', { refundId }, staff)
    const thrice = await shop.post('/refunds/retry', { refundId: again.json().refundId }, staff)

    expect(failed.json()).toMatchObject({ refundStatus: 'FAILED', failureMessage: 'Card closed' })
    expect(between).toMatchObject({ paymentStatus: 'PAID', refundedCents: 0 })
    expect(again.json()).toMatchObject({ amount: 29, refundStatus: 'SUCCEEDED' })
    expect(thrice.statusCode).toBe(409)
    expect(await order()).toMatchObject({ paymentStatus: 'REFUNDED' })
    expect(await violations()).toEqual([])
  })

  it('is refunded once, however many members of staff retry it', async () => {
    plan.push('refused')
    const { orderId } = await buyOne()
    const { refundId } = (await refund({ orderId, amount: 10 })).json()
    const retry = (key: string) =>
      shop.post('/refunds/retry', { refundId }, { ...staff, headers: { 'idempotency-key': key } })

    const answers = await Promise.all([retry('one-window'), retry('other-window')])
    const later = await retry('next-morning')

    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(later.json()).toMatchObject({ detail: 'This refund has already been sent again' })
    expect(await order()).toMatchObject({ refundedCents: 10_00 })
  })

  it('is declined again as often as the card refuses, each time as the newest attempt', async () => {
    plan.push('refused', 'refused')
    const { orderId } = await buyOne()
    const first = (await refund({ orderId, amount: 10 })).json()
    const retry = (refundId: number) => shop.post('/refunds/retry', { refundId }, staff)

    const second = (await retry(first.refundId)).json()
    const third = (await retry(second.refundId)).json()

    expect(second).toMatchObject({ refundStatus: 'FAILED', retryOf: first.refundId })
    expect(third).toMatchObject({ refundStatus: 'SUCCEEDED', retryOf: second.refundId })
    expect(await order()).toMatchObject({ refundedCents: 10_00 })
  })
})

describe('a capture that pays for no order', () => {
  it('is refunded, and its shopper notified', async () => {
    const bought = await buyOne('tok_3ds_required')
    const [attempt] = await shop.db.selectFrom('paymentAttempt').selectAll().execute()
    const [charge] = await shop.db.selectFrom('sandboxCharge').selectAll().execute()
    if (!attempt || !charge) throw new Error('No attempt')
    await settleAttempt(shop.deps, attempt, { state: 'canceled', reference: charge.reference })
    const { orderId, grandTotalCents: amount, key } = bought
    const otherCard = { amount, token: 'tok_visa', payment: { orderId } }
    await shop.post('/payment/charge', otherCard, key)
    // The bank approved it after all.
    await shop.db.updateTable('sandboxCharge').set({ state: 'succeeded' }).execute()
    const found = await shop.deps.cards.find(
      attempt.providerRef
        ? { idempotencyKey: attempt.idempotencyKey, reference: attempt.providerRef }
        : { idempotencyKey: attempt.idempotencyKey, reference: null },
    )
    if (!found) throw new Error('No charge')

    await settleAttempt(shop.deps, attempt, found)
    await settleAttempt(shop.deps, attempt, found)
    await reconcileRefunds(shop.deps)
    await makeDue()
    await reconcileRefunds(shop.deps)

    const [orphan] = await shop.db.selectFrom('orphanCapture').selectAll().execute()
    expect(orphan).toMatchObject({ orderId: bought.orderId, amountCents: 29_00 })
    expect(orphan?.refundedAt).toBeInstanceOf(Date)
    expect(await shop.count('sandboxRefund')).toBe(1)
    expect(await order()).toMatchObject({ paymentStatus: 'PAID', refundedCents: 0 })
    const mails = (await shop.mail.outbox()).filter(({ kind }) => kind === 'refund_sent')
    expect(mails).toMatchObject([{ payload: { amountCents: 29_00, reason: 'DUPLICATE_CAPTURE' } }])
    expect(await violations()).toEqual([])
  })
})
