import { afterAll, beforeEach, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const password = 'correct horse battery'
const newPassword = 'a much better staple'
const email = 'ada@example.com'

/** The mails of the jobs that are due now. */
async function delivered() {
  shop.mail.sent.length = 0
  await shop.runJobs()
  return shop.mail.sent.map(({ to, subject, text, html, replyTo, headers }) => ({
    to: to.address,
    subject,
    text,
    html,
    replyTo,
    headers,
  }))
}
const tokenIn = (text = '', page: string) =>
  text.match(new RegExp(`/#/${page}\\?t=([\\w-]{43})`))?.[1] ?? ''
const signIn = (loginPassword: string, loginId = email) =>
  shop.post('/users/authenticate', { loginId, loginPassword })

it('a new account confirms its email with the mailed link, signed in', async () => {
  const ada = { email, loginPassword: password, firstName: 'Ada', lastName: 'Byron' }
  await shop.post('/users/register', ada)

  const [mail] = await delivered()

  expect(mail).toMatchObject({ to: email, subject: expect.stringContaining('Welcome to Mendwell') })
  expect(mail?.html).toContain(tokenIn(mail?.text, 'confirm-email'))
  const bearer = (await signIn(password)).json().token
  const token = tokenIn(mail?.text, 'confirm-email')
  expect((await shop.post('/users/confirmEmail', { token }, { bearer })).statusCode).toBe(200)
})

it('an unconfirmed account is emptied with its new password, which its mail says', async () => {
  await shop.make.customer({ email, password })
  await shop.post('/users/forgotPassword', { email })

  const [mail] = await delivered()

  expect(mail?.text).toContain('starts empty')
  const token = tokenIn(mail?.text, 'claim')
  const name = { firstName: 'Ada', lastName: 'King' }
  const claimed = await shop.post('/users/claim', { token, newPassword, ...name })
  expect(claimed.json().customer).toMatchObject({ ...name, phone1: null, emailVerified: true })
})

it('the link that confirms an email comes once more, but not to a confirmed one', async () => {
  await shop.make.customer({ email, password })
  const bearer = (await signIn(password)).json().token
  const ask = () => shop.post('/users/sendConfirmation', {}, { bearer })
  expect((await ask()).json()).toEqual({ sent: true })

  const [mail] = await delivered()
  const token = tokenIn(mail?.text, 'confirm-email')
  expect((await shop.post('/users/confirmEmail', { token }, { bearer })).statusCode).toBe(200)

  const queued = await shop.count('outbox')
  expect((await ask()).json()).toEqual({ sent: true })
  expect(await shop.count('outbox')).toBe(queued)
  expect(await delivered()).toEqual([])
})

it('the link that confirms an email is rate-limited', async () => {
  await shop.make.customer({ email, password })
  const bearer = (await signIn(password)).json().token
  const answers = []
  for (const _ of [1, 2, 3, 4]) {
    answers.push((await shop.post('/users/sendConfirmation', {}, { bearer })).statusCode)
  }

  expect(answers).toEqual([200, 200, 200, 429])
})

it('a forgotten password is set with the mailed link, and the change is notified', async () => {
  await shop.make.customer({ email, password, emailVerifiedAt: new Date() })
  await shop.post('/users/forgotPassword', { email: 'ADA@example.com' })
  await shop.post('/users/forgotPassword', { email: 'nobody@example.com' })

  const mails = await delivered()

  expect(mails.map((mail) => mail.to)).toEqual([email])
  const token = tokenIn(mails[0]?.text, 'reset-password')
  const response = await shop.post('/users/resetPassword', { token, newPassword })
  expect(response.statusCode).toBe(200)
  const [notice] = await delivered()
  expect(notice).toMatchObject({ to: email, subject: 'Your password at Mendwell was changed' })
  expect((await signIn(newPassword)).statusCode).toBe(200)
})

it('a guest who forgot that there is no password gets the link to set the first one', async () => {
  await shop.make.customer({ email })
  await shop.post('/users/forgotPassword', { email })

  const [mail] = await delivered()

  const token = tokenIn(mail?.text, 'claim')
  expect((await shop.post('/users/claim', { token, newPassword })).statusCode).toBe(200)
})

it('an account moves with the link in the new mailbox; the old one is notified', async () => {
  await shop.make.customer({ email, password })
  const bearer = (await signIn(password)).json().token
  const body = { email: 'king@example.com', currentPassword: password }
  await shop.post('/users/changeEmail', body, { bearer })

  const mails = await delivered()

  expect(mails.map((mail) => mail.to).sort()).toEqual([email, 'king@example.com'])
  const link = mails.find((mail) => mail.to === 'king@example.com')
  const notice = mails.find((mail) => mail.to === email)
  expect(tokenIn(notice?.text, 'confirm-email')).toBe('')
  const token = tokenIn(link?.text, 'confirm-email')
  await shop.post('/users/confirmEmail', { token }, { bearer })
  expect((await signIn(password, 'king@example.com')).statusCode).toBe(200)
})

it('the outbox stores no link that opens anything', async () => {
  await shop.make.customer({ email, password, emailVerifiedAt: new Date() })
  await shop.post('/users/forgotPassword', { email })
  const [mail] = await delivered()

  const kept = JSON.stringify(await shop.mail.outbox())

  expect(tokenIn(mail?.text, 'reset-password')).not.toBe('')
  expect(kept).not.toContain(tokenIn(mail?.text, 'reset-password'))
})
