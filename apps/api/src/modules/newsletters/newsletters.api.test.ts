import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 100 } })
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const editor = async () =>
  signIn(shop, await shop.make.staff({ role: 'CATALOGUE', password: 'quite a long staple' }))
type Session = Awaited<ReturnType<typeof editor>>

const TEXT = {
  subject: 'Braces for autumn',
  subjectEs: 'Férulas para el otoño',
  body: '## New\n\nSee [our braces](/c/61-braces), **now** in blue.',
  bodyEs: 'Vea [las férulas](/c/61-braces).',
}

const save = (text: Partial<typeof TEXT>, session: Session, change: object = {}) =>
  shop.post(
    '/staff/newsletters/save',
    { newsletterId: null, text: { ...TEXT, ...text }, ...change },
    session,
  )
const made = async (session: Session) => (await save({}, session)).json().newsletterId as number
const send = (newsletterId: number, session: Session, sendAt: string | null = null) =>
  shop.post('/staff/newsletters/send', { newsletterId, text: TEXT, sendAt }, session)
const read = async (newsletterId: number, session: Session) =>
  (await shop.get(`/staff/newsletters/${newsletterId}`, session)).json()

/** Somebody who signed up and confirmed. */
async function subscribe(email: string, headers: Record<string, string> = {}) {
  await shop.post('/subscription/save', { email }, { headers })
  await shop.runJobs()
  const mail = shop.mail.sent.findLast(({ to }) => to.address === email)
  const token = mail?.text.match(/\/#\/newsletter\?t=([\w-]+)/)?.[1]
  expect((await shop.post('/subscription/confirm', { token })).statusCode).toBe(200)
  shop.mail.sent.length = 0
  return { token }
}

describe('a newsletter', () => {
  it('goes to those who confirmed, each in the language in which they signed up, with a way out', async () => {
    const session = await editor()
    await subscribe('ada@example.com')
    const { token } = await subscribe('eva@example.com', { 'accept-language': 'es-US' })
    await shop.post('/subscription/save', { email: 'unconfirmed@example.com' })
    await shop.runJobs()
    shop.mail.sent.length = 0
    const newsletterId = await made(session)
    expect((await read(newsletterId, session)).readers).toEqual({ en: 1, es: 1 })

    expect((await send(newsletterId, session)).json()).toMatchObject({ state: 'SCHEDULED' })
    await shop.runJobs()

    expect(shop.mail.sent.map(({ to, subject }) => [to.address, subject])).toEqual([
      ['ada@example.com', 'Braces for autumn'],
      ['eva@example.com', 'Férulas para el otoño'],
    ])
    const [english, spanish] = shop.mail.sent
    const { publicUrl } = shop.deps.config
    expect(english?.html).toContain(`<a href="${publicUrl}/c/61-braces"`)
    expect(english?.html).toContain('<strong>now</strong>')
    expect(english?.text).toContain(`See our braces (${publicUrl}/c/61-braces), now in blue.`)
    expect(spanish?.html).toContain('<html lang="es">')
    expect(spanish?.text).toContain(
      `Cancelar la suscripción:\n${publicUrl}/#/unsubscribe?t=${token}`,
    )
    expect(spanish?.headers).toMatchObject({
      'List-Unsubscribe': `<${publicUrl}/api/subscription/unsubscribe?t=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    expect(await read(newsletterId, session)).toMatchObject({
      state: 'SENT',
      progress: { recipients: 2, sent: 2, waiting: 0 },
    })
    const { rows } = (await shop.get(`/staff/history/newsletter/${newsletterId}`, session)).json()
    expect(rows.map(({ action }: { action: string }) => action)).toEqual(['send', 'create'])
  })

  it('is not sent before its minute by the clock of the shop, and is a draft again when it is stopped before', async () => {
    const session = await editor()
    await subscribe('ada@example.com')
    const newsletterId = await made(session)

    const { sendAt } = (await send(newsletterId, session, '2099-11-27T09:00')).json()
    await shop.runJobs()

    expect(sendAt).toBe('2099-11-27T15:00:00.000Z')
    expect(shop.mail.sent).toEqual([])
    const change = await save({ subject: 'Other' }, session, { newsletterId })
    expect(change.statusCode).toBe(409)
    expect((await send(newsletterId, session)).statusCode).toBe(409)

    const stopped = await shop.post('/staff/newsletters/stop', { newsletterId }, session)
    expect(stopped.json()).toMatchObject({ state: 'DRAFT', sendAt: null, releasedBy: null })
    await shop.db.updateTable('newsletter').set({ updatedAt: new Date() }).execute()
    await shop.runJobs()
    expect(shop.mail.sent).toEqual([])
  })

  it.each([
    ['a text that lacks its Spanish', { bodyEs: '' }, null, 'bodyEs', 'write it before you send'],
    ['a minute that has passed', {}, '2020-01-01T09:00', 'sendAt', 'has passed'],
  ])('is not sent with %s', async (_name, lack, sendAt, field, words) => {
    const session = await editor()
    const { newsletterId } = (await save(lack, session)).json()

    const refused = await shop.post(
      '/staff/newsletters/send',
      { newsletterId, text: { ...TEXT, ...lack }, sendAt },
      session,
    )

    expect(refused.statusCode).toBe(422)
    const { errors } = refused.json()
    expect(errors[0].path).toContain(field)
    expect(errors[0].message).toContain(words)
  })

  it('is not sent with another text than the one that was approved', async () => {
    const session = await editor()
    const { newsletterId } = (await save({ body: 'Changed by a colleague' }, session)).json()

    expect((await send(newsletterId, session)).statusCode).toBe(409)
    expect((await read(newsletterId, session)).state).toBe('DRAFT')
  })

  it('is changed, taken back and removed like any text; the slower of two editors is told', async () => {
    const session = await editor()
    const newsletterId = await made(session)
    const changed = await save({ subject: 'Second' }, session, { newsletterId, before: TEXT })
    expect(changed.json().subject).toBe('Second')
    const late = await save({ subject: 'Third' }, session, { newsletterId, before: TEXT })
    expect(late.statusCode).toBe(409)
    const history = async () =>
      (await shop.get(`/staff/history/newsletter/${newsletterId}`, session)).json().rows
    const [{ eventId }] = await history()

    // Who writes content may not read the whole history; the owner takes it back.
    const owner = await signIn(shop, await shop.make.staff({ password: 'quite a long staple' }))
    const undone = await shop.post('/staff/history/undo', { eventId }, owner)
    expect(undone.statusCode).toBe(200)
    expect((await read(newsletterId, session)).text).toEqual(TEXT)

    const removed = await shop.post('/staff/newsletters/remove', { newsletterId }, session)
    expect(removed.statusCode).toBe(200)
    expect((await shop.get(`/staff/newsletters/${newsletterId}`, session)).statusCode).toBe(404)
  })

  it('is shown before it is sent, and sent to whoever writes it', async () => {
    const session = await editor()
    const trial = { language: 'es', subject: 'Hola', body: '<b>No</b> {shop} [x](javascript:1)' }

    const preview = (await shop.post('/staff/newsletters/preview', trial, session)).json()
    const { sentTo } = (await shop.post('/staff/newsletters/test', trial, session)).json()
    await shop.runJobs()

    expect(preview.html).toContain('&lt;b&gt;No&lt;/b&gt; {shop}')
    expect(preview.html).not.toContain('href="javascript')
    expect(shop.mail.sent).toMatchObject([
      { to: { address: sentTo }, subject: 'Hola', html: preview.html, text: preview.text },
    ])
  })
})

describe('a mailbox that is gone', () => {
  it('gets no newsletters when staff say so, until its owner signs up again', async () => {
    const session = await editor()
    const { token } = await subscribe('ada@example.com')
    const support = await signIn(shop, await shop.make.staff({ password: 'quite a long staple' }))
    const [subscriber] = (await shop.get('/staff/subscribers?state=on', support)).json().rows
    const { subscriptionId } = subscriber
    const mark = (bounced: boolean) =>
      shop.post('/staff/subscribers/bounce', { subscriptionId, bounced }, support)
    const readers = async () =>
      (await read(await made(session), session)).readers as { en: number; es: number }

    expect((await mark(true)).statusCode).toBe(200)
    expect(await readers()).toEqual({ en: 0, es: 0 })
    expect((await shop.get('/staff/subscribers?state=bounced', support)).json().total).toBe(1)
    await mark(false)
    expect(await readers()).toEqual({ en: 1, es: 0 })
    await mark(true)
    const again = { headers: { 'idempotency-key': 'asks-again-0001' } }
    await shop.post('/subscription/save', { email: 'ada@example.com' }, again)
    await shop.runJobs()
    expect(shop.mail.sent).toHaveLength(1)
    await shop.post('/subscription/confirm', { token })
    expect(await readers()).toEqual({ en: 1, es: 0 })
  })
})
