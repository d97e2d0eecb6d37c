import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const password = 'correct horse battery'
const ada = { email: 'ada@example.com', password }

const signIn = (loginId: string, loginPassword: string, headers = {}) =>
  shop.post('/users/authenticate', { loginId, loginPassword }, { headers })
const whoAmI = async (options: Parameters<typeof shop.get>[1]) =>
  (await shop.get('/users/session', options)).json()

describe('signing in', () => {
  it('returns a token and the customer, and never a password', async () => {
    await shop.make.customer(ada)

    const response = await signIn('Ada@Example.com', password)

    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({
      authenticated: true,
      token: expect.stringMatching(/^mws_[\w-]{43}$/),
      customer: { email: 'ada@example.com', firstName: 'Ada', custType: 'C' },
    })
    expect(response.body).not.toMatch(/loginPassword|hash|argon2/i)
  })

  it.each([
    { case: 'an unknown log-in', loginId: 'nobody@example.com', loginPassword: password },
    { case: 'a wrong password', loginId: 'ada@example.com', loginPassword: 'wrong' },
    {
      case: 'a guest who has no password',
      loginId: 'guest@example.com',
      loginPassword: 'Default123',
    },
    { case: 'a closed account', loginId: 'closed@example.com', loginPassword: password },
  ])('answers $case with the same words', async ({ loginId, loginPassword }) => {
    await shop.make.customer(ada)
    await shop.make.customer({ email: 'guest@example.com' })
    await shop.make.customer({ email: 'closed@example.com', password, activeFlag: false })

    const response = await signIn(loginId, loginPassword)

    expect(response.statusCode).toBe(401)
    expect(response.json()).toEqual({
      type: 'about:blank',
      title: 'Unauthorized',
      status: 401,
      code: 'BAD_LOGIN',
      detail: 'Username or password is incorrect',
      sentence: { code: 'badLogin', params: {} },
      authenticated: false,
      token: '_EMPTY',
      customer: null,
    })
  })

  it('reports missing fields without counting an attempt', async () => {
    const response = await shop.post('/users/authenticate', { loginPassword: password })

    expect(response.statusCode).toBe(422)
    expect(response.json().errors).toMatchObject([
      { path: 'loginId', message: 'Username is required' },
    ])
    expect(await shop.count('attempt_count')).toBe(0)
  })

  it('returns only the token for customer/authenticate', async () => {
    await shop.make.customer(ada)

    const response = await shop.post('/customer/authenticate', { username: ada.email, password })

    expect(Object.keys(response.json())).toEqual(['token'])
    expect(await whoAmI({ bearer: response.json().token })).toMatchObject({ authenticated: true })
  })

  it('signs in with loginsignin if the body has no email', async () => {
    await shop.make.customer(ada)

    const response = await shop.post('/loginsignin', {
      loginId: ada.email,
      loginPassword: password,
    })

    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({ authenticated: true, customer: { firstName: 'Ada' } })
  })

  it('creates a new token each time and stores none of them', async () => {
    await shop.make.customer(ada)

    const [first, second] = [await signIn(ada.email, password), await signIn(ada.email, password)]

    expect(first.json().token).not.toBe(second.json().token)
    const stored = await shop.db.selectFrom('session').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(first.json().token)
  })
})

describe('a session', () => {
  const bearerOf = async () => {
    await shop.make.customer(ada)
    return (await signIn(ada.email, password)).json().token as string
  }

  it("expires by the database's clock", async () => {
    const bearer = await bearerOf()
    await shop.db.updateTable('session').set({ expiresAt: sql`now()` }).execute()

    const response = await shop.put('/customer/update', {}, { bearer })

    expect(response.statusCode).toBe(401)
    expect(response.json()).toMatchObject({ code: 'SESSION_EXPIRED' })
    expect(await whoAmI({ bearer })).toMatchObject({ authenticated: false, sessionEnded: true })
  })

  it('ends after twelve hours however active', async () => {
    const bearer = await bearerOf()
    await shop.db.updateTable('session').set({ absoluteExpiresAt: sql`now()` }).execute()

    expect(await whoAmI({ bearer })).toMatchObject({ authenticated: false })
  })

  it('lasts an hour from the last call, updated at most once a minute', async () => {
    const bearer = await bearerOf()
    const minutesLeft = async () => {
      const left = sql<number>`round(extract(epoch from expires_at - now()) / 60)::int`
      const row = await shop.db.selectFrom('session').select(left.as('left')).executeTakeFirst()
      return row?.left
    }
    await shop.db
      .updateTable('session')
      .set({ expiresAt: sql`now() + interval '10 minutes'` })
      .execute()

    await whoAmI({ bearer })
    expect(await minutesLeft()).toBe(10)

    await shop.db
      .updateTable('session')
      .set({ lastSeenAt: sql`now() - interval '61 seconds'` })
      .execute()
    await whoAmI({ bearer })
    expect(await minutesLeft()).toBe(60)
  })

  it('ends with signing out, and cannot be revived', async () => {
    const bearer = await bearerOf()

    const response = await shop.post('/users/signout', {}, { bearer })

    expect(response.json()).toEqual({ signedOut: true })
    expect(await whoAmI({ bearer })).toMatchObject({ authenticated: false })
    await shop.db.updateTable('session').set({ expiresAt: sql`now() + interval '1 day'` }).execute()
    expect(await whoAmI({ bearer })).toMatchObject({ authenticated: false })
  })

  it('cannot be ended by someone who is not signed in', async () => {
    const response = await shop.post('/users/signout', {})

    expect(response.statusCode).toBe(401)
    expect(response.json()).toMatchObject({ code: 'SIGN_IN_FIRST' })
  })

  it('is invalid once the account is closed', async () => {
    const bearer = await bearerOf()
    await shop.db.updateTable('customer').set({ activeFlag: false }).execute()

    expect(await whoAmI({ bearer })).toMatchObject({ authenticated: false })
  })

  it('costs a public call no query, whatever credential is sent', async () => {
    const bearer = await bearerOf()
    const before = await shop.db.selectFrom('session').select('lastSeenAt').executeTakeFirst()
    await shop.db
      .updateTable('session')
      .set({ lastSeenAt: sql`now() - interval '1 hour'` })
      .execute()

    await shop.get('/customerTypes/findAllCustomerType', { bearer })

    const after = await shop.db.selectFrom('session').select('lastSeenAt').executeTakeFirst()
    expect(after?.lastSeenAt.getTime()).toBeLessThan(before?.lastSeenAt.getTime() ?? 0)
  })
})

