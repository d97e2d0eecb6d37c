import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallOptions } from '../../../test/shop/calls.ts'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'
import { findBrokenRules } from '../../audit/audit-database.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 100 } })
let staff: CallOptions
beforeEach(async () => {
  await shop.reset()
  const clerk = await shop.make.staff({ role: 'FULFILMENT', password: 'a staple for staff' })
  staff = await signIn(shop, clerk)
})
afterAll(() => shop.close())

/** A year within reach: dates far away must be confirmed. In the files below it is 2199. */
const YEAR = String(new Date().getUTCFullYear() + 5)

const TRACKED = { tracking: 'LOT_EXPIRY', minDaysLeft: 0, preferOneLot: false }

/** A product that is told apart by lot, with pieces that wait to be counted by lot. */
async function tracked(sku: string, quantity = 0, tracking = 'LOT_EXPIRY') {
  const { productId } = await shop.make.product({ sku, productName: '=Pads', quantity })
  const url = `/staff/products/${productId}/tracking`
  const answer = await shop.put(url, { ...TRACKED, tracking }, staff)
  expect(answer.statusCode, answer.body).toBe(200)
  return productId
}

const send = (file: string, query = 'note=Opening%20stock', key?: string) =>
  shop.upload(`/staff/lots/receive.csv?${query}`, file.replaceAll('2199', YEAR), {
    ...staff,
    headers: { ...(key && { 'idempotency-key': key }) },
  })

/** How many movements of lots there are, and what may be promised. */
async function books(productId: number) {
  const { lots, quantity } = (await shop.get(`/staff/products/${productId}/lots`, staff)).json()
  return { movements: await shop.count('lotMovement'), lots: lots.length, quantity }
}
const violations = async () => await findBrokenRules(shop.db)

