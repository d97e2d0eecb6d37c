import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallOptions } from '../../../test/shop/calls.ts'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 100 } })
const password = 'a staple for staff'
let staff: CallOptions
beforeEach(async () => {
  await shop.reset()
  staff = await signIn(shop, await shop.make.staff({ password }))
})
afterAll(() => shop.close())

const PADS = { sku: 'PAD-1', productName: '=Pads' }

/** A draft of a supplier who sells pads by number A-1 for $2.50, with four pieces of gauze at $9.00; its version is 2. */
async function draft() {
  const supplier = {
    name: 'Acme Medical',
    email: null,
    accountNumber: null,
    leadDays: 10,
    note: null,
  }
  const { supplierId } = (
    await shop.post('/staff/suppliers', { ...supplier, active: true }, staff)
  ).json()
  const pads = await shop.make.product({ ...PADS, quantity: 500 })
  const gauze = await shop.make.product({ sku: 'GAUZE-1', quantity: 500 })
  const terms = { itemNumber: 'A-1', cost: 2.5, packSize: 1, minQuantity: 0 }
  await shop.put(`/staff/suppliers/${supplierId}/products/${pads.productId}`, terms, staff)
  const asked = { supplierId, targetDays: 30, safetyDays: 7 }
  const made = (await shop.post('/staff/purchase-orders', asked, staff)).json()
  const url = `/staff/purchase-orders/${made.order.purchaseOrderId}`
  const lines = [{ productId: gauze.productId, quantity: 4, cost: 9 }]
  const body = { expectedOn: null, tolerancePercent: 0, note: null, lines, version: 1 }
  expect((await shop.put(url, body, staff)).statusCode).toBe(200)
  return { url, id: made.order.purchaseOrderId, supplierId, terms }
}

const linesOf = async (url: string) =>
  (await shop.get(url, staff))
    .json()
    .lines.map(({ sku, quantity, cost }: never) => [sku, quantity, cost])

const rowsOf = (text: string) =>
  text
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\n')

