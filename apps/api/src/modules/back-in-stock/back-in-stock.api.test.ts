import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'
import { cleanUp } from '../../jobs/clean-up.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 100 } })
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const soldOut = (row: object = {}) =>
  shop.make.product({ productName: 'Knee brace, M', quantity: 0, ...row })
const ask = (productId: number, email = 'ada@example.com') =>
  shop.post('/backInStock/save', { productId, email })
const tokens = async () => {
  const rows = await shop.db
    .selectFrom('backInStockRequest')
    .select('mailToken')
    .orderBy('requestId')
    .execute()
  return rows.map(({ mailToken }) => mailToken)
}
const confirm = (token: string) => shop.post('/backInStock/confirm', { token })
async function wait(productId: number, email?: string) {
  await ask(productId, email)
  const [token = ''] = (await tokens()).slice(-1)
  await confirm(token)
  return token
}
const book = (productId: number, delta: number) =>
  sql`insert into stock_movement (product_id, delta, reason) values (${productId}, ${delta}, 'RECEIVED')`.execute(
    shop.db,
  )
const backMails = async () =>
  (await shop.mail.outbox()).filter(({ kind }) => kind === 'back_in_stock')

describe('signing up', () => {
  it('mails a confirmation link, and nothing to a mailbox on the list', async () => {
    const { productId } = await soldOut()

    const answer = await ask(productId)
    await shop.runJobs()

    expect(answer.json()).toEqual({ asked: true })
    const [token = ''] = await tokens()
    expect(shop.mail.sent).toMatchObject([
      { subject: 'Please confirm: tell me when Knee brace, M is back' },
    ])
    expect(shop.mail.sent[0]?.text).toContain(`/#/back-in-stock?t=${token}`)
    expect((await confirm(token)).json()).toMatchObject({ productId, inStock: false })

    expect((await ask(productId, 'ADA@example.com')).json()).toEqual({ asked: true })
    await shop.runJobs()
    expect(shop.mail.sent).toHaveLength(1)
    expect(await shop.count('back_in_stock_request')).toBe(1)
  })

  it.each([
    ['a product in stock', { quantity: 3 }, 'ada@example.com', 409],
    ['a hidden product', { productStatus: 'N' }, 'ada@example.com', 404],
    ['a wrong email', {}, 'ada@', 422],
    ['no email', {}, '', 422],
  ])('about %s is refused', async (_, row, email, status) => {
    const { productId } = await soldOut(row)

    expect((await ask(productId, email)).statusCode).toBe(status)
    expect((await ask(4711)).statusCode).toBe(404)
    expect(await shop.count('back_in_stock_request')).toBe(0)
    expect(await shop.count('outbox')).toBe(0)
  })
})

describe('when stock arrives', () => {
  it('everyone who confirmed gets one mail, and their addresses are deleted', async () => {
    const { productId } = await soldOut()
    await wait(productId, 'ada@example.com')
    await wait(productId, 'ben@example.com')
    await ask(productId, 'eve@example.com')

    await book(productId, 5)
    await book(productId, -5)
    await book(productId, 5)
    await shop.runJobs()

    expect((await backMails()).map(({ recipient }) => recipient).sort()).toEqual([
      'ada@example.com',
      'ben@example.com',
    ])
    const texts = shop.mail.sent.filter(({ subject }) => subject === 'Back in stock: Knee brace, M')
    expect(texts).toHaveLength(2)
    expect(texts[0]?.text).toContain(`/p/${productId}`)
    // Only the unconfirmed one is left: its link says that the product is back.
    const [token = '', ...others] = await tokens()
    expect(others).toEqual([])
    expect((await confirm(token)).json()).toMatchObject({ inStock: true })
    expect(await shop.count('back_in_stock_request')).toBe(0)
    expect((await confirm(token)).statusCode).toBe(409)
  })

  it('nothing is mailed for stock that was booked back, or for a hidden product', async () => {
    const { productId } = await soldOut()
    await wait(productId)

    await shop.db
      .transaction()
      .execute(async (tx) => {
        await sql`update product set quantity = 4 where product_id = ${productId}`.execute(tx)
        throw new Error('no')
      })
      .catch(() => undefined)
    await sql`update product set product_status = 'N' where product_id = ${productId}`.execute(
      shop.db,
    )
    await book(productId, 4)
    expect(await backMails()).toEqual([])

    await sql`update product set product_status = 'A' where product_id = ${productId}`.execute(
      shop.db,
    )
    expect(await backMails()).toHaveLength(1)
  })

  it('everyone who confirms at that moment is notified once: by mail, or on the page', async () => {
    for (let round = 0; round < 12; round += 1) {
      const { productId } = await soldOut()
      await ask(productId, `ada${round}@example.com`)
      const [token = ''] = (await tokens()).slice(-1)

      const [answer] = await Promise.all([confirm(token), book(productId, 1), book(productId, 1)])

      const mailed = (await backMails()).filter(
        ({ recipient }) => recipient === `ada${round}@example.com`,
      )
      const { inStock } = answer.json()
      expect(mailed).toHaveLength(inStock ? 0 : 1)
      expect(await tokens()).not.toContain(token)
    }
  })
})

describe('an address is deleted', () => {
  it('by the link in the mail, which can be used repeatedly', async () => {
    const { productId } = await soldOut()
    const token = await wait(productId)

    const ends = [
      await shop.post('/backInStock/end', { token }),
      await shop.post('/backInStock/end', { token }),
    ]

    expect(ends.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await shop.count('back_in_stock_request')).toBe(0)
    await book(productId, 2)
    expect(await backMails()).toEqual([])
  })

  it('after a week without a reply, and a week after its mail', async () => {
    const { productId } = await soldOut()
    await ask(productId)
    const other = await soldOut()
    await wait(other.productId, 'ben@example.com')
    await book(other.productId, 1)
    await shop.runJobs()
    await sql`update back_in_stock_request set created_at = now() - interval '8 days'`.execute(
      shop.db,
    )
    await sql`update outbox set created_at = now() - interval '8 days'`.execute(shop.db)

    await cleanUp(shop.deps)

    expect(await shop.count('back_in_stock_request')).toBe(0)
    expect(await shop.count('outbox')).toBe(0)
  })
})

it('staff see how many are waiting', async () => {
  const { productId } = await soldOut()
  await wait(productId, 'ada@example.com')
  await ask(productId, 'eve@example.com')
  const session = await signIn(
    shop,
    await shop.make.staff({ role: 'CATALOGUE', password: 'correct horse battery' }),
  )

  const answer = await shop.get(`/staff/products/${productId}/backInStock`, session)

  expect(answer.json()).toEqual({ waiting: 1 })
})
