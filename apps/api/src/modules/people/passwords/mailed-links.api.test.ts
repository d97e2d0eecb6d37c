import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { makeLink } from '../links/make-link.ts'
import { mailPasswordLink } from './mail-password-link.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const password = 'correct horse battery'
const newPassword = 'a much better staple'
type Purpose = Parameters<typeof makeLink>[2]['purpose']

async function tokenFor(purpose: Purpose, custId: number, emailCanonical = 'ada@example.com') {
  const link = await makeLink(shop.db, shop.deps.config, { purpose, custId, emailCanonical })
  return new URL(link).hash.split('?t=')[1] ?? ''
}
const signIn = async (loginPassword: string, loginId = 'ada@example.com') =>
  shop.post('/users/authenticate', { loginId, loginPassword })
const bearerOf = async (loginPassword: string) =>
  (await signIn(loginPassword)).json().token as string
const verified = { email: 'ada@example.com', password, emailVerifiedAt: new Date() }

describe('a forgotten password', () => {
  const ask = (email: string) => shop.post('/users/forgotPassword', { email })

  it('gets the same response for known and unknown, after the same work', async () => {
    await shop.make.customer(verified)

    const [known, unknown] = [await ask('Ada@example.com'), await ask('bob@example.com')]

    expect(known.body).toBe('{"sent":true}')
    expect(unknown.body).toBe(known.body)
    expect(await shop.count('graphile_worker._private_jobs')).toBe(2)
    expect(await shop.count('outbox')).toBe(0)
  })

  it.each([
    { who: 'an account', customer: verified, kinds: ['reset_password'] },
    {
      who: 'an account that nobody confirmed',
      customer: { email: 'ada@example.com', password },
      kinds: ['claim'],
    },
    {
      who: 'the owner that the first start made',
      customer: { email: 'ada@example.com', password, custType: 'S' },
      kinds: ['reset_password'],
    },
    { who: 'a guest', customer: { email: 'ada@example.com' }, kinds: ['claim'] },
    { who: 'a closed account', customer: { ...verified, activeFlag: false }, kinds: [] },
    { who: 'nobody', customer: { email: 'eve@example.com' }, kinds: [] },
  ])('mails $who $kinds', async ({ customer, kinds }) => {
    await shop.make.customer(customer)

    await mailPasswordLink(shop.deps, { emailCanonical: 'ada@example.com' })

    const mails = await shop.mail.outbox()
    expect(mails.map((mail) => mail.kind)).toEqual(kinds)
    expect(mails.every((mail) => mail.recipient === 'ada@example.com')).toBe(true)
  })

  it('floods no mailbox: three links an hour, for known and unknown alike', async () => {
    const answers = []
    for (const _ of [1, 2, 3, 4]) answers.push((await ask('ada@example.com')).statusCode)

    expect(answers).toEqual([200, 200, 200, 429])
  })

  it('counts only mailed links against a network address', async () => {
    for (const _ of Array.from({ length: 30 })) await ask('ada@example.com')

    expect((await ask('eve@example.com')).statusCode).toBe(200)
  })

  it('requires an email', async () => {
    const response = await shop.post('/users/forgotPassword', {})

    expect(response.json().errors).toMatchObject([{ path: 'email', message: 'Email is required' }])
  })
})

describe('a reset link', () => {
  const reset = (token: string, wanted = newPassword) =>
    shop.post('/users/resetPassword', { token, newPassword: wanted })

  it('sets the password, signs in, and ends all other sessions', async () => {
    const { custId } = await shop.make.customer(verified)
    const before = await bearerOf(password)

    const response = await reset(await tokenFor('RESET', custId))

    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({ authenticated: true, customer: { firstName: 'Ada' } })
    const me = await shop.get('/users/session', { bearer: response.json().token })
    expect(me.json()).toMatchObject({ authenticated: true })
    expect((await shop.get('/users/session', { bearer: before })).json().sessionEnded).toBe(true)
    expect((await signIn(password)).statusCode).toBe(401)
    expect((await signIn(newPassword)).statusCode).toBe(200)
    const kinds = (await shop.mail.outbox()).map((mail) => mail.kind)
    expect(kinds).toEqual(['password_changed'])
  })

  it('works once, however many use it at once', async () => {
    const { custId } = await shop.make.customer(verified)
    const token = await tokenFor('RESET', custId)

    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => reset(token, `${newPassword} ${index}`)),
    )

    const counts = answers.map(({ statusCode }) => statusCode).sort()
    expect(counts).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: 'LINK_ENDED',
      detail: 'This link is no longer valid. Please ask for a new one.',
    })
  })

  it('is invalid when late, for another purpose, or after another change', async () => {
    const { custId } = await shop.make.customer(verified)
    const late = await tokenFor('RESET', custId)
    await shop.db.updateTable('oneTimeToken').set({ expiresAt: sql`now()` }).execute()
    const claim = await tokenFor('CLAIM', custId)
    const stale = await tokenFor('RESET', custId)
    await reset(await tokenFor('RESET', custId))

    for (const token of [late, claim, stale, 'guessed', '']) {
      expect((await reset(token)).statusCode).toBe(409)
    }
  })

  it('stays good when the new password is refused', async () => {
    const { custId } = await shop.make.customer(verified)
    const token = await tokenFor('RESET', custId)

    expect((await reset(token, 'password1')).statusCode).toBe(422)
    expect((await reset(token)).statusCode).toBe(200)
  })

  it("works for the owner even when guesses have used up the day's limit", async () => {
    const { custId } = await shop.make.customer(verified)
    await signIn('wrong')
    await shop.db.updateTable('attemptCount').set({ attempts: 1000 }).execute()
    expect((await signIn(password)).statusCode).toBe(429)
    await shop.db.deleteFrom('attemptCount').where('scope', '!=', 'sign-in login').execute()

    expect((await reset(await tokenFor('RESET', custId))).statusCode).toBe(200)
    expect((await signIn(newPassword)).statusCode).toBe(200)
  })

  it('is stored only as a hash', async () => {
    const { custId } = await shop.make.customer(verified)

    const token = await tokenFor('RESET', custId)

    const stored = await shop.db.selectFrom('oneTimeToken').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(token)
  })
})

