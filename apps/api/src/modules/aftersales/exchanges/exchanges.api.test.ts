import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallOptions } from '../../../../test/shop/calls.ts'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import type { Bought } from '../../../../test/shoppers/buy.ts'
import { quoteEdit } from '../../../../test/shoppers/edit-order.ts'
import { askExchange, buyBrace, makeSizes } from '../../../../test/shoppers/exchange.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'
import { findBrokenRules } from '../../../audit/audit-database.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 1000 } })
let staff: CallOptions
beforeEach(async () => {
  await shop.reset()
  staff = await signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))
  await shop.make.tax({ taxMilliPercent: 8_250 })
})
afterAll(() => shop.close())

const move = (returnId: number, status: string) =>
  shop.post('/returns/move', { returnId, status }, staff)

const broken = async () => (await findBrokenRules(shop.db)).map(({ rule }) => rule)

const stockOf = async (productId: number) => {
  const { quantity } = await shop.db
    .selectFrom('product')
    .select('quantity')
    .where('productId', '=', productId)
    .executeTakeFirstOrThrow()
  return quantity
}

const quote = (bought: Bought, wantedProductId: number | null, quantity = 1) =>
  shop.post(
    '/returns/quote',
    {
      orderId: bought.orderId,
      requestFor: 'EXCHANGE',
      items: [{ orderItemId: bought.items[0]?.orderItemId, quantity, wantedProductId }],
    },
    bought.key,
  )

/** A shipped small brace, and the answer to the request for another size. */
async function asked({ price = 20_00, as }: { price?: number; as?: CallOptions } = {}) {
  const [small = 0, large = 0] = await makeSizes(shop, [{ size: 'S' }, { size: 'L', price }])
  const bought = await buyBrace(shop, { productId: small, staff, as })
  const answer = await askExchange(shop, bought, { wanted: large })
  return { small, large, bought, request: answer.json().returns[0] }
}

/** The current state of the request. */
const requestNow = async ({ key }: Bought) => (await shop.get('/returns/findAll', key)).json()[0]

/** Pays what an exchange costs, as its shopper does through the link in its mail. */
const pay = async ({ orderId, due }: { orderId: number; due: number }) =>
  shop.post(
    '/payment/charge',
    { amount: Math.round(due * 100), token: 'tok_visa', payment: { orderId } },
    staff,
  )

const refunded = async (orderId: number) => {
  const rows = await shop.db
    .selectFrom('refund')
    .select(['amountCents', 'status', 'reason'])
    .where('orderId', '=', orderId)
    .execute()
  return rows
}

describe('the sizes of a return', () => {
  it("are the family's others in stock, at today's price", async () => {
    const [small = 0, medium = 0, large = 0] = await makeSizes(shop, [
      { size: 'S' },
      { size: 'M', price: 30_00, stock: 4 },
      { size: 'L', stock: 0 },
    ])
    const { orderId, items, key } = await buyBrace(shop, { productId: small, staff })

    const answer = await shop.post('/returns/sizes', { orderId }, key)

    expect(answer.json()).toEqual({
      items: [
        {
          orderItemId: items[0]?.orderItemId,
          sizes: [{ productId: medium, label: 'M', price: 27, available: 4 }],
        },
      ],
      currency: 'USD',
    })
    const gone = await quote({ orderId, items, key } as Bought, large)
    expect(gone.json().lines[0].refusal).toMatchObject({ code: 'SIZE_GONE' })
    const same = await quote({ orderId, items, key } as Bought, small)
    expect(same.json().lines[0].refusal).toMatchObject({ code: 'SIZE_GONE' })
    const none = await quote({ orderId, items, key } as Bought, null)
    expect(none.json().lines[0].refusal).toMatchObject({ code: 'NO_SIZE' })
  })

  it('are visible to no one else', async () => {
    const [small = 0] = await makeSizes(shop, [{ size: 'S' }, { size: 'M' }])
    const { orderId } = await buyBrace(shop, { productId: small, staff })

    const answer = await shop.post('/returns/sizes', { orderId }, {})

    expect([401, 404]).toContain(answer.statusCode)
  })
})

