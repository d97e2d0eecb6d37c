import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { brokenRules, plantFault } from '../../../../test/shop/planted-faults.ts'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { buy } from '../../../../test/shoppers/buy.ts'
import { giftCard, payByGiftCard } from '../../../../test/shoppers/gift-cards.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 100 } })
beforeEach(() => shop.reset())
afterAll(() => shop.close())

it.each(['FULFILMENT', 'SUPPORT'] as const)(
  '%s handles a return but issues no refund',
  async (role) => {
    const member = await shop.make.staff({ role, password: 'a staple for staff' })
    const staff = await signIn(shop, member)
    const { productId } = await shop.make.product()
    const { orderId, items, key } = await buy(shop, { lines: [{ productId, quantity: 1 }] })
    const wish = { orderId, requestFor: 'REFUND', reason: 'Too small' }
    const pieces = [{ orderItemId: items[0]?.orderItemId, quantity: 1 }]
    const asked = await shop.post('/returns/save', { ...wish, items: pieces }, key)
    const [{ returnId }] = asked.json().returns
    const move = (status: string) => shop.post('/returns/move', { returnId, status }, staff)

    expect((await move('APPROVED')).statusCode).toBe(200)
    expect((await move('RECEIVED')).statusCode).toBe(200)
    const refused = await move('REFUNDED')

    expect([refused.statusCode, refused.json().detail]).toEqual([
      403,
      'This issues a refund, and your role may not do that',
    ])
    expect(await shop.count('refund')).toBe(0)
  },
)

it('refunds a return to the gift card and the card that paid, each its part, once', async () => {
  const { code, session: manager } = await giftCard(shop, 10)
  const { productId } = await shop.make.product()
  const { orderId, items, key, grandTotalCents } = await buy(shop, {
    lines: [{ productId, quantity: 1 }],
    card: null,
  })
  const orderToken = key.headers?.['x-order-token'] ?? ''
  await payByGiftCard(shop, { orderId, orderToken, code })
  const charge = { amount: grandTotalCents - 10_00, token: 'tok_visa', payment: { orderId } }
  await shop.post('/payment/charge', charge, key)
  const wish = { orderId, requestFor: 'REFUND', reason: 'Too small' }
  const pieces = [{ orderItemId: items[0]?.orderItemId, quantity: 1 }]
  const asked = await shop.post('/returns/save', { ...wish, items: pieces }, key)
  const [{ returnId, refund }] = asked.json().returns
  const move = (status: string) => shop.post('/returns/move', { returnId, status }, manager)
  await move('APPROVED')
  await move('RECEIVED')

  const moves = await Promise.all([move('REFUNDED'), move('REFUNDED')])

  expect(moves.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const refunds = await shop.db.selectFrom('refund').select(['amountCents', 'status']).execute()
  expect(refunds.map(({ status }) => status)).toEqual(['SUCCEEDED', 'SUCCEEDED'])
  const cents = refunds.reduce((sum, { amountCents }) => sum + amountCents, 0)
  expect(cents).toBe(Math.round(refund * 100))
  const booked = await shop.db.selectFrom('refundCell').select('pieces').execute()
  expect(booked.map((cell) => cell.pieces).toSorted()).toEqual([0, 1])
  expect(await brokenRules(shop)).toEqual([])
})

/** Two gauzes at $18 and a brace at $27, less $6.30 from $50 on: $3.60 of it off the gauzes, $2.70 off the brace. */
async function buyFromFifty(reclaimOnReturn: boolean) {
  const staff = await signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))
  await shop.put('/staff/settings', { reclaimOnReturn }, staff)
  const offer = {
    ...{ name: 'From $50', nameEs: 'Desde $50', code: null, priority: 1, exclusive: false },
    ...{ startsOn: null, endsOn: null, useLimit: null, useLimitPerCustomer: null },
    conditions: [{ type: 'MIN_SUBTOTAL', cents: 50_00 }],
    action: { type: 'AMOUNT_OFF', cents: 6_30 },
  }
  const { promotionId } = (await shop.post('/staff/promotions', offer, staff)).json()
  await shop.post(`/staff/promotions/${promotionId}/move`, { state: 'ACTIVE' }, staff)
  const gauze = await shop.make.product({ unitPriceCents: 20_00 })
  const brace = await shop.make.product({ unitPriceCents: 30_00 })
  const { orderId, items, key } = await buy(shop, {
    lines: [
      { productId: gauze.productId, quantity: 2 },
      { productId: brace.productId, quantity: 1 },
    ],
  })
  const pieces = (at: number, quantity: number, facts = {}) => ({
    orderId,
    requestFor: 'REFUND',
    items: [{ orderItemId: items[at]?.orderItemId, quantity, ...facts }],
  })
  const quote = async (...wanted: Parameters<typeof pieces>) =>
    (await shop.post('/returns/quote', pieces(...wanted), key)).json()
  const ask = async (...wanted: Parameters<typeof pieces>) => {
    const body = { ...pieces(...wanted), reason: 'Too small' }
    const [asked] = (await shop.post('/returns/save', body, key)).json().returns
    return asked
  }
  const move = (returnId: number, status: string) =>
    shop.post('/returns/move', { returnId, status }, staff)
  const refundAll = async (...wanted: Parameters<typeof pieces>) => {
    const { returnId } = await ask(...wanted)
    for (const status of ['APPROVED', 'RECEIVED', 'REFUNDED']) await move(returnId, status)
  }
  const refunded = async () => {
    const order = shop.db
      .selectFrom('orders')
      .select('refundedCents')
      .where('orderId', '=', orderId)
    return (await order.executeTakeFirstOrThrow()).refundedCents
  }
  return { orderId, items, staff, quote, ask, move, refundAll, refunded }
}

