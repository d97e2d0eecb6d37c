import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const PASSWORD = 'quite a long staple'
const owner = async () => {
  const member = await shop.make.staff({ firstName: 'Grace', password: PASSWORD })
  return { member, session: await signIn(shop, member) }
}
const codeOf = (secret: string, stepsLater = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: shop.clock.now().getTime() + stepsLater * 30_000,
  })

/** Grace with a confirmed second factor. */
async function withSecondFactor() {
  shop.clock.set('2026-11-21T10:00:00Z')
  const { member, session } = await owner()
  const { secret, uri } = (await shop.post('/staff/secondFactor/begin', {}, session)).json()
  const confirmed = await shop.post(
    '/staff/secondFactor/confirm',
    { code: codeOf(secret) },
    session,
  )
  return { member, session, secret, uri, recoveryCodes: confirmed.json().recoveryCodes as string[] }
}

it('invites by mail: the link sets the password, and the role counts at once', async () => {
  const { session } = await owner()

  const invited = await shop.post(
    '/staff/invite',
    { email: 'Linus@example.com', firstName: 'Linus', lastName: 'Pauling', role: 'CATALOGUE' },
    session,
  )
  await shop.runJobs()
  const token = /[?]t=([\w-]+)/.exec(shop.mail.sent[0]?.text ?? '')?.[1]
  const claimed = await shop.post('/users/claim', { token, newPassword: PASSWORD })
  const bearer = claimed.json().token

  expect(invited.json()).toMatchObject({ isInvited: true, role: 'CATALOGUE' })
  expect((await shop.get('/users/session', { bearer })).json()).toMatchObject({
    staffRole: 'CATALOGUE',
    customer: { firstName: 'Linus', lastName: 'Pauling' },
  })
})

it("updates an invited person's name if one is typed with the password", async () => {
  const { session } = await owner()
  const invitation = { email: 'l@example.com', firstName: 'Linus', lastName: 'P', role: 'SUPPORT' }
  await shop.post('/staff/invite', invitation, session)
  await shop.runJobs()
  const token = /[?]t=([\w-]+)/.exec(shop.mail.sent[0]?.text ?? '')?.[1]

  const body = { token, newPassword: PASSWORD, lastName: 'Pauling' }
  const { customer } = (await shop.post('/users/claim', body)).json()

  expect(customer).toMatchObject({ firstName: 'Linus', lastName: 'Pauling' })
})

it('grants nothing to someone who registered an unverified email before it was invited', async () => {
  const { session } = await owner()
  const email = 'linus@example.com'
  const stranger = await shop.make.customer({
    email,
    firstName: 'Mallory',
    password: 'not of Linus',
  })
  const strangers = await signIn(shop, stranger)

  const invitation = { email, firstName: 'Linus', role: 'OWNER' }
  const invited = await shop.post('/staff/invite', invitation, session)
  const signedIn = await shop.post('/users/authenticate', {
    loginId: email,
    loginPassword: 'not of Linus',
  })
  await shop.runJobs()
  const token = /[?]t=([\w-]+)/.exec(shop.mail.sent[0]?.text ?? '')?.[1]
  const claimed = await shop.post('/users/claim', { token, newPassword: PASSWORD })

  expect(invited.json()).toMatchObject({ isInvited: true, role: 'OWNER' })
  expect((await shop.get('/staff/members', strangers)).statusCode).toBe(401)
  expect(signedIn.statusCode).toBe(401)
  const bearer = claimed.json().token
  expect((await shop.get('/users/session', { bearer })).json()).toMatchObject({
    staffRole: 'OWNER',
    customer: { firstName: 'Linus' },
  })
})

it('keeps the password of a verified customer, and the role applies at once', async () => {
  const { session } = await owner()
  const linus = await shop.make.customer({ password: PASSWORD, emailVerifiedAt: new Date() })
  const his = await signIn(shop, linus)

  const invitation = { email: linus.email, firstName: 'Linus', role: 'SUPPORT' }
  await shop.post('/staff/invite', invitation, session)

  expect((await shop.get('/users/session', his)).json().staffRole).toBe('SUPPORT')
})

