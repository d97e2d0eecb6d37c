import { sql } from 'kysely'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { type MailFailure, startMailServer } from '../../../../test/providers/mail-server.ts'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { buy } from '../../../../test/shoppers/buy.ts'
import { smtpServer } from '../../../gateways/mail/smtp-server.ts'

const shop = await startTestShop()
const server = await startMailServer()
shop.deps.mail = smtpServer(server.url, 300)
beforeEach(() => {
  server.received.length = 0
  return shop.reset()
})
afterAll(async () => {
  await shop.close()
  await server.close()
})

async function placeOrder() {
  const { productId } = await shop.make.product()
  return buy(shop, { lines: [{ productId, quantity: 1 }], card: null })
}

/** Skips the waits between tries until the mail is sent. */
const deliver = () =>
  vi.waitFor(
    async () => {
      await sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), now())`.execute(
        shop.db,
      )
      await shop.runJobs()
      expect(await shop.mail.outbox()).toMatchObject([{ state: 'SENT' }])
    },
    { timeout: 60_000, interval: 10 },
  )

it('an order is mailed once, with its Message-ID, however often the jobs run', async () => {
  await placeOrder()

  await deliver()
  await shop.runJobs()

  const [sent] = await shop.mail.outbox()
  expect(server.received).toMatchObject([
    { recipients: ['ada@example.com'], messageId: sent?.messageId },
  ])
})

it('a server that refuses, hangs and disconnects in turn finally gets it, once', async () => {
  server.fail('refuse the recipient', 'refuse the mail', 'hang', 'drop')
  const { orderNum } = await placeOrder()

  await deliver()

  expect(await shop.mail.outbox()).toMatchObject([{ attempts: 5, lastError: null }])
  expect(server.received).toHaveLength(1)
  expect(server.received[0]?.message).toContain(orderNum)
})

it('a mail that was accepted without a reply is sent again under the same Message-ID', async () => {
  server.fail('drop after taking it' satisfies MailFailure)
  await placeOrder()

  await deliver()

  const ids = server.received.map(({ messageId }) => messageId)
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
})
