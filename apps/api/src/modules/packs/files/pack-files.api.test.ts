import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { sendImport, stepImport } from '../../../../test/shoppers/send-import.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'
import { findBrokenRules } from '../../../audit/audit-database.ts'

const shop = await startTestShop()
let bearer = ''
beforeEach(async () => {
  await shop.reset()
  bearer = (await signIn(shop, await shop.make.staff({ password: 'correct horse battery' }))).bearer
})
afterAll(() => shop.close())

const HEADER = 'baseSku,pieceName,sku,pieces,mayOpen'
const send = (...rows: string[]) => sendImport(shop, bearer, [HEADER, ...rows].join('\n'))
const step = (name: 'apply' | 'undo', importId: number) =>
  stepImport(shop, bearer, { importId, step: name })
const exported = async () => (await shop.get('/staff/packs.csv', { bearer })).body
const stocks = async () =>
  Object.fromEntries(
    (await shop.db.selectFrom('product').select(['sku', 'quantity']).orderBy('sku').execute()).map(
      ({ sku, quantity }) => [sku, quantity],
    ),
  )
const broken = async () => await findBrokenRules(shop.db)

async function makeProducts() {
  await shop.make.product({ sku: 'EACH', quantity: 50 })
  await shop.make.product({ sku: 'BOX', unitName: 'box of 100', quantity: 20 })
  await shop.make.product({ sku: 'CASE', unitName: 'case of 1000', quantity: 5 })
}

describe('a file of packs', () => {
  it('is checked, applied and undone, with an identical export and stock', async () => {
    await makeProducts()
    const [before, stockBefore] = [await exported(), await stocks()]

    const checked = await send('EACH,glove,EACH,1,', 'EACH,,BOX,100,Y', 'EACH,,CASE,1000,Y')

    expect(checked).toMatchObject({ kind: 'PACKS', status: 'CHECKED', insertRows: 1, warnings: [] })
    expect(checked.groupChanges[0].added).toEqual([
      'EACH: 1 × glove',
      'BOX: 100 × glove, may be opened',
      'CASE: 1000 × glove, may be opened',
    ])
    expect(await exported()).toBe(before)
    expect(await step('apply', checked.importId)).toMatchObject({ status: 'DONE' })
    expect(await stocks()).toEqual({ EACH: 7050, BOX: 70, CASE: 7 })
    expect(await broken()).toEqual([])
    const again = await sendImport(shop, bearer, await exported())
    expect(again).toMatchObject({ status: 'CHECKED', sameRows: 1, insertRows: 0, updateRows: 0 })

    expect(await step('undo', checked.importId)).toMatchObject({ status: 'UNDONE', keptRows: 0 })
    expect(await exported()).toBe(before)
    expect(await stocks()).toEqual(stockBefore)
    expect(await broken()).toEqual([])
  })

  it('changes a group, and restores it', async () => {
    await makeProducts()
    const first = await send('EACH,glove,EACH,1,N', 'EACH,glove,BOX,100,Y')
    await step('apply', first.importId)
    const before = await exported()

    const second = await send('EACH,mitten,EACH,1,', 'EACH,,BOX,100,', 'EACH,,CASE,1000,y')
    expect(second).toMatchObject({ updateRows: 1, insertRows: 0 })
    await step('apply', second.importId)
    expect(await exported()).toContain('mitten,CASE')
    expect(await broken()).toEqual([])

    expect(await step('undo', second.importId)).toMatchObject({ status: 'UNDONE', keptRows: 0 })
    expect(await exported()).toBe(before)
    expect(await broken()).toEqual([])
  })

  it('warns about packs whose names count differently, which may be applied', async () => {
    await makeProducts()

    const checked = await send('EACH,glove,EACH,1,', 'EACH,,BOX,50,')

    expect(checked).toMatchObject({
      status: 'CHECKED',
      errors: [],
      warnings: [
        { rowNo: 3, field: 'pieces', message: 'The name or the unit says 100 pieces, not 50' },
      ],
    })
    expect(await step('apply', checked.importId)).toMatchObject({ status: 'DONE' })
  })

  it.each([
    ['a pack alone', ['EACH,glove,EACH,1,'], ['2 : Packs of the same pieces are two']],
    [
      'a circle: each is the base of the other',
      ['EACH,glove,EACH,1,', 'EACH,,BOX,100,', 'BOX,glove,BOX,100,', 'BOX,,EACH,1,'],
      ['4 sku: This product is in row 3', '5 sku: This product is in row 2'],
    ],
    [
      'a base that is not the smallest',
      ['BOX,glove,BOX,100,', 'BOX,,EACH,1,'],
      ['2 baseSku: Enter the SKU of the smallest pack'],
    ],
    [
      'a base without a row',
      ['EACH,glove,BOX,100,', 'EACH,,CASE,1000,'],
      ['2 baseSku: Enter the SKU of the smallest pack'],
    ],
    [
      'the smallest one opened',
      ['EACH,glove,EACH,1,Y', 'EACH,,BOX,100,'],
      ['2 mayOpen: The smallest pack has no smaller one'],
    ],
    [
      'two of one size',
      ['EACH,glove,EACH,1,', 'EACH,,BOX,100,', 'EACH,,CASE,100,'],
      ['4 pieces: Another pack holds the same'],
    ],
    [
      'cells that cannot be',
      ['EACH,,EACH,0,', 'EACH,,BOX,ten,', 'EACH,,NOBODY,100001,maybe', ',glove,CASE,1,'],
      [
        '2 pieces: Enter how many pieces',
        '2 pieceName: Say what one piece is called',
        '3 pieces: Enter how many pieces',
        '4 pieces: At most 100,000 pieces',
        '4 mayOpen: Expected Y or N',
        '4 sku: There is no product with this SKU',
        '5 baseSku: Enter the SKU of the smallest pack',
      ],
    ],
    [
      'a product twice',
      ['EACH,glove,EACH,1,', 'EACH,,BOX,100,', 'EACH,,BOX,200,'],
      ['4 sku: Same product as in row 3'],
    ],
  ])('is refused: %s', async (_, rows, expected) => {
    await makeProducts()

    const refused = await send(...rows)

    expect(refused.status).toBe('REFUSED')
    const said = refused.errors.map(
      ({ rowNo, field, message }: Record<string, unknown>) => `${rowNo} ${field}: ${message}`,
    )
    expect(said).toEqual(expected.map((start) => expect.stringContaining(start)))
    expect(await shop.count('pack_group')).toBe(0)
  })

  it('leaves a group alone that was changed since', async () => {
    await makeProducts()
    const { importId } = await send('EACH,glove,EACH,1,', 'EACH,,BOX,100,')
    await step('apply', importId)
    const later = await send('EACH,glove,EACH,1,', 'EACH,,BOX,100,Y')
    await step('apply', later.importId)

    expect(await step('undo', importId)).toMatchObject({ status: 'UNDONE', keptRows: 1 })
    expect(await exported()).toContain('BOX')
  })
})