describe('claiming an account', () => {
  const claim = (body: object) => shop.post('/users/claim', { newPassword, ...body })

  it('gives a guest an account with an email that counts as confirmed', async () => {
    const { custId } = await shop.make.customer({ email: 'ada@example.com' })

    const token = await tokenFor('CLAIM', custId)
    const response = await claim({ token, firstName: 'Ada', lastName: 'King' })

    expect(response.statusCode).toBe(200)
    expect(response.json().customer).toMatchObject({
      custId,
      emailVerified: true,
      firstName: 'Ada',
      lastName: 'King',
      phone1: null,
    })
  })

  it('removes a stranger who registered the email first, with all their data', async () => {
    await shop.post('/users/register', {
      email: 'ada@example.com',
      loginPassword: password,
      firstName: 'Mallory',
      lastName: 'Mallet',
      address: '1 Evil St',
      profession: 'Thief',
    })
    const { order } = await shop.make.order({ custId: 1, row: { placedBy: 'CUSTOMER' } })
    await shop.db
      .insertInto('orderCapability')
      .values({
        tokenSha256: Buffer.alloc(32, 1),
        orderId: order.orderId,
        expiresAt: sql<Date>`now() + interval '1 day'`,
      })
      .execute()
    const stranger = await bearerOf(password)

    const response = await shop.post('/users/resetPassword', {
      token: await tokenFor('RESET', 1),
      newPassword,
    })

    expect(response.json().customer).toMatchObject({
      firstName: '',
      lastName: '',
      profession: null,
      address: null,
      emailVerified: true,
    })
    expect((await shop.get('/users/session', { bearer: stranger })).json().sessionEnded).toBe(true)
    expect((await signIn(password)).statusCode).toBe(401)
    expect(await shop.count('address')).toBe(0)
    expect(await shop.count('order_capability')).toBe(0)
    const bearer = response.json().token
    const orders = await shop.post('/orders/findOrdersWithItems', {}, { bearer })
    expect(orders.json().orderCustomer).toEqual([])
    await shop.make.order({ custId: 1, row: { placedBy: 'CUSTOMER' } })
    const later = await shop.post('/orders/findOrdersWithItems', {}, { bearer })
    expect(later.json().orderCustomer).toHaveLength(1)
  })
})

describe('changing the password', () => {
  const change = (bearer: string, body: object) =>
    shop.post('/users/changePassword', body, { bearer })

  it('requires the current one, and ends every other session', async () => {
    await shop.make.customer(verified)
    const [here, elsewhere] = [await bearerOf(password), await bearerOf(password)]

    const wrong = await change(here, { currentPassword: 'wrong', newPassword })
    const right = await change(here, { currentPassword: password, newPassword })

    expect(wrong.statusCode).toBe(422)
    expect(wrong.json().errors[0].path).toBe('currentPassword')
    expect(right.statusCode).toBe(200)
    for (const bearer of [here, elsewhere]) {
      expect((await shop.get('/users/session', { bearer })).json().authenticated).toBe(false)
    }
    const me = await shop.get('/users/session', { bearer: right.json().token })
    expect(me.json().authenticated).toBe(true)
  })

  it('cannot be guessed with a stolen session', async () => {
    await shop.make.customer(verified)
    const bearer = await bearerOf(password)

    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        change(bearer, { currentPassword: `guess ${index}`, newPassword }),
      ),
    )

    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(10)
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10)
  })
})