describe('in the web app', () => {
  const own = { 'sec-fetch-site': 'same-origin' }
  const cookieOf = async () => {
    await shop.make.customer(ada)
    const response = await signIn(ada.email, password, { 'x-session': 'cookie', ...own })
    const [cookie] = response.cookies
    return { response, cookie, cookies: { [cookie?.name ?? '']: cookie?.value ?? '' } }
  }

  it('the credential is a cookie that scripts cannot read; the token opens nothing', async () => {
    const { response, cookie, cookies } = await cookieOf()

    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(cookie).not.toHaveProperty('maxAge')
    const { token } = response.json()
    expect(token).toMatch(/^s_/)
    expect(await whoAmI({ bearer: token })).toMatchObject({ authenticated: false })
    expect(await whoAmI({ cookies })).toMatchObject({ authenticated: true })
  })

  it.each<{ case: string; headers: Record<string, string>; status: number }>([
    { case: 'a page of ours', headers: own, status: 200 },
    { case: 'the address bar', headers: { 'sec-fetch-site': 'none' }, status: 200 },
    { case: 'our address', headers: { origin: 'http://localhost:3000' }, status: 200 },
    { case: 'another site', headers: { 'sec-fetch-site': 'cross-site' }, status: 403 },
    { case: 'a neighbor', headers: { 'sec-fetch-site': 'same-site' }, status: 403 },
    { case: 'a foreign address', headers: { origin: 'https://evil.example' }, status: 403 },
    { case: 'a sandboxed page', headers: { origin: 'null' }, status: 403 },
    { case: 'nobody knows', headers: {}, status: 403 },
  ])('a change asked by $case is answered $status', async ({ headers, status }) => {
    const { cookies } = await cookieOf()

    const response = await shop.put('/customer/update', { profession: 'x' }, { cookies, headers })

    expect(response.statusCode).toBe(status)
    const { profession } = await shop.db
      .selectFrom('customer')
      .select('profession')
      .executeTakeFirstOrThrow()
    expect(profession).toBe(status === 200 ? 'x' : null)
  })

  it('signing in again replaces the session of this browser', async () => {
    const { cookies } = await cookieOf()

    const again = await shop.post(
      '/users/authenticate',
      { loginId: ada.email, loginPassword: password },
      { headers: { 'x-session': 'cookie', ...own }, cookies },
    )

    expect(again.statusCode).toBe(200)
    expect(await whoAmI({ cookies })).toMatchObject({ authenticated: false, sessionEnded: true })
  })

  it('reports once that the session ended, and deletes the cookie', async () => {
    const { cookies } = await cookieOf()
    await shop.db.updateTable('session').set({ expiresAt: sql`now()` }).execute()

    const response = await shop.get('/users/session', { cookies })

    expect(response.json()).toMatchObject({ sessionEnded: true, customer: null })
    expect(response.cookies[0]).toMatchObject({ value: '' })
  })
})

it('over https the cookie is bound to the host', async () => {
  const publicUrl = 'https://shop.example'
  const secure = await startTestShop({ config: { publicUrl } })
  await secure.make.customer(ada)

  const response = await secure.post(
    '/users/authenticate',
    { loginId: ada.email, loginPassword: password },
    { headers: { 'x-session': 'cookie', origin: publicUrl } },
  )

  expect(response.cookies[0]).toMatchObject({ name: '__Host-mendwell_session', secure: true })
  await secure.close()
})