it('keeps the last owner, and closes the sessions of departing staff', async () => {
  const { member, session } = await owner()
  const clerk = await shop.make.staff({ role: 'SUPPORT', password: PASSWORD })
  const clerks = await signIn(shop, clerk)

  const demoted = await shop.put(`/staff/members/${member.custId}`, { role: 'SUPPORT' }, session)
  const closed = await shop.put(`/staff/members/${clerk.custId}`, { activeFlag: false }, session)

  expect(demoted.statusCode).toBe(409)
  expect(closed.json().activeFlag).toBe(false)
  expect((await shop.get('/staff/today', clerks)).statusCode).toBe(401)
  const history = await shop.get(`/staff/history/staff/${clerk.custId}`, session)
  expect(history.json().rows[0]).toMatchObject({ before: { activeFlag: true } })
})

it('grants a session no staff rights before the second factor', async () => {
  const { member, secret, uri } = await withSecondFactor()
  const session = await signIn(shop, member)

  const before = await shop.get('/staff/members', session)
  const standing = (await shop.get('/staff/standing', session)).json()
  const given = await shop.post('/staff/secondFactor/give', { code: codeOf(secret, 1) }, session)

  expect(uri).toContain('otpauth://totp/Mendwell:')
  expect(before.statusCode).toBe(403)
  expect(standing).toMatchObject({ role: 'OWNER', secondFactor: 'due' })
  expect(given.json().secondFactor).toBe('given')
  expect((await shop.get('/staff/members', session)).statusCode).toBe(200)
})

it('accepts no code twice', async () => {
  const { member, secret } = await withSecondFactor()
  const session = await signIn(shop, member)

  // The code that confirmed it, a moment ago.
  const again = await shop.post('/staff/secondFactor/give', { code: codeOf(secret) }, session)

  expect(again.statusCode).toBe(422)
  expect(again.json().errors).toMatchObject([{ path: 'code' }])
})

it('accepts each recovery code once, and stores none', async () => {
  const { member, recoveryCodes } = await withSecondFactor()
  const [code = ''] = recoveryCodes
  const one = await signIn(shop, member)
  const two = await signIn(shop, member)

  const first = await shop.post('/staff/secondFactor/give', { code }, one)
  const second = await shop.post('/staff/secondFactor/give', { code }, two)

  expect(first.json()).toMatchObject({ secondFactor: 'given', recoveryCodesLeft: 9 })
  expect(second.statusCode).toBe(422)
  const stored = await shop.db.selectFrom('staffRecoveryCode').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain(code)
})

it('stops guessing after ten tries', async () => {
  const { member } = await withSecondFactor()
  const session = await signIn(shop, member)
  const guesses = await Promise.all(
    Array.from({ length: 12 }, () =>
      shop.post('/staff/secondFactor/give', { code: '000000' }, session),
    ),
  )

  expect(guesses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2)
})

it("lists one's sessions and ends one", async () => {
  const { member, session } = await owner()
  const other = await signIn(shop, member)
  const listed = (await shop.get('/staff/sessions', session)).json()
  const { publicHandle } = listed.find((each: { isCurrent: boolean }) => !each.isCurrent)

  await shop.post('/staff/sessions/revoke', { publicHandle }, session)

  expect(listed).toHaveLength(2)
  expect((await shop.get('/staff/today', other)).statusCode).toBe(401)
  expect((await shop.get('/staff/today', session)).statusCode).toBe(200)
})

it("ends all one's other sessions at once, and no one else's", async () => {
  const { member, session } = await owner()
  const others = [await signIn(shop, member), await signIn(shop, member)]
  const clerks = await signIn(shop, await shop.make.staff({ role: 'SUPPORT', password: PASSWORD }))
  const reached = async () =>
    Promise.all(
      [session, clerks, ...others].map(
        async (each) => (await shop.get('/staff/today', each)).statusCode,
      ),
    )

  await shop.post('/staff/sessions/revokeOthers', {}, session)

  expect(await reached()).toEqual([200, 200, 401, 401])
})

it("ends a member's sessions for staff managers only", async () => {
  const { member, session } = await owner()
  const clerk = await shop.make.staff({ role: 'SUPPORT', password: PASSWORD })
  const clerks = await signIn(shop, clerk)
  const revoke = (custId: number, who: typeof session) =>
    shop.post('/staff/sessions/revokeOthers', { custId }, who)

  const refused = await revoke(member.custId, clerks)
  const ended = await revoke(clerk.custId, session)

  expect([refused.statusCode, ended.statusCode]).toEqual([403, 200])
  expect((await shop.get('/staff/today', clerks)).statusCode).toBe(401)
  expect((await shop.get('/staff/today', session)).statusCode).toBe(200)
})