describe('changing the email', () => {
  const change = (bearer: string, email: string, currentPassword = password) =>
    shop.post('/users/changeEmail', { email, currentPassword }, { bearer })

  it('takes effect only with the mailed link', async () => {
    const { custId } = await shop.make.customer(verified)
    const bearer = await bearerOf(password)

    expect((await change(bearer, 'King@example.com')).json()).toEqual({ sent: true })

    const mails = await shop.mail.outbox()
    expect(mails.map((mail) => [mail.kind, mail.recipient])).toEqual([
      ['change_email', 'King@example.com'],
      ['email_change_asked', 'ada@example.com'],
    ])
    expect((await signIn(password)).statusCode).toBe(200)
    const token = await tokenFor('CHANGE_EMAIL', custId, 'king@example.com')
    const confirmed = await shop.post('/users/confirmEmail', { token }, { bearer })
    expect(confirmed.json()).toEqual({ email: 'king@example.com' })
    expect((await signIn(password)).statusCode).toBe(401)
    expect((await signIn(password, 'king@example.com')).statusCode).toBe(200)
  })

  it('does not reveal whether another customer has it, and mails that customer nothing', async () => {
    await shop.make.customer(verified)
    await shop.make.customer({ email: 'bob@example.com', password })
    const bearer = await bearerOf(password)

    const response = await change(bearer, 'bob@example.com')

    expect(response.json()).toEqual({ sent: true })
    const mails = await shop.mail.outbox()
    expect(mails.map((mail) => mail.recipient)).toEqual(['ada@example.com'])
  })

  it('does not take over an email that was taken meanwhile', async () => {
    const { custId } = await shop.make.customer(verified)
    const bearer = await bearerOf(password)
    const token = await tokenFor('CHANGE_EMAIL', custId, 'bob@example.com')
    await shop.make.customer({ email: 'bob@example.com', password })

    const response = await shop.post('/users/confirmEmail', { token }, { bearer })

    expect(response.statusCode).toBe(409)
  })

  it('to one that ordered as a guest takes its orders along', async () => {
    const { custId } = await shop.make.customer(verified)
    const guest = await shop.make.customer({ email: 'king@example.com', firstName: 'Guest' })
    const { order } = await shop.make.order({ custId: guest.custId })
    const bearer = await bearerOf(password)

    expect((await change(bearer, 'king@example.com')).json()).toEqual({ sent: true })
    const mails = await shop.mail.outbox()
    expect(mails.map((mail) => [mail.kind, mail.recipient])).toEqual([
      ['change_email', 'king@example.com'],
      ['email_change_asked', 'ada@example.com'],
    ])
    const token = await tokenFor('CHANGE_EMAIL', custId, 'king@example.com')
    const confirmed = await shop.post('/users/confirmEmail', { token }, { bearer })
    expect(confirmed.json()).toEqual({ email: 'king@example.com' })

    const found = (await shop.post('/orders/findOrdersWithItems', {}, { bearer })).json()
    expect(found.orderCustomer).toMatchObject([{ orders: { orderNum: order.orderNum } }])
    const session = (await signIn(password, 'king@example.com')).json()
    expect(session.customer).toMatchObject({ custId, firstName: 'Ada' })
  })

  it.each([
    { proven: false, shown: [false, true] },
    { proven: true, shown: [true, true] },
  ])('leaves what guests ordered under the first to its owner: proven $proven', async (first) => {
    const { custId } = await shop.make.customer(
      first.proven ? verified : { ...verified, emailVerifiedAt: null },
    )
    const before = await shop.make.order({ custId })
    const bearer = await bearerOf(password)
    await change(bearer, 'king@example.com')
    const token = await tokenFor('CHANGE_EMAIL', custId, 'king@example.com')
    await shop.post('/users/confirmEmail', { token }, { bearer })
    const after = await shop.make.order({ custId })

    const found = (await shop.post('/orders/findOrdersWithItems', {}, { bearer })).json()

    const numbers = found.orderCustomer.map(
      ({ orders }: { orders: { orderNum: string } }) => orders.orderNum,
    )
    expect([before, after].map(({ order }) => numbers.includes(order.orderNum))).toEqual(
      first.shown,
    )
  })

  it('requires the current password', async () => {
    await shop.make.customer(verified)

    const response = await change(await bearerOf(password), 'king@example.com', 'wrong')

    expect(response.statusCode).toBe(422)
    expect(await shop.count('outbox')).toBe(0)
  })
})

describe('confirming an email', () => {
  it('applies to the signed-in account only', async () => {
    const { custId } = await shop.make.customer({ email: 'ada@example.com', password })
    await shop.make.customer({ email: 'eve@example.com', password })
    const eve = (await signIn(password, 'eve@example.com')).json().token
    const token = await tokenFor('VERIFY_EMAIL', custId)
    const confirm = (bearer?: string) =>
      shop.post('/users/confirmEmail', { token }, bearer ? { bearer } : {})

    expect((await confirm()).statusCode).toBe(401)
    expect((await confirm(eve)).statusCode).toBe(409)
    expect((await confirm(await bearerOf(password))).statusCode).toBe(200)

    const me = await shop.get('/users/session', { bearer: await bearerOf(password) })
    expect(me.json().customer.emailVerified).toBe(true)
  })
})
