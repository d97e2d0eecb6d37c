import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type EasyPostAnswer,
  startEasyPostServer,
} from '../../../test/providers/easypost-server.ts'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'
import { noAddressChecks } from '../../gateways/address-checks/address-check-gateway.ts'
import { easyPostAddresses } from '../../gateways/address-checks/easypost-addresses.ts'
import { makeBreaker } from '../../gateways/breaker/breaker.ts'
import { openEasyPost } from '../../gateways/easypost/easypost-client.ts'

const easyPost = await startEasyPostServer()
const shop = await startTestShop()
// The lists of the forms; they outlast a reset.
await shop.db
  .insertInto('country')
  .values({ countryId: 2, name: 'United States', iso2: 'US' })
  .execute()
const texas = { stateId: 21, countryId: 2, stateCode: 'TX', name: 'Texas' }
await shop.db.insertInto('stateProvince').values(texas).execute()
await shop.db.insertInto('city').values({ cityId: 211, stateId: 21, name: 'McAllen' }).execute()
beforeEach(async () => {
  await shop.reset()
  easyPost.asked.length = 0
  // Each with a breaker that has seen nothing.
  shop.deps.addressChecks = easyPostAddresses(easyPost.settings)
  await turnOn()
})
afterAll(async () => {
  await shop.close()
  await easyPost.close()
})

const store = (name: string, value: unknown) =>
  shop.db
    .insertInto('setting')
    .values({ name, value: JSON.stringify(value) })
    .execute()
const turnOn = () => store('checkAddresses', true)

const HOME = {
  address: '418 Barton Crek Road',
  address2: 'Apt 5',
  country: 'United States',
  stateProvince: 'TX',
  city: 'Austin',
  postalCode: '78704',
}
const check = (change: object = {}) => shop.post('/addresses/check', { ...HOME, ...change })
const outcomeOf = async (change: object = {}) => (await check(change)).json()

/** An address as EasyPost returns it. */
const verified = (change: object = {}, delivery: object = { success: true, errors: [] }) => ({
  body: {
    id: 'adr_1',
    object: 'Address',
    mode: 'test',
    street1: '418 BARTON CREEK RD APT 5',
    street2: '',
    city: 'AUSTIN',
    state: 'TX',
    zip: '78704-1234',
    country: 'US',
    residential: true,
    ...change,
    verifications: { delivery: { details: null, ...delivery } },
  },
})
const failed = (...codes: string[]) => ({
  success: false,
  errors: codes.map((code) => ({ code, field: 'address', message: 'No', suggestion: null })),
})