describe('an exchange', () => {
  it('costs what was quoted, is reserved when staff accept it, and ships once it is paid and the pieces are back', async () => {
    const { large, small, bought, request } = await asked({ price: 30_00 })
    const { returnId, exchange, shippingFee } = request
    // 27.00 less the 18.00 paid, of which the shop keeps 1.80, and tax on that.
    expect(exchange).toMatchObject({ productId: large, order: null, credit: 19.49 })
    expect(exchange.due).toBeCloseTo(10.8 + 0.89 + shippingFee)

    expect((await move(returnId, 'APPROVED')).statusCode).toBe(200)

    expect(await stockOf(large)).toBe(9)
    const { order } = (await requestNow(bought)).exchange
    expect(order).toMatchObject({ orderStatus: 'NEW', paymentStatus: 'UNPAID' })
    await shop.runJobs()
    const mail = shop.mail.sent.find(({ subject }) => subject.startsWith('Your exchange'))
    expect(mail?.subject).toBe(`Your exchange for order ${bought.orderNum}`)
    expect(mail?.text).toContain('Pay the difference')

    const { orderId } = order
    expect((await pay({ orderId, due: exchange.due })).statusCode).toBe(200)
    expect((await requestNow(bought)).exchange.order.paymentStatus).toBe('PAID')
    const early = await shop.post('/shipments/save', { orderId, carrier: 'UPS' }, staff)
    expect(early.statusCode).toBe(409)
    expect(early.json().detail).toContain('Receive the return first')

    expect((await move(returnId, 'RECEIVED')).statusCode).toBe(200)
    expect((await move(returnId, 'REPLACED')).statusCode).toBe(200)
    const sent = await shop.post('/shipments/save', { orderId, carrier: 'UPS' }, staff)
    expect(sent.statusCode).toBe(200)
    expect(await stockOf(small)).toBe(10)
    expect(await refunded(bought.orderId)).toEqual([])
    expect(await broken()).toEqual([])
  })

  it('is not edited: neither unpaid nor paid, it stays what was agreed', async () => {
    const { bought, request } = await asked({ price: 30_00 })
    await move(request.returnId, 'APPROVED')
    const { orderId } = (await requestNow(bought)).exchange.order
    const { productId } = await shop.make.product()
    const changes = { orderId, added: [{ productId, quantity: 1 }] }

    const unpaid = await quoteEdit(shop, staff, changes)
    await pay({ orderId, due: request.exchange.due })
    const paid = await quoteEdit(shop, staff, changes)

    expect([unpaid.statusCode, paid.statusCode]).toEqual([409, 409])
    expect(unpaid.json().detail).toContain('at the price the customer agreed to')
  })

  it('refunds the difference to a cheaper size once it is closed, and charges nothing', async () => {
    const { bought, request } = await asked({ price: 4_00 })
    expect(request.exchange.due).toBe(0)
    expect(request.shippingFee).toBe(0)
    await move(request.returnId, 'APPROVED')
    await move(request.returnId, 'RECEIVED')

    expect((await move(request.returnId, 'REPLACED')).statusCode).toBe(200)

    expect(await refunded(bought.orderId)).toEqual([
      { amountCents: Math.round(request.refund * 100), status: 'SUCCEEDED', reason: 'RETURN' },
    ])
    expect(await broken()).toEqual([])
  })

  it('is quoted again if the price has changed', async () => {
    const [small = 0, large = 0] = await makeSizes(shop, [{ size: 'S' }, { size: 'L' }])
    const bought = await buyBrace(shop, { productId: small, staff })

    const answer = await askExchange(shop, bought, { wanted: large, due: 0.5 })

    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'PRICE_CHANGED' })
    expect(await shop.count('returnRequest')).toBe(0)
  })

  it('cannot be closed before it is paid, nor refunded while its order is open', async () => {
    const { request } = await asked({ price: 30_00 })
    await move(request.returnId, 'APPROVED')
    await move(request.returnId, 'RECEIVED')

    const closed = await move(request.returnId, 'REPLACED')
    const refund = await move(request.returnId, 'REFUNDED')

    expect([closed.statusCode, refund.statusCode]).toEqual([409, 409])
    expect(closed.json().detail).toContain('has not paid the difference')
    expect(refund.json().detail).toContain('Cancel it first')
    expect(await broken()).toEqual([])
  })

  it('becomes a full refund of the pieces if the difference is not paid', async () => {
    const { bought, request, large } = await asked({ price: 30_00 })
    await move(request.returnId, 'APPROVED')
    const { order } = (await requestNow(bought)).exchange
    await shop.post('/orders/move', { orderId: order.orderId, status: 'REJECTED' }, staff)
    expect(await stockOf(large)).toBe(10)
    await move(request.returnId, 'RECEIVED')
    expect((await move(request.returnId, 'REPLACED')).json().detail).toContain('was cancelled')

    expect((await move(request.returnId, 'REFUNDED')).statusCode).toBe(200)

    expect(await refunded(bought.orderId)).toEqual([
      { amountCents: 19_49, status: 'SUCCEEDED', reason: 'RETURN' },
    ])
    expect(await broken()).toEqual([])
  })

  it('if cancelled after its return was closed, refunds what was paid for both', async () => {
    const { bought, request } = await asked({ price: 30_00 })
    const { returnId, exchange } = request
    await move(returnId, 'APPROVED')
    const { orderId } = (await requestNow(bought)).exchange.order
    await pay({ orderId, due: exchange.due })
    await move(returnId, 'RECEIVED')
    await move(returnId, 'REPLACED')

    await shop.post('/orders/move', { orderId, status: 'REJECTED' }, staff)

    expect(await refunded(bought.orderId)).toEqual([
      { amountCents: 19_49, status: 'SUCCEEDED', reason: 'CANCELLATION' },
    ])
    expect(await refunded(orderId)).toEqual([
      {
        amountCents: Math.round(exchange.due * 100),
        status: 'SUCCEEDED',
        reason: 'CANCELLATION',
      },
    ])
    expect(await broken()).toEqual([])
  })

  it('if declined after it was accepted, returns its stock and the difference', async () => {
    const { bought, request, large } = await asked({ price: 30_00 })
    await move(request.returnId, 'APPROVED')
    const { orderId } = (await requestNow(bought)).exchange.order
    await pay({ orderId, due: request.exchange.due })

    expect((await move(request.returnId, 'DECLINED')).statusCode).toBe(200)

    expect(await stockOf(large)).toBe(10)
    expect(await refunded(orderId)).toMatchObject([{ status: 'SUCCEEDED' }])
    expect(await refunded(bought.orderId)).toEqual([])
    expect(await broken()).toEqual([])
  })

  it('keeps the full value of the other pieces in its line', async () => {
    const [small = 0, large = 0] = await makeSizes(shop, [
      { size: 'S' },
      { size: 'L', price: 4_00 },
    ])
    const bought = await buyBrace(shop, { productId: small, staff, quantity: 2 })
    await askExchange(shop, bought, { wanted: large })

    const other = await shop.post(
      '/returns/quote',
      {
        orderId: bought.orderId,
        requestFor: 'REFUND',
        items: [{ orderItemId: bought.items[0]?.orderItemId, quantity: 1 }],
      },
      bought.key,
    )

    expect(other.json().refund).toBeCloseTo(19.48, 1)
  })
})

