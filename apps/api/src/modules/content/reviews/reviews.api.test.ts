import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const password = 'correct horse battery'
const words = { rating: 5, reviewTitle: 'Firm hold', reviewMsg: 'Sits well.\nWashes well.' }

async function signedIn(email = 'ada@example.com') {
  const { custId } = await shop.make.customer({ email, password })
  const login = { loginId: email, loginPassword: password }
  const bearer = (await shop.post('/users/authenticate', login)).json().token as string
  return { custId, bearer }
}
const save = (body: object, bearer?: string, headers = {}) =>
  shop.post('/review/save', body, { headers, ...(bearer && { bearer }) })
const shown = async (productId?: number) => {
  const query = productId === undefined ? '' : `?productId=${productId}`
  return (await shop.get(`/review/findAll${query}`)).json()
}

describe('a review', () => {
  it('shows its text to everyone, and its author to no one', async () => {
    const { bearer } = await signedIn()
    const { productId } = await shop.make.product()

    const response = await save({ productId, ...words }, bearer)

    expect(response.statusCode).toBe(200)
    expect(await shown(productId)).toEqual([
      {
        reviewId: 1,
        productId,
        ...words,
        reviewDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        displayName: 'Customer',
        sentence: { code: 'customer', params: {} },
        verifiedPurchase: false,
        reply: null,
      },
    ])
  })

  it('is signed with first name and initial if the author wants that', async () => {
    const { bearer } = await signedIn()
    const { productId } = await shop.make.product()

    const response = await save({ productId, ...words, showName: true }, bearer)

    expect(response.json().displayName).toBe('Ada B.')
  })

  it('is replaced by a second one, not doubled', async () => {
    const { bearer } = await signedIn()
    const { productId } = await shop.make.product()

    await save({ productId, ...words }, bearer)
    await save({ productId, rating: 2, reviewTitle: 'Tore', reviewMsg: 'After a week.' }, bearer)

    expect(await shown(productId)).toMatchObject([{ rating: 2, reviewTitle: 'Tore' }])
    const own = await shop.get(`/review/own/${productId}`, { bearer })
    expect(own.json().review).toMatchObject({ rating: 2, showName: false })
  })

  it('counts once, however often twenty clicks send it', async () => {
    const generous = await startTestShop({ config: { rateLimitFactor: 10 } })
    await generous.make.customer({ email: 'ada@example.com', password })
    const login = { loginId: 'ada@example.com', loginPassword: password }
    const bearer = (await generous.post('/users/authenticate', login)).json().token
    const { productId } = await generous.make.product()

    const clicks = Array.from({ length: 20 }, () =>
      generous.post('/review/save', { productId, ...words }, { bearer }),
    )
    const answers = await Promise.all(clicks)

    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
    expect(await generous.count('review')).toBe(1)
    await generous.close()
  })

  it('repeats the answer for a repeated key, without saving again', async () => {
    const { bearer } = await signedIn()
    const { productId } = await shop.make.product()
    const key = { 'idempotency-key': 'review-0001' }

    const first = await save({ productId, ...words }, bearer, key)
    await save({ productId, ...words, rating: 1 }, bearer)
    const again = await save({ productId, ...words }, bearer, key)
    const other = await save({ productId, ...words, rating: 3 }, bearer, key)

    expect(again.body).toBe(first.body)
    expect(again.headers['idempotent-replayed']).toBe('true')
    expect(other.statusCode).toBe(422)
    expect(await shown(productId)).toMatchObject([{ rating: 1 }])
  })

  it('belongs to the session, whatever custId the body has', async () => {
    const { custId, bearer } = await signedIn()
    const bob = await shop.make.customer({ email: 'bob@example.com' })
    const { productId } = await shop.make.product()

    const body = { productId, ...words, custId: bob.custId, verifiedPurchase: true, reviewId: 9 }
    const response = await save(body, bearer)

    expect(response.json()).toMatchObject({ reviewId: 1, verifiedPurchase: false })
    const stored = await shop.db.selectFrom('review').select('custId').execute()
    expect(stored).toEqual([{ custId }])
  })

  it.each([
    {
      case: 'the account paid for it',
      paid: true,
      placedBy: 'CUSTOMER',
      verified: false,
      mark: true,
    },
    { case: 'it is not paid yet', paid: false, placedBy: 'CUSTOMER', verified: true, mark: false },
    {
      case: 'a guest with its email paid',
      paid: true,
      placedBy: 'GUEST',
      verified: false,
      mark: false,
    },
    {
      case: 'somebody paid who ordered by phone with its email',
      paid: true,
      placedBy: 'STAFF',
      verified: false,
      mark: false,
    },
    {
      case: 'its owner paid as a guest',
      paid: true,
      placedBy: 'GUEST',
      verified: true,
      mark: true,
    },
  ])(
    'is marked $mark as a purchase, and its author called so, where $case',
    async ({ paid, placedBy, verified, mark }) => {
      const { custId, bearer } = await signedIn()
      if (verified)
        await shop.db.updateTable('customer').set({ emailVerifiedAt: new Date() }).execute()
      const product = await shop.make.product()
      await shop.make.order({ custId, paid, lines: [{ product, quantity: 1 }], row: { placedBy } })

      const response = await save({ productId: product.productId, ...words }, bearer)

      const displayName = mark ? 'Verified customer' : 'Customer'
      expect(response.json()).toMatchObject({ verifiedPurchase: mark, displayName })
      expect(await shown(product.productId)).toMatchObject([
        { verifiedPurchase: mark, displayName },
      ])
    },
  )

  it("asks visitors to sign in, with the shop's message", async () => {
    const { productId } = await shop.make.product()

    const response = await save({ productId, ...words })

    expect(response.statusCode).toBe(401)
    expect(response.json().detail).toBe('Please signin...')
    expect(await shop.count('review')).toBe(0)
  })

  it.each([
    { change: { reviewTitle: '' }, message: 'title is required' },
    { change: { reviewMsg: ' ' }, message: 'Review is required' },
    { change: { rating: undefined }, message: 'Rating is required' },
    { change: { rating: 6 }, message: 'Rating is required' },
    { change: { rating: -1 }, message: 'Rating is required' },
    { change: { rating: 4.5 }, message: 'Rating is required' },
    { change: { rating: '5' }, message: 'Rating is required' },
    { change: { reviewTitle: 'x'.repeat(121) }, message: '120 Characters Maximum' },
    { change: { reviewMsg: 'x'.repeat(4001) }, message: '4000 Characters Maximum' },
  ])('answers $change with $message', async ({ change, message }) => {
    const { bearer } = await signedIn()
    const { productId } = await shop.make.product()

    const response = await save({ productId, ...words, ...change }, bearer)

    expect(response.statusCode).toBe(422)
    expect(response.json().errors[0].message).toBe(message)
    expect(await shop.count('review')).toBe(0)
  })

  it('is refused for a product that the shop does not show', async () => {
    const { bearer } = await signedIn()
    const { productId } = await shop.make.product({ productStatus: 'N' })

    expect((await save({ productId, ...words }, bearer)).statusCode).toBe(404)
    expect((await save({ productId: 4711, ...words }, bearer)).statusCode).toBe(404)
  })

  it('is not shown once staff have hidden it', async () => {
    const { bearer } = await signedIn()
    const { productId } = await shop.make.product()
    await save({ productId, ...words }, bearer)

    await shop.db.updateTable('review').set({ hiddenAt: new Date() }).execute()

    expect(await shown(productId)).toEqual([])
  })

  it('stays plain text', async () => {
    const { bearer } = await signedIn()
    const { productId } = await shop.make.product()
    const reviewMsg = '<img src=x onerror=alert(1)> & "quotes"'

    await save({ productId, ...words, reviewMsg }, bearer)

    expect((await shown())[0].reviewMsg).toBe(reviewMsg)
  })
})

