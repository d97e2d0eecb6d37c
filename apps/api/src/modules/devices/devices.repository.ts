import type {
  DeviceFits,
  DevicePage,
  findDevices as findDevicesCall,
  ProductDevices,
} from '@mendwell/contract/devices/devices'
import { DEVICE_KINDS } from '@mendwell/domain/fit/devices'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Queryable } from '../../db/db.ts'

type DeviceRow = z.output<(typeof findDevicesCall)['schema']['response'][200]>[number]

const STATEMENT = sql`'fits', said.fits, 'reason', said.reason, 'sure', said.sure, 'note', said.note, 'noteEs', said.note_es`
const DEVICE = sql`'deviceKey', device.device_key, 'name', device.name, 'kind', device.kind`
const LINKED = sql`'productId', listed.product_id, 'productName', listed.product_name, 'categoryId', listed.category_id,
  'subCategory', category.sub_category`
/** Certain fits before those by kind, then what does not fit. */
const BEST_FIRST = sql`said.fits desc, said.sure desc`

/** Devices that something on sale fits, in the order of their kinds. */
export async function findDevices(db: Queryable): Promise<DeviceRow[]> {
  const { rows } = await sql<DeviceRow>`
    select device.device_key, device.name, device.kind, count(*)::int as parts
    from device join device_fit as said using (device_key) join product as listed using (product_id)
    where said.fits and listed.product_status = 'A'
    group by device.device_key order by array_position(${[...DEVICE_KINDS]}::text[], device.kind), lower(device.name)`.execute(
    db,
  )
  return rows
}

/** One device, its products in the shop, and what fits it. */
export async function findDevice(
  db: Queryable,
  deviceKey: string,
): Promise<DevicePage | undefined> {
  const { rows } = await sql<DevicePage>`
    select device.device_key, device.name, device.kind,
      (select coalesce(json_agg(json_build_object(${LINKED}) order by lower(listed.product_name), listed.product_id), '[]')
        from device_product as own join product as listed using (product_id) join category using (category_id)
        where own.device_key = device.device_key and listed.product_status = 'A') as products,
      (select coalesce(json_agg(json_build_object(${LINKED}, ${STATEMENT}, 'deviceKey', device.device_key)
          order by said.sure desc, category.display_order, lower(listed.product_name), listed.product_id), '[]')
        from device_fit as said join product as listed using (product_id) join category using (category_id)
        where said.device_key = device.device_key and said.fits and listed.product_status = 'A') as parts
    from device where device.device_key = ${deviceKey}`.execute(db)
  return rows[0]
}

/** The known fits of an active product; undefined if there is no such product. */
export async function findDevicesOf(
  db: Queryable,
  productId: number,
): Promise<ProductDevices | undefined> {
  const { rows } = await sql<ProductDevices>`
    select
      (select coalesce(json_agg(json_build_object(${DEVICE}) order by lower(device.name)), '[]')
        from device_product as own join device using (device_key)
        where own.product_id = asked.product_id) as "is",
      (select coalesce(json_agg(json_build_object(${DEVICE}, ${STATEMENT}) order by ${BEST_FIRST}, lower(device.name)), '[]')
        from device_fit as said join device using (device_key)
        where said.product_id = asked.product_id) as known
    from product as asked where asked.product_id = ${productId} and asked.product_status = 'A'`.execute(
    db,
  )
  return rows[0]
}

/** The named devices and those of the products, with all their known fits. */
export async function findFits(
  db: Queryable,
  deviceKeys: readonly string[],
  productIds: readonly number[],
): Promise<DeviceFits> {
  const { rows } = await sql<DeviceFits>`
    with asked as materialized (
      select device.* from device where device_key = any(${deviceKeys}::text[])
        or device_key in (select device_key from device_product where product_id = any(${productIds}::bigint[]))
    )
    select
      (select coalesce(json_agg(json_build_object(${DEVICE}, 'productIds', array(
          select product_id from device_product as own
          where own.device_key = device.device_key and product_id = any(${productIds}::bigint[])
          order by product_id)) order by lower(device.name)), '[]')
        from asked as device) as devices,
      (select coalesce(json_agg(json_build_object('productId', said.product_id, 'deviceKey', said.device_key, ${STATEMENT})
          order by said.product_id, said.device_key), '[]')
        from device_fit as said join asked using (device_key) join product as listed using (product_id)
        where listed.product_status = 'A') as known`.execute(db)
  return rows[0] ?? { devices: [], known: [] }
}
