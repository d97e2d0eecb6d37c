import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { startTestShop } from '../../test/shop/start-test-shop.ts'
import { findKindOf } from '../modules/kinds/kinds.repository.ts'
import { readFamilies } from './files/family-files.ts'
import { readKinds } from './files/kind-files.ts'
import { readOwnPurposes } from './files/own-purpose-files.ts'
import { readPacks } from './files/pack-files.ts'
import { readSeedFile, SEED_FOLDER } from './files/seed-files.ts'
import { mendFamilies } from './load/load-families.ts'
import { loadKindTexts } from './load/load-kinds.ts'
import { loadOwnPurposes } from './load/load-own-purposes.ts'
import { mendPieceNames } from './load/packs/load-packs.ts'
import { mendTexts } from './mend-texts.ts'

/** A shop that was opened with the whole seed. */
async function openedShop() {
  const { db, close } = await startTestShop({ loads: true, withCatalogue: true })
  onTestFinished(close)
  return db
}

const CUSTOM = 'custom-jaw-advancement-device'

it('gives an open shop what kinds say and cost today, and leaves their sale class as staff set it', async () => {
  const db = await openedShop()
  const kind = (key: string) =>
    db.selectFrom('kind').selectAll().where('kindKey', '=', key).executeTakeFirstOrThrow()
  const fresh = { lice: await kind('head-lice-treatment'), custom: await kind(CUSTOM) }
  await sql`update kind set warnings = array['Keep away from children.'], warnings_es = array['Lejos de los niños.'],
    sale_class = 'NOT_ONLINE', sale_reason = 'Staff wait.' where kind_key = 'head-lice-treatment'`.execute(
    db,
  )
  await sql`update product set kind_key = 'mandibular-advancement-device', price_check = 'RULE' where kind_key = ${CUSTOM}`.execute(
    db,
  )
  await sql`delete from kind where kind_key = ${CUSTOM}`.execute(db)
  await sql`update kind set price_low_cents = 4000, price_high_cents = 250000
    where kind_key = 'mandibular-advancement-device'`.execute(db)

  await loadKindTexts(db, readKinds(SEED_FOLDER))
  await loadKindTexts(db, readKinds(SEED_FOLDER))

  const { saleClass, saleReason, ...lice } = await kind('head-lice-treatment')
  expect({ saleClass, saleReason }).toEqual({ saleClass: 'NOT_ONLINE', saleReason: 'Staff wait.' })
  expect({ ...fresh.lice, ...lice }).toEqual(fresh.lice)
  expect(await kind(CUSTOM)).toEqual(fresh.custom)
})

it('moves products to their kind, unit, notes and facts of today where staff have changed none of them', async () => {
  const db = await openedShop()
  const rows = () =>
    db
      .selectFrom('product')
      .select(['productId', 'kindKey', 'unitName', 'notes', 'singleUse', 'otc', 'priceHidden'])
      .select([
        'packagingAttributes',
        'cuttingAttributes',
        'extraAttributes',
        'piecesPerUnit',
        'sourceName',
      ])
      .where('productId', 'in', [1804, 2017, 2679, 3040, 3081, 3285, 3638, 3668])
      .orderBy('productId')
      .execute()
  const fresh = await rows()
  const earlier = [
    [1804, 'kind', 'mandibular-advancement-device'],
    [2017, 'unitName', 'box of 100'],
    [2017, 'packagingAttributes', '[{"description":"Box of 100"}]'],
    [3081, 'packagingAttributes', '[{"description":"Pack of 10"}]'],
    [3081, 'sourceName', 'Conforming bandage, pack of 10'],
    [2679, 'unitName', 'each'],
    [3285, 'singleUse', 'Y'],
    [3285, 'extraAttributes', '[{"description":"Non-sterile"},{"description":"Single use"}]'],
    [3040, 'otc', 'Y'],
    [3668, 'cuttingAttributes', '[{"description":"Whole"},{"description":"Sliced"}]'],
    [3638, 'unitName', 'each'],
    [3638, 'notes', 'HSA/FSA eligible.'],
  ].map(([productId, column, cell]) => ({
    ...{ productId: String(productId), column: String(column) },
    md5: createHash('md5').update(String(cell)).digest('hex'),
  }))
  await sql`update product set kind_key = 'mandibular-advancement-device' where product_id = 1804`.execute(
    db,
  )
  await sql`update product set unit_name = 'box of 100', pieces_per_unit = 100,
    packaging_attributes = '[{"description": "Box of 100"}]' where product_id = 2017`.execute(db)
  await sql`update product set packaging_attributes = '[{"description": "Pack of 10"}]',
    source_name = 'Conforming bandage, pack of 10' where product_id = 3081`.execute(db)
  await sql`update product set unit_name = 'each' where product_id = 2679`.execute(db)
  await sql`update product set single_use = true,
    extra_attributes = '[{"description": "Non-sterile"}, {"description": "Single use"}]' where product_id = 3285`.execute(
    db,
  )
  await sql`update product set otc = true where product_id = 3040`.execute(db)
  await sql`update product set cutting_attributes = '[{"description": "Whole"}, {"description": "Sliced"}]'
    where product_id = 3668`.execute(db)
  await sql`update product set unit_name = 'sack', notes = 'HSA/FSA eligible.' where product_id = 3638`.execute(
    db,
  )

  await mendTexts(
    db,
    {
      earlier,
      products: readSeedFile(SEED_FOLDER, 'products.csv'),
      prices: readSeedFile(SEED_FOLDER, 'prices.csv'),
    },
    () => {},
  )

  expect(await rows()).toEqual(
    fresh.map((row) => (row.productId === 3638 ? { ...row, unitName: 'sack' } : row)),
  )
  // A custom-made mouthpiece for $103: that price is not offered.
  expect(fresh[0]).toMatchObject({ productId: 1804, kindKey: CUSTOM, priceHidden: true })
})

