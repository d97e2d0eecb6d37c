import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const password = 'quite a long staple'
const staff = async () => signIn(shop, await shop.make.staff({ role: 'CATALOGUE', password }))
type Session = Awaited<ReturnType<typeof staff>>

const row = (size: string, from: number | null, to: number | null) => ({
  size,
  ranges: { wrist: [from, to] },
})
const WRIST = {
  title: 'Wrist braces',
  titleEs: 'Muñequeras',
  source: 'Quokka wrist chart, 2026',
  isTypical: false,
  rule: 'ANY',
  decides: null,
  between: 'LARGER',
  advice: 'Swelling needs room.',
  adviceEs: 'La hinchazón necesita espacio.',
  points: [{ point: 'wrist', unit: 'in' }],
  sizes: [row('S', 5.5, 6.5), row('M', 6.5, 7.5)],
}

const add = (body: object, session: Session) => shop.post('/staff/sizeCharts', body, session)
const change = (chartKey: string, body: object, session: Session) =>
  shop.put(`/staff/sizeCharts/${chartKey}`, body, session)
const shown = async (productId: number) =>
  (await shop.get(`/products/${productId}/sizes`)).json().sizing

/** A chart as added by staff, with a product in each of its sizes, and a third product without a chart. */
async function added() {
  const session = await staff()
  // One after the other: charts list products by their ids.
  const small = await shop.make.product({ productName: 'Wrist brace, S' })
  const medium = await shop.make.product({ productName: 'Wrist brace, M' })
  const other = await shop.make.product({ productName: 'Wrist brace' })
  const chart = {
    ...WRIST,
    products: [
      { productId: small.productId, size: 'S' },
      { productId: medium.productId, size: 'M' },
    ],
  }
  const answer = await add(chart, session)
  expect(answer.statusCode, answer.body).toBe(200)
  return { session, chart, chartKey: answer.json().chartKey as string, small, medium, other }
}

/** Everything stored about charts, to the byte, except when a row was written. */
async function stored() {
  const charts = await shop.db.selectFrom('sizeChart').selectAll().orderBy('chartKey').execute()
  const products = await shop.db
    .selectFrom('sizedProduct')
    .selectAll()
    .orderBy('productId')
    .execute()
  return JSON.stringify({ charts: charts.map(({ updatedAt: _, ...chart }) => chart), products })
}

const undoLast = async () => {
  const manager = await signIn(shop, await shop.make.staff({ role: 'MANAGER', password }))
  const events = await shop.get('/staff/history?objectType=chart', manager)
  const [{ eventId }] = events.json().rows
  return shop.post('/staff/history/undo', { eventId }, manager)
}

const placesOf = (answer: { json: () => { errors?: { path: string; message: string }[] } }) =>
  answer.json().errors?.map(({ path, message }) => [path, message])

