import type { FitBody, StaffDevice, StaffDeviceRow } from '@mendwell/contract/devices/staff-devices'
import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'

/** All devices by name. */
export async function findStaffDevices(db: Queryable): Promise<StaffDeviceRow[]> {
  const { rows } = await sql<StaffDeviceRow>`
    select device_key, name, kind,
      (select count(*)::int from device_product as own where own.device_key = device.device_key) as products,
      (select count(*)::int from device_fit as said where said.device_key = device.device_key and fits) as fits,
      (select count(*)::int from device_fit as said where said.device_key = device.device_key and not fits) as misfits
    from device order by lower(name)`.execute(db)
  return rows
}

const NAMED = sql`'productId', product.product_id, 'sku', product.sku, 'productName', product.product_name,
  'productStatus', product.product_status`

export async function findStaffDevice(
  db: Queryable,
  deviceKey: string,
): Promise<StaffDevice | undefined> {
  const { rows } = await sql<StaffDevice>`
    select device_key, name, kind,
      (select coalesce(json_agg(json_build_object(${NAMED}) order by lower(product_name), product_id), '[]')
        from device_product as own join product using (product_id)
        where own.device_key = device.device_key) as products,
      (select coalesce(json_agg(json_build_object(${NAMED}, 'deviceKey', said.device_key, 'fits', said.fits,
          'reason', said.reason, 'sure', said.sure, 'note', said.note, 'noteEs', said.note_es)
          order by said.fits, said.sure desc, lower(product_name), product_id), '[]')
        from device_fit as said join product using (product_id)
        where said.device_key = device.device_key) as statements
    from device where device_key = ${deviceKey}`.execute(db)
  return rows[0]
}

/** Two concurrent changes could create a cycle that neither sees: one waits for the other. */
export async function lockDevices(tx: Queryable): Promise<void> {
  await sql`lock table device in share row exclusive mode`.execute(tx)
}

/** Everything needed to detect a cycle. */
export async function findGraph(db: Queryable) {
  const [parts, products] = await Promise.all([
    db
      .selectFrom('deviceFit')
      .select(['productId', 'deviceKey'])
      .where('fits', '=', true)
      .execute(),
    db.selectFrom('deviceProduct').select(['productId', 'deviceKey']).execute(),
  ])
  return { parts, products }
}

export function findProductsBySku(db: Queryable, skus: readonly string[]) {
  return db
    .selectFrom('product')
    .select(['productId', 'sku'])
    .where('sku', 'in', skus.length > 0 ? [...skus] : [''])
    .execute()
}

/** Whether another device has this name. */
export async function isNameTaken(db: Queryable, name: string, deviceKey: string | null) {
  const { rows } = await sql`
    select 1 from device where lower(name) = lower(${name}) and device_key is distinct from ${deviceKey}`.execute(
    db,
  )
  return rows.length > 0
}

interface DeviceValues {
  deviceKey: string
  name: string
  kind: string
}

/** False if the key is taken. */
export async function insertDevice(db: Queryable, device: DeviceValues): Promise<boolean> {
  const added = await db
    .insertInto('device')
    .values(device)
    .onConflict((conflict) => conflict.doNothing())
    .returning('deviceKey')
    .executeTakeFirst()
  return added !== undefined
}

export async function updateDevice(db: Queryable, { deviceKey, ...values }: DeviceValues) {
  await db
    .updateTable('device')
    .set({ ...values, updatedAt: new Date() })
    .where('deviceKey', '=', deviceKey)
    .execute()
}

/** Sets which products are the device, replacing all others. */
export async function replaceProducts(
  db: Queryable,
  deviceKey: string,
  productIds: readonly number[],
): Promise<void> {
  await db.deleteFrom('deviceProduct').where('deviceKey', '=', deviceKey).execute()
  if (productIds.length === 0) return
  await db
    .insertInto('deviceProduct')
    .values(productIds.map((productId) => ({ productId, deviceKey })))
    .execute()
}

export async function deleteDevice(db: Queryable, deviceKey: string): Promise<void> {
  await db.deleteFrom('device').where('deviceKey', '=', deviceKey).execute()
}

interface Pair {
  deviceKey: string
  productId: number
}

/** False if there is a statement about the two already. */
export async function insertFit(db: Queryable, pair: Pair, statement: FitBody): Promise<boolean> {
  const added = await db
    .insertInto('deviceFit')
    .values({ ...pair, ...statement })
    .onConflict((conflict) => conflict.doNothing())
    .returning('productId')
    .executeTakeFirst()
  return added !== undefined
}

export async function updateFit(db: Queryable, pair: Pair, statement: FitBody): Promise<void> {
  await db
    .updateTable('deviceFit')
    .set({ ...statement, updatedAt: new Date() })
    .where('deviceKey', '=', pair.deviceKey)
    .where('productId', '=', pair.productId)
    .execute()
}

export async function deleteFit(db: Queryable, { deviceKey, productId }: Pair): Promise<void> {
  await db
    .deleteFrom('deviceFit')
    .where('deviceKey', '=', deviceKey)
    .where('productId', '=', productId)
    .execute()
}
