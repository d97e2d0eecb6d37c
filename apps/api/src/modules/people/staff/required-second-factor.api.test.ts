import { STAFF_ROLES } from '@mendwell/domain/people/staff-permissions'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

type Session = Awaited<ReturnType<typeof signIn>>

const password = 'quite a long staple'
const member = (role: (typeof STAFF_ROLES)[number]) => shop.make.staff({ role, password })

/** Sets up a second factor; returns the recovery codes. */
async function setUp(session: Session): Promise<string[]> {
  const { secret } = (await shop.post('/staff/secondFactor/begin', {}, session)).json()
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: shop.clock.now().getTime(),
  })
  return (await shop.post('/staff/secondFactor/confirm', { code }, session)).json().recoveryCodes
}

const setRequired = (requireSecondFactor: boolean, session: Session) =>
  shop.put('/staff/settings', { requireSecondFactor }, session)

/** An owner with a second factor, who requires it of everyone. */
async function ownerWhoRequiresIt() {
  const owner = await member('OWNER')
  const session = await signIn(shop, owner)
  const recoveryCodes = await setUp(session)
  await setRequired(true, session)
  return { owner, session, recoveryCodes }
}

const stateOf = async (session: Session) => ({
  ...(await shop.get('/staff/standing', session)).json(),
  staffRole: (await shop.get('/users/session', session)).json().staffRole,
})
const answerOf = async (called: ReturnType<typeof shop.get>) => {
  const answer = await called
  return [answer.statusCode, answer.json().code]
}
const MISSING = [403, 'SECOND_FACTOR_MISSING']

it('can only be required by an owner who has it, and is required of nobody by default', async () => {
  const session = await signIn(shop, await member('OWNER'))

  const refused = await setRequired(true, session)

  expect(refused.statusCode).toBe(422)
  expect(refused.json().errors).toMatchObject([
    {
      path: 'requireSecondFactor',
      message: 'Turn on two-step verification for yourself first, under Security',
    },
  ])
  expect(await stateOf(session)).toMatchObject({ secondFactor: 'off', isRequired: false })
  expect((await shop.get('/staff/settings', session)).json().requireSecondFactor).toBe(false)

  await setUp(session)
  expect((await setRequired(true, session)).json().requireSecondFactor).toBe(true)
  expect((await shop.get('/config')).json()).not.toHaveProperty('requireSecondFactor')
})

it.each(STAFF_ROLES)(
  'asks %s in an open session to set it up before anything else',
  async (role) => {
    const session = await signIn(shop, await member(role))
    expect((await shop.get('/staff/today', session)).statusCode).toBe(200)

    await ownerWhoRequiresIt()

    const refused = await shop.get('/staff/today', session)
    expect([refused.statusCode, refused.json().code]).toEqual(MISSING)
    expect(refused.json()).toMatchObject({
      detail: 'This shop requires two-step verification. Set it up to continue.',
      sentence: { code: 'secondFactorMissing' },
    })
    expect(await stateOf(session)).toMatchObject({
      role,
      secondFactor: 'missing',
      isRequired: true,
      staffRole: null,
    })

    expect(await setUp(session)).toHaveLength(10)

    expect((await shop.get('/staff/today', session)).statusCode).toBe(200)
    expect(await stateOf(session)).toMatchObject({ secondFactor: 'given', staffRole: role })
  },
)

it('asks those with a role of the owner’s own', async () => {
  const { session: owners } = await ownerWhoRequiresIt()
  const colleague = await member('SUPPORT')
  const session = await signIn(shop, colleague)
  const body = { name: 'Night desk', permissions: ['orders.read'] }
  const { roleId } = (await shop.post('/staff/roles', body, owners)).json()
  await shop.put(`/staff/members/${colleague.custId}`, { role: `own-${roleId}` }, owners)

  expect(await answerOf(shop.get('/staff/orders', session))).toEqual(MISSING)
  await setUp(session)

  expect((await shop.get('/staff/orders', session)).statusCode).toBe(200)
})

