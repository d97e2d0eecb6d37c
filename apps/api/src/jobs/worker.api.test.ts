import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, expect, it, onTestFinished, vi } from 'vitest'
import { startTestShop } from '../../test/shop/start-test-shop.ts'
import { openPool } from '../db/db.ts'
import type { Deps } from '../deps/deps.ts'
import { queueMail } from '../modules/messages/queue-mail.ts'
import { startWorker } from './worker.ts'

const shop = await startTestShop()
const databaseUrl = shop.deps.config.databaseUrl ?? ''
const pool = openPool({ databaseUrl, max: 5, onError: () => {} })
afterAll(async () => {
  await pool.end()
  await shop.close()
})

/** More than one batch. */
const MAILS = 10
/** How many run at once. */
const AT_ONCE = 4

/** A mail gateway that holds every mail until it is opened. */
function closedPostOffice() {
  const open = Promise.withResolvers<void>()
  const mails: string[] = []
  const send: Deps['mail']['send'] = async (mail) => {
    mails.push(mail.messageId)
    await open.promise
  }
  return { gateway: { send }, mails, open: () => open.resolve() }
}

async function queueMails() {
  const { order } = await shop.make.order()
  const { orderId, email: to } = order
  for (let queued = 0; queued < MAILS; queued++) {
    const dedupeKey = randomUUID()
    await queueMail(shop.db, { kind: 'order_created', dedupeKey, to, payload: {}, orderId })
  }
}

/** Whether the nightly task is scheduled for a time in the future. */
async function waitsForClock() {
  const { rows } = await sql`select from graphile_worker._private_known_crontabs
    where identifier ~ '^clean_up' and (last_execution is null
      or last_execution <= ${shop.clock.now()}::timestamptz + interval '2 minutes')`.execute(
    shop.db,
  )
  return rows.length === 0
}

const ranBeforeClockWasSetBack = () =>
  sql`insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
    values ('clean_up', now(), now()) on conflict (identifier) do update set last_execution = now()`.execute(
    shop.db,
  )

it.each(['before the start', 'while it works'])(
  'scheduled work does not wait for a clock that was set back %s',
  async (when) => {
    const setBack = async () => {
      await ranBeforeClockWasSetBack()
      shop.clock.set(new Date(Date.now() - 24 * 60 * 60 * 1000))
      expect(await waitsForClock()).toBe(true)
    }
    await sql`delete from graphile_worker._private_known_crontabs`.execute(shop.db)
    if (when === 'before the start') await setBack()
    onTestFinished(() => shop.clock.set(undefined))
    const worker = await startWorker(shop.deps, pool, { lookAtClockMs: 100 })
    onTestFinished(worker.stop)
    if (when === 'while it works') await setBack()

    await vi.waitFor(async () => expect(await waitsForClock()).toBe(false), { timeout: 60_000 })
  },
)

it('a job that a stopping shop took but did not start is available to the next', async () => {
  await queueMails()
  const post = closedPostOffice()
  const worker = await startWorker({ ...shop.deps, mail: post.gateway }, pool)
  await vi.waitFor(() => expect(post.mails).toHaveLength(AT_ONCE), { timeout: 60_000 })

  const stopped = worker.stop()
  post.open()
  await stopped

  const { rows: left } = await sql`select attempts, locked_by from graphile_worker._private_jobs
    where task_id = (select id from graphile_worker._private_tasks where identifier = 'deliver_message')`.execute(
    shop.db,
  )
  expect(left).toEqual(Array(MAILS - AT_ONCE).fill({ attempts: 0, lockedBy: null }))
  await shop.runJobs()
  expect(new Set([...post.mails, ...shop.mail.sent.map((mail) => mail.messageId)]).size).toBe(MAILS)
  expect(shop.mail.sent).toHaveLength(MAILS - AT_ONCE)
})
