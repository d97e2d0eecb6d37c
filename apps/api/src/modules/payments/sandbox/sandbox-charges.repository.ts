import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Queryable } from '../../../db/db.ts'
import {
  type SandboxCharge,
  type SandboxMemory,
  SandboxState,
} from '../../../gateways/cards/sandbox/sandbox-memory.ts'
import { addJob, jobPayload } from '../../../queue/queue.ts'
import { sandboxRefundsIn } from './sandbox-refunds.repository.ts'
import { sandboxVaultIn } from './sandbox-vault.repository.ts'

const COLUMNS = [
  'reference',
  'idempotencyKey',
  'orderId',
  'attemptId',
  'amountCents',
  'currency',
  'token',
  'state',
  'message',
  'clientSecret',
  'createdAt',
] as const

/** Its event arrives late, like those of real providers; a 'processing' card is charged by then. */
const EVENT_AFTER_MS = 6_000

type SandboxRow = Omit<SandboxCharge, 'state'> & { state: string }

const chargeOf = (row: SandboxRow): SandboxCharge => ({
  ...row,
  state: SandboxState.parse(row.state),
})

/** The sandbox provider's records, in a table of its own that nothing in the shop refers to. */
export function sandboxChargesIn(db: Db): SandboxMemory {
  async function findBy(column: 'idempotencyKey' | 'reference', value: string) {
    const row = await db
      .selectFrom('sandboxCharge')
      .select(COLUMNS)
      .where(column, '=', value)
      .executeTakeFirst()
    return row && chargeOf(row)
  }
  let secret: Promise<string> | undefined
  return {
    ...sandboxRefundsIn(db),
    vault: sandboxVaultIn(db),
    getSecret() {
      // The same as long as the shop exists; every event needs it twice. A failure is not cached.
      secret ??= getSecret(db).catch((error) => {
        secret = undefined
        throw error
      })
      return secret
    },
    async insertOnce(charge) {
      const row = await insertCharge(db, charge)
      const { idempotencyKey } = charge
      const stored = row ? chargeOf(row) : await findBy('idempotencyKey', idempotencyKey)
      if (!stored) throw new Error(`The sandbox lost the charge of ${idempotencyKey}`)
      return stored
    },
    findByKey: (idempotencyKey) => findBy('idempotencyKey', idempotencyKey),
    findByReference: (reference) => findBy('reference', reference),
    async transition(reference, { from, to, message }) {
      const row = await withEvent(db, reference, (tx) =>
        tx
          .updateTable('sandboxCharge')
          .set({ state: to, message, updatedAt: new Date() })
          .where('reference', '=', reference)
          .where('state', '=', from)
          .returning(COLUMNS)
          .executeTakeFirst(),
      )
      return row && chargeOf(row)
    },
  }
}

/**
 * Stores a charge with the job that reports it; undefined if its key exists already. The columns are those of COLUMNS.
 * No job has this key yet, so the queue need not look for one to replace.
 */
async function insertCharge(
  db: Queryable,
  charge: Omit<SandboxCharge, 'createdAt'>,
): Promise<SandboxRow | undefined> {
  const { reference, idempotencyKey, orderId, attemptId, amountCents, currency } = charge
  const { token, state, message, clientSecret } = charge
  const { rows } = await sql<SandboxRow>`
    with kept as (
      insert into sandbox_charge (reference, idempotency_key, order_id, attempt_id, amount_cents,
        currency, token, state, message, client_secret)
      values (${reference}, ${idempotencyKey}, ${orderId}, ${attemptId}, ${amountCents}, ${currency},
        ${token}, ${state}, ${message}, ${clientSecret})
      on conflict (idempotency_key) do nothing
      returning reference, idempotency_key, order_id, attempt_id, amount_cents, currency, token,
        state, message, client_secret, created_at),
    event_job as (
      select graphile_worker.add_job('send_sandbox_event',
        ${jobPayload('send_sandbox_event', { reference })}::json, max_attempts => 12,
        run_at => now() + make_interval(secs => ${sql.lit(EVENT_AFTER_MS / 1000)}),
        job_key => reference, job_key_mode => 'unsafe_dedupe') from kept)
    select kept.* from kept, event_job`.execute(db)
  return rows[0]
}

/** Stores a change of a charge together with the job that reports it to the shop. */
const withEvent = <Row>(
  db: Db,
  reference: string,
  write: (tx: Queryable) => Promise<Row | undefined>,
) =>
  db.transaction().execute(async (tx) => {
    const row = await write(tx)
    const runAt = new Date(Date.now() + EVENT_AFTER_MS)
    if (row) await addJob(tx, 'send_sandbox_event', { reference }, { runAt })
    return row
  })

/** Created on first use; of several concurrent creators one wins. */
async function getSecret(db: Db): Promise<string> {
  const find = () => db.selectFrom('sandboxSecret').select('secret').executeTakeFirst()
  const stored = await find()
  if (stored) return stored.secret
  const secret = `whsec_sandbox_${randomBytes(32).toString('base64url')}`
  await db
    .insertInto('sandboxSecret')
    .values({ secret })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await find())?.secret ?? secret
}