describe('a return that breaks the minimum of a promotion', () => {
  it('gives back exactly the stored shares, unless the owner has it otherwise', async () => {
    const { quote, refundAll, refunded } = await buyFromFifty(false)

    expect(await quote(1, 1)).toMatchObject({ refund: 24.3, reclaimed: 0, restored: 0 })
    await refundAll(1, 1)
    await refundAll(0, 2)

    expect(await refunded()).toBe(56_70)
    expect(await brokenRules(shop)).toEqual([])
  })

  it('takes back what the kept pieces no longer earn, says so before, and keeps to it', async () => {
    const { orderId, staff, quote, ask, move, refunded } = await buyFromFifty(true)

    expect((await shop.get('/config')).json().reclaimOnReturn).toBe(true)
    const shown = await quote(1, 1)
    const { returnId } = await ask(1, 1)
    await shop.put('/staff/settings', { reclaimOnReturn: false }, staff)
    for (const status of ['APPROVED', 'RECEIVED', 'REFUNDED']) await move(returnId, status)

    expect(shown).toMatchObject({
      ...{ refund: 20.7, reclaimed: 3.6, restored: 0 },
      lines: [{ goods: 24.3, tax: 0, refund: 20.7, reclaimed: 3.6 }],
    })
    const { rows } = (await shop.get('/staff/returns', staff)).json()
    expect(rows).toMatchObject([{ orderId, refund: 20.7, reclaimed: 3.6, restored: 0 }])
    expect(await refunded()).toBe(20_70)
    expect(await brokenRules(shop)).toEqual([])
  })

  it('gives that back once the other pieces come back too: all that was paid, to the cent', async () => {
    const { quote, refundAll, refunded } = await buyFromFifty(true)
    await refundAll(1, 1)

    expect(await quote(0, 1)).toMatchObject({ refund: 18, reclaimed: 0, restored: 1.8 })
    await refundAll(0, 2)

    expect(await refunded()).toBe(56_70)
    expect(await brokenRules(shop)).toEqual([])
  })

  it('takes nothing back for defective goods, nor for a return that was declined', async () => {
    const { quote, ask, move } = await buyFromFifty(true)
    const { returnId } = await ask(1, 1)
    await move(returnId, 'DECLINED')

    expect(await quote(1, 1, { defectiveFlag: true })).toMatchObject({ refund: 24.3, reclaimed: 0 })
    expect(await quote(0, 1)).toMatchObject({ refund: 11.7, reclaimed: 4.5 })
  })

  it('is told to staff who refund pieces without a return, which takes nothing back', async () => {
    const { orderId, items, staff } = await buyFromFifty(true)
    const url = `/staff/orders/${orderId}/refundQuote`
    const pieces = [{ orderItemId: items[1]?.orderItemId, quantity: 1 }]

    const quote = await shop.post(url, { items: pieces }, staff)

    expect(quote.json()).toMatchObject({ refund: 24.3, unearned: 3.6 })
  })

  it.each([
    [
      'more is taken back than the promotion gave',
      'update return_request set reclaimed_cents = 631',
      'a return takes back no more of a discount than its order got under a condition',
    ],
    [
      'something is given back that was never taken',
      'update return_request set reclaimed_cents = -1',
      'returns of an order give back no more of its discounts than returns took back',
    ],
  ])('is audited: it shows where %s', async (_, fault, rule) => {
    const { ask } = await buyFromFifty(true)
    await ask(1, 1)

    await plantFault(shop, fault)

    expect(await brokenRules(shop)).toContain(rule)
  })

  it('is stored with the return: the database itself refuses another sum', async () => {
    const { ask } = await buyFromFifty(true)
    await ask(1, 1)

    const change = shop.db.updateTable('returnRequest').set({ reclaimedCents: 0 }).execute()

    await expect(change).rejects.toThrow(/is fixed/)
  })
})
