import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const password = 'correct horse battery'

async function bearerOf(loginId: string) {
  const response = await shop.post('/users/authenticate', { loginId, loginPassword: password })
  return response.json().token as string
}
async function ada() {
  const { custId } = await shop.make.customer({ email: 'ada@example.com', password })
  return { custId, bearer: await bearerOf('ada@example.com') }
}
const stored = (custId: number) =>
  shop.db.selectFrom('customer').selectAll().where('custId', '=', custId).executeTakeFirstOrThrow()

describe('PUT /customer/update', () => {
  it('changes what is sent, keeps the rest, and answers a number', async () => {
    const { custId, bearer } = await ada()

    const response = await shop.put(
      '/customer/update',
      {
        custId,
        firstName: 'Augusta',
        phone2: '555-0199',
        bestWay: 'TEXT',
        sendSmsFlag: true,
        city: 'Austin',
        address: { address1: '1 Main St', address2: 'Apt 2' },
      },
      { bearer },
    )

    expect(response.statusCode).toBe(200)
    expect(response.json()).toBe(1)
    const { customer } = (await shop.get('/users/session', { bearer })).json()
    expect(customer).toMatchObject({
      firstName: 'Augusta',
      lastName: 'Byron',
      phone2: '555-0199',
      bestWay: 'TEXT',
      sendSmsFlag: true,
      address: { address1: '1 Main St', address2: 'Apt 2' },
      city: 'Austin',
    })
  })

  it('clears what is sent as null or empty', async () => {
    const { bearer } = await ada()
    await shop.put('/customer/update', { profession: 'Nurse', city: 'Austin' }, { bearer })

    await shop.put('/customer/update', { profession: '', phone1: null, city: null }, { bearer })

    const { customer } = (await shop.get('/users/session', { bearer })).json()
    expect(customer).toMatchObject({ profession: null, phone1: null, city: '' })
  })

  it('stores one address however often it is saved', async () => {
    const { bearer } = await ada()

    await shop.put('/customer/update', { city: 'Austin', billingCity: 'Dallas' }, { bearer })
    await shop.put('/customer/update', { city: 'Houston', billingCity: 'El Paso' }, { bearer })

    expect(await shop.count('address')).toBe(2)
  })

  it('changes no rights, log-in or password', async () => {
    const { custId, bearer } = await ada()
    const before = await stored(custId)

    await shop.put(
      '/customer/update',
      {
        salesRep: true,
        custType: 'S',
        role: 'OWNER',
        priority: 5,
        email: 'eve@example.com',
        loginId: 'eve@example.com',
        loginPassword: 'another password',
        emailVerifiedAt: '2026-01-01T00:00:00Z',
      },
      { bearer },
    )

    expect(await stored(custId)).toEqual({
      ...before,
      updatedAt: expect.any(Date),
      salesRepRequestedAt: expect.any(Date),
    })
    expect(await bearerOf('ada@example.com')).toMatch(/^mws_/)
    expect(await shop.count('staff_member')).toBe(0)
  })

  it('refuses somebody else’s custId and changes nothing', async () => {
    const { bearer } = await ada()
    const bob = await shop.make.customer({ email: 'bob@example.com' })

    const body = { custId: bob.custId, firstName: 'Eve' }
    const response = await shop.put('/customer/update', body, { bearer })

    expect(response.statusCode).toBe(403)
    expect(await stored(bob.custId)).toMatchObject({ firstName: 'Ada' })
  })

  it('asks visitors to sign in first', async () => {
    const response = await shop.put('/customer/update', { firstName: 'Eve' })

    expect(response.statusCode).toBe(401)
    expect(response.json().code).toBe('SIGN_IN_FIRST')
  })

  it.each([
    { body: { firstName: '' }, path: 'firstName', message: 'First Name is required' },
    { body: { bestWay: 'PIGEON' }, path: 'bestWay', message: undefined },
    { body: { businessFlag: 'yes' }, path: 'businessFlag', message: undefined },
    { body: { phone1: 'x'.repeat(31) }, path: 'phone1', message: '30 Characters Maximum' },
    { body: { city: 'a\nb' }, path: 'city', message: 'Must be one line' },
  ])('says what is wrong with $path', async ({ body, path, message }) => {
    const { bearer } = await ada()

    const response = await shop.put('/customer/update', body, { bearer })

    expect(response.statusCode).toBe(422)
    expect(response.json().errors[0]).toMatchObject({
      path,
      message: message ?? expect.any(String),
    })
  })
})

