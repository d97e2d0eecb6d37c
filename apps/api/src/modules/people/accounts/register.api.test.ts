import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const ada = {
  loginId: 'ada',
  email: 'Ada@Example.com',
  loginPassword: 'correct horse battery',
  firstName: 'Ada',
  lastName: 'Byron',
}
const stored = () => shop.db.selectFrom('customer').selectAll().executeTakeFirstOrThrow()

describe.each(['/users/register', '/registerCustomer', '/loginsignin'])('POST %s', (url) => {
  it('opens an account whose email is the log-in', async () => {
    const response = await shop.post(url, ada)

    expect(response.statusCode).toBe(201)
    expect(response.json()).toEqual({ custId: 1 })
    expect(await stored()).toMatchObject({
      loginId: 'Ada@Example.com',
      custName: 'Ada@Example.com',
      emailCanonical: 'ada@example.com',
      custType: 'C',
      priority: 1,
      emailVerifiedAt: null,
    })
    const signedIn = await shop.post('/users/authenticate', {
      loginId: 'ada@example.com',
      loginPassword: ada.loginPassword,
    })
    expect(signedIn.statusCode).toBe(200)
  })

  it('reports errors at their fields, and stores nothing', async () => {
    const response = await shop.post(url, { email: 'ada@', loginPassword: 'short', firstName: ' ' })

    expect(response.statusCode).toBe(422)
    expect(response.json().errors).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ path: 'email', message: 'Email is Invalid' }),
        expect.objectContaining({ path: 'loginPassword', message: 'Password is Invalid' }),
        expect.objectContaining({ path: 'firstName', message: 'First Name is required' }),
        expect.objectContaining({ path: 'lastName', message: 'Last Name is required' }),
      ]),
    )
    expect(await shop.count('customer')).toBe(0)
    expect(await shop.count('attempt_count')).toBe(0)
  })

  it('refuses an email that has a customer and offers to sign in', async () => {
    await shop.make.customer({ email: 'ada@example.com' })

    const response = await shop.post(url, ada)

    expect(response.statusCode).toBe(409)
    expect(response.json()).toMatchObject({
      code: 'EMAIL_TAKEN',
      links: { signIn: '/#/login', resetPassword: '/#/reset-password' },
    })
    expect(await shop.count('credential')).toBe(0)
  })
})

it('fifty people at once with one email in many spellings: one account', async () => {
  const spellings = ['ada@example.com', 'ADA@example.com', ' ada@EXAMPLE.com', 'Ada@Example.Com']
  const generous = await startTestShop({ config: { rateLimitFactor: 10 } })

  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      generous.post('/users/register', { ...ada, email: spellings[index % spellings.length] }),
    ),
  )

  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
  expect(await generous.count('customer')).toBe(1)
  await generous.close()
})

it('creates customers only, whatever the body says', async () => {
  const response = await shop.post('/users/register', {
    ...ada,
    custId: 77,
    custType: 'S',
    role: 'OWNER',
    staffRole: 'OWNER',
    priority: 9,
    salesRep: true,
    emailVerifiedAt: '2026-01-01',
    activeFlag: false,
  })

  expect(response.statusCode).toBe(201)
  expect(await stored()).toMatchObject({
    custId: 1,
    custType: 'C',
    priority: 1,
    salesRep: false,
    salesRepRequestedAt: expect.any(Date),
    emailVerifiedAt: null,
    activeFlag: true,
  })
  expect(await shop.count('staff_member')).toBe(0)
})

it.each(['password1', 'PASSWORD1', 'qwertyuiop', '12345678', 'iloveyou'])(
  'refuses the common password %s',
  async (loginPassword) => {
    const response = await shop.post('/users/register', { ...ada, loginPassword })

    expect(response.statusCode).toBe(422)
    expect(response.json().errors[0].path).toBe('loginPassword')
  },
)

it.each([
  { length: 7, status: 422 },
  { length: 8, status: 201 },
  { length: 256, status: 201 },
  { length: 257, status: 422 },
])('a password of $length characters is answered $status', async ({ length, status }) => {
  const loginPassword = 'xK9#'.repeat(65).slice(0, length)

  const response = await shop.post('/users/register', { ...ada, loginPassword })

  expect(response.statusCode).toBe(status)
})

it('greets a new account by mail', async () => {
  await shop.post('/users/register', ada)

  expect(await shop.mail.outbox()).toMatchObject([
    { kind: 'welcome', recipient: 'Ada@Example.com', custId: 1 },
  ])
})

describe('POST /customer/save', () => {
  const guest = { firstName: 'Bob', lastName: 'Bell', email: 'bob@example.com', phone1: '555-0100' }

  it('opens an account where a password is given, with its addresses', async () => {
    const response = await shop.post('/customer/save', {
      ...ada,
      phone1: '555-0100',
      address: '1 Main St',
      city: 'Austin',
      stateProvince: 'TX',
      country: 'United States',
      postalCode: '78701',
      billingAddress: { address1: 'PO Box 1', address2: '' },
      billingCity: 'Dallas',
    })

    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ customer: { custId: 1, firstName: 'Ada' } })
    const addresses = await shop.db.selectFrom('address').selectAll().orderBy('addressId').execute()
    expect(addresses).toMatchObject([
      { address1: '1 Main St', city: 'Austin', custId: 1 },
      { address1: 'PO Box 1', city: 'Dallas', custId: 1 },
    ])
  })

  it('saves a guest without a password, who cannot sign in', async () => {
    const response = await shop.post('/customer/save', guest)

    expect(response.statusCode).toBe(200)
    expect(response.json().customer.firstName).toBe('Bob')
    expect(await shop.count('customer')).toBe(1)
    expect(await shop.count('credential')).toBe(0)
  })

  it('reveals to no one whether a guest is known, and changes no existing customer', async () => {
    await shop.make.customer({ email: 'bob@example.com', firstName: 'Robert', phone1: '1' })

    const known = await shop.post('/customer/save', { ...guest, custType: 'S' })
    const unknown = await shop.post('/customer/save', { ...guest, email: 'new@example.com' })

    expect(known.statusCode).toBe(unknown.statusCode)
    for (const { customer } of [known.json(), unknown.json()]) {
      expect(Object.keys(customer)).toEqual(['custId', 'firstName'])
      expect(customer.custId).toBeGreaterThanOrEqual(2 ** 40)
      expect(customer.firstName).toBe('Bob')
    }
    expect(await stored()).toMatchObject({ firstName: 'Robert', phone1: '1', custType: 'C' })
    expect(await shop.count('customer')).toBe(2)
  })

  it("requires a guest's phone", async () => {
    const response = await shop.post('/customer/save', { ...guest, phone1: '' })

    expect(response.statusCode).toBe(422)
    expect(response.json().errors).toMatchObject([{ path: 'phone1', message: 'Phone is required' }])
  })
})
