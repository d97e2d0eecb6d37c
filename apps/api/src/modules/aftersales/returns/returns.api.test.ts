import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallOptions } from '../../../../test/shop/calls.ts'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { type Bought, buy } from '../../../../test/shoppers/buy.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'
import { findBrokenRules } from '../../../audit/audit-database.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 100 } })
let staff: CallOptions
beforeEach(async () => {
  await shop.reset()
  staff = await signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))
})
afterAll(() => shop.close())

interface Asking {
  quantity?: number
  requestFor?: 'REFUND' | 'REPLACEMENT'
  key?: string
  refund?: number
  defectiveFlag?: boolean
}

const ask = (
  bought: Bought,
  { quantity = 1, requestFor = 'REFUND', key, refund, defectiveFlag = false }: Asking = {},
) =>
  shop.post(
    '/returns/save',
    {
      orderId: bought.orderId,
      requestFor,
      reason: 'It does not fit',
      items: [
        {
          orderItemId: bought.items[0]?.orderItemId,
          quantity,
          expiryDate: '2027-03-31',
          defectiveFlag,
        },
      ],
      refund,
    },
    { ...bought.key, headers: { ...bought.key.headers, ...(key && { 'idempotency-key': key }) } },
  )

const move = (returnId: number, status: string, more = {}) =>
  shop.post('/returns/move', { returnId, status, ...more }, staff)

/** A paid order of 19.99 products with Texas tax. */
async function buyThree() {
  await shop.make.tax({ taxMilliPercent: 8_250 })
  const { productId } = await shop.make.product({ unitPriceCents: 19_99, quantity: 10 })
  return buy(shop, { lines: [{ productId, quantity: 3 }] })
}

const stock = async () => {
  const row = await shop.db.selectFrom('product').select('quantity').executeTakeFirstOrThrow()
  return row.quantity
}

const order = () => shop.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()

const violations = async () => await findBrokenRules(shop.db)

