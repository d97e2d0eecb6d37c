import { takesParagraphs } from '@mendwell/contract/content/mail-texts'
import { MAIL_NAMES, MAILS } from '@mendwell/contract/content/mails'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const owner = async () => signIn(shop, await shop.make.staff({ password: 'quite a long staple' }))
type Session = Awaited<ReturnType<typeof owner>>

const NOTHING = {
  subject: '',
  subjectEs: '',
  opening: '',
  openingEs: '',
  closing: '',
  closingEs: '',
}
type Text = Partial<typeof NOTHING>
const textOf = (text: Text) => ({ ...NOTHING, ...text })
const save = (mail: string, text: Text, session: Session, before?: Text) =>
  shop.put(
    `/staff/mailTexts/${mail}`,
    { text: textOf(text), ...(before && { before: textOf(before) }) },
    session,
  )

/** A guest orders; returns the mail that is sent. */
async function orderedMail(headers: Record<string, string> = {}) {
  const { productId } = await shop.make.product({ quantity: 9 })
  const response = await shop.app.inject({
    method: 'POST',
    url: '/api/orders/save',
    headers,
    payload: {
      orders: { pickupType: 'IN STORE' },
      orderItems: [{ productId, quantity: 1 }],
      customer: {
        firstName: 'Ada',
        lastName: 'Byron',
        email: 'ada@example.com',
        phone1: '512 555 0148',
      },
    },
  })
  expect(response.statusCode).toBe(200)
  await shop.runJobs()
  const mail = shop.mail.sent.at(-1)
  if (!mail) throw new Error('no mail went out')
  return { mail, number: response.json().orders.orderNum }
}

const OWN = {
  subject: 'Got it, {firstName}: {number}',
  subjectEs: 'Recibido, {firstName}: {number}',
  opening: 'Hello <b>{firstName}</b>,\nwe pack order {number} today.',
  openingEs: 'Hola {firstName}',
  closing: 'Yours, {shop}',
}

describe('custom text of a mail', () => {
  it('surrounds the facts of the next mail, as HTML and as plain text', async () => {
    expect((await save('order_created', OWN, await owner())).statusCode).toBe(200)

    const { mail, number } = await orderedMail()

    expect(mail.subject).toBe(`Got it, Ada: ${number}`)
    expect(mail.text).toContain(`Hello <b>Ada</b>,\nwe pack order ${number} today.`)
    expect(mail.text).toContain(`Order number: ${number}`)
    expect(mail.text.indexOf('we pack')).toBeLessThan(mail.text.indexOf('Order number:'))
    expect(mail.text.indexOf('Yours, Mendwell')).toBeGreaterThan(mail.text.indexOf('Total'))
    expect(mail.html).toContain('Hello &lt;b&gt;Ada&lt;/b&gt;,<br>we pack')
  })

  it('is Spanish for orders in Spanish, and English if there is no Spanish text', async () => {
    await save('order_created', OWN, await owner())

    const { mail, number } = await orderedMail({ 'accept-language': 'es-US' })

    expect(mail.subject).toBe(`Recibido, Ada: ${number}`)
    expect(mail.html).toContain('<html lang="es">')
    expect(mail.html).toMatch(/<p style[^>]*>Hola Ada<\/p>/)
    expect(mail.html).toMatch(/<p lang="en"[^>]*>Yours, Mendwell<\/p>/)
  })

  it('is not needed for a mail in Spanish, which has default texts', async () => {
    const { mail, number } = await orderedMail({ 'accept-language': 'es-US' })

    expect(mail.subject).toBe(`Recibimos su pedido ${number}`)
    expect(mail.text).toContain('Gracias, Ada. Recibimos su pedido.')
    expect(mail.text).toContain(`Número de pedido: ${number}`)
    expect(mail.text).toContain('Recogida en la tienda, por la mañana')
    expect(mail.text).toContain('Subtotal (1 artículo)')
    expect(mail.text).toMatch(/Fecha del pedido: \d+ de \w+ de 20\d\d/)
    expect(mail.html).toContain('aria-label="Artículos"')
    expect(mail.text).not.toMatch(/\b(the|your)\b/i)
  })

  it('leaves a mail unchanged if empty, with its earlier custom subject', async () => {
    await shop.put(
      '/staff/settings',
      { messageTexts: { orderMailSubject: 'Order {number}, thank you' } },
      await owner(),
    )

    const { mail, number } = await orderedMail()

    expect(mail.subject).toBe(`Order ${number}, thank you`)
  })

  it.each([
    ['order_created', 'opening', 'Dear {lastName}', '{lastName} cannot be filled in here.'],
    ['order_created', 'closingEs', 'De {}', '{} cannot be filled in here.'],
    ['reset_password', 'subject', '{firstName}', 'This email knows: {shop}'],
    ['recall', 'opening', 'Our new catalog is here', 'A recall notice says nothing besides'],
  ])('of %s are refused at %s: %s', async (mail, field, words, said) => {
    const refused = await save(mail, { [field]: words }, await owner())

    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors).toMatchObject([{ path: field }])
    expect(refused.json().errors[0].message).toContain(said)
    expect(await shop.count('mail_text')).toBe(0)
  })

  it('is in the history and can be undone, unless it was changed again', async () => {
    const session = await owner()
    await save('order_created', { opening: 'First' }, session)
    await save('order_created', { opening: 'Second' }, session)
    const history = async () =>
      (await shop.get('/staff/history/mail/order_created', session)).json().rows
    const [second, first] = await history()
    const undo = (eventId: number) => shop.post('/staff/history/undo', { eventId }, session)

    expect((await undo(first.eventId)).statusCode).toBe(409)
    expect((await undo(second.eventId)).statusCode).toBe(200)

    const { rows } = (await shop.get('/staff/mailTexts', session)).json()
    const row = rows.find(({ mail }: { mail: string }) => mail === 'order_created')
    expect(row.text).toEqual(textOf({ opening: 'First' }))
    expect((await history())[0]).toMatchObject({ action: 'undo', after: { opening: 'First' } })
  })

  it('is not overwritten by a second person, who is notified', async () => {
    const session = await owner()

    const answers = await Promise.all([
      save('order_shipped', { opening: 'One' }, session, {}),
      save('order_shipped', { opening: 'Two' }, session, {}),
    ])

    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })
})

