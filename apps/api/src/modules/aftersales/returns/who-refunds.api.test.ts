import { afterAll, beforeEach, expect, it } from 'vitest'
import { brokenRules } from '../../../../test/shop/planted-faults.ts'
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
  expect(await brokenRules(shop)).toEqual([])
})
