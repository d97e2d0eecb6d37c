import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

type Said = { fits?: boolean; sure?: number; note?: string }

const makeDevice = (deviceKey: string, kind = 'GLUCOSE_METER') =>
  shop.db
    .insertInto('device')
    .values({ deviceKey, name: `The ${deviceKey}`, kind })
    .execute()

const say = (productId: number, deviceKey: string, { fits = true, sure = 3, note }: Said = {}) =>
  shop.db
    .insertInto('deviceFit')
    .values({
      productId,
      deviceKey,
      fits,
      sure,
      reason: 'MAKER',
      note,
      noteEs: note && `es ${note}`,
    })
    .execute()

const isOne = (productId: number, deviceKey: string) =>
  shop.db.insertInto('deviceProduct').values({ productId, deviceKey }).execute()

const read = async (url: string) => (await shop.get(url)).json()

describe('devices', () => {
  it('are those that a product on sale fits, by kind and name', async () => {
    for (const key of ['verio', 'lite', 'lonely']) await makeDevice(key)
    await makeDevice('airsense', 'CPAP')
    const strip = await shop.make.product()
    const gone = await shop.make.product({ productStatus: 'N' })
    for (const key of ['verio', 'lite', 'airsense']) await say(strip.productId, key)
    await say(gone.productId, 'lonely')

    expect(await read('/devices')).toEqual([
      { deviceKey: 'lite', name: 'The lite', kind: 'GLUCOSE_METER', parts: 1 },
      { deviceKey: 'verio', name: 'The verio', kind: 'GLUCOSE_METER', parts: 1 },
      { deviceKey: 'airsense', name: 'The airsense', kind: 'CPAP', parts: 1 },
    ])
  })

  it('list what fits them, certain matches first, and what is for sale', async () => {
    await makeDevice('lite')
    const meter = await shop.make.product({ productName: 'Meter' })
    const kind = await shop.make.product({ productName: 'A battery' })
    const strip = await shop.make.product({ productName: 'Strips' })
    const other = await shop.make.product({ productName: 'Other strips' })
    await isOne(meter.productId, 'lite')
    await say(kind.productId, 'lite', { sure: 2, note: 'type' })
    await say(strip.productId, 'lite')
    await say(other.productId, 'lite', { fits: false, note: 'another shape' })

    expect(await read('/devices/lite')).toMatchObject({
      products: [{ productId: meter.productId, productName: 'Meter' }],
      parts: [
        { productId: strip.productId, sure: 3, fits: true, reason: 'MAKER', note: null },
        { productId: kind.productId, sure: 2, note: 'type', noteEs: 'es type' },
      ],
    })
    expect((await shop.get('/devices/no-such')).statusCode).toBe(404)
    expect((await shop.get('/devices/No%20Such')).statusCode).toBe(422)
  })

  it('are shown on a product with what is known, and change with it', async () => {
    await makeDevice('lite')
    await makeDevice('optium')
    const strip = await shop.make.product()
    await say(strip.productId, 'optium', { fits: false, note: 'another shape' })
    await say(strip.productId, 'lite')
    const url = `/products/${strip.productId}/devices`

    expect(await read(url)).toMatchObject({
      is: [],
      known: [
        { deviceKey: 'lite', fits: true },
        { deviceKey: 'optium', fits: false, note: 'another shape' },
      ],
    })
    await shop.db.deleteFrom('device').where('deviceKey', '=', 'optium').execute()
    await expect.poll(async () => (await read(url)).known).toHaveLength(1)
    expect((await shop.get('/products/999999/devices')).statusCode).toBe(404)
  })
})

describe('what fits', () => {
  it('is answered for named devices and for products that are devices; deleted ones are left out', async () => {
    await makeDevice('lite')
    await makeDevice('optium')
    await makeDevice('verio')
    const meter = await shop.make.product()
    const strip = await shop.make.product()
    await isOne(meter.productId, 'optium')
    await say(strip.productId, 'optium', { fits: false, note: 'another shape' })
    await say(strip.productId, 'lite')
    await say(strip.productId, 'verio')

    const answer = await read(
      `/deviceFits?device=lite,gone&product=${meter.productId}&product=${strip.productId}`,
    )

    expect(answer.devices).toMatchObject([
      { deviceKey: 'lite', productIds: [] },
      { deviceKey: 'optium', productIds: [meter.productId] },
    ])
    expect(answer.known).toMatchObject([
      { productId: strip.productId, deviceKey: 'lite', fits: true },
      { productId: strip.productId, deviceKey: 'optium', fits: false },
    ])
    expect(await read('/deviceFits')).toEqual({ devices: [], known: [] })
  })

  it.each([
    'device=Not%20a%20key',
    `device=${Array.from({ length: 21 }, (_, at) => `d${at}`).join()}`,
    'product=abc',
    `product=${Array.from({ length: 101 }, (_, at) => at + 1).join()}`,
  ])('refuses %s', async (query) => {
    expect((await shop.get(`/deviceFits?${query}`)).statusCode).toBe(422)
  })

  it('narrows a list, and its counts, to what fits one of the devices', async () => {
    await makeDevice('lite')
    await makeDevice('verio')
    const [lite, verio, other, neither] = [
      await shop.make.product({ productName: 'Lite strips' }),
      await shop.make.product({ productName: 'Verio strips' }),
      await shop.make.product({ productName: 'Wrong strips' }),
      await shop.make.product({ productName: 'Gauze' }),
    ]
    await say(lite.productId, 'lite')
    await say(verio.productId, 'verio', { sure: 2 })
    await say(other.productId, 'lite', { fits: false, note: 'another shape' })
    const idsOf = async (query: string) => {
      const page = await read(`/products/findProductsByCategory/-1?${query}`)
      const ids = page.productList.map((product: { productId: number }) => product.productId)
      return { ids: ids.toSorted(), total: page.total }
    }

    expect(await idsOf('device=lite')).toEqual({ ids: [lite.productId], total: 1 })
    expect(await idsOf('device=lite,verio')).toEqual({
      ids: [lite.productId, verio.productId],
      total: 2,
    })
    expect(await idsOf('device=no-such')).toEqual({ ids: [], total: 0 })
    expect((await idsOf('')).ids).toContain(neither.productId)
  })
})