describe('the label of a package', () => {
  const label = (orderNum: string, who: CallOptions) =>
    shop.get(`/returns/${orderNum}/label.pdf`, who)

  it('can be printed from the approval until the package is here, by who may see the order', async () => {
    const bought = await buyThree()
    const stranger = await signIn(
      shop,
      await shop.make.customer({ password: 'quite a long staple' }),
    )
    const [{ returnId }] = (await ask(bought)).json().returns
    const tries = async () =>
      Promise.all(
        [bought.key, staff, stranger, {}].map(
          async (who) => (await label(bought.orderNum, who)).statusCode,
        ),
      )

    expect(await tries()).toEqual([404, 404, 404, 401])
    await move(returnId, 'APPROVED')
    expect(await tries()).toEqual([200, 200, 404, 401])
    const { headers, rawPayload } = await label(bought.orderNum, bought.key)
    await move(returnId, 'RECEIVED')
    expect(await tries()).toEqual([404, 404, 404, 401])

    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="Mendwell-return-${bought.orderNum}.pdf"`,
    })
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(rawPayload.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
  })
})

describe('a request', () => {
  it('gets a number and keeps the amounts that were shown', async () => {
    const bought = await buyThree()

    const answer = await ask(bought, { quantity: 2, refund: 38.95 })

    expect(answer.statusCode).toBe(200)
    expect(answer.json().returns).toMatchObject([
      {
        returnNumber: expect.stringMatching(/^R\d{6,}$/),
        orderNum: bought.orderNum,
        quantity: 2,
        requestFor: 'REFUND',
        reason: 'It does not fit',
        expiryDate: '2027-03-31',
        returnStatus: 'REQUESTED',
        refund: 38.95,
        refundStatus: null,
        history: [{ status: 'REQUESTED', note: null }],
      },
    ])
    expect(await violations()).toEqual([])
  })

  it('is confirmed by a mail that names it', async () => {
    const bought = await buyThree()
    const answer = await ask(bought)
    const [{ returnNumber }] = answer.json().returns

    await shop.runJobs()

    const mail = shop.mail.sent.find(({ subject }) => subject.includes(returnNumber))
    expect(mail).toMatchObject({
      subject: `Your return ${returnNumber}: request received`,
      to: { address: 'ada@example.com' },
    })
    expect(mail?.text).toContain('$19.47 back')
  })

  it('sent twice by a double click is one return', async () => {
    const bought = await buyThree()

    const [first, second] = await Promise.all([
      ask(bought, { key: 'the-same-click' }),
      ask(bought, { key: 'the-same-click' }),
    ])

    expect(second.json()).toEqual(first.json())
    expect([first, second].filter((answer) => answer.headers['idempotent-replayed'])).toHaveLength(
      1,
    )
    expect(await shop.count('returnRequest')).toBe(1)
  })

  it('is refused with current figures if another amount was shown', async () => {
    const bought = await buyThree()

    const answer = await ask(bought, { refund: 99.99 })

    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'PRICE_CHANGED', quote: { refund: 19.47 } })
    expect(await shop.count('returnRequest')).toBe(0)
  })

  it('is refused with the reason if the policy forbids it', async () => {
    const bought = await buyThree()

    const answer = await ask(bought, { quantity: 3 })

    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({
      code: 'NOT_RETURNABLE',
      detail: 'Bulk returns (more than 2 items) are not accepted',
      quote: { accepted: false },
    })
  })

  it.each([
    [{ reason: '' }, 'reason'],
    [{ reason: 'x'.repeat(1001) }, 'reason'],
    [{ items: [{ orderItemId: 1, quantity: 1, expiryDate: 'soon' }] }, 'items.0.expiryDate'],
    [
      {
        items: [
          { orderItemId: 1, quantity: 1 },
          { orderItemId: 1, quantity: 1 },
        ],
      },
      'items.1.orderItemId',
    ],
  ])('with %j is refused', async (change, path) => {
    const { orderId, key } = await buyThree()
    const body = {
      orderId,
      requestFor: 'REFUND',
      reason: 'Broken',
      items: [{ orderItemId: 1, quantity: 1 }],
    }

    const answer = await shop.post('/returns/save', { ...body, ...change }, key)

    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors.map((error: { path: string }) => error.path)).toContain(path)
  })
})

describe('twenty requests at once', () => {
  it('never request more pieces than the policy allows, nor a cent more', async () => {
    const bought = await buyThree()

    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, click) => ask(bought, { key: `click-${click}-of-many` })),
    )

    const accepted = answers.filter((answer) => answer.statusCode === 200)
    expect(accepted).toHaveLength(2)
    expect(answers.filter((answer) => answer.statusCode === 409)).toHaveLength(18)
    const sums = accepted.map((answer) => answer.json().returns[0].refund)
    // Two thirds of 53.97 and 4.45, in either order.
    expect(sums[0] + sums[1]).toBeCloseTo(38.95, 2)
    expect(await violations()).toEqual([])
  })
})

describe('other people', () => {
  it("can neither request nor see returns of someone's order", async () => {
    const bought = await buyThree()
    await ask(bought)
    const other = await signIn(shop, await shop.make.customer({ password: 'a staple of hers' }))
    const { returnId } = await shop.db
      .selectFrom('returnRequest')
      .select('returnId')
      .executeTakeFirstOrThrow()

    const asked = await ask({ ...bought, key: other })
    const seen = await shop.get(`/returns/findAll?orderId=${bought.orderId}`, other)
    const moved = await shop.post('/returns/move', { returnId, status: 'APPROVED' }, other)
    const visitors = await shop.get('/returns/findAll')
    const visitorMoves = await shop.post(
      '/returns/move',
      { returnId, status: 'APPROVED' },
      bought.key,
    )

    expect(asked.statusCode).toBe(404)
    expect(seen.json()).toEqual([])
    expect(moved.statusCode).toBe(403)
    expect(visitors.statusCode).toBe(401)
    expect(visitorMoves.statusCode).toBe(401)
  })

  it("with the order's token or staff rights can see them", async () => {
    const bought = await buyThree()
    await ask(bought)

    const holder = await shop.get('/returns/findAll', bought.key)
    const clerk = await shop.get('/returns/findAll?returnStatus=REQUESTED', staff)
    const none = await shop.get('/returns/findAll?returnStatus=REFUNDED', staff)
    const byNumber = await shop.get(`/returns/findAll?orderNumber=${bought.orderNum}`, staff)

    expect(holder.json()).toHaveLength(1)
    expect(clerk.json()).toEqual(holder.json())
    expect(none.json()).toEqual([])
    expect(byNumber.json()).toHaveLength(1)
  })
})

it('staff start one for a customer on the phone, as their history says', async () => {
  const bought = await buyThree()

  const answer = await ask({ ...bought, key: staff })
  const [{ returnId, returnNumber }] = answer.json().returns

  const { rows } = (await shop.get(`/staff/history/return/${returnId}`, staff)).json()
  expect(rows).toMatchObject([
    { action: 'create', before: null, after: { returnStatus: 'REQUESTED' }, canUndo: false },
  ])
  await shop.runJobs()
  const told = shop.mail.sent.find(({ subject }) => subject.includes(returnNumber))
  expect(told?.to.address).toBe((await order()).email)
})

describe('a refund', () => {
  it('is approved, received into stock, and refunded to the card', async () => {
    const bought = await buyThree()
    const asked = await ask(bought, { quantity: 2 })
    const [{ returnId }] = asked.json().returns

    await move(returnId, 'APPROVED', { note: 'Please pack it well' })
    const before = await stock()
    await move(returnId, 'RECEIVED')
    const after = await stock()
    const done = await move(returnId, 'REFUNDED')

    expect([before, after]).toEqual([7, 9])
    expect(done.json()).toMatchObject({ returnStatus: 'REFUNDED', refundStatus: 'SUCCEEDED' })
    expect(done.json().history.map((step: { status: string }) => step.status)).toEqual([
      'REQUESTED',
      'APPROVED',
      'RECEIVED',
      'REFUNDED',
    ])
    expect(await order()).toMatchObject({ paymentStatus: 'PARTLY_REFUNDED', refundedCents: 38_95 })
    await shop.runJobs()
    const subjects = shop.mail.sent.map(({ subject }) => subject.replace(/R\d+/, 'R'))
    expect(subjects.slice(-4)).toEqual([
      'Your return R: request received',
      'Your return R: approved',
      'Your return R: received',
      'Your refund of $38.95',
    ])
    expect(await violations()).toEqual([])
  })

  it('of one piece after another returns each to stock once', async () => {
    const bought = await buyThree()
    for (let piece = 0; piece < 2; piece++) {
      const asked = await ask(bought, { key: `piece-number-${piece}` })
      const [{ returnId }] = asked.json().returns
      await move(returnId, 'APPROVED')
      await Promise.all([move(returnId, 'RECEIVED'), move(returnId, 'RECEIVED')])
      await move(returnId, 'REFUNDED')
    }

    expect(await stock()).toBe(9)
    expect(await order()).toMatchObject({ refundedCents: 38_95 })
    expect(await shop.count('sandboxRefund')).toBe(2)
    expect(await violations()).toEqual([])
  })

  it('of unsellable pieces leaves the stock unchanged', async () => {
    const bought = await buyThree()
    const asked = await ask(bought)
    const [{ returnId }] = asked.json().returns

    await move(returnId, 'APPROVED')
    await move(returnId, 'RECEIVED', { restockFlag: false })

    expect(await stock()).toBe(7)
  })

  it('of backordered pieces returns no more to stock than was taken', async () => {
    const { productId } = await shop.make.product({ quantity: 1 })
    const bought = await buy(shop, { lines: [{ productId, quantity: 2 }] })
    const asked = await ask(bought, { quantity: 2 })
    const [{ returnId }] = asked.json().returns

    await move(returnId, 'APPROVED')
    await move(returnId, 'RECEIVED')

    expect(await stock()).toBe(1)
    expect(await violations()).toEqual([])
  })

  it('issued by two members of staff at once is issued once', async () => {
    const bought = await buyThree()
    const asked = await ask(bought)
    const [{ returnId }] = asked.json().returns
    await move(returnId, 'APPROVED')
    await move(returnId, 'RECEIVED')

    const answers = await Promise.all([move(returnId, 'REFUNDED'), move(returnId, 'REFUNDED')])

    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409])
    expect(await shop.count('sandboxRefund')).toBe(1)
    expect(await order()).toMatchObject({ refundedCents: 19_47 })
  })

  it('if declined, frees its pieces and its money for another request', async () => {
    const bought = await buyThree()
    const asked = await ask(bought, { quantity: 2 })
    const [{ returnId }] = asked.json().returns

    await move(returnId, 'DECLINED', { note: 'The seal is broken' })
    const again = await ask(bought, { quantity: 2, key: 'another-try' })
    await shop.runJobs()

    expect(again.json().returns[0].refund).toBe(38.95)
    const mail = shop.mail.sent.find(({ subject }) => subject.endsWith('declined'))
    expect(mail?.text).toContain('> The seal is broken')
    expect(await violations()).toEqual([])
  })
})

describe('a replacement', () => {
  it('costs its fees, refunds nothing, and takes new pieces from stock', async () => {
    const bought = await buyThree()
    const asked = await ask(bought, { quantity: 2, requestFor: 'REPLACEMENT' })
    const [{ returnId, refund, restorationFee, shippingFee }] = asked.json().returns

    await move(returnId, 'APPROVED')
    await move(returnId, 'RECEIVED', { restockFlag: false })
    const done = await move(returnId, 'REPLACED')

    expect({ refund, restorationFee, shippingFee }).toEqual({
      refund: 0,
      restorationFee: 3.6,
      shippingFee: 20,
    })
    expect(done.json()).toMatchObject({ returnStatus: 'REPLACED', refundStatus: null })
    expect(await stock()).toBe(5)
    expect(await order()).toMatchObject({ paymentStatus: 'PAID', refundedCents: 0 })
    expect(await violations()).toEqual([])
  })

  it('of defective goods costs nothing, and its mail says so', async () => {
    const bought = await buyThree()
    const asked = await ask(bought, { requestFor: 'REPLACEMENT', defectiveFlag: true })
    await shop.runJobs()

    expect(asked.json().returns).toMatchObject([{ restorationFee: 0, shippingFee: 0 }])
    const [returnNumber] = asked
      .json()
      .returns.map((row: { returnNumber: string }) => row.returnNumber)
    const mail = shop.mail.sent.find(({ subject }) => subject.includes(returnNumber))
    expect(mail?.text).toContain('The replacement costs you nothing.')
  })
})

describe('POST /returns/move', () => {
  const way = ['APPROVED', 'RECEIVED']
  const states: Record<string, string[]> = {
    REQUESTED: [],
    APPROVED: ['APPROVED'],
    DECLINED: ['DECLINED'],
    RECEIVED: way,
    REFUNDED: [...way, 'REFUNDED'],
  }
  const allowed = [
    'REQUESTED>APPROVED',
    'REQUESTED>DECLINED',
    'APPROVED>RECEIVED',
    'APPROVED>DECLINED',
    'RECEIVED>REFUNDED',
  ]

  it.each(Object.keys(states))('allows only valid steps from %s', async (from) => {
    for (const to of ['REQUESTED', 'APPROVED', 'DECLINED', 'RECEIVED', 'REFUNDED', 'REPLACED']) {
      const { productId } = await shop.make.product({ quantity: 10 })
      const bought = await buy(shop, { lines: [{ productId, quantity: 1 }] })
      const asked = await ask(bought)
      const [{ returnId }] = asked.json().returns
      for (const step of states[from] ?? []) await move(returnId, step)

      const answer = await move(returnId, to)

      const wanted = allowed.includes(`${from}>${to}`) ? 200 : 409
      expect([from, to, answer.statusCode]).toEqual([from, to, wanted])
      if (wanted === 409) expect(answer.json()).toMatchObject({ returnStatus: from })
    }
  })

  it('answers 404 for a return that does not exist', async () => {
    expect((await move(4711, 'APPROVED')).statusCode).toBe(404)
  })

  it('blocks cancelling an order while a return of it is open', async () => {
    const bought = await buyThree()
    await ask(bought)

    const answer = await shop.post(
      '/orders/move',
      { orderId: bought.orderId, status: 'REJECTED' },
      staff,
    )

    expect(answer.statusCode).toBe(409)
    expect(await order()).toMatchObject({ orderStatus: 'NEW' })
  })
})