describe('the stars of a product', () => {
  it('are counted and averaged', async () => {
    const { productId } = await shop.make.product()
    for (const [index, rating] of [5, 4, 4].entries()) {
      const { bearer } = await signedIn(`reader${index}@example.com`)
      await save({ productId, ...words, rating }, bearer)
    }

    const response = await shop.get(`/review/summary/${productId}`)

    const stars = [0, 0, 0, 0, 2, 1]
    expect(response.json()).toEqual({ productId, average: 4.33, count: 3, stars })
  })

  it('are none before the first review', async () => {
    const { productId } = await shop.make.product()

    const response = await shop.get(`/review/summary/${productId}`)

    expect(response.json()).toMatchObject({ average: null, count: 0 })
  })
})

it('the sizes of a family share their reviews and stars, each naming its size', async () => {
  const axes = JSON.stringify([{ name: 'size', values: ['S', 'L'] }])
  await shop.db
    .insertInto('productFamily')
    .values({ familyKey: 'wrist-brace', title: 'Wrist brace', axes, sure: 3 })
    .execute()
  const made = []
  for (const [size, rating] of [
    ['S', 5],
    ['L', 2],
  ] as const) {
    const { productId } = await shop.make.product()
    await shop.db
      .insertInto('familyMember')
      .values({ productId, familyKey: 'wrist-brace', axisValues: [size] })
      .execute()
    const { bearer } = await signedIn(`reader${size}@example.com`)
    await save({ productId, ...words, rating }, bearer)
    made.push(productId)
  }
  const [small = 0, large = 0] = made
  const alone = await shop.make.product()

  const joint = (await shop.get(`/review/family/${small}`)).json()

  expect(joint).toMatchObject({
    reviews: [
      { productId: large, rating: 2, values: [{ axis: 'size', value: 'L' }] },
      { productId: small, rating: 5, values: [{ axis: 'size', value: 'S' }] },
    ],
    summary: { productId: small, average: 3.5, count: 2 },
  })
  const { family } = (await shop.get(`/products/${small}/family`)).json()
  expect(family.rating).toEqual({ average: 3.5, count: 2 })
  expect(await shown(small)).toMatchObject([{ rating: 5 }])
  expect((await shop.get(`/review/family/${alone.productId}`)).json()).toMatchObject({
    reviews: [],
    summary: { average: null, count: 0 },
  })
})