describe('staff add a size chart', () => {
  it('and shoppers find their size by it at once', async () => {
    const { small, medium } = await added()

    await expect
      .poll(() => shown(small.productId))
      .toMatchObject({
        size: 'S',
        chart: { chartKey: 'wrist-braces', source: 'Quokka wrist chart, 2026' },
        products: [{ size: 'S' }, { productId: medium.productId, size: 'M' }],
      })
  })

  it('with a unique key if the title is taken', async () => {
    const { session, other } = await added()
    const products = [
      { productId: other.productId, size: 'M' },
      { productId: (await shop.make.product()).productId, size: 'S' },
    ]

    expect((await add({ ...WRIST, products }, session)).json()).toMatchObject({
      chartKey: 'wrist-braces-2',
    })
  })

  it.each<[string, object, string, string]>([
    ['no title', { title: ' ' }, 'title', 'Enter what the chart is called'],
    ['no source', { source: '' }, 'source', 'Name the maker or the standard whose chart this is'],
    ['no size', { sizes: [] }, 'sizes', 'Add at least one size'],
    [
      'an end that is no number',
      { sizes: [{ size: 'S', ranges: { wrist: ['abc', 6] } }] },
      'sizes.0.ranges.wrist.0',
      'Enter a number, such as 14.5 or 14 1/2',
    ],
    [
      'an end of 0',
      { sizes: [row('S', 0, 6)] },
      'sizes.0.ranges.wrist.0',
      'Enter more than 0; leave the field empty where there is no limit',
    ],
    [
      'an end of a billion',
      { sizes: [row('S', 5, 6), row('M', 6, 1e9)] },
      'sizes.1.ranges.wrist.1',
      'No person measures this much',
    ],
    [
      'from above to',
      { sizes: [row('S', 7, 6)] },
      'sizes.0.ranges.wrist.1',
      '“To” is smaller than “from”',
    ],
    [
      'a gap',
      { sizes: [row('S', 5, 6), row('M', 7, 8)] },
      'sizes.1.ranges.wrist.0',
      'A gap: S ends at 6, and M begins at 7',
    ],
    [
      'an overlap',
      { sizes: [row('S', 5, 6.5), row('M', 6, 8)] },
      'sizes.1.ranges.wrist.0',
      'M overlaps S: 6–6.5 is in both',
    ],
    [
      'a product of a size that it has not',
      { products: [{ productId: 4711, size: 'XL' }] },
      'products.0.size',
      'The chart has no such size',
    ],
    [
      'a size that no product has',
      { sizes: [...WRIST.sizes, row('L', 7.5, 8)] },
      'sizes.2.size',
      'None of the products is size L',
    ],
  ])('but not with %s, named at its field', async (_, wrong, path, message) => {
    const session = await staff()
    const made = [await shop.make.product(), await shop.make.product()]
    const products = made.map(({ productId }, at) => ({ productId, size: 'SM'[at] }))

    const answer = await add({ ...WRIST, products, ...wrong }, session)

    expect(answer.statusCode).toBe(422)
    expect(placesOf(answer)).toContainEqual([path, message])
    expect(await stored()).toBe(JSON.stringify({ charts: [], products: [] }))
  })

  it('with gaps that its source has, after confirmation', async () => {
    const session = await staff()
    const chart = { ...WRIST, sizes: [row('S', 5, 6), row('M', 7, 8)], products: [] }

    expect((await add(chart, session)).statusCode).toBe(422)
    expect((await add({ ...chart, confirmed: true }, session)).statusCode).toBe(200)
  })

  it('but not for products that have one or do not exist', async () => {
    const { session, chart, small } = await added()
    const products = [
      { productId: small.productId, size: 'S' },
      { productId: 999_999, size: 'M' },
    ]

    expect(placesOf(await add({ ...chart, products }, session))).toEqual([
      ['products.0.productId', 'This product is in the chart Wrist braces already'],
      ['products.1.productId', 'There is no such product'],
    ])
  })
})

