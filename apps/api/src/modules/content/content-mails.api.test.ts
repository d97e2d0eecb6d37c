import { afterAll, beforeEach, expect, it } from 'vitest'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

it("the shop gets a visitor's message, and can answer the visitor", async () => {
  await shop.post('/email/api/contactEmail', {
    name: 'Ada',
    email: 'ada@example.com',
    phone: '5125550100',
    address: '1 Main St',
    subject: 'Wheels <b>',
    querydata: 'Do you have\n<i>larger</i> ones?',
  })

  await shop.runJobs()

  const [mail] = shop.mail.sent
  expect(mail).toMatchObject({
    to: { address: 'care@mendwell.example' },
    replyTo: 'ada@example.com',
    subject: 'Contact form: Wheels <b>',
  })
  expect(mail?.html).toContain('Do you have<br>&lt;i&gt;larger&lt;/i&gt; ones?')
  expect(mail?.text).toContain('> Do you have\n> <i>larger</i> ones?')
})

it('the newsletter is confirmed and canceled with the links in its mails', async () => {
  await shop.post('/subscription/save', { email: 'ada@example.com' })

  await shop.runJobs()

  const [mail] = shop.mail.sent
  expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  const token = mail?.text.match(/\/#\/newsletter\?t=([\w-]+)/)?.[1]
  expect((await shop.post('/subscription/confirm', { token })).statusCode).toBe(200)
  const oneClick = mail?.headers?.['List-Unsubscribe']?.match(/<http:\/\/[^/]+(.*)>/)?.[1] ?? ''
  const ended = await shop.app.inject({
    method: 'POST',
    url: oneClick,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  expect(ended.json()).toEqual({ subscribed: false })
})
