import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql, type Updateable } from 'kysely'
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { writeManifest } from '../../../../scripts/data/catalogue/manifest.ts'
import { startTestShop, type TestShop } from '../../test/shop/start-test-shop.ts'
import type { DB } from '../db/schema.ts'
import { KIND_FILES, type SeedKind } from './files/kind-files.ts'
import { readSeedFile, SEED_FOLDER } from './files/seed-files.ts'
import { seedCatalogue } from './seed-catalogue.ts'

const shop = await startTestShop({ loads: true })
const folders: string[] = []
beforeEach(async () => {
  await shop.reset()
  await sql`truncate country, state_province, city`.execute(shop.db)
})
afterAll(async () => {
  await shop.close()
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true })
})

const quietly = () => {}

/** A shop with the whole seed: a copy, which takes a moment instead of loading it again. */
async function openedShop() {
  const opened = await startTestShop({ loads: true, withCatalogue: true })
  onTestFinished(() => opened.close())
  return opened
}

/** A copy of the seed in which one file can be corrupted. */
function copyOfSeed() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mendwell-seed-'))
  folders.push(folder)
  fs.cpSync(SEED_FOLDER, folder, { recursive: true })
  return {
    url: pathToFileURL(`${folder}/`),
    spoil: (name: string, change: (content: Buffer) => Buffer | string) => {
      const file = path.join(folder, name)
      fs.writeFileSync(file, change(fs.readFileSync(file)))
    },
    remove: (name: string) => fs.rmSync(path.join(folder, name)),
  }
}

const firstLines = (content: Buffer, count: number) =>
  `${`${content}`.split('\n').slice(0, count).join('\n')}\n`

const md5 = (text: string) => createHash('md5').update(text).digest('hex')

/** Few products, places and kinds, with a manifest of their own: loads in an instant. */
function smallSeed() {
  const seed = copyOfSeed()
  const used = new Set(
    readSeedFile(SEED_FOLDER, 'products.csv')
      .slice(0, SMALL_PRODUCTS)
      .map((row) => row.kind),
  )
  for (const name of KIND_FILES) {
    seed.spoil(`kinds/${name}.json`, (content) =>
      JSON.stringify(JSON.parse(`${content}`).filter(({ key }: SeedKind) => used.has(key))),
    )
  }
  seed.spoil('products.csv', (content) => firstLines(content, 1 + SMALL_PRODUCTS))
  seed.spoil('locations/cities.csv.gz', (content) =>
    gzipSync(firstLines(gunzipSync(content), 1 + SMALL_CITIES)),
  )
  writeManifest(seed.url)
  return seed.url
}

const counts = async ({ count } = shop) => ({
  departments: await count('department'),
  categories: await count('category'),
  brands: await count('brand'),
  products: await count('product'),
  taxes: await count('tax'),
  countries: await count('country'),
  states: await count('state_province'),
  cities: await count('city'),
  hours: await count('store_hours'),
  news: await count('news'),
})

const SMALL_PRODUCTS = 200
const SMALL_CITIES = 500
const full = {
  departments: 16,
  categories: 104,
  brands: 670,
  products: 2_709,
  taxes: 51,
  countries: 249,
  states: 4_033,
  cities: 151_177,
  hours: 7,
  news: 2,
}
const small = { ...full, products: SMALL_PRODUCTS, cities: SMALL_CITIES }

describe('the seed of a new shop', () => {
  it('fills all categories', async () => {
    const opened = await openedShop()

    expect(await counts(opened)).toEqual(full)
    expect(await stockLedger(opened)).toEqual({ wrong: 0, uncounted: 74 })
    expect(await citiesOf('TX', opened)).toContain('Austin')
    expect(await citiesOf('PR', opened)).toContain('Ponce')
  })

  it('lets staff continue with the next free numbers', async () => {
    const { make } = await openedShop()

    const product = await make.product({ sku: 'NEW-1' })
    const brand = await make.brand()

    expect(product.productId).toBe(1_001 + full.products)
    expect(brand.brandId).toBe(671)
  })
})

/** Counted stock must be the sum of its movements. */
async function stockLedger({ db }: TestShop) {
  const { rows } = await sql<{ wrong: number; uncounted: number }>`
    select count(*) filter (where quantity <> moved)::int as wrong,
      count(*) filter (where quantity is null)::int as uncounted
    from product left join lateral (select coalesce(sum(delta), 0) as moved
      from stock_movement where stock_movement.product_id = product.product_id) ledger on true`.execute(
    db,
  )
  return rows[0]
}

