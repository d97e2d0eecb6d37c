import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'

/** The second factor of a member of staff, confirmed or not; locked until the transaction ends. */
export const lockTotp = (tx: Queryable, custId: number) =>
  tx
    .selectFrom('staffTotp')
    .select(['secret', 'confirmedAt', 'lastStep'])
    .where('custId', '=', custId)
    .forUpdate()
    .executeTakeFirst()

/** A new secret that waits for its first code; false if there is a confirmed one. */
export async function insertTotp(tx: Queryable, custId: number, secret: string): Promise<boolean> {
  const stored = await tx
    .insertInto('staffTotp')
    .values({ custId, secret })
    .onConflict((conflict) =>
      conflict
        .column('custId')
        .doUpdateSet({ secret, lastStep: 0 })
        .where('staffTotp.confirmedAt', 'is', null),
    )
    .returning('custId')
    .executeTakeFirst()
  return stored !== undefined
}

/** Marks the code of this time step as used: neither it nor an older one works again. */
export async function useStep(tx: Queryable, custId: number, step: number): Promise<void> {
  await tx
    .updateTable('staffTotp')
    .set({ lastStep: step, confirmedAt: sql<Date>`coalesce(confirmed_at, now())` })
    .where('custId', '=', custId)
    .execute()
}

export async function deleteTotp(tx: Queryable, custId: number): Promise<void> {
  await tx.deleteFrom('staffRecoveryCode').where('custId', '=', custId).execute()
  await tx.deleteFrom('staffTotp').where('custId', '=', custId).execute()
}

/** Replaces all former recovery codes. */
export async function replaceRecoveryCodes(
  tx: Queryable,
  custId: number,
  hashes: readonly Buffer[],
): Promise<void> {
  await tx.deleteFrom('staffRecoveryCode').where('custId', '=', custId).execute()
  await tx
    .insertInto('staffRecoveryCode')
    .values(hashes.map((codeSha256) => ({ codeSha256, custId })))
    .execute()
}

/** Redeems a recovery code; false if there is none or it was used. */
export async function useRecoveryCode(tx: Queryable, custId: number, sha256: Buffer) {
  const used = await tx
    .updateTable('staffRecoveryCode')
    .set({ usedAt: sql<Date>`now()` })
    .where('codeSha256', '=', sha256)
    .where('custId', '=', custId)
    .where('usedAt', 'is', null)
    .returning('custId')
    .executeTakeFirst()
  return used !== undefined
}

export async function countRecoveryCodes(db: Queryable, custId: number): Promise<number> {
  const { left } = await db
    .selectFrom('staffRecoveryCode')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('custId', '=', custId)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return left
}
