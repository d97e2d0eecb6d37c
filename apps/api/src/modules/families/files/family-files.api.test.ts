import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { sendImport, stepImport } from '../../../../test/shoppers/send-import.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'

const shop = await startTestShop()
let bearer = ''
beforeEach(async () => {
  await shop.reset()
  bearer = (await signIn(shop, await shop.make.staff({ password: 'correct horse battery' }))).bearer
})
afterAll(() => shop.close())

const HEADER = 'familyKey,title,sku,axis1,value1,order1,axis2,value2,order2'
const send = (content: string | Buffer) => sendImport(shop, bearer, content)
const step = (name: 'apply' | 'undo', importId: number) =>
  stepImport(shop, bearer, { importId, step: name })
const exported = async () => (await shop.get('/staff/families.csv', { bearer })).body

async function makeProducts(...skus: string[]): Promise<number[]> {
  const { categoryId } = await shop.make.category()
  const ids: number[] = []
  for (const sku of skus) ids.push((await shop.make.product({ sku, categoryId })).productId)
  return ids
}

/** A family of the products with these SKUs, in sizes in this order. */
async function makeFamily(title: string, sizes: readonly (readonly [sku: string, size: string])[]) {
  const rows = sizes.map(([sku, size], at) => `,${title},${sku},${at ? '' : 'size'},${size},,,,`)
  const { importId } = await send([HEADER, ...rows].join('\n'))
  expect(await step('apply', importId)).toMatchObject({ status: 'DONE' })
}