async function citiesOf(stateCode: string, { db }: TestShop) {
  const rows = await db
    .selectFrom('city')
    .innerJoin('stateProvince', 'stateProvince.stateId', 'city.stateId')
    .select('city.name')
    .where('stateProvince.countryId', '=', 840)
    .where('stateProvince.stateCode', '=', stateCode)
    .execute()
  return rows.map(({ name }) => name)
}

describe('a second start', () => {
  const seed = smallSeed()

  it('adds nothing, and restores nothing that staff changed or deleted', async () => {
    const opened = await openedShop()
    await opened.db
      .updateTable('product')
      .set({ unitPriceCents: 1_23 })
      .where('productId', '=', 1001)
      .execute()
    await opened.db.deleteFrom('news').execute()

    await seedCatalogue(opened.db, quietly)

    const product = await opened.db
      .selectFrom('product')
      .select('unitPriceCents')
      .where('productId', '=', 1001)
      .executeTakeFirstOrThrow()
    expect(product.unitPriceCents).toBe(1_23)
    expect(await counts(opened)).toEqual({ ...full, news: 0 })
  })

  it('finishes what a killed first start left behind, and reports its progress', async () => {
    const killed = seedCatalogue(
      shop.db,
      (done) => {
        if (done > 1_000) throw new Error('killed')
      },
      seed,
    )
    await expect(killed).rejects.toThrow('killed')
    expect(await shop.count('product')).toBe(0)

    const progress: { done: number; total: number }[] = []
    await seedCatalogue(shop.db, (done, total) => progress.push({ done, total }), seed)

    expect(await counts()).toEqual(small)
    const doneSteps = progress.map(({ done }) => done)
    expect(doneSteps).toEqual(doneSteps.toSorted((a, b) => a - b))
    expect(progress.at(-1)?.done).toBe(progress.at(-1)?.total)
  })

  it('loads everything once when two processes start at the same time', async () => {
    await Promise.all([
      seedCatalogue(shop.db, quietly, seed),
      seedCatalogue(shop.db, quietly, seed),
    ])

    expect(await counts()).toEqual(small)
  })
})

describe('a shop opened while towns were listed under foreign states', () => {
  it('gets the corrected list', async () => {
    const opened = await openedShop()
    const seed = smallSeed()
    await opened.db
      .updateTable('seedLoad')
      .set({ part: 'locations' })
      .where('part', '=', 'places')
      .execute()
    const california = await opened.db
      .updateTable('stateProvince')
      .set({ name: 'Kalifornien' })
      .where('countryId', '=', 840)
      .where('stateCode', '=', 'CA')
      .returning('stateId')
      .executeTakeFirstOrThrow()
    await opened.db.deleteFrom('city').execute()
    await opened.db
      .insertInto('city')
      .values({ cityId: 1, name: 'Toronto', ...california })
      .execute()

    await seedCatalogue(opened.db, quietly, seed)

    expect(await counts(opened)).toEqual({ ...full, cities: SMALL_CITIES })
    expect(await citiesOf('CA', opened)).toEqual([])
    const names = opened.db.selectFrom('stateProvince').select('name')
    expect(await names.where('stateId', '=', california.stateId).execute()).toEqual([
      { name: 'California' },
    ])
  })
})

describe('a shop opened with earlier texts', () => {
  const texts = ({ db }: TestShop) =>
    db
      .selectFrom('product')
      .select(['productName', 'sourceName', 'productDetails', 'categoryId'])
      .where('productId', 'in', [1001, 1002])
      .orderBy('productId')
      .execute()
  const change = ({ db }: TestShop, productId: number, values: Updateable<DB['product']>) =>
    db.updateTable('product').set(values).where('productId', '=', productId).execute()

  it('gets better ones where no one has written another', async () => {
    const opened = await openedShop()
    const seed = copyOfSeed()
    const before = [1001, 1002].flatMap((id) => [
      `${id},productName,${md5('Old name')}`,
      `${id},productDetails,${md5('Old.')}`,
      `${id},categoryId,${md5('1')}`,
    ])
    seed.spoil('earlier-texts.csv', () => `productId,column,md5\n${before.join('\n')}\n`)
    writeManifest(seed.url)
    const [better] = await texts(opened)
    const old = { productName: 'Old name', sourceName: null }
    await change(opened, 1001, { ...old, productDetails: 'Old.', categoryId: 1 })
    const staff = { productName: 'By staff', productDetails: 'Written by staff.', categoryId: 5 }
    await change(opened, 1002, { ...old, ...staff })
    await sql`delete from seed_load where part like 'texts %'`.execute(opened.db)

    await seedCatalogue(opened.db, quietly, seed.url)

    expect(await texts(opened)).toEqual([better, { ...old, ...staff }])
  })
})