describe('an address', () => {
  it('goes to the provider as it was typed, with nothing else', async () => {
    easyPost.answer(() => verified())
    await check()

    expect(easyPost.asked).toEqual([
      {
        call: 'POST /v2/addresses',
        body: {
          address: {
            street1: HOME.address,
            street2: 'Apt 5',
            city: 'Austin',
            state: 'TX',
            zip: '78704',
            country: 'US',
          },
          verify: ['delivery'],
        },
      },
    ])
  })

  it('that the postal service knows is deliverable, however it is written', async () => {
    easyPost.answer(() => verified())

    const answer = await check({ address: '418 Barton Creek Road' })

    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json()).toEqual({ outcome: 'deliverable', suggested: null })
  })

  it.each<[object, object]>([
    [{}, { address: '418 Barton Creek Rd', address2: 'Apt 5' }],
    [{ zip: '78735-9999' }, { postalCode: '78735' }],
    [{ street2: 'APT 5', street1: '418 BARTON CREEK RD' }, { address2: 'Apt 5' }],
    // The list of the form knows how it is written.
    [
      { city: 'MCALLEN', zip: '78501' },
      { city: 'McAllen', postalCode: '78501' },
    ],
    [{ city: 'NOWHERE AT ALL' }, { city: 'Nowhere At All' }],
  ])('that is meant as %o is suggested as %o', async (known, suggested) => {
    easyPost.answer(() => verified(known))

    expect(await outcomeOf()).toMatchObject({
      outcome: 'corrected',
      suggested: { country: 'United States', stateProvince: 'TX', ...suggested },
    })
  })

  it.each([
    ['missing', { success: true, errors: [{ code: 'E.SECONDARY_INFORMATION.MISSING' }] }],
    ['wrong', { success: true, errors: [{ code: 'E.SECONDARY_INFORMATION.INVALID' }] }],
    ['missing, and so not delivered', failed('E.SECONDARY_INFORMATION.MISSING')],
  ])('whose apartment is %s needs another one', async (_, delivery) => {
    easyPost.answer(() => verified({}, delivery))
    expect(await outcomeOf()).toEqual({ outcome: 'missingUnit', suggested: null })
  })

  it.each([
    ['that is not found', verified({}, failed('E.ADDRESS.NOT_FOUND'))],
    ['without a house number', verified({}, failed('E.HOUSE_NUMBER.MISSING'))],
    ['that fails without a reason', verified({}, { success: false })],
    ['that is found abroad', verified({ country: 'CA' })],
    ['whose suggested ZIP code is no ZIP code', verified({ zip: '7870' })],
    ['whose suggested ZIP code is of another state', verified({ zip: '10001' })],
    ['whose suggested state is none', verified({ state: '' })],
    ['whose suggested line is too long', verified({ street1: `${'x'.repeat(201)} RD` })],
    ['whose suggested town is too long', verified({ city: 'X'.repeat(121) })],
  ])('%s cannot be judged', async (_, answer) => {
    easyPost.answer(() => answer)
    expect(await outcomeOf()).toEqual({ outcome: 'unknown', suggested: null })
  })

  it('is not suggested where the shop does not ship', async () => {
    await store('shippingZones', [{ name: 'Not there', countries: [], states: ['PR'], tiers: [] }])
    easyPost.answer(() => verified({ state: 'PR', zip: '00901' }))

    expect(await outcomeOf()).toMatchObject({ outcome: 'unknown' })
  })

  it('abroad is not sent to the provider', async () => {
    const answer = await outcomeOf({
      country: 'Canada',
      stateProvince: 'ON',
      postalCode: 'M5V 2T6',
    })

    expect([answer.outcome, easyPost.asked]).toEqual(['unknown', []])
  })

  it('that is incomplete is refused like that of an order', async () => {
    const answer = await check({ city: '', postalCode: '10001' })

    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toMatchObject([{ path: 'city' }, { path: 'postalCode' }])
    expect(easyPost.asked).toEqual([])
  })
})

describe('a provider that is of no use', () => {
  it.each<[string, EasyPostAnswer]>([
    ['that refuses the values', { status: 422, body: { error: { code: 'X', message: 'No' } } }],
    ['that wants money', { status: 402, body: { error: { code: 'PAYMENT_REQUIRED' } } }],
    ['that is too busy', { status: 429, body: { error: { code: 'RATE_LIMITED' } } }],
    ['that fails', { status: 500, body: {} }],
    ['that talks HTML', { status: 200, body: '<html></html>' }],
    ['that answers something else', { status: 200, body: { id: 'adr_1' } }],
    ['that answers null', { status: 200, body: null }],
    ['that answers numbers', verified({ street1: 7 })],
    ['that leaves out the street', verified({ street1: null })],
    ['that closes the connection', 'drop'],
    ['that breaks off', 'cut'],
    ['that never answers', 'hang'],
  ])('%s leaves the address unknown', async (_, answer) => {
    easyPost.answer(() => answer)
    const start = performance.now()

    const found = await check()

    expect(found.statusCode).toBe(200)
    expect(found.json()).toEqual({ outcome: 'unknown', suggested: null })
    if (answer === 'hang') expect(performance.now() - start).toBeGreaterThan(2_000)
  })

  it('with a wrong key leaves the address unknown, and the log names the status', async () => {
    shop.deps.addressChecks = easyPostAddresses({ ...easyPost.settings, apiKey: 'EZTKwrong' })
    const warn = vi.spyOn(shop.deps.logger, 'warn')

    expect(await outcomeOf()).toMatchObject({ outcome: 'unknown' })

    expect(warn).toHaveBeenCalledWith(
      { problem: 'EasyPostRefusal', status: 401 },
      expect.anything(),
    )
    warn.mockRestore()
  })

  it.each<[string, EasyPostAnswer]>([
    ['a refusal', { status: 422, body: { error: { code: 'X', message: HOME.address } } }],
    ['an answer of another shape', verified({ street1: null })],
    ['silence', 'drop'],
  ])('never brings the address into the log: %s', async (_, answer) => {
    const logged: unknown[] = []
    const warn = vi
      .spyOn(shop.deps.logger, 'warn')
      .mockImplementation((...said: unknown[]) => void logged.push(said))
    easyPost.answer(() => answer)

    await check()

    expect(logged).toHaveLength(1)
    expect(JSON.stringify(logged)).not.toMatch(/barton|austin|78704/i)
    warn.mockRestore()
  })

  it('is left alone after five failures', async () => {
    easyPost.answer(() => 'drop')
    for (let turn = 0; turn < 7; turn++) await check()

    expect(easyPost.asked).toHaveLength(5)
  })
})