describe('a file of families', () => {
  it('is checked and shown, applied, and undone byte for byte', async () => {
    await makeProducts('S', 'M', 'L', 'XL', 'R', 'B')
    await makeFamily('Old brace', [
      ['S', 'S'],
      ['M', 'M | wide'],
    ])
    const before = await exported()
    const file = [
      HEADER,
      'old-brace,New brace,S,size,S,S | M | L,,,',
      'old-brace,,M,,M,,,,',
      'old-brace,,L,,L,,,,',
      ',Cane,R,color,red,blue | red,,,',
      ',Cane,B,color,blue,,,,',
    ].join('\r\n')

    const checked = await send(`\uFEFF${file}\r\n`)

    expect(checked).toMatchObject({ kind: 'FAMILIES', status: 'CHECKED', totalRows: 5 })
    expect(checked).toMatchObject({ insertRows: 1, updateRows: 1, sameRows: 0, errors: [] })
    expect(checked.groupChanges).toEqual([
      {
        rowNo: 2,
        key: 'old-brace',
        title: 'New brace',
        isNew: false,
        removed: ['Old brace', 'size: S | M \\| wide', 'M: M | wide'],
        added: ['New brace', 'size: S | M | L', 'M: M', 'L: L'],
      },
      {
        rowNo: 5,
        key: 'cane',
        title: 'Cane',
        isNew: true,
        removed: [],
        added: ['Cane', 'color: blue | red', 'R: red', 'B: blue'],
      },
    ])
    expect(await exported()).toBe(before)

    expect(await step('apply', checked.importId)).toMatchObject({ status: 'DONE' })
    const after = await exported()
    expect(after).toContain('cane,Cane,B,')
    const again = await send(after)
    expect(again).toMatchObject({ insertRows: 0, updateRows: 0, sameRows: 2 })

    expect(await step('undo', checked.importId)).toMatchObject({ status: 'UNDONE', keptRows: 0 })
    expect(await exported()).toBe(before)
    const events = await shop.db.selectFrom('staffEvent').select(['action', 'objectId']).execute()
    expect(events).toContainEqual({ action: 'import', objectId: 'cane' })
    expect(events).toContainEqual({ action: 'undo-import', objectId: 'old-brace' })
  })

  it('moves products from one family into another', async () => {
    await makeProducts('A', 'B', 'C', 'D', 'E')
    await makeFamily('One', [
      ['A', '1'],
      ['B', '2'],
      ['C', '3'],
    ])
    await makeFamily('Two', [
      ['D', '1'],
      ['E', '2'],
    ])
    const before = await exported()

    const { importId } = await send(
      [
        HEADER,
        'two,Two,D,size,1,,,,',
        'two,,E,,2,,,,',
        'two,,C,,3,,,,',
        'one,One,A,size,1,,,,',
        'one,,B,,2,,,,',
      ].join('\n'),
    )

    expect(await step('apply', importId)).toMatchObject({ status: 'DONE' })
    expect(await exported()).toContain('two,,C,')
    await step('undo', importId)
    expect(await exported()).toBe(before)
  })

  it('names every wrong row and column, and changes nothing', async () => {
    await makeProducts('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'X', 'Y', 'V', 'W')
    await makeFamily('Taken', [
      ['V', '1'],
      ['W', '2'],
    ])
    await makeFamily('Elsewhere', [
      ['X', '1'],
      ['Y', '2'],
    ])
    const before = await exported()

    const refused = await send(
      [
        HEADER,
        ',Missing,A,size,S,,,,',
        ',Missing,B,,,,,,',
        ',Doubled,C,size,S,S | S,,,',
        ',Doubled,D,size,S,,,,',
        ',Twice,A,size,S,,,,',
        ',Twice,NOBODY,,M,,,,',
        ',Alone,E,size,S,S | M,,,',
        ',Order,F,size,S,S | M,,,',
        ',Order,G,length,L,M | S,,,',
        ',Other,X,size,S,,,,',
        ',Other,,,M,,,,',
        ',,H,size,S,,,,',
        'Bad Key,Key,H,size,S,S | M,,,',
        ',Taken,I,=1+1,S,,,,',
        ',Short,H',
      ].join('\n'),
    )

    expect(refused).toMatchObject({ status: 'REFUSED', kind: 'FAMILIES', groupChanges: [] })
    const reported = refused.errors.map(
      ({ rowNo, field, message }: Record<string, unknown>) => `${rowNo} ${field}: ${message}`,
    )
    expect(reported).toEqual([
      '2 value1: This needs two different values or more',
      '3 value1: Enter a value',
      '4 order1: This value stands here twice',
      '5 value1: Another product has just the same values: shoppers could not tell them apart',
      '6 sku: This product is in row 2 already, in another group',
      '7 sku: There is no product with this SKU',
      '8 : A family has two products or more',
      '10 order1: Row 9 says "S | M" for the same group',
      '10 axis1: Row 9 says "size" for the same group',
      '10 value1: Not among the values in order1',
      '11 sku: This product is in the family Elsewhere already',
      '12 sku: The SKU is required',
      '13 familyKey: A familyKey or a title is needed',
      '14 familyKey: This is not in the expected format',
      '14 : A family has two products or more',
      "15 axis1: Begins like a formula: put an apostrophe (') before it if it is text",
      '15 familyKey: There is a family taken already. Put this key into familyKey to change it, or choose another title.',
      '15 value1: This needs two different values or more',
      '15 : A family has two products or more',
      '16 : Has 3 cells instead of 9',
    ])
    expect(await exported()).toBe(before)
  })

  it.each([
    [`${HEADER.replaceAll(',', ';')}\nA;B\n`, /separated by semicolons/],
    [`${HEADER},colour\nA\n`, /unknown columns: "colour"/],
    [HEADER, /has no rows/],
    [Buffer.from(`\uFEFF${HEADER}\n`, 'utf16le'), /UTF-16/],
    [`${HEADER}\n,"never closed,A,size,S,,,,\n`, /quotation mark is never closed/],
  ])('%.20j is refused as a whole', async (content, problem) => {
    const refused = await send(content)

    expect(refused).toMatchObject({ status: 'REFUSED', errors: [] })
    expect(refused.problem).toMatch(problem)
  })

  it('names the cell with characters that are not UTF-8', async () => {
    await makeProducts('A', 'B')
    const rows = [HEADER, ',Caf\u00e9,A,size,S,,,,', ',Caf\u00e9,B,,M,,,,'].join('\n')

    const refused = await send(Buffer.from(rows, 'latin1'))

    expect(refused.status).toBe('REFUSED')
    expect(refused.errors).toContainEqual(
      expect.objectContaining({
        rowNo: 2,
        field: 'title',
        message: 'Not UTF-8: save the file as "CSV UTF-8"',
      }),
    )
  })

  it('of 10,000 rows is applied and undone', async () => {
    const { categoryId } = await shop.make.category()
    const skus = Array.from({ length: 10_000 }, (_, n) => `S${n}`)
    await shop.db.transaction().execute(async (tx) => {
      // Bypasses the search triggers, which take longest.
      await sql`set local session_replication_role = replica`.execute(tx)
      await sql`insert into product (product_name, product_details, unit_price_cents, category_id, sku)
        select 'Size of ' || sku, 'In many', 1000, ${categoryId}, sku from unnest(${skus}::text[]) as sku`.execute(
        tx,
      )
    })
    const before = await exported()
    const rows = skus.map((sku, n) => `,Family ${Math.floor(n / 4)},${sku},size,${n % 4},,,,`)

    const { importId, ...checked } = await send([HEADER, ...rows].join('\n'))

    expect(checked).toMatchObject({ status: 'CHECKED', totalRows: 10_000, insertRows: 2_500 })
    expect(await step('apply', importId)).toMatchObject({ status: 'DONE' })
    expect(await shop.count('family_member')).toBe(10_000)
    expect(await step('undo', importId)).toMatchObject({ status: 'UNDONE', keptRows: 0 })
    expect(await exported()).toBe(before)
  })

  it('is not applied if a colleague has changed a family since, and leaves it alone when undone', async () => {
    const [a = 0, b = 0] = await makeProducts('A', 'B', 'C', 'D', 'E', 'F')
    await makeFamily('One', [
      ['A', '1'],
      ['B', '2'],
    ])
    const file = [
      HEADER,
      'one,First,A,size,1,,,,',
      'one,,B,,2,,,,',
      ',Two,C,size,1,,,,',
      ',Two,D,,2,,,,',
    ]
    const split = (key: string) => shop.post(`/staff/families/${key}/split`, {}, { bearer })
    const one = await send(file.join('\n'))
    const read = {
      title: 'One',
      axes: [{ name: 'size', values: ['1', '2'] }],
      members: [
        { productId: a, values: ['1'] },
        { productId: b, values: ['2'] },
      ],
    }
    const changed = await shop.put(
      '/staff/families/one',
      { ...read, title: 'Mine', read },
      { bearer },
    )
    expect(changed.statusCode).toBe(200)

    expect(await step('apply', one.importId)).toMatchObject({
      status: 'REFUSED',
      errors: [{ rowNo: 2, message: 'This was changed since the file was checked' }],
    })

    const two = await send(file.join('\n'))
    await step('apply', two.importId)
    await split('two')
    const undone = await step('undo', two.importId)

    expect(undone).toMatchObject({ status: 'UNDONE', keptRows: 1, errors: [{ rowNo: 4 }] })
    expect(await exported()).toContain('one,Mine,A,')
  })
})
