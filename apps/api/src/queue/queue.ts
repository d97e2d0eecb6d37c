import { sql } from 'kysely'
import type { Queryable } from '../db/db.ts'
import { traceparentOfNow } from '../telemetry/context/traceparent.ts'

/** Every kind of job with its payload. */
export interface Jobs {
  deliver_message: { outboxId: number }
  deliver_sms: { outboxId: number }
  /** A forgotten password; the job looks up the account. */
  mail_password_link: { emailCanonical: string }
  /** The sandbox card provider reports the state of one of its charges. */
  send_sandbox_event: { reference: string }
  /** Checks, applies or undoes an import file: its status says which. */
  work_on_import: { importId: number }
  /** The next emails of a newsletter. */
  send_newsletter: { newsletterId: number }
  /** A card that its customer wants to save has paid. */
  save_card: { attemptId: number }
  /** Buys the label of a return, or gives it back. */
  work_on_return_label: { returnId: number }
  /** Updates the next sale of products: those in a sale, or in it before it was changed. */
  refresh_timed_sales: { saleId: number; of: SaleLists }
}

/** Ids of products, categories and brands. */
export interface SaleLists {
  productIds: number[]
  categoryIds: number[]
  brandIds: number[]
}

interface Options {
  /** One waiting job per key. */
  key?: string
  maxAttempts?: number
  /** Not before this time. */
  runAt?: Date
}

/** A job's payload as JSON, for statements that queue it themselves: its trace links to what queued it. */
export const jobPayload = <Name extends keyof Jobs>(_name: Name, payload: Jobs[Name]): string =>
  JSON.stringify({ ...payload, traceparent: traceparentOfNow() })

/** Queues a job in the caller's transaction: rolled back with it, run after its commit. */
export async function addJob<Name extends keyof Jobs>(
  db: Queryable,
  name: Name,
  payload: Jobs[Name],
  { key, maxAttempts = 12, runAt }: Options = {},
): Promise<void> {
  await sql`select graphile_worker.add_job(${name}, ${jobPayload(name, payload)}::json,
    job_key => ${key ?? null}, max_attempts => ${maxAttempts}, run_at => ${runAt ?? null}::timestamptz)`.execute(
    db,
  )
}