describe('the preview', () => {
  it.each(MAIL_NAMES)("of %s has its text and the shop's look", async (mail) => {
    const session = await owner()
    const words = { subject: 'Hi from {shop}', opening: '', closing: '' }

    const answer = await shop.post(
      '/staff/mailTexts/preview',
      { mail, language: 'en', words },
      session,
    )

    expect(answer.statusCode).toBe(200)
    const { subject, html, text } = answer.json()
    expect(subject).toBe('Hi from Mendwell')
    expect(html).toContain('1200 Congress Avenue')
    expect(`${html}${text}`).not.toMatch(/\{\w+\}|undefined/)
  })

  it.each(MAIL_NAMES.filter((mail) => MAILS[mail].group !== 'Office' && takesParagraphs(mail)))(
    'of %s is in Spanish for Spanish readers',
    async (mail) => {
      const words = { subject: '', opening: '', closing: '' }

      const answer = await shop.post(
        '/staff/mailTexts/preview',
        { mail, language: 'es', words },
        await owner(),
      )

      const { subject, html, text } = answer.json()
      expect(html).toContain('<html lang="es">')
      expect(`${subject} ${text}`).not.toMatch(/\b(your|you|the|was|we|our)\b|\{\w+\}/i)
    },
  )

  it('is sent to its author as a test, with the typed text and not the stored one', async () => {
    const session = await owner()
    await save('order_shipped', { opening: 'Kept' }, session)
    const words = { subject: '', opening: 'Typed for {firstName}', closing: '' }

    const answer = await shop.post(
      '/staff/mailTexts/test',
      { mail: 'order_shipped', language: 'en', words },
      session,
    )
    await shop.runJobs()

    const mail = shop.mail.sent.at(-1)
    expect(mail?.to.address).toBe(answer.json().sentTo)
    expect(mail?.subject).toBe('Your order 4711023 is on its way')
    expect(mail?.text).toContain('Typed for Ada')
    expect(mail?.text).not.toContain('Kept')
  })
})
