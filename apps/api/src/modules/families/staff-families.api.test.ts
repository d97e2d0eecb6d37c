import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const staff = async () =>
  signIn(shop, await shop.make.staff({ role: 'CATALOGUE', password: 'quite a long staple' }))
type Session = Awaited<ReturnType<typeof staff>>

/** Created one after another: their numbers follow the names. */
async function products(...names: string[]) {
  const made = []
  for (const productName of names) made.push(await shop.make.product({ productName }))
  return made
}

type Member = { productId: number; values: string[] }
const size = (...values: string[]) => [{ name: 'size', values }]
const member = (product: { productId: number } | undefined, ...values: string[]): Member => ({
  productId: product?.productId ?? 0,
  values,
})
const make = (body: object, session: Session) => shop.post('/staff/families', body, session)
const change = (familyKey: string, body: object, session: Session) =>
  shop.put(`/staff/families/${familyKey}`, body, session)
const split = (familyKey: string, session: Session) =>
  shop.post(`/staff/families/${familyKey}/split`, {}, session)
const shown = async (productId: number | undefined) =>
  (await shop.get(`/products/${productId}/family`)).json().family

/** A brace in two sizes as a family, and a third product without one. */
async function made() {
  const session = await staff()
  const [small, medium, large] = await products('Brace, S', 'Brace, M', 'Brace, L')
  const family = {
    title: 'Brace',
    axes: size('S', 'M'),
    members: [member(small, 'S'), member(medium, 'M')],
  }
  const answer = await make(family, session)
  expect(answer.statusCode, answer.body).toBe(200)
  return { session, family, familyKey: answer.json().familyKey as string, small, medium, large }
}

/** Everything stored about families, to the byte. */
async function stored() {
  const families = await shop.db
    .selectFrom('productFamily')
    .selectAll()
    .orderBy('familyKey')
    .execute()
  const members = await shop.db
    .selectFrom('familyMember')
    .selectAll()
    .orderBy('productId')
    .execute()
  return JSON.stringify({ families, members })
}

const lastEvent = async (session: Session) =>
  (await shop.get('/staff/history?objectType=family', session)).json().rows[0]
const undoLast = async (session: Session) => {
  const owner = await signIn(
    shop,
    await shop.make.staff({ role: 'MANAGER', password: 'quite a long staple' }),
  )
  const { eventId } = await lastEvent(owner)
  return shop.post('/staff/history/undo', { eventId }, session)
}