describe('POST /address/save', () => {
  const address = {
    address1: '1 Main St',
    country: 'United States',
    stateProvince: 'TX',
    city: 'Austin',
    postalCode: '78701',
  }
  const save = (body: object, bearer?: string) =>
    shop.post('/address/save', body, bearer ? { bearer } : {})

  it('saves an address, makes it the default, and changes it by its id', async () => {
    const { custId, bearer } = await ada()

    const made = (await save(address, bearer)).json()
    const changed = (await save({ ...address, ...made, city: 'Dallas' }, bearer)).json()

    expect(changed).toEqual(made)
    expect(await stored(custId)).toMatchObject({ addressId: made.addressId })
    expect(await shop.count('address')).toBe(1)
  })

  it("rejects other people's addresses", async () => {
    const { bearer } = await ada()
    await shop.make.customer({ email: 'bob@example.com', password })
    const bobs = (await save(address, await bearerOf('bob@example.com'))).json()

    const foreign = await save({ ...address, ...bobs, city: 'Eveville' }, bearer)
    const missing = await save({ ...address, addressId: 4711 }, bearer)

    expect(foreign.statusCode).toBe(404)
    expect(foreign.body).toBe(missing.body)
    const rows = await shop.db.selectFrom('address').select('city').execute()
    expect(rows).toEqual([{ city: 'Austin' }])
  })

  it('is for signed-in customers, and names missing fields', async () => {
    const { bearer } = await ada()

    expect((await save(address)).statusCode).toBe(401)
    const response = await save({}, bearer)
    expect(response.json().errors.map((error: { message: string }) => error.message)).toEqual([
      'Address1 is required',
      'Country is required',
      'StateProvince is required',
      'City is required',
      'postalCode is required',
    ])
  })
})

describe.each(['searchByCustomerLogin', 'findByCustomerLogin'])('GET /customer/%s', (call) => {
  const find = (login: string, bearer?: string) =>
    shop.get(`/customer/${call}/${encodeURIComponent(login)}`, bearer ? { bearer } : {})

  it("returns one's own record, in any spelling of the log-in", async () => {
    const { custId, bearer } = await ada()

    const response = await find('ADA@example.com', bearer)

    expect(response.json()).toMatchObject({ custId, email: 'ada@example.com' })
    expect(response.body).not.toMatch(/password|hash|argon2/i)
  })

  it('does not reveal whether another log-in exists', async () => {
    const { bearer } = await ada()
    await shop.make.customer({ email: 'bob@example.com' })

    const [known, unknown] = [
      await find('bob@example.com', bearer),
      await find('eve@example.com', bearer),
    ]
    expect(known.statusCode).toBe(403)
    expect(unknown.body).toBe(known.body)
    const [knownToVisitors, unknownToVisitors] = [
      await find('bob@example.com'),
      await find('eve@example.com'),
    ]
    expect(knownToVisitors.statusCode).toBe(401)
    expect(unknownToVisitors.body).toBe(knownToVisitors.body)
  })

  it("returns anyone's record to staff", async () => {
    await shop.make.staff({ email: 'grace@example.com', password })
    await shop.make.customer({ email: 'bob@example.com' })
    const bearer = await bearerOf('grace@example.com')

    expect((await find('bob@example.com', bearer)).json().email).toBe('bob@example.com')
    expect((await find('eve@example.com', bearer)).statusCode).toBe(404)
  })
})

it('lists the customer types for everyone', async () => {
  const response = await shop.get('/customerTypes/findAllCustomerType/')

  expect(response.json()).toEqual([
    { custType: 'C', description: 'Customer' },
    { custType: 'R', description: 'Sales representative' },
    { custType: 'S', description: 'Staff' },
  ])
})

describe('becoming a sales representative', () => {
  it('is requested by the customer and granted by staff', async () => {
    const { custId, bearer } = await ada()
    await shop.make.staff({ email: 'grace@example.com', password })
    const staff = await bearerOf('grace@example.com')
    const grant = (options: object) =>
      shop.put(`/customer/${custId}/salesRep`, { granted: true }, options)

    await shop.put('/customer/update', { salesRep: true }, { bearer })
    expect((await grant({})).statusCode).toBe(401)
    expect((await grant({ bearer })).statusCode).toBe(403)
    expect(await stored(custId)).toMatchObject({ salesRep: false, custType: 'C' })

    expect((await grant({ bearer: staff })).json()).toMatchObject({
      salesRep: true,
      salesRepRequested: false,
      custType: 'R',
    })
  })
})
