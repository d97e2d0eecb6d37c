import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const staff = async () => signIn(shop, await shop.make.staff({ password: 'correct horse battery' }))
type Options = Awaited<ReturnType<typeof staff>>

const METER = { deviceKey: null, name: 'Accu-Chek Guide', kind: 'GLUCOSE_METER', skus: [] }
const FITS = { fits: true, reason: 'STAFF', sure: 3, note: null, noteEs: null }
const NOT = { ...FITS, fits: false, note: 'another shape', noteEs: 'otra forma' }

const save = (body: object, options: Options) =>
  shop.post('/staff/devices/save', { ...METER, ...body }, options)
const add = (key: string, sku: string, options: Options, statement: object = FITS) =>
  shop.post(`/staff/devices/${key}/fits`, { sku, statement }, options)
const events = async () =>
  (
    await shop.db
      .selectFrom('staffEvent')
      .select(['action', 'objectId'])
      .orderBy('eventId')
      .execute()
  ).map(({ action, objectId }) => `${action} ${objectId}`)

describe('staff and devices', () => {
  it('add one, state what fits it, correct that, undo it, and delete it', async () => {
    const options = await staff()
    const [meter, strip] = [await shop.make.product(), await shop.make.product()]

    const made = await save({ skus: [meter.sku, ` ${meter.sku} `, ''] }, options)
    expect([made.statusCode, made.json()]).toMatchObject([
      200,
      { deviceKey: 'accu-chek-guide', products: [{ productId: meter.productId }], statements: [] },
    ])
    const said = await add('accu-chek-guide', strip.sku, options)
    expect(said.json().statements).toMatchObject([{ productId: strip.productId, fits: true }])
    const at = `/staff/devices/accu-chek-guide/fits/${strip.productId}`
    const corrected = await shop.put(at, NOT, options)
    expect(corrected.json().statements).toMatchObject([{ fits: false, noteEs: 'otra forma' }])
    expect((await shop.get('/staff/devices', options)).json()).toMatchObject([
      { deviceKey: 'accu-chek-guide', products: 1, fits: 0, misfits: 1 },
    ])
    expect((await shop.post(`${at}/delete`, {}, options)).json().statements).toEqual([])
    expect((await shop.post(`${at}/delete`, {}, options)).statusCode).toBe(200)
    const renamed = { deviceKey: 'accu-chek-guide', name: 'Accu-Chek Guide Me' }
    expect((await save(renamed, options)).json()).toMatchObject({ ...renamed, products: [] })
    const remove = () => shop.post('/staff/devices/accu-chek-guide/delete', {}, options)
    expect((await remove()).statusCode).toBe(200)
    expect((await remove()).statusCode).toBe(200)

    const key = 'accu-chek-guide'
    expect(await events()).toEqual(
      ['create', 'fits', 'fits', 'fits', 'change', 'delete'].map((action) => `${action} ${key}`),
    )
    expect((await shop.get(`/staff/devices/${key}`, options)).statusCode).toBe(404)
    const { rows } = (await shop.get('/staff/history?objectType=device&size=1', options)).json()
    expect(rows).toMatchObject([{ action: 'delete', subject: 'Accu-Chek Guide Me', gone: true }])
  })

  it('cannot save unknown, duplicate or circular entries, not even partly', async () => {
    const options = await staff()
    const [meter, strip] = [await shop.make.product(), await shop.make.product()]
    await save({ skus: [meter.sku] }, options)
    await save({ name: 'Strip dispenser', kind: 'OTHER', skus: [strip.sku] }, options)
    const status = async (answer: Promise<{ statusCode: number }>) => (await answer).statusCode

    expect(await status(add('no-such', strip.sku, options))).toBe(404)
    expect(await status(add('accu-chek-guide', 'NO-SUCH', options))).toBe(422)
    expect(await status(save({ name: 'ACCU-CHEK guide' }, options))).toBe(409)
    expect(await status(save({ name: 'accu chek guide' }, options))).toBe(409)
    expect(await status(save({ name: '!!' }, options))).toBe(422)
    expect(await status(save({ name: 'New', skus: ['NO-SUCH'] }, options))).toBe(422)
    expect(await status(save({ deviceKey: 'no-such', name: 'New' }, options))).toBe(404)
    expect(await status(shop.put('/staff/devices/accu-chek-guide/fits/4711', FITS, options))).toBe(
      404,
    )

    expect((await add('accu-chek-guide', meter.sku, options)).json()).toMatchObject({
      status: 409,
      sentence: { code: 'fitCycle' },
    })
    expect(await status(add('accu-chek-guide', strip.sku, options))).toBe(200)
    expect((await add('accu-chek-guide', strip.sku, options, NOT)).json()).toMatchObject({
      status: 409,
      sentence: { code: 'fitKnown' },
    })
    expect(await status(add('strip-dispenser', meter.sku, options))).toBe(409)
    const both = { deviceKey: 'accu-chek-guide', skus: [meter.sku, strip.sku] }
    expect(await status(save(both, options))).toBe(409)
    expect(await shop.count('device_fit')).toBe(1)
    expect(await shop.count('device_product')).toBe(2)
  })

  it.each([
    { ...NOT, note: null, noteEs: null },
    { ...NOT, sure: 2 },
    { ...FITS, sure: 1 },
    { ...FITS, note: 'compare the model' },
    { ...FITS, reason: 'GUESS' },
  ])('may not say %j', async (statement) => {
    const options = await staff()
    const { sku } = await shop.make.product()
    await save({}, options)

    expect((await add('accu-chek-guide', sku, options, statement)).statusCode).toBe(422)
    expect(await shop.count('device_fit')).toBe(0)
  })

  it('cannot create a cycle by concurrent changes that are valid alone', async () => {
    const options = await staff()
    const [one, other] = [await shop.make.product(), await shop.make.product()]
    await save({ name: 'One', skus: [one.sku] }, options)
    await save({ name: 'Other', skus: [other.sku] }, options)

    const answers = await Promise.all([
      add('one', other.sku, options),
      add('other', one.sku, options),
    ])

    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(await shop.count('device_fit')).toBe(1)
  })
})