describe('staff make a family', () => {
  it('of products, and shoppers see the choice at once', async () => {
    const session = await staff()
    const [small, medium] = await products('Brace, S', 'Brace, M')
    expect(await shown(small?.productId)).toBe(null)

    const answer = await make(
      {
        title: ' Wrist brace ',
        axes: size('S', 'M'),
        members: [member(medium, 'M'), member(small, 'S')],
      },
      session,
    )

    expect(answer.json()).toMatchObject({
      familyKey: 'wrist-brace',
      title: 'Wrist brace',
      members: [
        { productId: small?.productId, sku: small?.sku, productStatus: 'A', values: ['S'] },
        { productId: medium?.productId, values: ['M'] },
      ],
    })
    await expect.poll(() => shown(small?.productId)).toMatchObject({ title: 'Wrist brace' })
    const list = await shop.get('/products/searchProducts/brace?families=true')
    expect(list.json()).toMatchObject({
      total: 1,
      productList: [{ family: { familyKey: 'wrist-brace', members: 2 } }],
    })
  })

  it('with a unique key if the title is taken', async () => {
    const { session, family } = await made()
    const [one, two] = await products('Other, S', 'Other, M')

    const answer = await make({ ...family, members: [member(one, 'S'), member(two, 'M')] }, session)

    expect(answer.json()).toMatchObject({ familyKey: 'brace-2', title: 'Brace' })
  })

  it.each<[string, (all: Member[]) => object, string[]]>([
    ['no title', () => ({ title: ' ' }), ['title']],
    ['no axis', () => ({ axes: [] }), ['axes']],
    [
      'an axis without a name',
      () => ({ axes: [{ name: '', values: ['S', 'M'] }] }),
      ['axes.0.name'],
    ],
    ['a missing value of an axis', () => ({ axes: size('S', '') }), ['axes.0.values.1']],
    ['a doubled value of an axis', () => ({ axes: size('S', 'M', 'm') }), ['axes.0.values.2']],
    [
      'an axis twice',
      () => ({ axes: [...size('S', 'M'), ...size('S', 'M')] }),
      ['axes.1.name', 'members.0.values.1', 'members.1.values.1'],
    ],
    ['a family of one', ([first]) => ({ members: [first] }), ['members']],
    [
      'a member without its value',
      ([first, second]) => ({ members: [first, { ...second, values: [] }] }),
      ['members.1.values.0'],
    ],
    [
      'a value that the axis has not',
      ([first, second]) => ({ members: [first, { ...second, values: ['XL'] }] }),
      ['members.1.values.0'],
    ],
    [
      'two that differ in nothing',
      ([first, second]) => ({ members: [first, { ...second, values: ['S'] }] }),
      ['members.1.values.0'],
    ],
    [
      'a product twice',
      ([first, second]) => ({ members: [first, second, { ...first, values: ['M'] }] }),
      ['members.2.productId'],
    ],
    [
      'a product that there is not',
      ([first, second]) => ({ members: [first, { ...second, productId: 4711 }] }),
      ['members.1.productId'],
    ],
    ['five axes', () => ({ axes: Array(5).fill(size('S', 'M')[0]) }), ['axes']],
    [
      'a number that is none',
      ([first, second]) => ({ members: [first, { ...second, productId: 1e12 }] }),
      ['members.1.productId'],
    ],
  ])('and see %s reported at its field; nothing is stored', async (_, wrong, paths) => {
    const session = await staff()
    const all = (await products('Brace, S', 'Brace, M')).map((product, at) =>
      member(product, at ? 'M' : 'S'),
    )

    const refused = await make(
      { title: 'Brace', axes: size('S', 'M'), members: all, ...wrong(all) },
      session,
    )

    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors.map(({ path }: { path: string }) => path)).toEqual(paths)
    expect(await shop.count('product_family')).toBe(0)
  })

  it('cannot use a product of another family, which is named', async () => {
    const { session, family, small } = await made()
    const before = await stored()
    const [other] = await products('Brace, XS')

    const refused = await make(
      { ...family, members: [member(other, 'M'), member(small, 'S')] },
      session,
    )

    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors).toMatchObject([
      {
        path: 'members.1.productId',
        sentence: { code: 'familyMemberElsewhere', params: { title: 'Brace' } },
      },
    ])
    expect(await stored()).toBe(before)
  })

  it('both at once with the same product: one succeeds, the other is refused', async () => {
    const [session, colleague] = [await staff(), await staff()]
    const [shared, one, two] = await products('Shared', 'One', 'Two')
    const withShared = (title: string, other: typeof one) => ({
      title,
      axes: size('S', 'M'),
      members: [member(shared, 'S'), member(other, 'M')],
    })

    const answers = await Promise.all([
      make(withShared('First', one), session),
      make(withShared('Second', two), colleague),
    ])

    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])
    expect(await shop.count('product_family')).toBe(1)
    expect(await shop.count('family_member')).toBe(2)
  })
})

