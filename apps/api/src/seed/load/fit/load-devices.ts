import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import type { SeedDevice } from '../../files/device-files.ts'

/** Devices and what fits them; a product to which staff gave another SKU is a different one. */
export async function loadDevices(
  db: Queryable,
  devices: readonly SeedDevice[],
  onRows: (count: number) => void,
): Promise<void> {
  await db
    .insertInto('device')
    .values(devices.map(({ key, name, kind }) => ({ deviceKey: key, name, kind })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const products = devices.flatMap(({ key, products }) =>
    products.map(({ productId, sku }) => ({ product_id: productId, sku, device_key: key })),
  )
  await sql`
    insert into device_product (product_id, device_key)
    select product.product_id, seed.device_key
    from jsonb_to_recordset(${JSON.stringify(products)}::jsonb)
        as seed (product_id bigint, sku text, device_key text)
      join product on product.product_id = seed.product_id and product.sku = seed.sku
      join device using (device_key)
    on conflict do nothing`.execute(db)
  const statements = devices.flatMap(({ key, fits, misfits }) => [
    ...fits.map((fit) => statement(key, { ...fit, fits: true })),
    ...misfits.map((misfit) =>
      statement(key, { ...misfit, fits: false, reason: 'MAKER', sure: 3 }),
    ),
  ])
  await sql`
    insert into device_fit (product_id, device_key, fits, reason, sure, note, note_es)
    select product.product_id, seed.device_key, seed.fits, seed.reason, seed.sure, seed.note, seed.note_es
    from jsonb_to_recordset(${JSON.stringify(statements)}::jsonb)
        as seed (product_id bigint, sku text, device_key text, fits boolean, reason text, sure smallint, note text, note_es text)
      join product on product.product_id = seed.product_id and product.sku = seed.sku
      join device using (device_key)
    on conflict do nothing`.execute(db)
  onRows(devices.length)
}

type Said = Omit<SeedDevice['fits'][number], 'reason'> & { fits: boolean; reason: string }

const statement = (device_key: string, { productId, noteEs, ...said }: Said) => ({
  ...said,
  product_id: productId,
  note_es: noteEs,
  device_key,
})
