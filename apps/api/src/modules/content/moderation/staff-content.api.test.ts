import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const support = async () =>
  signIn(shop, await shop.make.staff({ role: 'SUPPORT', password: 'quite a long staple' }))

async function review(text: string, rating = 5) {
  const { custId } = await shop.make.customer()
  const { productId } = await shop.make.product()
  return shop.db
    .insertInto('review')
    .values({ custId, productId, rating, reviewTitle: text, reviewMsg: 'Holds well' })
    .returningAll()
    .executeTakeFirstOrThrow()
}

describe('moderation', () => {
  it('hides a review from shoppers with its stars, and shows it again', async () => {
    const session = await support()
    const { reviewId, productId } = await review('Fine')
    const moderate = (hidden: boolean) =>
      shop.post('/staff/reviews/moderate', { reviewId, hidden }, session)
    const shown = async () => (await shop.get(`/review/findAll?productId=${productId}`)).json()
    const stars = async () => (await shop.get(`/products/${productId}`)).json().rating

    expect((await moderate(true)).statusCode).toBe(200)
    expect(await shown()).toEqual([])
    expect(await stars()).toBeNull()
    const hidden = await shop.get('/staff/reviews?state=hidden', session)
    expect(hidden.json()).toMatchObject({ total: 1, rows: [{ reviewId }] })

    await moderate(false)
    expect(await shown()).toHaveLength(1)
    expect(await stars()).toMatchObject({ count: 1 })
    const { total } = (await shop.get(`/staff/history/review/${reviewId}`, session)).json()
    expect(total).toBe(2)
  })

  it('replies in public, edits and removes the reply, and undoes that', async () => {
    const session = await support()
    const { reviewId, productId } = await review('Slips', 2)
    const reply = (text: string) =>
      shop.post('/staff/reviews/reply', { reviewId, reply: text }, session)
    const shown = async () =>
      (await shop.get(`/review/family/${productId}`)).json().reviews[0]?.reply
    const unanswered = async () =>
      (await shop.get('/staff/reviews?state=unanswered', session)).json().total
    expect([await shown(), await unanswered()]).toEqual([null, 1])

    expect((await reply('Please try a smaller size.')).statusCode).toBe(200)
    expect(await shown()).toMatchObject({ text: 'Please try a smaller size.' })
    expect(await unanswered()).toBe(0)
    await reply('Please try size S.')
    await reply('')
    expect(await shown()).toBeNull()

    const history = (await shop.get(`/staff/history/review/${reviewId}`, session)).json()
    expect(history.rows.map(({ after }: { after: unknown }) => after)).toEqual([
      { reply: null },
      { reply: 'Please try size S.' },
      { reply: 'Please try a smaller size.' },
    ])
    const owner = await signIn(
      shop,
      await shop.make.staff({ role: 'OWNER', password: 'quite a long staple' }),
    )
    const { eventId } = history.rows[0]
    const undone = await shop.post('/staff/history/undo', { eventId }, owner)
    expect(undone.statusCode, undone.body).toBe(200)
    expect(await shown()).toMatchObject({ text: 'Please try size S.' })
  })

  it('takes the reply off a review that its author writes anew, not off one sent twice', async () => {
    const session = await support()
    const password = 'correct horse battery'
    const { email } = await shop.make.customer({ email: 'ada@example.com', password })
    const author = (
      await shop.post('/users/authenticate', { loginId: email, loginPassword: password })
    ).json()
    const { productId } = await shop.make.product()
    const write = async (reviewMsg: string) => {
      const body = { productId, rating: 2, reviewTitle: 'Slips', reviewMsg }
      return (await shop.post('/review/save', body, { bearer: author.token })).json()
    }
    const { reviewId } = await write('At night.')
    await shop.post('/staff/reviews/reply', { reviewId, reply: 'Sorry to hear it.' }, session)

    expect((await write('At night.')).reply).toMatchObject({ text: 'Sorry to hear it.' })
    expect((await write('The shop says it cures colds.')).reply).toBeNull()
  })

  it('finds reviews by their words, whatever characters they contain', async () => {
    const session = await support()
    await review('100 % cotton')
    await review('Too small')
    const found = async (q: string) =>
      (await shop.get(`/staff/reviews?q=${encodeURIComponent(q)}`, session)).json().total

    expect(await found('100 %')).toBe(1)
    expect(await found('%')).toBe(1)
    expect(await found('SMALL')).toBe(1)
  })
})

it('contact messages are handled: open ones are found, an answered one leaves the list', async () => {
  const session = await support()
  await shop.post('/contactEmail', {
    name: 'Ada',
    email: 'ada@example.com',
    phone: '555 010 0123',
    address: '1 Elm Street',
    subject: 'Sizes',
    querydata: 'Which one fits?\nMine is 24 cm.',
  })
  const open = async () => (await shop.get('/staff/messages?state=open', session)).json()
  const [message] = (await open()).rows
  expect(message).toMatchObject({ subject: 'Sizes', handledAt: null })

  const { contactId } = message
  await shop.post('/staff/messages/handle', { contactId, handled: true }, session)

  expect((await open()).total).toBe(0)
})

it('the newsletter list shows who confirmed and who left', async () => {
  const manager = await shop.make.staff({ role: 'MANAGER', password: 'quite a long staple' })
  const session = await signIn(shop, manager)
  await shop.post('/subscription/save', { email: 'ada@example.com' })

  const found = async (state: string) =>
    (await shop.get(`/staff/subscribers?state=${state}`, session)).json().total
  expect(await found('unconfirmed')).toBe(1)
  await shop.db.updateTable('subscription').set({ confirmedAt: new Date() }).execute()
  expect([await found('unconfirmed'), await found('on'), await found('ended')]).toEqual([0, 1, 0])
  await shop.post('/subscription/save', { email: 'not-yet@example.com' })
  const file = await shop.get('/staff/subscribers.csv', session)
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(file.body).toMatch(
    /^email,confirmedAt,unsubscribe\nada@example.com,\d{4}-.+Z,http.+\/unsubscribe\?t=.+\n$/,
  )
})

describe('the log of mails', () => {
  it('retries a failed mail, once for two clicks', async () => {
    const session = await support()
    await shop.post('/subscription/save', { email: 'ada@example.com' })
    await shop.runJobs()
    await shop.db.updateTable('outbox').set({ state: 'DEAD', lastError: 'mailbox full' }).execute()
    const sentBefore = shop.mail.sent.length
    const dead = (await shop.get('/staff/outbox?state=DEAD&channel=MAIL', session)).json()
    expect(dead.rows[0]).toMatchObject({ recipient: 'ada@example.com', lastError: 'mailbox full' })

    const resend = () => shop.post(`/staff/outbox/${dead.rows[0].outboxId}/resend`, {}, session)
    expect((await resend()).statusCode).toBe(200)
    expect((await resend()).statusCode).toBe(409)
    await shop.runJobs()

    expect(shop.mail.sent.length).toBe(sentBefore + 1)
    expect((await shop.get('/staff/outbox?state=SENT', session)).json().total).toBe(1)
  })

  it('finds by recipient and kind', async () => {
    const session = await support()
    await shop.post('/subscription/save', { email: 'ada@example.com' })

    const found = async (q: string) =>
      (await shop.get(`/staff/outbox?q=${q}`, session)).json().total
    expect([await found('ADA@'), await found('nobody')]).toEqual([1, 0])
  })
})