describe('staff change a family', () => {
  it('its title, the order of values and its products, and undo it byte for byte', async () => {
    const { session, family, familyKey, large, medium, small } = await made()
    const before = await stored()

    const changed = await change(
      familyKey,
      {
        title: 'Wrist brace',
        axes: size('L', 'S'),
        members: [member(large, 'L'), member(small, 'S')],
        read: family,
      },
      session,
    )

    expect(changed.json()).toMatchObject({ familyKey, title: 'Wrist brace' })
    await expect
      .poll(() => shown(small?.productId))
      .toMatchObject({ axes: [{ name: 'size', values: ['L', 'S'] }] })
    await expect.poll(() => shown(medium?.productId)).toBe(null)
    expect((await undoLast(session)).statusCode).toBe(200)
    expect(await stored()).toBe(before)
    expect((await undoLast(session)).statusCode).toBe(200)
    expect((await shop.get(`/staff/families/${familyKey}`, session)).json()).toMatchObject({
      title: 'Wrist brace',
      axes: size('L', 'S'),
    })
  })

  it("keep the family's confidence, and record nothing if nothing changes", async () => {
    const { session, family, familyKey } = await made()
    await shop.db.updateTable('productFamily').set({ sure: 2 }).execute()
    const { eventId } = await lastEvent(
      await signIn(shop, await shop.make.staff({ password: 'quite a long staple' })),
    )

    await change(familyKey, { ...family, title: 'Splint', read: family }, session)
    const splint = { ...family, title: 'Splint' }
    await change(familyKey, { ...splint, read: splint }, session)

    expect(await shop.db.selectFrom('productFamily').select('sure').execute()).toEqual([
      { sure: 2 },
    ])
    expect(await shop.count('staff_event')).toBe(eventId + 1)
  })

  it("without overwriting a colleague, and never to a family of one or with another family's product", async () => {
    const { session, family, familyKey, large, small } = await made()
    const [one, two] = await products('Other, S', 'Other, M')
    await make(
      { ...family, title: 'Other', members: [member(one, 'S'), member(two, 'M')] },
      session,
    )
    const before = await stored()
    const late = { ...family, axes: size('M', 'S') }

    const answers = [
      await change(familyKey, { ...family, read: late }, session),
      await change(familyKey, { ...family, members: [member(small, 'S')], read: family }, session),
      await change(
        familyKey,
        { ...family, members: [member(small, 'S'), member(one, 'M')], read: family },
        session,
      ),
      await change('no-such', { ...family, read: family }, session),
      await change('No Such', { ...family, read: family }, session),
    ]

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 422, 422, 404, 422])
    expect(answers[0]?.json()).toMatchObject({ sentence: { code: 'changedMeanwhile' } })
    expect(await stored()).toBe(before)
    expect(large?.productId).toBeDefined()
  })

  it('both at once: one is asked to check again', async () => {
    const { session, family, familyKey, large, small, medium } = await made()
    const colleague = await staff()
    const with3 = {
      ...family,
      axes: size('S', 'M', 'L'),
      members: [member(small, 'S'), member(medium, 'M'), member(large, 'L')],
      read: family,
    }

    const answers = await Promise.all([
      change(familyKey, with3, session),
      change(familyKey, { ...family, title: 'Splint', read: family }, colleague),
    ])

    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  it('both add one product to two families at once: one of them has it', async () => {
    const { session, family, familyKey, large } = await made()
    const colleague = await staff()
    const [one, two] = await products('Other, S', 'Other, M')
    const other = { ...family, title: 'Other', members: [member(one, 'S'), member(two, 'M')] }
    const otherKey = (await make(other, session)).json().familyKey
    const grown = (grows: typeof family) => ({
      ...grows,
      axes: size('S', 'M', 'L'),
      members: [...grows.members, member(large, 'L')],
      read: grows,
    })

    const answers = await Promise.all([
      change(familyKey, grown(family), session),
      change(otherKey, grown(other), colleague),
    ])

    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])
    expect(await shop.count('family_member')).toBe(5)
  })
})