describe('a file of lines', () => {
  it('changes what the draft has, adds what it has not, and can be undone', async () => {
    const { url, id } = await draft()

    const file = 'itemNumber,sku,pieces,cost\nA-1,,12,\n,GAUZE-1,7,8.40\n'
    const answer = await shop.upload(`${url}/lines.csv?version=2`, file, staff)

    expect(answer.statusCode, answer.body).toBe(200)
    // Without a cost in the file, it is what the supplier asks.
    expect(await linesOf(url)).toEqual([
      ['GAUZE-1', 7, 8.4],
      ['PAD-1', 12, 2.5],
    ])
    const { rows } = (await shop.get(`/staff/history/purchase/${id}`, staff)).json()
    expect(rows[0]).toMatchObject({ action: 'import', canUndo: true })
    expect(rows[1]).toMatchObject({ action: 'change', canUndo: false })
    const undone = await shop.post('/staff/history/undo', { eventId: rows[0].eventId }, staff)
    expect(undone.statusCode, undone.body).toBe(200)
    expect(await linesOf(url)).toEqual([['GAUZE-1', 4, 9]])
  })

  it('is not undone once the draft was changed again, or sent', async () => {
    const { url, id } = await draft()
    await shop.upload(`${url}/lines.csv?version=2`, 'sku,pieces,cost\nPAD-1,12,3\n', staff)
    const undo = async () => {
      const { rows } = (await shop.get(`/staff/history/purchase/${id}`, staff)).json()
      const { eventId } = rows.find(({ action }: { action: string }) => action === 'import')
      return (await shop.post('/staff/history/undo', { eventId }, staff)).statusCode
    }
    await shop.upload(`${url}/lines.csv?version=3`, 'sku,pieces,cost\nPAD-1,13,3\n', staff)
    const { rows } = (await shop.get(`/staff/history/purchase/${id}`, staff)).json()
    const older = await shop.post('/staff/history/undo', { eventId: rows[1].eventId }, staff)
    expect(older.statusCode).toBe(409)

    await shop.post(`${url}/move`, { to: 'SENT', version: 4 }, staff)

    expect(await undo()).toBe(409)
    expect(await linesOf(url)).toContainEqual(['PAD-1', 13, 3])
  })

  it('comes back from its export as it was', async () => {
    const { url } = await draft()
    await shop.upload(`${url}/lines.csv?version=2`, 'sku,pieces,cost\nPAD-1,12,3\n', staff)
    const before = await linesOf(url)

    const { body } = await shop.get(`${url}/lines.csv`, staff)

    expect(rowsOf(body)).toEqual([
      'sku,itemNumber,product,pieces,cost,received,landedCost',
      expect.stringMatching(/^GAUZE-1,,.*,4,9\.00,0,$/),
      "PAD-1,A-1,'=Pads,12,3.00,0,",
    ])
    expect((await shop.upload(`${url}/lines.csv?version=3`, body, staff)).statusCode).toBe(200)
    expect(await linesOf(url)).toEqual(before)
  })

  it('says all that is wrong by row and column, and changes nothing', async () => {
    const { url } = await draft()
    const file = [
      'sku,itemNumber,pieces,cost',
      'PAD-1,,12,3',
      'NONE-1,,1,1',
      ',B-9,1,1',
      ',,1,1',
      'GAUZE-1,,1.5,1',
      'GAUZE-1,,0,1',
      'GAUZE-1,,1,$3',
      'GAUZE-1,,1,',
      'GAUZE-1,,1,-1',
      'PAD-1,,9,3',
      '=1+1,,1,1',
    ]
    const wrong = async (text: string) => {
      const answer = await shop.upload(`${url}/lines.csv?version=2`, text, staff)
      expect(answer.statusCode, answer.body).toBe(422)
      return answer
        .json()
        .errors.map(({ path, sentence }: never) => [path, (sentence as { code: string }).code])
    }

    expect(await wrong(file.slice(0, -1).join('\n'))).toEqual([
      ['rows.3.sku', 'importSkuUnknown'],
      ['rows.4.itemNumber', 'itemNumberUnknown'],
      ['rows.5.sku', 'skuOrItemNumber'],
      ['rows.6.pieces', expect.anything()],
      ['rows.7.pieces', 'piecesRequired'],
      ['rows.8.cost', 'importAmount'],
      ['rows.9.cost', 'importAmount'],
      ['rows.10.cost', 'importAmount'],
      ['rows.11.sku', 'productInRow'],
    ])
    expect(await wrong(file.join('\n'))).toEqual([['rows.12.sku', 'importFormula']])
    expect(await linesOf(url)).toEqual([['GAUZE-1', 4, 9]])
  })

  it.each([
    ['', 'importEmpty'],
    ['pieces,cost\n1,1\n', 'fileNeedsColumn'],
    ['sku,pieces\n', 'importEmpty'],
    ['sku;pieces\nPAD-1;1\n', 'importSemicolons'],
    ['sku,pieces,color\nPAD-1,1,red\n', 'importUnknownColumns'],
    ['sku,pieces\n"PAD-1,1\n', 'importQuoteOpen'],
    [`sku,pieces\n${'PAD-1,1\n'.repeat(501)}`, 'fileTooManyRows'],
  ])('is refused in words when it cannot be read: %j', async (file, code) => {
    const { url } = await draft()
    const answer = await shop.upload(`${url}/lines.csv?version=2`, file, staff)
    expect(answer.statusCode, answer.body).toBe(422)
    expect(answer.json().errors).toMatchObject([{ path: 'file', sentence: { code } }])
  })

  it('names a number that stands for several products, and a file that is too big', async () => {
    const { url, supplierId, terms } = await draft()
    const other = await shop.make.product({ quantity: 500 })
    await shop.put(`/staff/suppliers/${supplierId}/products/${other.productId}`, terms, staff)
    const answer = await shop.upload(
      `${url}/lines.csv?version=2`,
      'itemNumber,pieces\nA-1,3\n',
      staff,
    )
    expect(answer.json().errors).toMatchObject([{ sentence: { code: 'itemNumberOfSeveral' } }])
    const big = await shop.upload(`${url}/lines.csv?version=2`, 'x'.repeat(1_100_000), staff)
    expect(big.statusCode).toBe(413)
  })

  it('is refused for an order that was sent, or that a colleague has changed', async () => {
    const { url } = await draft()
    const file = 'sku,pieces,cost\nPAD-1,12,3\n'
    expect((await shop.upload(`${url}/lines.csv?version=1`, file, staff)).statusCode).toBe(409)
    await shop.post(`${url}/move`, { to: 'SENT', version: 2 }, staff)
    expect((await shop.upload(`${url}/lines.csv?version=3`, file, staff)).statusCode).toBe(409)
  })

  it('is one of two that arrive at once', async () => {
    const { url } = await draft()
    const answers = await Promise.all(
      [12, 13].map((pieces) =>
        shop.upload(`${url}/lines.csv?version=2`, `sku,pieces,cost\nPAD-1,${pieces},3\n`, staff),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })
})

it('exports the list with its filters, without costs for the warehouse', async () => {
  const { url } = await draft()
  const clerk = await signIn(shop, await shop.make.staff({ role: 'FULFILMENT', password }))

  const [header, row] = rowsOf((await shop.get('/staff/purchase-orders.csv', staff)).body)
  const [clerksHeader, clerksRow] = rowsOf(
    (await shop.get('/staff/purchase-orders.csv', clerk)).body,
  )

  expect(header).toBe('number,supplier,state,expected,ordered,received,total,created,sent')
  expect(row).toMatch(/^PO-\d+,Acme Medical,DRAFT,,4,0,36\.00,/)
  expect(clerksHeader).toBe('number,supplier,state,expected,ordered,received,created,sent')
  expect(clerksRow).not.toContain('36.00')
  expect((await shop.get(`${url}/lines.csv`, clerk)).body).not.toMatch(/cost|9\.00/)
  const none = await shop.get('/staff/purchase-orders.csv?state=SENT', staff)
  expect(rowsOf(none.body)).toHaveLength(1)
})
