import { gzipSync } from 'node:zlib'
import { messages } from '@mendwell/contract/wire/messages'
import { staffMessages } from '@mendwell/contract/wire/staff-messages'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'
import { refreshImageHash } from '../pictures/refresh-image-hash.ts'
import { resumeImports, workOnImport } from './work-on-import.ts'

const shop = await startTestShop()
let options = { bearer: '' }
beforeEach(async () => {
  await shop.reset()
  options = await signIn(shop, await shop.make.staff({ password: 'correct horse battery' }))
})
afterAll(() => shop.close())

const HEADER = 'sku,productName,productDetails,unitPrice,categoryId,quantity'

async function send(content: string | Buffer) {
  const payload = new FormData()
  payload.append('file', new File([new Uint8Array(Buffer.from(content))], 'products.csv'))
  const headers = { authorization: `Bearer ${options.bearer}` }
  const response = await shop.app.inject({
    method: 'POST',
    url: '/api/staff/imports',
    headers,
    payload,
  })
  if (response.statusCode !== 200) return response.json()
  await shop.runJobs()
  return look(response.json().importId)
}
const look = async (importId: number) =>
  (await shop.get(`/staff/imports/${importId}`, options)).json()

async function step(name: 'apply' | 'undo', importId: number) {
  const response = await shop.post(`/staff/imports/${importId}/${name}`, {}, options)
  expect(response.statusCode).toBe(200)
  await shop.runJobs()
  return look(importId)
}

/** The catalog without the times of its last movements. */
async function catalogue() {
  const { rows } = await sql<{ rows: unknown }>`select
    (select json_agg(p order by product_id) from product p) as products,
    (select json_agg(s order by product_id) from product_search s) as words,
    (select json_agg(c order by category_id) from category c) as categories,
    (select json_agg(b order by brand_id) from brand b) as brands`.execute(shop.db)
  return rows[0]
}
const movements = async () =>
  (await shop.db.selectFrom('stockMovement').select('delta').orderBy('movementId').execute()).map(
    ({ delta }) => delta,
  )