describe('staff correct a size chart', () => {
  it('and undo it byte for byte', async () => {
    const { session, chart, chartKey, small } = await added()
    const before = await stored()
    const sizes = [row('S', 5.5, 7), row('M', 7, 8)]

    const answer = await change(chartKey, { ...chart, sizes, read: chart }, session)

    expect(answer.statusCode, answer.body).toBe(200)
    const sizeOf = async () => (await shown(small.productId)).chart.sizes[0].ranges.wrist
    await expect.poll(sizeOf).toEqual([5.5, 7])
    const undone = await undoLast()
    expect(undone.statusCode, undone.body).toBe(200)
    expect(await stored()).toBe(before)
    await expect.poll(sizeOf).toEqual([5.5, 6.5])
  })

  it("but do not overwrite a colleague's change", async () => {
    const { session, chart, chartKey } = await added()
    const theirs = { ...chart, source: 'Quokka wrist chart, 2027' }
    await change(chartKey, { ...theirs, read: chart }, session)
    const kept = await stored()

    const answer = await change(chartKey, { ...chart, advice: 'None.', read: chart }, session)

    expect(answer.statusCode).toBe(409)
    expect(await stored()).toBe(kept)
  })

  it('one of two at once', async () => {
    const { chart, chartKey } = await added()
    const sessions = [await staff(), await staff()]

    const answers = await Promise.all(
      sessions.map((session, at) =>
        change(chartKey, { ...chart, advice: `Advice ${at}.`, read: chart }, session),
      ),
    )

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  it('and confirm new gaps only', async () => {
    const { session, chart, chartKey } = await added()
    const wide = { ...chart, sizes: [row('S', 5.5, 6), row('M', 6.5, 7.5)] }
    await change(chartKey, { ...wide, confirmed: true, read: chart }, session)
    const renamed = { ...wide, title: 'Braces for the wrist' }
    const wider = { ...renamed, sizes: [row('S', 5.5, 6), row('M', 6.9, 7.5)] }

    expect((await change(chartKey, { ...renamed, read: wide }, session)).statusCode).toBe(200)
    expect(placesOf(await change(chartKey, { ...wider, read: renamed }, session))).toEqual([
      ['sizes.1.ranges.wrist.0', 'A gap: S ends at 6, and M begins at 6.9'],
    ])
  })

  it('404 where it is gone', async () => {
    const { session, chart } = await added()

    const answer = await change('no-such', { ...chart, read: chart }, session)

    expect(answer.statusCode).toBe(404)
    expect(answer.json().detail).toContain('Size chart')
  })
})

describe('staff remove a size chart', () => {
  it('whose products stay, and undo it byte for byte', async () => {
    const { session, chartKey, small } = await added()
    const before = await stored()

    await shop.post(`/staff/sizeCharts/${chartKey}/delete`, {}, session)

    await expect.poll(() => shown(small.productId)).toBe(null)
    const manager = await signIn(shop, await shop.make.staff({ role: 'MANAGER', password }))
    const events = (await shop.get('/staff/history?objectType=chart', manager)).json().rows
    const removed = { subject: 'Wrist braces', gone: true }
    expect(events).toMatchObject([removed, removed])
    expect((await undoLast()).statusCode).toBe(200)
    expect(await stored()).toBe(before)
  })

  it('which cannot be undone if one of its products has another chart since', async () => {
    const { session, chart, chartKey } = await added()
    await shop.post(`/staff/sizeCharts/${chartKey}/delete`, {}, session)
    await add({ ...chart, title: 'Other' }, session)
    await undoLast()
    const manager = await signIn(shop, await shop.make.staff({ role: 'MANAGER', password }))
    await add({ ...chart, title: 'Other' }, session)
    const events = (await shop.get('/staff/history?objectType=chart', manager)).json().rows
    const removal = events.find(({ action }: { action: string }) => action === 'delete')

    const undone = await shop.post('/staff/history/undo', { eventId: removal.eventId }, manager)

    expect(undone.statusCode).toBe(409)
  })
})

describe('staff list size charts', () => {
  it('by title, source and product', async () => {
    const { session, small } = await added()
    const listed = async (q: string) => (await shop.get(`/staff/sizeCharts?q=${q}`, session)).json()

    expect(await listed('quokka')).toMatchObject({
      total: 1,
      rows: [{ title: 'Wrist braces', sizes: ['S', 'M'], products: 2, shown: 2, unsized: 0 }],
    })
    expect((await listed(small.sku)).total).toBe(1)
    expect((await listed('no-such')).total).toBe(0)
  })

  it('and at products with their chart and their family', async () => {
    const { session, small, other } = await added()
    const members = [small, other].map(({ productId }, at) => ({ productId, values: ['SM'[at]] }))
    const axes = [{ name: 'size', values: ['S', 'M'] }]
    await shop.post('/staff/families', { title: 'Brace', axes, members }, session)

    const answer = await shop.get(
      `/staff/sizedProducts?product=${other.productId},${small.productId},999999`,
      session,
    )

    const productIds = [small.productId, other.productId].sort((one, two) => one - two)
    expect(answer.json()).toMatchObject([
      { productId: other.productId, chart: null, family: { values: ['M'], productIds } },
      { productId: small.productId, size: 'S', chart: { title: 'Wrist braces' } },
    ])
  })
})
