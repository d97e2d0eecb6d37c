import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import {
  type SandboxSetup,
  SandboxSetupState,
  type SandboxVault,
} from '../../../gateways/cards/sandbox/sandbox-memory.ts'

const COLUMNS = [
  'reference',
  'customerReference',
  'chargeKey',
  'token',
  'expMonth',
  'expYear',
] as const

const setupOf = (row: Omit<SandboxSetup, 'state'> & { state: string }): SandboxSetup => ({
  ...row,
  state: SandboxSetupState.parse(row.state),
})

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
  async insertSetupOnce(setup) {
    await db
      .insertInto('sandboxSetup')
      .values(setup)
      .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
      .execute()
    const stored = await db
      .selectFrom('sandboxSetup')
      .selectAll()
      .where('idempotencyKey', '=', setup.idempotencyKey)
      .executeTakeFirstOrThrow()
    return setupOf(stored)
  },
  async findSetup(reference) {
    const stored = await db
      .selectFrom('sandboxSetup')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirst()
    return stored && setupOf(stored)
  },
  async decideSetup(reference, state) {
    const stored = await db
      .updateTable('sandboxSetup')
      .set({ state })
      .where('reference', '=', reference)
      .where('state', '=', 'action_required')
      .returningAll()
      .executeTakeFirst()
    return stored && setupOf(stored)
  },
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