describe('the number of checks', () => {
  it('is limited for one address of the internet', async () => {
    easyPost.answer(() => verified())
    const answers = await Promise.all(Array.from({ length: 62 }, () => check()))

    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2)
    expect(easyPost.asked).toHaveLength(60)
  })

  it('does not grow while there is nothing to check', async () => {
    await check({ country: 'Canada' })
    expect(await shop.count('attempt_count')).toBe(0)
  })
})

it('nothing is stored of a checked address', async () => {
  easyPost.answer(() => verified())
  await check()

  const rows = await shop.db.selectFrom('attemptCount').selectAll().execute()
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toMatch(/barton|austin/i)
})

describe('the setting', () => {
  const owner = async () => signIn(shop, await shop.make.staff({ password: 'quite a long staple' }))
  const config = async () => (await shop.get('/config')).json()

  it('is off at first: no address leaves the shop', async () => {
    await shop.db.deleteFrom('setting').execute()

    expect(await outcomeOf()).toEqual({ outcome: 'off', suggested: null })
    expect(await config()).not.toHaveProperty('checksAddresses')
    expect(easyPost.asked).toEqual([])
  })

  it('cannot be turned on without an account at the provider', async () => {
    shop.deps.addressChecks = noAddressChecks
    await shop.db.deleteFrom('setting').execute()
    const session = await owner()

    const answer = await shop.put('/staff/settings', { checkAddresses: true }, session)

    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toMatchObject([
      { path: 'checkAddresses', message: expect.stringContaining('EASYPOST_API_KEY') },
    ])
    expect((await shop.get('/staff/settings', session)).json()).toMatchObject({
      checkAddresses: false,
    })
  })

  it('is turned on and off by the owner, with an entry in the history', async () => {
    await shop.db.deleteFrom('setting').execute()
    const session = await owner()

    const on = await shop.put('/staff/settings', { checkAddresses: true }, session)

    expect(on.json()).toMatchObject({ checkAddresses: true })
    expect(await config()).toMatchObject({ checksAddresses: true })
    expect(
      (await shop.get('/staff/history/setting/checkAddresses', session)).json().rows,
    ).toHaveLength(1)

    await shop.put('/staff/settings', { checkAddresses: false }, session)
    expect(await config()).not.toHaveProperty('checksAddresses')
  })

  it('counts as off once the account is gone', async () => {
    shop.deps.addressChecks = noAddressChecks

    expect(await config()).not.toHaveProperty('checksAddresses')
    expect(await outcomeOf()).toEqual({ outcome: 'off', suggested: null })
    expect(await noAddressChecks.check({ ...HOME })).toEqual({ outcome: 'unknown' })
  })

  it('asks nobody in a preview', async () => {
    shop.deps.isReadOnly = true
    expect(await outcomeOf()).toMatchObject({ outcome: 'off' })
    shop.deps.isReadOnly = false
    expect(easyPost.asked).toEqual([])
  })
})

it('a check asks again after a pause of the provider', async () => {
  let now = 0
  const client = openEasyPost(
    easyPost.settings,
    makeBreaker('EasyPost', () => now),
  )
  shop.deps.addressChecks = easyPostAddresses(easyPost.settings, client)
  easyPost.answer(() => 'drop')
  for (let turn = 0; turn < 5; turn++) await check()
  easyPost.answer(() => verified())

  expect(await outcomeOf()).toMatchObject({ outcome: 'unknown' })
  now += 30_000
  expect(await outcomeOf()).toMatchObject({ outcome: 'corrected' })
})
