import type { Queryable } from '../../db/db.ts'

/** The devices of a customer, in their order. */
export async function findMyDevices(db: Queryable, custId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('customerDevice')
    .select('deviceKey')
    .where('custId', '=', custId)
    .orderBy('place')
    .execute()
  return rows.map(({ deviceKey }) => deviceKey)
}

/** Replaces the devices of a locked customer. */
export async function replaceMyDevices(
  tx: Queryable,
  custId: number,
  keys: readonly string[],
): Promise<void> {
  await tx.deleteFrom('customerDevice').where('custId', '=', custId).execute()
  if (keys.length === 0) return
  await tx
    .insertInto('customerDevice')
    .values(keys.map((deviceKey, at) => ({ custId, deviceKey, place: at + 1 })))
    .execute()
}