it('says in Spanish what a product is, if it is still of that kind', async () => {
  const db = await openedShop()
  await loadOwnPurposes(db, readOwnPurposes(SEED_FOLDER))
  expect(await findKindOf(db, 3638)).toMatchObject({
    purposeEs: ['Garbanzos secos para cocinar.', 'Se remojan antes de cocinarlos.'],
  })

  await sql`update product set kind_key = 'dry-rice' where product_id = 3638`.execute(db)

  const rice = readKinds(SEED_FOLDER).find(({ key }) => key === 'dry-rice')
  expect(await findKindOf(db, 3638)).toMatchObject({ purposeEs: rice?.purposeEs })
})

it('gives families and packs their words of today where staff changed nothing', async () => {
  const db = await openedShop()
  const words = async () => ({
    families: await db
      .selectFrom('productFamily')
      .innerJoin('familyMember', 'familyMember.familyKey', 'productFamily.familyKey')
      .select(['title', 'axes', 'axisValues', 'productId'])
      .where('productFamily.familyKey', '=', 'qurbani-sheep')
      .orderBy('productId')
      .execute(),
    pack: await db
      .selectFrom('productPack')
      .select('pieceName')
      .where('productId', '=', 1314)
      .executeTakeFirstOrThrow(),
  })
  const fresh = await words()
  await sql`update product_family set title = 'Sheep', axes = '[{"name": "size", "values": ["1", "2", "3", "4"]}]'
    where family_key in ('qurbani-sheep', 'qurbani-goat')`.execute(db)
  await sql`update family_member set axis_values = array[product_id::text]
    where family_key = 'qurbani-sheep'`.execute(db)
  await sql`update product_pack set piece_name = 'applicator' where product_id in (1314, 1726)`.execute(
    db,
  )
  await sql`delete from product_pack where product_id = 3081`.execute(db)
  await sql`insert into staff_event (actor, action, object_type, object_id)
    values ('staff 1', 'change', 'family', 'qurbani-goat'), ('staff 1', 'change', 'packs', '1726')`.execute(
    db,
  )

  await mendFamilies(db, readFamilies(SEED_FOLDER), () => {})
  await mendPieceNames(db, readPacks(SEED_FOLDER), () => {})

  expect(await words()).toEqual(fresh)
  expect(fresh).toMatchObject({
    families: [{ title: 'Qurbani sheep or lamb' }, {}, {}, {}],
    pack: { pieceName: 'wipe' },
  })
  const { rows } = await sql`
    select (select title from product_family where family_key = 'qurbani-goat'),
      (select piece_name from product_pack where product_id = 1726),
      (select piece_name as of_bandage from product_pack where product_id = 3081)`.execute(db)
  expect(rows).toEqual([{ title: 'Sheep', pieceName: 'applicator', ofBandage: 'yard' }])
})