describe('races', () => {
  it('two who accept it at once create one order', async () => {
    const { request, large } = await asked()

    const answers = await Promise.all([1, 2].map(() => move(request.returnId, 'APPROVED')))

    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(await shop.count('replacement')).toBe(1)
    expect(await stockOf(large)).toBe(9)
    expect(await broken()).toEqual([])
  })

  it('accepting and declining at once ends in one of them', async () => {
    const { request, bought, large } = await asked()

    await Promise.all([move(request.returnId, 'APPROVED'), move(request.returnId, 'DECLINED')])

    const { returnStatus } = await requestNow(bought)
    expect(await stockOf(large)).toBe(returnStatus === 'APPROVED' ? 9 : 10)
    expect(await broken()).toEqual([])
  })

  it('two exchanges never promise the last piece twice', async () => {
    const [small = 0, large = 0] = await makeSizes(shop, [{ size: 'S' }, { size: 'L', stock: 1 }])
    const requests = []
    for (let count = 0; count < 2; count += 1) {
      const bought = await buyBrace(shop, { productId: small, staff })
      requests.push((await askExchange(shop, bought, { wanted: large })).json().returns[0])
    }

    const answers = await Promise.all(requests.map(({ returnId }) => move(returnId, 'APPROVED')))

    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const refused = answers.find(({ statusCode }) => statusCode === 409)
    expect(refused?.json().code).toBe('NOT_ENOUGH_STOCK')
    expect(await stockOf(large)).toBe(0)
    expect(await broken()).toEqual([])
  })

  it('a shopper who cancels while staff close the return is refunded once', async () => {
    const shopper = await shop.make.customer({ password: 'a staple for shoppers' })
    await shop.db
      .updateTable('customer')
      .set({ emailVerifiedAt: new Date() })
      .where('custId', '=', shopper.custId)
      .execute()
    const as = await signIn(shop, shopper)
    const { request, bought, large } = await asked({ as })
    await move(request.returnId, 'APPROVED')
    const { orderId } = (await requestNow(bought)).exchange.order
    await pay({ orderId, due: request.exchange.due })
    await move(request.returnId, 'RECEIVED')

    const answers = await Promise.all([
      move(request.returnId, 'REPLACED'),
      shop.post('/orders/cancel', { orderId }, as),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toContain(200)
    const { returnStatus } = await requestNow(bought)
    if (returnStatus === 'RECEIVED') await move(request.returnId, 'REFUNDED')

    const cents = (await refunded(bought.orderId)).map(({ amountCents }) => amountCents)
    expect(cents).toEqual([19_49])
    expect(await stockOf(large)).toBe(10)
    expect(await broken()).toEqual([])
  })
})
