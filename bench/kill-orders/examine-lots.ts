import { sql } from 'kysely'
import type { Deps } from '../../apps/api/src/deps/deps.ts'
import type { Warehouse } from './warehouse.ts'

/** Receipts and parcels that were acknowledged and are not stored once each, as text; empty if none. */
export async function examineLots(
  { db }: Pick<Deps, 'db'>,
  { receipts, parcels }: Pick<Warehouse, 'receipts' | 'parcels'>,
): Promise<string[]> {
  const { rows: received } = await sql<{ productId: number; lotCode: string; pieces: number }>`
    select product_id, lot_code, sum(delta)::int as pieces
    from lot_movement join stock_lot using (lot_id) where reason = 'RECEIPT' group by 1, 2`.execute(
    db,
  )
  const shipped = await db.selectFrom('shipment').select(['shipmentId', 'orderId']).execute()
  return [
    ...differences(
      'pieces received of',
      sumBy(receipts, ({ productId, lotCode }) => `product ${productId} lot ${lotCode}`),
      sumBy(received, ({ productId, lotCode }) => `product ${productId} lot ${lotCode}`),
    ),
    ...differences('parcels', countParcels(parcels), countParcels(shipped)),
  ]
}

const sumBy = <T extends { pieces: number }>(all: readonly T[], keyOf: (one: T) => string) => {
  const sums = new Map<string, number>()
  for (const one of all) sums.set(keyOf(one), (sums.get(keyOf(one)) ?? 0) + one.pieces)
  return sums
}

const countParcels = (parcels: readonly { shipmentId: number; orderId: number }[]) =>
  sumBy(
    parcels.map((parcel) => ({ ...parcel, pieces: 1 })),
    ({ shipmentId, orderId }) => `order ${orderId} parcel ${shipmentId}`,
  )

function differences(
  what: string,
  acknowledged: ReadonlyMap<string, number>,
  stored: ReadonlyMap<string, number>,
): string[] {
  return [...new Set([...acknowledged.keys(), ...stored.keys()])].flatMap((key) => {
    const [said = 0, kept = 0] = [acknowledged.get(key), stored.get(key)]
    return said === kept ? [] : [`${what} ${key}: ${said} acknowledged, ${kept} stored`]
  })
}
