import type { Tax } from '@mendwell/contract/shop/locations'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'

const shop = await startTestShop()
beforeEach(async () => {
  await shop.reset()
  await sql`truncate country, state_province, city`.execute(shop.db)
})
afterAll(() => shop.close())

describe('places', () => {
  beforeEach(async () => {
    const { db } = shop
    const countries = [
      { countryId: 2, name: 'United States', iso2: 'US' },
      { countryId: 1, name: 'Canada', iso2: 'CA' },
    ]
    await db.insertInto('country').values(countries).execute()
    const states = [
      { stateId: 21, countryId: 2, stateCode: 'TX', name: 'Texas' },
      { stateId: 20, countryId: 2, stateCode: 'AK', name: 'Alaska' },
      { stateId: 10, countryId: 1, stateCode: 'ON', name: 'Ontario' },
    ]
    await db.insertInto('stateProvince').values(states).execute()
    const cities = [
      { cityId: 211, stateId: 21, name: 'Houston' },
      { cityId: 210, stateId: 21, name: 'Austin' },
    ]
    await db.insertInto('city').values(cities).execute()
  })

  it.each([
    ['/country/findAll', ['Canada', 'United States']],
    ['/stateProvince/findAllState', ['Alaska', 'Ontario', 'Texas']],
    ['/stateProvince/findAllByCountryId/2', ['Alaska', 'Texas']],
    ['/stateProvince/findAllByCountryId/9999999999', []],
    ['/city/findAllByStateId/21', ['Austin', 'Houston']],
    ['/city/findAllByStateId/10', []],
  ])('%s lists by name', async (url, names) => {
    const places = (await shop.get(url)).json<{ name: string }[]>()

    expect(places.map(({ name }) => name)).toEqual(names)
  })

  it('carry the fields of the forms', async () => {
    expect((await shop.get('/country/findAll')).json()[1]).toEqual({
      ...{ countryId: 2, name: 'United States', countryCode: 'US' },
    })
    expect((await shop.get('/stateProvince/findAllByCountryId/2')).json()[1]).toEqual({
      ...{ stateId: 21, countryId: 2, stateCode: 'TX', name: 'Texas' },
    })
    expect((await shop.get('/city/findAllByStateId/21')).json()[0]).toEqual({
      ...{ cityId: 210, stateId: 21, name: 'Austin' },
    })
  })

  it('may be cached for a day', async () => {
    const { headers } = await shop.get('/country/findAll')

    expect(headers['cache-control']).toMatch(/^public, max-age=86(400|399)$/)
  })

  it('contain the town of a postal code, and nothing for an unknown one', async () => {
    const known = { postalCode: '78704', city: 'Austin', stateCode: 'TX' }
    await shop.db
      .insertInto('postalCode')
      .values(known)
      .onConflict((one) => one.doNothing())
      .execute()

    expect((await shop.get('/postalCode/findByCode/78704')).json()).toEqual({ place: known })
    expect((await shop.get('/postalCode/findByCode/00000')).json()).toEqual({ place: null })
  })

  it.each([
    '/stateProvince/findAllByCountryId/US',
    '/city/findAllByStateId/Texas',
    '/postalCode/findByCode/7870',
    "/postalCode/findByCode/7870'",
  ])('refuse %s', async (url) => {
    expect((await shop.get(url)).statusCode).toBe(422)
  })
})

describe('taxes', () => {
  const codes = (taxes: z.input<typeof Tax>[]) => taxes.map(({ stateCode }) => stateCode)

  beforeEach(async () => {
    await shop.make.tax({ stateCode: 'AL', stateName: 'Alabama', taxMilliPercent: 4_000 })
    await shop.make.tax({ stateCode: 'NY', stateName: 'New York', taxMilliPercent: 8_875 })
    await shop.make.tax()
  })

  it('start with the home state, by default Texas', async () => {
    const taxes = (await shop.get('/ezpztax/findAllTaxes')).json()

    expect(codes(taxes)).toEqual(['TX', 'AL', 'NY'])
    expect(taxes[0]).toMatchObject({ tax: 6.25, stateName: 'Texas' })
  })

  it('start with another home state when the owner moves', async () => {
    await shop.db.insertInto('setting').values({ name: 'homeStateCode', value: '"NY"' }).execute()

    expect(codes((await shop.get('/ezpztax/findAllTaxes')).json())).toEqual(['NY', 'AL', 'TX'])
  })

  it.each(['NY', 'ny'])('of state %s', async (code) => {
    const taxes = (await shop.get(`/ezpztax/findAllTaxesByStateCode/${code}`)).json()

    expect(taxes).toMatchObject([{ stateCode: 'NY', tax: 8.875 }])
  })

  it.each(['ZZ', 'New York', '%25', "'"])('of the unknown state %s: none', async (code) => {
    const response = await shop.get(`/ezpztax/findAllTaxesByStateCode/${code}`)

    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual([])
  })
})
