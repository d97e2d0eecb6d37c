import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallOptions } from '../../../test/shop/calls.ts'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'
import { findBrokenRules } from '../../audit/audit-database.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 100 } })
let staff: CallOptions
beforeEach(async () => {
  await shop.reset()
  staff = await signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))
})
afterAll(() => shop.close())

interface Pack {
  productId: number
  pieces: number
  mayOpen: boolean
}

async function twoProducts() {
  const box = await shop.make.product({ unitName: 'box of 10', quantity: 20 })
  const carton = await shop.make.product({ unitName: 'carton of 100', quantity: 5 })
  const pack = (productId: number, pieces: number, mayOpen = false) => ({
    productId,
    pieces,
    mayOpen,
  })
  return {
    small: pack(box.productId, 10),
    large: pack(carton.productId, 100),
    opened: pack(carton.productId, 100, true),
  }
}

const arrange = (productId: number, packs: Pack[], read: Pack[] = [], pieceName = 'glove') =>
  shop.put(`/staff/products/${productId}/packs`, { pieceName, packs, read }, staff)
const packsOf = async (productId: number) =>
  (await shop.get(`/staff/products/${productId}/packs`, staff)).json()
const stockOf = async (pack: Pack) => {
  const { packs } = await packsOf(pack.productId)
  return packs.find(({ productId }: Pack) => productId === pack.productId)?.quantity
}
const latestEvent = async () =>
  (await shop.get('/staff/history?objectType=packs', staff)).json().rows[0]
const undo = (eventId: number) => shop.post('/staff/history/undo', { eventId }, staff)

describe('packs arranged by staff', () => {
  it('share their stock if one may be opened, and are separated again', async () => {
    const { small, large, opened } = await twoProducts()

    const closed = await arrange(small.productId, [small, large])
    expect(closed.statusCode, closed.body).toBe(200)
    expect(await stockOf(small)).toBe(20)
    const shared = await arrange(large.productId, [small, opened], [small, large])
    expect(shared.json()).toMatchObject({
      pieceName: 'glove',
      packs: [
        { ...small, quantity: 70, sharesStock: true },
        { ...opened, quantity: 7, sharesStock: true },
      ],
    })
    expect((await arrange(small.productId, [], [small, opened])).json().packs).toEqual([])
    const [{ quantity: left }] = await shop.db
      .selectFrom('product')
      .select('quantity')
      .where('productId', '=', small.productId)
      .execute()
      .then((rows) => rows as [{ quantity: number }])
    expect(left).toBe(70)
    expect(await findBrokenRules(shop.db)).toEqual([])
  })

  it('are undone from the history, and not over a later change', async () => {
    const { small, large, opened } = await twoProducts()
    await arrange(small.productId, [small, large])
    const first = await latestEvent()
    await arrange(small.productId, [small, opened], [small, large])
    const second = await latestEvent()

    expect((await undo(first.eventId)).statusCode).toBe(409)
    expect((await undo(second.eventId)).statusCode).toBe(200)
    expect((await packsOf(small.productId)).packs).toMatchObject([small, large])
  })

  it('may count differently from their name once someone has confirmed it', async () => {
    const { small, large } = await twoProducts()
    const wrong = [small, { ...large, pieces: 50 }]

    const refused = await arrange(small.productId, wrong)
    expect(refused.json().errors).toMatchObject([
      { path: 'packs.1.pieces', message: 'The name or the unit says 100 pieces, not 50' },
    ])
    const body = { pieceName: 'glove', packs: wrong, read: [], mayCountOtherwise: true }
    const confirmed = await shop.put(`/staff/products/${small.productId}/packs`, body, staff)

    expect(confirmed.statusCode, confirmed.body).toBe(200)
    expect((await packsOf(small.productId)).packs).toMatchObject(wrong)
  })

  it("do not overwrite a colleague's changes", async () => {
    const { small, large, opened } = await twoProducts()
    const answers = await Promise.all([
      arrange(small.productId, [small, large]),
      arrange(large.productId, [small, opened]),
    ])

    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  it.each<[string, number, (made: Awaited<ReturnType<typeof twoProducts>>) => Pack[]]>([
    ['one pack alone', 409, ({ small }) => [small]],
    [
      'a pack that counts otherwise than its name',
      422,
      ({ small, large }) => [small, { ...large, pieces: 50 }],
    ],
    [
      'a smallest pack that is opened',
      409,
      ({ small, large }) => [{ ...small, mayOpen: true }, large],
    ],
    ['a product twice', 422, ({ small }) => [small, small]],
    ['no pieces', 422, ({ small, large }) => [{ ...small, pieces: 0 }, large]],
    ['without the product itself', 422, ({ large }) => [large]],
    [
      'a product that is not there',
      409,
      ({ small }) => [small, { productId: 99_999, pieces: 5, mayOpen: false }],
    ],
  ])('are refused: %s', async (_, status, packs) => {
    const made = await twoProducts()

    const answer = await arrange(made.small.productId, packs(made))

    expect(answer.statusCode, answer.body).toBe(status)
    expect((await packsOf(made.small.productId)).packs).toEqual([])
  })
})
