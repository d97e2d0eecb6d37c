import { randomBytes } from 'node:crypto'
import type { Db, Queryable } from '../../db/db.ts'
import {
  type SandboxCharge,
  type SandboxMemory,
  SandboxState,
} from '../../gateways/cards/sandbox-memory.ts'
import { addJob } from '../../jobs/queue.ts'
import { sandboxRefundsIn } from './sandbox-refunds.repository.ts'

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

/** Its event comes late, as those of real providers do; a 'processing' card is charged by then. */
const EVENT_AFTER_MS = 6_000

const chargeOf = (row: Omit<SandboxCharge, 'state'> & { state: string }): SandboxCharge => ({
  ...row,
  state: SandboxState.parse(row.state),
})

/** The sandbox provider's books, in a table of its own that nothing of the shop refers to. */
export function sandboxChargesIn(db: Db): SandboxMemory {
  async function findBy(column: 'idempotencyKey' | 'reference', value: string) {
    const row = await db
      .selectFrom('sandboxCharge')
      .select(COLUMNS)
      .where(column, '=', value)
      .executeTakeFirst()
    return row && chargeOf(row)
  }
  return {
    ...sandboxRefundsIn(db),
    getSecret: () => getSecret(db),
    async keepOnce({ reference, idempotencyKey, ...charge }) {
      const row = await withEvent(db, reference, (tx) =>
        tx
          .insertInto('sandboxCharge')
          .values({
            reference,
            idempotencyKey,
            orderId: charge.orderId,
            attemptId: charge.attemptId,
            amountCents: charge.amountCents,
            currency: charge.currency,
            token: charge.token,
            state: charge.state,
            message: charge.message,
            clientSecret: charge.clientSecret,
          })
          .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
          .returning(COLUMNS)
          .executeTakeFirst(),
      )
      const kept = row ? chargeOf(row) : await findBy('idempotencyKey', idempotencyKey)
      if (!kept) throw new Error(`The sandbox lost the charge of ${idempotencyKey}`)
      return kept
    },
    findByKey: (idempotencyKey) => findBy('idempotencyKey', idempotencyKey),
    findByReference: (reference) => findBy('reference', reference),
    async move(reference, { from, to, message }) {
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

/** Writes a change of a charge down, and with it that the shop is told. */
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

/** Made when it is first needed; of several makers at once one wins. */
async function getSecret(db: Db): Promise<string> {
  const find = () => db.selectFrom('sandboxSecret').select('secret').executeTakeFirst()
  const kept = await find()
  if (kept) return kept.secret
  const secret = `whsec_sandbox_${randomBytes(32).toString('base64url')}`
  await db
    .insertInto('sandboxSecret')
    .values({ secret })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await find())?.secret ?? secret
}