it('packs of the same pieces share their reviews and stars, each naming its pack', async () => {
  const packs = []
  for (const [unitName, piecesPerUnit] of [
    ['each', 1],
    ['box of 100', 100],
    ['case of 1,000', 1000],
  ] as const) {
    packs.push((await shop.make.product({ unitName, piecesPerUnit })).productId)
  }
  const [each = 0, box = 0, unsold = 0] = packs
  await shop.db.insertInto('packGroup').values({ groupKey: 'glove', title: 'Glove' }).execute()
  await shop.db
    .insertInto('productPack')
    .values(packs.map((productId) => ({ productId, groupKey: 'glove', pieceName: 'glove' })))
    .execute()
  for (const [at, productId] of packs.entries()) {
    const { bearer } = await signedIn(`packs${at}@example.com`)
    await save({ productId, ...words, rating: 5 - at }, bearer)
  }
  await shop.db
    .updateTable('product')
    .set({ productStatus: 'N' })
    .where('productId', '=', unsold)
    .execute()

  const joint = async (productId: number) => (await shop.get(`/review/family/${productId}`)).json()

  await expect
    .poll(() => joint(each))
    .toMatchObject({
      reviews: [
        { productId: box, rating: 4, values: [{ axis: 'pack', value: 'box of 100' }] },
        { productId: each, rating: 5, values: [{ axis: 'pack', value: 'each' }] },
      ],
      summary: { productId: each, average: 4.5, count: 2 },
    })
  expect((await joint(box)).reviews).toHaveLength(2)
  const { family } = (await shop.get(`/products/${box}/family`)).json()
  expect(family.rating).toEqual({ average: 4.5, count: 2 })
  expect(await shown(box)).toMatchObject([{ rating: 4 }])
})

it('a customer writes at most ten reviews a day', async () => {
  const { bearer } = await signedIn()
  const products = await Promise.all(Array.from({ length: 11 }, () => shop.make.product()))

  const answers = []
  for (const { productId } of products) {
    answers.push((await save({ productId, ...words }, bearer)).statusCode)
  }

  expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429])
})