describe('a file of lots', () => {
  it('books pieces that were here before, with its reason, into the ledger', async () => {
    const productId = await tracked('PAD-1', 30)

    const answer = await send(
      'sku,lot,expires,pieces,condition\nPAD-1,A,2199-06-30,12,\nPAD-1,B,2199-01-31,8,\nPAD-1,C,2199-01-31,4,HELD\n',
      'isCount=1&note=Count%20of%20May%202',
    )

    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json()).toEqual({ lots: 3, pieces: 24, recalled: 0 })
    const { rows } = await sql<object>`
      select lot_code, bucket, delta, reason, note from lot_movement join stock_lot using (lot_id)
      where note is not null and delta > 0 order by movement_id`.execute(shop.db)
    const counted = { reason: 'COUNT', note: 'Count of May 2' }
    expect(rows).toEqual([
      { lotCode: 'A', bucket: 'AVAILABLE', delta: 12, ...counted },
      { lotCode: 'B', bucket: 'AVAILABLE', delta: 8, ...counted },
      { lotCode: 'C', bucket: 'QUARANTINED', delta: 4, ...counted },
    ])
    expect(await books(productId)).toMatchObject({ lots: 4, quantity: 20 })
    expect(await violations()).toEqual([])
  })

  it('books new pieces, with serial numbers and goods that do not expire', async () => {
    await tracked('BED-1', 0, 'SERIAL')
    await tracked('PAD-1')

    const answer = await send(
      'sku,serial,lot,neverExpires,made,pieces\nBED-1,S-1,,Y,2026-01-31,1\nPAD-1,,A,y,,5\n',
    )

    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json()).toMatchObject({ lots: 2, pieces: 6 })
    expect(await violations()).toEqual([])
  })

  it('is one receipt when it is sent twice with one key, and is asked about without', async () => {
    const productId = await tracked('PAD-1')
    const file = 'sku,lot,expires,pieces\nPAD-1,A,2199-06-30,12\n'

    const answers = await Promise.all([1, 2].map(() => send(file, undefined, 'one-file')))
    const again = await send(file)

    expect(answers.map(({ statusCode }) => statusCode)).toContain(200)
    expect(again.statusCode).toBe(422)
    expect(again.json().errors).toMatchObject([
      { path: 'rows.2.pieces', sentence: { code: 'sameReceived' } },
    ])
    expect(await books(productId)).toMatchObject({ movements: 1, lots: 1, quantity: 12 })
    const more = 'sku,lot,expires,pieces,confirmed\nPAD-1,A,2199-06-30,12,Y\n'
    expect((await send(more)).statusCode).toBe(200)
    expect(await books(productId)).toMatchObject({ movements: 2, lots: 1, quantity: 24 })
  })

  it('says all that is wrong by row and column, and books nothing', async () => {
    const productId = await tracked('PAD-1', 10)
    await shop.make.product({ sku: 'PLAIN-1', quantity: 5 })
    const before = await books(productId)
    const wrong = async (rows: string[], query?: string) => {
      const answer = await send(['sku,lot,expires,pieces,condition', ...rows].join('\n'), query)
      expect(answer.statusCode, answer.body).toBe(422)
      return answer
        .json()
        .errors.map(({ path, sentence }: never) => [path, (sentence as { code: string }).code])
    }

    const good = 'PAD-1,A,2199-06-30,1,'
    expect(
      await wrong([
        good,
        ',A,2199-06-30,1,',
        'NONE-1,A,2199-06-30,1,',
        'PAD-1,A,June 2199,1,',
        'PAD-1,A,2199-06-30,0,',
        'PAD-1,A,2199-06-30,1.5,',
        'PAD-1,A,2199-06-30,1,BROKEN',
      ]),
    ).toEqual([
      ['rows.3.sku', 'importSkuRequired'],
      ['rows.4.sku', 'importSkuUnknown'],
      ['rows.5.expires', 'expiryExpected'],
      ['rows.6.pieces', 'piecesRequired'],
      ['rows.7.pieces', expect.anything()],
      ['rows.8.condition', expect.anything()],
    ])
    // What only the stock itself can tell.
    expect(await wrong([good, 'PLAIN-1,A,2199-06-30,1,', 'PAD-1,,,1,'])).toEqual([
      ['rows.3.sku', 'productNotTracked'],
      ['rows.4.lot', 'lotRequired'],
      ['rows.4.expires', 'expiryOrHold'],
    ])
    expect(await wrong([good, 'PAD-1,B,2199-06-30,99,'], 'isCount=1&note=Count')).toEqual([
      ['rows.3.pieces', 'piecesToCount'],
    ])
    expect(await books(productId)).toEqual(before)
    expect((await send(`sku,lot\n`, 'note=')).statusCode).toBe(422)
  })

  it('of 10 MB of GS1 strings is refused unread, and so is such a line', async () => {
    const productId = await tracked('PAD-1')
    const codes = '(01)00614141999996(10)A'.repeat(450_000)
    const line = { productId, lotCode: 'A', quantity: 1, condition: 'SOUND', neverExpires: true }

    const answers = [
      await send(`sku,lot,expires,pieces\nPAD-1,${codes},2199-06-30,1\n`),
      await shop.post('/staff/lots/receive', { lines: [{ ...line, rawCode: codes }] }, staff),
    ]

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([413, 413])
    expect(await books(productId)).toMatchObject({ movements: 0, lots: 0 })
  })

  it('has pieces by state, as the list filters them', async () => {
    await tracked('PAD-1')
    await send(
      'sku,lot,expires,pieces,condition\nPAD-1,A,2199-06-30,12,\nPAD-1,A,2199-06-30,3,HELD\nPAD-1,-B,2199-07-31,8,\n',
    )

    const all = (await shop.get('/staff/lots.csv', staff)).body.replaceAll(YEAR, '2199')
    const held = (await shop.get('/staff/lots.csv?bucket=QUARANTINED', staff)).body

    const [header, ...rows] = all
      .replace(/^\uFEFF/, '')
      .trim()
      .split('\n')
    expect(header).toBe(
      'sku,lot,serial,expires,neverExpires,product,received,available,quarantined,recalled,expired,picked',
    )
    expect(rows).toEqual([
      expect.stringMatching(/^PAD-1,A,,2199-06-30,N,'=Pads,\d{4}-\d\d-\d\d,12,3,0,0,0$/),
      expect.stringMatching(/^PAD-1,'-B,,2199-07-31,N,'=Pads,\d{4}-\d\d-\d\d,8,0,0,0,0$/),
    ])
    expect(held.trim().split('\n')).toHaveLength(2)
  })
})
