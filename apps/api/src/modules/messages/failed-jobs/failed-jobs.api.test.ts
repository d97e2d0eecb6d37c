import { sql } from 'kysely'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const support = async () =>
  signIn(shop, await shop.make.staff({ role: 'SUPPORT', password: 'quite a long staple' }))

/** A mail whose job has no tries left. */
async function failedMail() {
  await shop.post('/subscription/save', { email: 'ada@example.com' })
  await shop.postMessages()
  await sql`select graphile_worker.permanently_fail_jobs(array(select id from graphile_worker.jobs),
    E'mailbox full\n  at send (mail.ts:1)')`.execute(shop.db)
}

it('lists failed jobs, without stacks, and runs them again on request', async () => {
  const session = await support()
  await failedMail()
  await shop.runJobs()
  expect(shop.mail.sent).toEqual([])

  const [job, ...others] = (await shop.get('/staff/jobs', session)).json()
  expect(others).toEqual([])
  expect(job).toMatchObject({ task: 'deliver_message', lastError: 'mailbox full' })

  const retried = await shop.post('/staff/jobs/retry', { jobId: job.jobId }, session)
  expect(retried.statusCode).toBe(200)
  await shop.runJobs()

  expect(shop.mail.sent).toHaveLength(1)
  expect((await shop.get('/staff/jobs', session)).json()).toEqual([])
  const history = (await shop.get(`/staff/history/job/${job.jobId}`, session)).json()
  expect(history.rows[0]).toMatchObject({ action: 'retry', after: { task: 'deliver_message' } })
})

it('leaves a job alone that is still being retried', async () => {
  const session = await support()
  await shop.post('/subscription/save', { email: 'ada@example.com' })
  await shop.postMessages()
  const { rows } = await sql<{ id: string }>`select id::text from graphile_worker.jobs`.execute(
    shop.db,
  )

  const refused = await shop.post('/staff/jobs/retry', { jobId: rows[0]?.id }, session)

  expect(refused.statusCode).toBe(404)
  expect((await shop.get('/staff/jobs', session)).json()).toEqual([])
})
