import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const password = 'correct horse battery'

async function staffBearer() {
  await shop.make.staff({ email: 'grace@example.com', password })
  const login = { loginId: 'grace@example.com', loginPassword: password }
  return (await shop.post('/users/authenticate', login)).json().token as string
}

const contactUrls = ['/email/api/contactEmail', '/api/api/contactEmail', '/api/contactEmail']
describe.each(contactUrls)('POST %s', (url) => {
  const message = {
    name: 'Ada',
    email: 'ada@example.com',
    phone: '+1 (512) 555-0100',
    address: '1 Main St',
    subject: 'Wheels',
    querydata: 'Do you have\nlarger ones?',
  }
  const send = (change: object = {}, headers = {}) =>
    shop.post(url, { ...message, ...change }, { headers })

  it('stores the message and mails it to the shop, not to the visitor', async () => {
    const response = await send({ email: 'ada@example.com' })

    expect(response.json()).toEqual({ sent: true })
    const [kept] = await shop.db.selectFrom('contactMessage').selectAll().execute()
    expect(kept).toMatchObject({ ...message, service: null, handledAt: null })
    const mails = await shop.mail.outbox()
    expect(mails).toMatchObject([
      { kind: 'contact', recipient: 'care@mendwell.example', payload: { contactId: 1 } },
    ])
  })

  it.each([
    { change: { name: undefined }, message: 'Name Is Required' },
    { change: { name: 'Al' }, message: '3 Characters Minimum' },
    { change: { name: 'A'.repeat(21) }, message: '20 Characters Maximum' },
    { change: { email: '' }, message: 'Email Is Required' },
    { change: { email: 'ada@' }, message: 'Invalid Email' },
    { change: { email: 'a@x.test\r\nBcc: evil@x.test' }, message: 'Invalid Email' },
    { change: { phone: '' }, message: 'Number Is Required' },
    { change: { phone: '555-0100' }, message: '10 Numbers are Required' },
    { change: { address: '' }, message: 'Address Is Required' },
    { change: { subject: '' }, message: 'subject Is Required' },
    { change: { subject: 'a\nb' }, message: 'Must be one line' },
    { change: { querydata: '' }, message: 'Message Is Required' },
    { change: { querydata: undefined }, message: 'Message Is Required' },
  ])('answers $change with $message and keeps nothing', async ({ change, message }) => {
    const response = await send(change)

    expect(response.statusCode).toBe(422)
    const messages = response.json().errors.map((error: { message: string }) => error.message)
    expect(messages).toContain(message)
    expect(await shop.count('contact_message')).toBe(0)
    expect(await shop.count('attempt_count')).toBe(0)
  })

  it('treats a double click as one message, and another text as another', async () => {
    const answers = await Promise.all([send(), send()])
    await send({ querydata: 'One more thing' })

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await shop.count('contact_message')).toBe(2)
  })

  it('repeats the answer for a repeated key, and refuses the key for another message', async () => {
    const key = { 'idempotency-key': 'contact-0001' }

    await send({}, key)
    const again = await send({}, key)
    const other = await send({ subject: 'Other' }, key)

    expect(again.headers['idempotent-replayed']).toBe('true')
    expect(other.statusCode).toBe(422)
    expect(await shop.count('contact_message')).toBe(1)
  })

  it('accepts five messages an hour from one address', async () => {
    const answers = []
    for (const number of [1, 2, 3, 4, 5, 6]) {
      answers.push((await send({ subject: `Question ${number}` })).statusCode)
    }

    expect(answers).toEqual([200, 200, 200, 200, 200, 429])
  })
})