describe('a file of products', () => {
  it('shows first which prices change most, up or down', async () => {
    for (const sku of ['SLIP', 'RISE', 'FALL', 'SAME'])
      await shop.make.product({ sku, unitPriceCents: 10_00 })

    const { priceChanges } = await send(
      'sku,unitPrice,notes\nRISE,11.00,\nSLIP,1000.00,\nFALL,2.50,\nSAME,10.00,Cold\n',
    )

    expect(priceChanges).toMatchObject([
      { rowNo: 3, before: 10, after: 1000 },
      { rowNo: 4, before: 10, after: 2.5 },
      { rowNo: 2, before: 10, after: 11 },
    ])
  })

  it('is only checked first; then all of it is applied, and undone', async () => {
    const { categoryId } = await shop.make.category()
    const old = await shop.make.product({ sku: 'OLD', categoryId, quantity: 5 })
    const same = await shop.make.product({ sku: 'SAME', categoryId, productDetails: 'As ever' })
    const before = await catalogue()
    const file = `${HEADER}\nOLD,Better brace,Fits,12.50,${categoryId},9
NEW,New brace,Fits too,3.00,${categoryId},4\nSAME,${same.productName},As ever,10.00,${categoryId},20\n`

    const checked = await send(file)

    expect(checked).toMatchObject({ status: 'CHECKED', totalRows: 3, errors: [] })
    expect(checked).toMatchObject({ insertRows: 1, updateRows: 1, sameRows: 1, errorRows: 0 })
    expect(await catalogue()).toEqual(before)

    expect(await step('apply', checked.importId)).toMatchObject({ status: 'DONE' })
    const found = (await shop.get('/products/searchProducts/brace')).json()
    expect(found.productList).toHaveLength(1)
    // The new one has no kind yet: it waits as a draft.
    const added = shop.db.selectFrom('product').select(['productStatus', 'kindWaits'])
    expect(await added.where('sku', '=', 'NEW').execute()).toEqual([
      { productStatus: 'N', kindWaits: true },
    ])
    expect((await shop.get(`/products/${old.productId}`)).json()).toMatchObject({
      productName: 'Better brace',
      unitPrice: 12.5,
      quantity: 9,
    })
    expect(await movements()).toEqual([5, 20, 4, 4])

    const undone = await step('undo', checked.importId)
    expect(undone).toMatchObject({ status: 'UNDONE', keptRows: 0 })
    expect(await catalogue()).toEqual(before)
    expect(await movements()).toEqual([5, 20, 4, -4])
    const events = await shop.db.selectFrom('staffEvent').select(['action', 'objectType']).execute()
    expect(events.map(({ action, objectType }) => `${action} ${objectType}`).sort()).toEqual(
      ['import import', 'import product', 'import product', 'undo-import import'].concat(
        Array(2).fill('undo-import product'),
      ),
    )
  })

  it('keeps the picture addresses of a product with several photos', async () => {
    const { productId, categoryId } = await shop.make.product({ sku: 'OLD' })
    for (const byte of [1, 2]) {
      const photo = { productId, type: 'image/webp', width: 1, height: 1, bytes: Buffer.of(byte) }
      await shop.db
        .insertInto('productImage')
        .values({ ...photo, sha256: Buffer.alloc(32, byte), updatedBy: 'test' })
        .execute()
    }
    const { importId } = await send(`${HEADER}\nOLD,Better brace,Fits,12.50,${categoryId},9\n`)
    await step('apply', importId)
    const imageHash = async () =>
      (await shop.db.selectFrom('product').select('imageHash').execute()).at(0)?.imageHash

    const imported = await imageHash()

    expect(await refreshImageHash(shop.db, productId)).toBe(imported)
  })

  it('matches the export exactly, whatever the texts start with', async () => {
    const { brandId } = await shop.make.brand()
    for (const text of ['=1+1', '@x', '+2 D', '-20 degrees', "'quoted", 'a "b", c\nd']) {
      await shop.make.product({ notes: text, productDetails: `${text}.`, brandId, weight: 0.0625 })
    }
    await shop.make.product({
      productDetails: 'D',
      quantity: null,
      latex: false,
      cutPrice: true,
      salePriceCents: 5_00,
    })
    const exported = await shop.get('/staff/products.csv', options)

    expect(exported.headers['content-type']).toBe('text/csv; charset=utf-8')
    // Spreadsheets then read it as UTF-8.
    expect(exported.body.startsWith('\uFEFFproductId,')).toBe(true)
    expect(exported.body).toContain("'=1+1")
    expect(exported.body).not.toMatch(/[,"](?:=|@|\+|-\d* d)/)
    const again = await send(exported.body)
    expect(again).toMatchObject({ status: 'CHECKED', sameRows: 7, updateRows: 0, insertRows: 0 })
    expect(await send(gzipSync(exported.body))).toMatchObject({ sameRows: 7 })
  })

  it('with more rows than one statement takes is undone without a trace', async () => {
    const { categoryId } = await shop.make.category()
    const old = Array.from({ length: 5 }, (_, n) => ({ sku: `OLD-${n}`, categoryId }))
    for (const product of old) await shop.make.product(product)
    const before = await catalogue()
    const lines = Array.from({ length: 1_005 }, (_, n) => {
      const sku = n % 250 === 0 && n < 1_000 ? `OLD-${n / 250}` : `NEW-${n}`
      return `${sku},Row ${n},As imported,${n % 90}.50,${categoryId},${n % 7}`
    })

    const { importId, ...checked } = await send([HEADER, ...lines].join('\n'))
    expect(checked).toMatchObject({ status: 'CHECKED', insertRows: 1_001, updateRows: 4 })
    expect(await step('apply', importId)).toMatchObject({ status: 'DONE' })
    expect(await shop.count('product')).toBe(1_006)

    expect(await step('undo', importId)).toMatchObject({ status: 'UNDONE', keptRows: 0 })
    expect(await catalogue()).toEqual(before)
  })

  it('leaves missing columns alone and clears empty cells', async () => {
    const product = await shop.make.product({ sku: 'A', notes: 'Old', gtin: '123', quantity: 3 })

    const { importId } = await send('sku,notes,quantity\nA,,\n')
    await step('apply', importId)

    const now = (await shop.get(`/products/${product.productId}`)).json()
    expect(now).toMatchObject({ notes: null, gtin: '123', unitPrice: 10, quantity: null })
  })

  it('names every invalid row, and changes nothing', async () => {
    const { categoryId } = await shop.make.category()
    await shop.make.product({ sku: 'TAKEN', categoryId })
    const good = `Name,Text,1.00,${categoryId},1`
    const rows = [
      `A,${good}`,
      `A,${good}`,
      `B,,Text,1.00,${categoryId},1`,
      `C,Name,Text,1.005,${categoryId},1`,
      'D,Name,Text,1.00,4711,1',
      `E,Name,Text,1.00,${categoryId},-1`,
      `F,Name,Text,1.00,${categoryId}`,
      `G,=HYPERLINK("x"),Text,1.00,${categoryId},1`.replace(
        '=HYPERLINK("x")',
        '"=HYPERLINK(""x"")"',
      ),
      `,${good}`,
    ]
    const bad = Buffer.concat([
      Buffer.from('H,Caf'),
      Buffer.from([0xe9]),
      Buffer.from(`,Text,1.00,${categoryId},1\n`),
    ])

    const refused = await send(
      Buffer.concat([Buffer.from(`${[HEADER, ...rows].join('\n')}\n`), bad]),
    )

    expect(refused).toMatchObject({ status: 'REFUSED', errorRows: 9, totalRows: 10 })
    expect(refused.errors).toMatchObject([
      {
        rowNo: 3,
        field: 'sku',
        message: 'Same product as in row 2',
        sentence: { code: 'importSameProduct', params: { row: 2 } },
      },
      { rowNo: 4, field: 'productName', message: 'The product name is required' },
      { rowNo: 5, field: 'unitPrice', message: 'Expected an amount in dollars such as 19.99' },
      { rowNo: 6, field: 'categoryId', message: 'There is no such category' },
      { rowNo: 7, field: 'quantity', message: expect.stringContaining('whole number') },
      { rowNo: 8, field: '', message: 'Has 5 cells instead of 6' },
      { rowNo: 9, field: 'productName', message: expect.stringContaining('formula') },
      { rowNo: 10, field: 'sku', message: 'A SKU or a productId is needed' },
      { rowNo: 11, field: 'productName', message: expect.stringContaining('UTF-8') },
    ])
    const report = await shop.get(`/staff/imports/${refused.importId}/errors.csv`, options)
    expect(report.body.split('\n')).toHaveLength(11)
    expect(await shop.count('product')).toBe(1)
    const applied = await shop.post(`/staff/imports/${refused.importId}/apply`, {}, options)
    expect(applied.statusCode).toBe(409)
  })

  it('of prices names rows whose sale price is no saving', async () => {
    const { categoryId } = await shop.make.category()
    await shop.make.product({ sku: 'PLAIN', salePriceCents: 12_00 })
    const sale = { unitPriceCents: 10_00, salePriceCents: 8_00, cutPrice: true }
    await shop.make.product({ sku: 'SALE', ...sale })
    await shop.make.product({ sku: 'OLD', ...sale, salePriceCents: 12_00 })
    const cut = '"[{""description"":""CUTPRICE""}]"'
    const added = (sku: string, prices: string) => `${sku},Name,Text,${categoryId},${prices}`

    const changed = await send('sku,unitPrice\nPLAIN,11.00\nSALE,7.00\nOLD,10.00\n')
    const header = 'sku,productName,productDetails,categoryId,unitPrice,salePrice,optionsAttributes'
    const rows = [added('A', `5,5,${cut}`), added('B', '5,5,'), added('C', `5,4.99,${cut}`)]
    const brought = await send([header, ...rows].join('\n'))

    const wrong = { field: 'salePrice', message: messages.saleNoSaving }
    expect(changed).toMatchObject({ status: 'REFUSED', errors: [{ rowNo: 3, ...wrong }] })
    expect(changed).toMatchObject({ updateRows: 1, sameRows: 1 })
    expect(brought).toMatchObject({ status: 'REFUSED', errors: [{ rowNo: 2, ...wrong }] })
    expect(brought).toMatchObject({ insertRows: 2 })
  })

  it('refuses a row that would set a price to $0, and accepts one that already has it', async () => {
    await shop.make.product({ sku: 'DEAR' })
    await shop.make.product({ sku: 'FREE', unitPriceCents: 0 })

    const sent = await send(['sku,unitPrice', 'DEAR,0', 'FREE,0'].join('\n'))

    const message = staffMessages.priceOfNothing
    expect(sent).toMatchObject({
      status: 'REFUSED',
      errors: [{ rowNo: 2, field: 'unitPrice', message }],
      sameRows: 1,
    })
  })

  it.each([
    ['name,price\nA,1\n', /first row must contain the column names/],
    ['sku;unitPrice\nA;1\n', /separated by semicolons/],
    [`${HEADER},colour\nA,N,T,1,1,1,red\n`, /unknown columns: "colour"/],
    [`${HEADER},sku\n`, /column sku appears twice/],
    ['productName,unitPrice\nA,1\n', /needs a column sku or productId/],
    [HEADER, /has no rows/],
    ['', /has no rows/],
    [`${HEADER}\nA,"never closed,T,1,1,1\n`, /quotation mark is never closed/],
    [`${HEADER}\nA,"in"side,T,1,1,1\n`, /Row 2 cannot be read: a quotation mark inside/],
    [Buffer.from(`\uFEFF${HEADER}\n`, 'utf16le'), /UTF-16/],
    [Buffer.from('PK\u0003\u0004workbook'), /workbook/],
    [gzipSync(`${HEADER}\nA,B,C,1,1,1\n`).subarray(0, 40), /compressed file is damaged/],
  ])('%.30j is refused as a whole', async (content, problem) => {
    const refused = await send(content)

    expect(refused).toMatchObject({ status: 'REFUSED', errors: [] })
    expect(refused.problem).toMatch(problem)
    expect(await shop.count('product_import_part')).toBe(0)
  })

  it('that is cut off during upload is refused and not kept', async () => {
    const form =
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\nsku\r\n'
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }

    const refused = await shop.post('/staff/imports', form, { ...options, headers })

    expect(refused.statusCode).toBe(400)
    expect(await shop.count('product_import')).toBe(0)
  })

  it('is not applied if a product was changed since the check', async () => {
    const { productId } = await shop.make.product({ sku: 'A' })
    const { importId } = await send('sku,unitPrice\nA,2.00\n')
    await shop.put('/products/update', { productId, unitPrice: 3 }, options)

    const refused = await step('apply', importId)

    expect(refused).toMatchObject({ status: 'REFUSED', errors: [{ rowNo: 2 }] })
    expect((await shop.get(`/products/${productId}`)).json().unitPrice).toBe(3)
  })

  it('is refused for good, even if the database was lost while recording it', async () => {
    const { productId } = await shop.make.product({ sku: 'OLD', unitPriceCents: 10_00 })
    const { importId } = await send('sku,unitPrice\nOLD,12.00\n')
    await shop.put('/products/update', { productId, unitPrice: 11 }, options)
    await shop.post(`/staff/imports/${importId}/apply`, {}, options)
    await sql`create function lose() returns trigger language plpgsql as
      $$ begin raise exception 'lost' using errcode = '57P01'; end $$`.execute(shop.db)
    await sql`create trigger lost before update on product_import for each row
      when (new.status = 'REFUSED') execute function lose()`.execute(shop.db)
    const work = () => workOnImport(shop.deps, { importId, lastTry: false, importers: [] })

    await expect(work()).rejects.toThrow('lost')
    await sql`drop function lose cascade`.execute(shop.db)
    await work()

    expect(await look(importId)).toMatchObject({ status: 'REFUSED', errors: [{ rowNo: 2 }] })
  })

  it('is undone row by row, except for what was changed, used or sold since', async () => {
    const { categoryId } = await shop.make.category()
    for (const sku of ['PRICE', 'SOLD', 'FREE']) await shop.make.product({ sku, categoryId })
    const { importId } = await send(`${HEADER}
PRICE,P,D,2.00,${categoryId},20\nSOLD,P,D,2.00,${categoryId},25\nFREE,P,D,2.00,${categoryId},25
USED,P,D,2.00,${categoryId},5\nUNUSED,P,D,2.00,${categoryId},5\n`)
    await step('apply', importId)
    const idOf = async (sku: string) =>
      (
        await shop.db
          .selectFrom('product')
          .select('productId')
          .where('sku', '=', sku)
          .executeTakeFirstOrThrow()
      ).productId
    await shop.put('/products/update', { productId: await idOf('PRICE'), unitPrice: 3 }, options)
    await shop.make.stock(await idOf('SOLD'), -22)
    await shop.make.stock(await idOf('FREE'), -1)
    await shop.make.stock(await idOf('USED'), -1)

    const undone = await step('undo', importId)

    expect(undone).toMatchObject({ status: 'UNDONE', keptRows: 3 })
    expect(undone.errors).toMatchObject([
      { rowNo: 2, field: '', message: 'This product was changed since' },
      { rowNo: 3, field: '', message: 'This product was sold since' },
      { rowNo: 5, field: '', message: 'The stock of this product has changed since' },
    ])
    const left = await shop.db
      .selectFrom('product')
      .select(['sku', 'unitPriceCents', 'quantity'])
      .orderBy('sku')
      .execute()
    expect(left).toEqual([
      { sku: 'FREE', unitPriceCents: 10_00, quantity: 19 },
      { sku: 'PRICE', unitPriceCents: 3_00, quantity: 20 },
      { sku: 'SOLD', unitPriceCents: 2_00, quantity: 3 },
      { sku: 'USED', unitPriceCents: 2_00, quantity: 4 },
    ])
  })

  it.each([
    ['', "- interval '2 minutes'"],
    [', and the clock was set back since', "+ interval '1 day'"],
  ])('goes on after the process was killed in the middle%s', async (_, since) => {
    await shop.make.product({ sku: 'A' })
    const { importId } = await send('sku,unitPrice\nA,2.00\n')
    await shop.db
      .updateTable('productImport')
      .set({ status: 'APPLYING', progressAt: sql<Date>`now() ${sql.raw(since)}` })
      .execute()

    await resumeImports(shop.deps)
    await shop.runJobs()

    expect(await look(importId)).toMatchObject({ status: 'DONE' })
  })
})

it("matches products by the previous version's columns, so that its imports can still be undone", async () => {
  const { productId } = await shop.make.product()

  const { rows } = await sql<{ now: string; before: string }>`
    select product_mark(product) as now, md5((to_jsonb(product) - array['quantity', 'in_stock', 'stock_level', 'min_age',
      'quote_only', 'kind_waits', 'source_name', 'pieces_per_unit', 'price_check', 'price_hidden', 'is_part', 'orderable', 'recalled', 'facts',
      'timed_sale_cents', 'timed_sale_from', 'timed_sale_until', 'popularity'])::text) as before
    from product where product_id = ${productId}`.execute(shop.db)

  expect(rows[0]?.now).toBe(rows[0]?.before)
})
