import { sql } from 'kysely'
import type { Queryable } from '../db/db.ts'
import { traceparentOfNow } from '../telemetry/traceparent.ts'

/** Every kind of job with its payload. */
export interface Jobs {
  deliver_message: { outboxId: number }
  deliver_sms: { outboxId: number }
  /** Somebody forgot a password; the job finds out whose. */
  mail_password_link: { emailCanonical: string }
  /** The sandbox card provider tells how one of its charges stands. */
  send_sandbox_event: { reference: string }
  /** Checks, applies or takes back a file of products: its status says which. */
  work_on_import: { importId: number }
  /** A card that its customer wants to keep has paid. */
  save_card: { attemptId: number }
  /** Products say which sale of theirs is next: those that a sale is about, or was about before it was changed. */
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
  /** Not before this moment. */
  runAt?: Date
}

/** What a job is given, as JSON, for statements that queue it themselves: its trace links to what queued it. */
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