describe('the newsletter', () => {
  const subscribe = (email: string, headers = {}) =>
    shop.post('/subscription/save', { email }, { headers })
  const stored = () => shop.db.selectFrom('subscription').selectAll().executeTakeFirstOrThrow()
  const confirm = (token: string) => shop.post('/subscription/confirm', { token })

  it('starts only after the mailed link, and stops after one click', async () => {
    await subscribe('Ada@example.com')
    const { mailToken } = await stored()
    expect((await stored()).confirmedAt).toBeNull()
    expect(await shop.mail.outbox()).toMatchObject([
      { kind: 'newsletter_confirm', recipient: 'Ada@example.com', payload: { subscriptionId: 1 } },
    ])

    expect((await confirm(mailToken)).json()).toEqual({ email: 'Ada@example.com' })
    expect((await stored()).confirmedAt).toBeInstanceOf(Date)

    const click = await shop.post(`/subscription/unsubscribe?t=${mailToken}`, {})
    expect(click.json()).toEqual({ subscribed: false })
    expect((await stored()).unsubscribedAt).toBeInstanceOf(Date)
  })

  it('can be canceled by mail programs in one step', async () => {
    await subscribe('ada@example.com')
    const { mailToken } = await stored()

    const response = await shop.app.inject({
      method: 'POST',
      url: `/api/subscription/unsubscribe?t=${mailToken}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })

    expect(response.statusCode).toBe(200)
    expect((await stored()).unsubscribedAt).toBeInstanceOf(Date)
  })

  it("sends people who open the mail programs' address to the page with the button", async () => {
    await subscribe('ada@example.com')
    const { mailToken } = await stored()

    const page = await shop.get(`/subscription/unsubscribe?t=${mailToken}`)

    expect(page.statusCode).toBe(302)
    expect(page.headers.location).toBe(`/#/unsubscribe?t=${mailToken}`)
    expect((await stored()).unsubscribedAt).toBeNull()
  })

  it('answers new, pending and confirmed mailboxes alike, and mails no confirmed one', async () => {
    const first = await subscribe('ada@example.com')
    const waiting = await subscribe('ADA@example.com')
    await confirm((await stored()).mailToken)
    const confirmed = await subscribe('Ada@Example.com')

    expect(waiting.body).toBe(first.body)
    expect(confirmed.body).toBe(first.body)
    expect(await shop.count('subscription')).toBe(1)
    expect(await shop.count('outbox')).toBe(2)
  })

  it('can be subscribed to again', async () => {
    await subscribe('ada@example.com')
    const { mailToken } = await stored()
    await shop.post(`/subscription/unsubscribe?t=${mailToken}`, {})

    await subscribe('ADA@example.com')
    await confirm(mailToken)

    expect(await stored()).toMatchObject({ unsubscribedAt: null, confirmedAt: expect.any(Date) })
  })

  it.each([
    { email: '', message: 'Email is required' },
    { email: 'ada', message: 'Email is Invalid' },
    { email: 'a@x.test, b@y.test', message: 'Email is Invalid' },
  ])('answers "$email" with $message', async ({ email, message }) => {
    const response = await subscribe(email)

    expect(response.statusCode).toBe(422)
    expect(response.json().errors[0].message).toBe(message)
  })

  it('accepts no link that was not sent', async () => {
    expect((await confirm('x'.repeat(43))).statusCode).toBe(409)
    const click = await shop.post(`/subscription/unsubscribe?t=${'x'.repeat(43)}`, {})
    expect(click.statusCode).toBe(409)
    expect((await confirm("' or 1=1")).statusCode).toBe(422)
  })

  it('mails five mailboxes an hour for one address', async () => {
    const answers = []
    for (const number of [1, 2, 3, 4, 5, 6]) {
      answers.push((await subscribe(`reader${number}@example.com`)).statusCode)
    }

    expect(answers).toEqual([200, 200, 200, 200, 200, 429])
  })
})

describe('the opening hours', () => {
  const monday = { dayOfWeek: 1, openTime: '08:00', closeTime: '20:00' }

  it('are saved by staff, by day or as a week, and public', async () => {
    const bearer = await staffBearer()

    await shop.post('/storeHours/save', monday, { bearer })
    const week = [
      { dayOfWeek: 0, closedFlag: true, openTime: '10:00', closeTime: '09:00', note: 'Call us' },
      { ...monday, openTime: '07:30' },
    ]
    const response = await shop.post('/storeHours/save', week, { bearer })

    const expected = [
      { dayOfWeek: 0, openTime: null, closeTime: null, closedFlag: true, note: 'Call us' },
      { dayOfWeek: 1, openTime: '07:30', closeTime: '20:00', closedFlag: false, note: null },
    ]
    expect(response.json()).toEqual(expected)
    expect((await shop.get('/storeHours/findAllStoreHours')).json()).toEqual(expected)
  })

  it("do not overwrite a colleague's later change", async () => {
    const bearer = await staffBearer()
    const save = (day: object) => shop.post('/storeHours/save', day, { bearer })
    const [before] = (await save(monday)).json()

    expect((await save({ ...monday, note: 'Ring', before })).statusCode).toBe(200)
    expect(
      (
        await save([
          { dayOfWeek: 2, closedFlag: true },
          { ...monday, before },
        ])
      ).statusCode,
    ).toBe(409)
    expect(await shop.count('store_hours')).toBe(1)
  })

  it.each([
    { day: { ...monday, openTime: '21:00' } },
    { day: { ...monday, closeTime: null } },
    { day: { ...monday, openTime: '25:00' } },
    { day: { ...monday, dayOfWeek: 7 } },
  ])('refuse $day', async ({ day }) => {
    const response = await shop.post('/storeHours/save', day, { bearer: await staffBearer() })

    expect(response.statusCode).toBe(422)
    expect(await shop.count('store_hours')).toBe(0)
  })
})

describe('the news ticker', () => {
  const ticker = async () =>
    (await shop.get('/newsTracker/findAll')).json().map((line: { news: string }) => line.news)

  it('is written by staff, without overwriting a colleague, and ends with the welcome', async () => {
    const bearer = await staffBearer()

    const { newsId } = (await shop.post('/newsTracker/save', { news: 'Sale!' }, { bearer })).json()
    await shop.post('/newsTracker/save', { newsId, news: 'Big sale!' }, { bearer })
    expect(await ticker()).toEqual(['Big sale!', 'Welcome to Mendwell'])

    const before = { newsId, news: 'Sale!' }
    const late = { newsId, news: 'Small sale!', before }
    expect((await shop.post('/newsTracker/save', late, { bearer })).statusCode).toBe(409)
    expect(await ticker()).toEqual(['Big sale!', 'Welcome to Mendwell'])

    const path = `/newsTracker/delete/${newsId}`
    const answers = [await shop.post(path, {}, { bearer }), await shop.post(path, {}, { bearer })]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await ticker()).toEqual(['Welcome to Mendwell'])
  })

  it.each([
    { body: { news: '' }, status: 422 },
    { body: { news: 'x'.repeat(281) }, status: 422 },
    { body: { news: 'Sale', newsId: 4711 }, status: 404 },
  ])('answers $body with $status', async ({ body, status }) => {
    const response = await shop.post('/newsTracker/save', body, { bearer: await staffBearer() })

    expect(response.statusCode).toBe(status)
  })
})

it.each(['/storeHours/save', '/newsTracker/save', '/newsTracker/delete/1'])(
  '%s is for staff alone',
  async (url) => {
    await shop.make.customer({ email: 'ada@example.com', password })
    const login = { loginId: 'ada@example.com', loginPassword: password }
    const bearer = (await shop.post('/users/authenticate', login)).json().token

    expect((await shop.post(url, {})).statusCode).toBe(401)
    expect((await shop.post(url, {}, { bearer })).statusCode).toBe(403)
  },
)