describe('a shop opened with fewer search words', () => {
  it('gets the current ones, once', async () => {
    const { db } = await openedShop()
    const words = () =>
      db
        .selectFrom('kind')
        .select(['kindKey', 'words', 'wordsEs', 'equals'])
        .orderBy('kindKey')
        .execute()
    const needs = () => db.selectFrom('searchNeed').selectAll().orderBy('needKey').execute()
    const fresh = { words: await words(), needs: await needs() }
    await sql`update kind set words = '{}', equals = '{}' where kind_key = 'teether'`.execute(db)
    await sql`delete from search_need where need_key = 'teething'`.execute(db)
    await sql`update search_need set first_kinds = '{}' where need_key = 'asthma'`.execute(db)

    await seedCatalogue(db, quietly)
    expect(await needs()).not.toEqual(fresh.needs)
    await sql`delete from seed_load where part like 'search words %'`.execute(db)
    await seedCatalogue(db, quietly)

    expect({ words: await words(), needs: await needs() }).toEqual(fresh)
    const { rows } = await sql`
      select from search_phrase where kind_key = 'teether' and phrase = 'teething ring'`.execute(db)
    expect(rows).toHaveLength(1)
  })
})

describe('a shop opened with earlier drawings', () => {
  it('gets new addresses for its pictures, once, without changing a product', async () => {
    const opened = await openedShop()
    const hashes = () =>
      opened.db
        .selectFrom('product')
        .select(['productId', 'imageHash', 'updatedAt'])
        .orderBy('productId')
        .execute()
    const fresh = await hashes()
    await sql`update product set image_hash = 'a0b1c2d3e4f5'`.execute(opened.db)
    await sql`update kind set drawing = 'cassette' where kind_key = 'covid-home-test'`.execute(
      opened.db,
    )

    await seedCatalogue(opened.db, quietly)
    const kept = await hashes()
    await sql`delete from seed_load where part like 'drawings %'`.execute(opened.db)
    await seedCatalogue(opened.db, quietly)

    expect(new Set(kept.map(({ imageHash }) => imageHash))).toEqual(new Set(['a0b1c2d3e4f5']))
    expect(await hashes()).toEqual(fresh)
    const test = opened.db.selectFrom('kind').select('drawing')
    expect(await test.where('kindKey', '=', 'covid-home-test').execute()).toEqual([
      { drawing: 'swab-test' },
    ])
  })
})

describe('a damaged seed file', () => {
  const half = (content: Buffer) => content.subarray(0, content.length / 2)
  const lastLineGone = (content: Buffer) => `${content}`.replace(/[^\n]*\n$/, '')

  it.each([
    [
      'products.csv',
      half,
      /^The seed file products\.csv is damaged: it (ends too early|has \d+ rows)/,
    ],
    ['brands.csv', lastLineGone, /brands\.csv is damaged: it has 669 rows instead of 670\./],
    ['taxes.csv', (c: Buffer) => `${c}`.replace('4.000', '9.000'), /taxes\.csv .* its content was/],
    [
      'categories.csv',
      (c: Buffer) => `${c}`.replace('subCategory', 'sub'),
      /column subCategory is/,
    ],
    ['departments.csv', () => '', /departments\.csv is damaged/],
    ['locations/cities.csv.gz', half, /locations\/cities\.csv\.gz is damaged: it ends too early/],
    ['manifest.json', half, /manifest\.json is damaged: it is not readable JSON/],
  ])('%s stops the start with one line and loads nothing', async (name, change, line) => {
    const seed = copyOfSeed()
    seed.spoil(name, change)

    const start = seedCatalogue(shop.db, quietly, seed.url)

    await expect(start).rejects.toThrow(line)
    await expect(start).rejects.not.toThrow(/\n/)
    expect(await shop.count('department')).toBe(0)
  })

  it('is also detected when it is missing', async () => {
    const seed = copyOfSeed()
    seed.remove('brands.csv')

    const start = seedCatalogue(shop.db, quietly, seed.url)

    await expect(start).rejects.toThrow(/brands\.csv is damaged: it cannot be read \(ENOENT\)/)
  })
})