describe('staff split a family up', () => {
  it('and its products are sold separately; undoing restores it', async () => {
    const { session, familyKey, small } = await made()
    const before = await stored()

    expect((await split(familyKey, session)).json()).toEqual({ familyKey })
    expect((await split(familyKey, session)).statusCode).toBe(200)
    await expect.poll(() => shown(small?.productId)).toBe(null)
    expect(await shop.count('product')).toBe(3)
    expect((await shop.get(`/staff/families/${familyKey}`, session)).statusCode).toBe(404)
    const { rows } = (await shop.get(`/staff/history/family/${familyKey}`, session)).json()
    expect(rows).toMatchObject([
      { action: 'split', subject: 'Brace', gone: true },
      { action: 'group', subject: 'Brace', gone: true },
    ])

    expect((await undoLast(session)).statusCode).toBe(200)
    expect(await stored()).toBe(before)
    expect(await lastEventOf(familyKey, session)).toMatchObject({ subject: 'Brace', gone: false })
    await expect.poll(() => shown(small?.productId)).toMatchObject({ title: 'Brace' })
  })

  it('cannot be undone if a product is in another family meanwhile', async () => {
    const { session, family, familyKey, small, large } = await made()
    await split(familyKey, session)
    const splits = await undoable(session)
    await make(
      { ...family, title: 'Other', members: [member(small, 'S'), member(large, 'M')] },
      session,
    )
    const before = await stored()

    const refused = await shop.post('/staff/history/undo', { eventId: splits }, session)

    expect(refused.statusCode).toBe(409)
    expect(await stored()).toBe(before)
  })

  it('created by mistake: the creation is undone', async () => {
    const { session } = await made()

    expect((await undoLast(session)).statusCode).toBe(200)

    expect(await shop.count('product_family')).toBe(0)
    expect(await shop.count('family_member')).toBe(0)
  })
})

const lastEventOf = async (familyKey: string, session: Session) =>
  (await shop.get(`/staff/history/family/${familyKey}`, session)).json().rows[0]

const undoable = async (session: Session): Promise<number> =>
  (await lastEventOf('brace', session)).eventId

describe('staff list families', () => {
  it('by title, found by words of their products, with whether shoppers have a choice', async () => {
    const { session, family, familyKey, medium } = await made()
    const [one, two] = await products('Tubing, 10 cm', 'Tubing, 30 cm')
    await make(
      {
        title: 'Drain',
        axes: [{ name: 'length', values: ['10 cm', '30 cm'] }],
        members: [member(one, '10 cm'), member(two, '30 cm')],
      },
      session,
    )
    const list = async (query = '') => {
      const { rows, total } = (await shop.get(`/staff/families${query}`, session)).json()
      return [total, ...rows.map((row: { title: string }) => row.title)]
    }
    expect(await list()).toEqual([2, 'Brace', 'Drain'])
    expect(await list('?size=1&page=2')).toEqual([2, 'Drain'])
    expect(await list('?q=tubing')).toEqual([1, 'Drain'])
    expect(await list(`?q=${medium?.sku}`)).toEqual([1, 'Brace'])
    expect(await list('?q=100%25')).toEqual([0])
    expect(await list('?state=hidden')).toEqual([0])

    await shop.db
      .updateTable('product')
      .set({ productStatus: 'N' })
      .where('productId', '=', medium?.productId ?? 0)
      .execute()

    expect(await list('?state=hidden')).toEqual([1, 'Brace'])
    expect(await list('?state=shown')).toEqual([1, 'Drain'])
    expect((await shop.get('/staff/families?q=brace', session)).json().rows).toEqual([
      { familyKey, title: 'Brace', axes: family.axes, members: 2, shown: 1 },
    ])
  })

  it('for given products, in that order', async () => {
    const { session, small, large } = await made()
    const url = `/staff/familyProducts?product=${large?.productId},4711,${small?.productId}`

    expect((await shop.get(url, session)).json()).toMatchObject([
      { productId: large?.productId, productName: 'Brace, L', family: null },
      { productId: small?.productId, family: { familyKey: 'brace', values: ['S'] } },
    ])
    expect((await shop.get('/staff/familyProducts?product=a', session)).statusCode).toBe(422)
  })
})
