import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import type { SandboxVault } from '../../../gateways/cards/sandbox/sandbox-memory.ts'

const COLUMNS = [
  'reference',
  'customerReference',
  'chargeKey',
  'token',
  'expMonth',
  'expYear',
] as const

/** Customers of the sandbox provider and their saved cards, in tables of its own. */
export const sandboxVaultIn = (db: Db): SandboxVault => ({
  async insertCustomerOnce(reference, idempotencyKey) {
    await db
      .insertInto('sandboxCustomer')
      .values({ reference, idempotencyKey })
      .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
      .execute()
    const kept = await db
      .selectFrom('sandboxCustomer')
      .select('reference')
      .where('idempotencyKey', '=', idempotencyKey)
      .executeTakeFirstOrThrow()
    return kept.reference
  },
  async hasCustomer(reference) {
    const found = await db
      .selectFrom('sandboxCustomer')
      .select('reference')
      .where('reference', '=', reference)
      .where('removedAt', 'is', null)
      .executeTakeFirst()
    return found !== undefined
  },
  async insertCardOnce(card) {
    await db
      .insertInto('sandboxCard')
      .values(card)
      .onConflict((conflict) => conflict.column('chargeKey').doNothing())
      .execute()
  },
  findCard: (by) =>
    db
      .selectFrom('sandboxCard')
      .select(COLUMNS)
      .where((eb) =>
        'reference' in by ? eb('reference', '=', by.reference) : eb('chargeKey', '=', by.chargeKey),
      )
      .where('removedAt', 'is', null)
      .executeTakeFirst(),
  async removeCard(reference) {
    await db
      .updateTable('sandboxCard')
      .set({ removedAt: sql<Date>`now()` })
      .where('reference', '=', reference)
      .where('removedAt', 'is', null)
      .execute()
  },
  async removeCustomer(reference) {
    await sql`with gone as (update sandbox_customer set removed_at = coalesce(removed_at, now())
        where reference = ${reference} returning reference)
      update sandbox_card set removed_at = coalesce(removed_at, now())
      where customer_reference in (select reference from gone)`.execute(db)
  },
})
