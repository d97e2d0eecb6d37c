import { sql } from 'kysely'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { startSmsProvider } from '../../../../test/providers/sms-provider.ts'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { httpSms } from '../../../gateways/sms/http-sms.ts'
import { queueSms } from '../queue-sms.ts'

const shop = await startTestShop()
const provider = await startSmsProvider()
shop.deps.sms = httpSms({ url: provider.url, token: 'secret' }, 300)
beforeEach(() => {
  provider.asked.length = 0
  return shop.reset()
})
afterAll(async () => {
  await shop.close()
  provider.close()
})

const sms = { kind: 'alert', dedupeKey: 'alert:1', to: '+15125550100', text: 'Warm' } as const

/** Skips the waits between tries until the message has reached this state. */
const tryUntil = (state: string) =>
  vi.waitFor(
    async () => {
      await sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), now())`.execute(
        shop.db,
      )
      await shop.runJobs()
      expect(await shop.mail.outbox()).toMatchObject([{ state }])
    },
    { timeout: 60_000, interval: 10 },
  )

it('a provider that fails, hangs and disconnects in turn finally gets it, under one key', async () => {
  provider.fail(500, 'hang', 'drop')

  await queueSms(shop.db, sms)
  await tryUntil('SENT')
  await shop.runJobs()

  const [sent] = await shop.mail.outbox()
  const keys = provider.asked.map(({ headers }) => headers['idempotency-key'])
  expect(sent).toMatchObject({ attempts: 4, lastError: null })
  expect(keys).toEqual(Array.from({ length: 4 }, () => sent?.messageId))
})

it('a provider that never accepts it is tried six times; then staff see it as failed', async () => {
  provider.fail(...Array.from({ length: 6 }, () => 500))

  await queueSms(shop.db, sms)
  await tryUntil('DEAD')
  await shop.runJobs()

  expect(await shop.mail.outbox()).toMatchObject([
    { attempts: 6, lastError: 'The SMS provider answered 500' },
  ])
  expect(provider.asked).toHaveLength(6)
})
