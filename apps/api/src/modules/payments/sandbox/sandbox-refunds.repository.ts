import type { Db } from '../../../db/db.ts'
import type { SandboxRefunds } from '../../../gateways/cards/sandbox/sandbox-memory.ts'

const COLUMNS = ['reference', 'idempotencyKey', 'chargeReference', 'amountCents'] as const

/** The sandbox provider's refunds, in a table of its own like its charges. */
export function sandboxRefundsIn(db: Db): SandboxRefunds {
  const findRefundByKey = (idempotencyKey: string) =>
    db
      .selectFrom('sandboxRefund')
      .select(COLUMNS)
      .where('idempotencyKey', '=', idempotencyKey)
      .executeTakeFirst()
  return {
    findRefundByKey,
    insertRefundOnce: (refund) =>
      db.transaction().execute(async (tx) => {
        // Two refunds of one charge wait for each other here.
        const charge = await tx
          .selectFrom('sandboxCharge')
          .select('amountCents')
          .where('reference', '=', refund.chargeReference)
          .forUpdate()
          .executeTakeFirstOrThrow()
        const before = await tx
          .selectFrom('sandboxRefund')
          .select(COLUMNS)
          .where('chargeReference', '=', refund.chargeReference)
          .execute()
        const stored = before.find(({ idempotencyKey }) => idempotencyKey === refund.idempotencyKey)
        if (stored) return stored
        const given = before.reduce((sum, { amountCents }) => sum + amountCents, 0)
        if (given + refund.amountCents > charge.amountCents) return undefined
        return tx
          .insertInto('sandboxRefund')
          .values(refund)
          .returning(COLUMNS)
          .executeTakeFirstOrThrow()
      }),
  }
}
