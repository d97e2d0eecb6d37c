import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const password = 'correct horse battery'
const WISH = {
  name: 'Ada Byron',
  email: 'ada@example.com',
  phone: '512 555 0148',
  quantity: 200,
  note: 'By June, please.',
}

const ask = async (change: object = {}, options = {}) => {
  const { productId } = await shop.make.product({ productName: 'Seat cushion', hcpcs: 'E2601' })
  return shop.post('/quotes/save', { ...WISH, productId, ...change }, options)
}
const staff = async (role: 'OWNER' | 'SUPPORT' | 'CATALOGUE' = 'SUPPORT') =>
  signIn(shop, await shop.make.staff({ role, password }))

describe('a quote request', () => {
  it("is stored with the product's current name, and mailed only to the shop", async () => {
    const answer = await ask()

    expect(answer.json()).toEqual({ sent: true })
    const [kept] = await shop.db.selectFrom('quoteRequest').selectAll().execute()
    expect(kept).toMatchObject({
      ...WISH,
      productName: 'Seat cushion',
      hcpcs: 'E2601',
      status: 'NEW',
    })
    expect(await shop.mail.outbox()).toMatchObject([
      { kind: 'quote_asked', recipient: 'care@mendwell.example' },
    ])
    await shop.runJobs()
    expect(shop.mail.sent[0]).toMatchObject({ subject: 'Quote request: Seat cushion' })
    expect(shop.mail.sent[0]?.text).toContain('E2601')
  })

  it.each([
    [{ name: '' }, 'name', 'Name Is Required'],
    [{ email: 'ada@' }, 'email', 'Email is Invalid'],
    [{ phone: '12' }, 'phone', 'Phone must be a number of 7 to 15 digits'],
    [{ quantity: 0 }, 'quantity', 'Enter how many pieces you need, from 1 to 100,000'],
    [{ quantity: 1.5 }, 'quantity', 'Enter how many pieces you need, from 1 to 100,000'],
    [
      { note: 'Charge 4242 4242 4242 4242' },
      'note',
      'This looks like a card number. Please leave it out: we ask for your card only when you pay.',
    ],
  ])('with %j is answered at the field %s', async (change, path, message) => {
    const answer = await ask(change)

    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toContainEqual(expect.objectContaining({ path, message }))
    expect(await shop.count('quote_request')).toBe(0)
    expect(await shop.count('attempt_count')).toBe(0)
  })

  it('is stored once per key and per double click, ten an hour', async () => {
    const { productId } = await shop.make.product()
    const send = (note: string, headers = {}) =>
      shop.post('/quotes/save', { ...WISH, productId, note }, { headers })
    const key = { 'idempotency-key': 'quote-0001' }

    await Promise.all([send('One', key), send('One', key)])
    await Promise.all([send('Two'), send('Two')])
    expect(await shop.count('quote_request')).toBe(2)

    const statuses = []
    for (let number = 3; number <= 11; number += 1) {
      statuses.push((await send(`Number ${number}`)).statusCode)
    }
    expect(statuses).toEqual([...Array(8).fill(200), 429])
  })

  it('must be about a visible product', async () => {
    const hidden = await shop.make.product({ productStatus: 'N' })

    const answers = [await ask({ productId: hidden.productId }), await ask({ productId: 4711 })]

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404])
  })
})

describe('the reply', () => {
  it('is mailed once per key, with its author recorded', async () => {
    await ask()
    const session = await staff()
    const list = (await shop.get('/staff/quotes?status=NEW&q=E2601', session)).json()
    const key = { headers: { 'idempotency-key': 'answer-0001' }, ...session }
    const send = () =>
      shop.post('/staff/quotes/answer', { requestId: 1, answer: 'It costs $129.' }, key)

    const [first, again] = [await send(), await send()]

    expect(list).toMatchObject({
      total: 1,
      waiting: 1,
      rows: [{ requestId: 1, name: 'Ada Byron' }],
    })
    expect(first.json()).toMatchObject({ status: 'ANSWERED', answer: 'It costs $129.' })
    expect(again.headers['idempotent-replayed']).toBe('true')
    await shop.runJobs()
    const mails = shop.mail.sent.filter(({ to }) => JSON.stringify(to).includes('ada@example.com'))
    expect(mails).toMatchObject([{ subject: 'Your quote: Seat cushion' }])
    expect(mails[0]?.text).toContain('It costs $129.')
    const history = (await shop.get('/staff/history/quote/1', session)).json().rows
    expect(history).toMatchObject([{ action: 'answer', subject: 'Seat cushion' }])
  })

  it('is closed with the request, and open again with it', async () => {
    await ask()
    const session = await staff()
    const move = async (closed: boolean) =>
      (await shop.post('/staff/quotes/move', { requestId: 1, closed }, session)).json().status
    const answer = () =>
      shop.post('/staff/quotes/answer', { requestId: 1, answer: 'It costs $129.' }, session)

    expect(await move(true)).toBe('CLOSED')
    expect((await answer()).statusCode).toBe(409)
    expect(await move(false)).toBe('NEW')
    expect((await answer()).statusCode).toBe(200)
    expect([await move(true), await move(false)]).toEqual(['CLOSED', 'ANSWERED'])
  })

  it('is for roles that answer quotes', async () => {
    expect((await shop.get('/staff/quotes', await staff('CATALOGUE'))).statusCode).toBe(403)
  })

  it('is erased with the person', async () => {
    const ada = await shop.make.customer({ email: 'ada@example.com' })
    await ask()
    const owner = await staff('OWNER')
    await shop.post('/staff/quotes/answer', { requestId: 1, answer: 'About Ada.' }, owner)
    await shop.runJobs()

    const body = { confirmEmail: 'ada@example.com' }
    const erased = await shop.post(`/staff/customers/${ada.custId}/erase`, body, owner)

    expect(erased.statusCode).toBe(200)
    expect(await shop.count('quote_request')).toBe(0)
    const kept = [
      await shop.db.selectFrom('staffEvent').selectAll().execute(),
      await shop.db.selectFrom('outbox').selectAll().where('kind', '=', 'quote_answered').execute(),
    ]
    expect(JSON.stringify(kept)).not.toContain('About Ada.')
  })
})
