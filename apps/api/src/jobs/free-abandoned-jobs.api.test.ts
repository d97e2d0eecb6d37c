import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { startTestShop } from '../../test/shop/start-test-shop.ts'
import { queueMail } from '../modules/messages/queue-mail.ts'
import { addJob } from '../queue/queue.ts'
import { freeAbandonedJobs, showAtRest, showAtWork } from './free-abandoned-jobs.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

/** As a killed worker leaves its jobs. */
const takenAgo = (seconds: number, worker = 'pool-of-the-killed') =>
  sql`update graphile_worker._private_jobs set attempts = attempts + 1, locked_by = ${worker},
    locked_at = now() - make_interval(secs => ${seconds})`.execute(shop.db)

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
  await shop.postMessages()
}

it('a mail taken by a killed process is sent, once', async () => {
  await queueConfirmation()
  await takenAgo(31)
  await shop.runJobs()
  expect(shop.mail.sent).toEqual([])

  await freeAbandonedJobs(shop.deps)
  await shop.runJobs()

  expect(await shop.mail.outbox()).toMatchObject([{ state: 'SENT' }])
  expect(shop.mail.sent).toHaveLength(1)
})

it('a mail taken or postponed before the clock was set back is sent now', async () => {
  await queueConfirmation()
  await takenAgo(-3600)
  await queueConfirmation()
  await sql`update graphile_worker._private_jobs set run_at = now() + interval '1 hour', updated_at = now() + interval '50 minutes'
    where locked_by is null`.execute(shop.db)

  await freeAbandonedJobs(shop.deps)
  await shop.runJobs()

  expect(shop.mail.sent).toHaveLength(2)
})

it('a job stays with a live worker, however long it takes', async () => {
  await queueConfirmation()
  await addJob(shop.db, 'work_on_import', { importId: 1 })
  await takenAgo(3600, 'pool-at-work')
  const client = new pg.Client({ connectionString: shop.deps.config.databaseUrl })
  await client.connect()
  await client.query(showAtWork('pool-at-work'))

  await freeAbandonedJobs(shop.deps)
  await shop.runJobs()
  expect(shop.mail.sent).toEqual([])
  expect(await shop.count('graphile_worker._private_jobs')).toBe(2)

  await client.query(showAtRest('pool-at-work'))
  await freeAbandonedJobs(shop.deps)
  await shop.runJobs()
  await client.end()
  expect(shop.mail.sent).toHaveLength(1)
})

it('a job taken a moment ago stays too: its worker may just have lost its connection', async () => {
  await queueConfirmation()
  await takenAgo(29)

  await freeAbandonedJobs(shop.deps)
  await shop.runJobs()

  expect(shop.mail.sent).toEqual([])
})
