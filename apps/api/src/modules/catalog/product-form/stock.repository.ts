import type { Insertable } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import type { DB } from '../../../db/schema.ts'
import { nameOf } from '../../../db/sql/name-of.ts'

export async function insertMovement(tx: Queryable, movement: Insertable<DB['stockMovement']>) {
  await tx.insertInto('stockMovement').values(movement).execute()
}

export const findQuantity = (db: Queryable, productId: number) =>
  db.selectFrom('product').select('quantity').where('productId', '=', productId).executeTakeFirst()

export const findMovements = (db: Queryable, productId: number, limit: number) =>
  db
    .selectFrom('stockMovement')
    .select(['movementId', 'delta', 'reason', 'note', 'createdAt'])
    .select(nameOf('movedBy').as('movedBy'))
    .where('productId', '=', productId)
    .orderBy('movementId', 'desc')
    .limit(limit)
    .execute()