describe('before it is set up', () => {
  it('opens nothing else to a new session of an owner, not even the setting', async () => {
    await ownerWhoRequiresIt()
    const session = await signIn(shop, await member('OWNER'))

    expect(await answerOf(setRequired(false, session))).toEqual(MISSING)
    expect(await answerOf(shop.get('/staff/members', session))).toEqual(MISSING)
    expect(await answerOf(shop.get('/staff/sessions', session))).toEqual(MISSING)
    const body = { code: '000000' }
    expect(await answerOf(shop.post('/staff/secondFactor/end', body, session))).toEqual(MISSING)
  })

  it('grants no rights for a wrong code', async () => {
    await ownerWhoRequiresIt()
    const session = await signIn(shop, await member('MANAGER'))
    await shop.post('/staff/secondFactor/begin', {}, session)

    const wrong = await shop.post('/staff/secondFactor/confirm', { code: '000000' }, session)

    expect(wrong.statusCode).toBe(422)
    expect(await answerOf(shop.get('/staff/today', session))).toEqual(MISSING)
  })

  it('lets people sign out', async () => {
    await ownerWhoRequiresIt()
    const session = await signIn(shop, await member('SUPPORT'))

    expect((await shop.post('/users/signout', {}, session)).statusCode).toBe(200)
    expect((await shop.get('/staff/today', session)).statusCode).toBe(401)
  })
})

it('is no way around a second factor that is due', async () => {
  const { owner } = await ownerWhoRequiresIt()
  const session = await signIn(shop, owner)

  const begun = await answerOf(shop.post('/staff/secondFactor/begin', {}, session))

  expect(begun).toEqual([403, 'FORBIDDEN'])
  expect(await stateOf(session)).toMatchObject({ secondFactor: 'due', isRequired: true })
})

it('asks nothing of customers, and still gives them no second factor', async () => {
  await ownerWhoRequiresIt()
  const session = await signIn(shop, await shop.make.customer({ password }))

  const begun = await answerOf(shop.post('/staff/secondFactor/begin', {}, session))

  expect(begun).toEqual([403, 'FORBIDDEN'])
  expect(await answerOf(shop.get('/staff/today', session))).toEqual([403, 'FORBIDDEN'])
  expect(await stateOf(session)).toMatchObject({ secondFactor: 'off', isRequired: false })
})

describe('while it is required', () => {
  it('stays on for oneself, and the code of the attempt still works', async () => {
    const { owner, session, recoveryCodes } = await ownerWhoRequiresIt()
    const [code] = recoveryCodes
    const end = () => shop.post('/staff/secondFactor/end', { code }, session)

    const refused = await end()
    const reset = `/staff/members/${owner.custId}/secondFactor/reset`
    const resetRefused = await shop.post(reset, {}, session)

    expect([refused.statusCode, resetRefused.statusCode]).toEqual([409, 409])
    expect(refused.json().sentence.code).toBe('secondFactorStaysOn')
    expect(await stateOf(session)).toMatchObject({ secondFactor: 'given', recoveryCodesLeft: 10 })

    await setRequired(false, session)
    expect((await end()).json()).toMatchObject({ secondFactor: 'off', isRequired: false })
  })

  it('is set up anew by a colleague whose phone was lost', async () => {
    const { session } = await ownerWhoRequiresIt()
    const clerk = await member('SUPPORT')
    await setUp(await signIn(shop, clerk))

    await shop.post(`/staff/members/${clerk.custId}/secondFactor/reset`, {}, session)

    expect(await stateOf(await signIn(shop, clerk))).toMatchObject({ secondFactor: 'missing' })
  })
})

it('is no longer asked for once the owner undoes it', async () => {
  const { session } = await ownerWhoRequiresIt()
  const clerks = await signIn(shop, await member('SUPPORT'))
  const history = await shop.get('/staff/history/setting/requireSecondFactor', session)
  const [{ eventId, before, after }] = history.json().rows
  expect([before, after]).toEqual([{ requireSecondFactor: false }, { requireSecondFactor: true }])
  expect(await answerOf(shop.get('/staff/today', clerks))).toEqual(MISSING)

  await shop.post('/staff/history/undo', { eventId }, session)

  expect((await shop.get('/staff/today', clerks)).statusCode).toBe(200)
  expect(await stateOf(clerks)).toMatchObject({ secondFactor: 'off', staffRole: 'SUPPORT' })
})
