import { sql } from 'kysely'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { startTestShop } from '../../test/start-test-shop.ts'
import { queueMail } from '../modules/messages/queue-mail.ts'
import { freeAbandonedJobs } from './free-abandoned-jobs.ts'
import { addJob } from './queue.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

/** As a worker leaves its jobs that is killed. */
const takenAgo = (minutes: number) =>
  sql`update graphile_worker._private_jobs set attempts = attempts + 1, locked_by = 'pool-of-the-killed',
    locked_at = now() - make_interval(mins => ${minutes})`.execute(shop.db)

async function queueConfirmation() {
  const { order } = await shop.make.order()
  const { orderId } = order
  const dedupeKey = `order_created:${orderId}`
  await queueMail(shop.db, {
    kind: 'order_created',
    dedupeKey,
    to: 'ada@example.com',
    payload: {},
    orderId,
  })
}

it('a mail that a killed process had taken goes out, once', async () => {
  await queueConfirmation()
  await takenAgo(3)
  await shop.runJobs()
  expect(shop.mail.sent).toEqual([])

  await freeAbandonedJobs(shop.deps)
  await shop.runJobs()

  expect(await shop.mail.outbox()).toMatchObject([{ state: 'SENT' }])
  expect(shop.mail.sent).toHaveLength(1)
})

it('a mail that was taken, or put off, before the clock was set back goes out now', async () => {
  await queueConfirmation()
  await takenAgo(-60)
  await queueConfirmation()
  await sql`update graphile_worker._private_jobs set run_at = now() + interval '1 hour', updated_at = now() + interval '50 minutes'
    where locked_by is null`.execute(shop.db)

  await freeAbandonedJobs(shop.deps)
  await shop.runJobs()

  expect(shop.mail.sent).toHaveLength(2)
})

it('what is being worked on stays with its worker, and an import as long as it takes', async () => {
  await queueConfirmation()
  await takenAgo(1)
  await freeAbandonedJobs(shop.deps)
  await addJob(shop.db, 'work_on_import', { importId: 1 })
  await sql`update graphile_worker._private_jobs set locked_by = 'pool', locked_at = now() - interval '1 hour'
    where locked_by is null`.execute(shop.db)

  await freeAbandonedJobs(shop.deps)
  await shop.runJobs()

  expect(shop.mail.sent).toEqual([])
  expect(await shop.count('graphile_worker._private_jobs')).toBe(2)
})
