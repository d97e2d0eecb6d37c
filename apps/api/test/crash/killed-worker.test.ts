import { sql } from 'kysely'
import { afterAll, expect, it, vi } from 'vitest'
import { freeAbandonedJobs } from '../../src/jobs/free-abandoned-jobs.ts'
import { queueMail } from '../../src/modules/messages/queue-mail.ts'
import { blankFolder, end } from '../postgres/held-server.ts'
import { startMailServer } from '../providers/mail-server.ts'
import { startTestShop } from '../shop/start-test-shop.ts'
import { openShopProcess } from '../start/shop-process.ts'

const shop = await startTestShop({ withCatalogue: true })
const place = await blankFolder()
const mailServer = await startMailServer()
afterAll(async () => {
  await mailServer.close()
  await shop.close()
  place.remove()
})

const PATIENCE = { timeout: 60_000, interval: 50 }

/** Mails that a worker took an hour ago and did not finish. */
async function takenMails() {
  const { rows } =
    await sql`update graphile_worker._private_jobs set locked_at = now() - interval '1 hour'
    where locked_at is not null and task_id =
      (select id from graphile_worker._private_tasks where identifier = 'deliver_message') returning id`.execute(
      shop.db,
    )
  return rows.length
}

it('a job stays with a suspended worker, and goes to another once it is killed', async () => {
  mailServer.fail('hang')
  const { process: other } = await openShopProcess({
    DATABASE_URL: shop.deps.config.databaseUrl ?? '',
    DATA_DIR: place.folder,
    SMTP_URL: mailServer.url,
  })
  const { orderId, email } = (await shop.make.order()).order
  await queueMail(shop.db, {
    kind: 'order_created',
    dedupeKey: `order_created:${orderId}`,
    to: email,
    payload: {},
    orderId,
  })
  await vi.waitFor(async () => expect(await takenMails()).toBe(1), PATIENCE)

  other.kill('SIGSTOP')
  await freeAbandonedJobs(shop.deps)
  expect(await takenMails()).toBe(1)

  await end(other, 'SIGKILL')
  await vi.waitFor(async () => {
    await freeAbandonedJobs(shop.deps)
    expect(await takenMails()).toBe(0)
  }, PATIENCE)
  await shop.runJobs()

  expect(await shop.mail.outbox()).toMatchObject([{ state: 'SENT' }])
  expect([...mailServer.received, ...shop.mail.sent]).toHaveLength(1)
})
