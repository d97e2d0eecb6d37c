import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { queueMail } from '../queue-mail.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

/** Queues the confirmation of a placed order. */
async function queueConfirmation(to = 'ada@example.com') {
  const { order } = await shop.make.order()
  const { orderId, custId } = order
  const dedupeKey = `order_created:${orderId}`
  const mail = { kind: 'order_created', dedupeKey, to, payload: {}, orderId, custId } as const
  return { mail, queued: await queueMail(shop.db, mail) }
}

/** Skips the waits between tries until the mail has reached this state. */
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

describe('a mail', () => {
  it('is queued once per key', async () => {
    const { mail, queued } = await queueConfirmation()

    expect(queued).toBe(true)
    expect(await queueMail(shop.db, mail)).toBe(false)
    expect(await shop.count('outbox')).toBe(1)
    expect(await shop.postMessages()).toBe(1)
    expect(await shop.count('graphile_worker._private_jobs')).toBe(1)
  })

  it('is not queued when its transaction is rolled back', async () => {
    const { order } = await shop.make.order()
    const broken = shop.db.transaction().execute(async (tx) => {
      await queueMail(tx, {
        kind: 'order_created',
        dedupeKey: 'x',
        to: order.email,
        payload: {},
        orderId: order.orderId,
      })
      throw new Error('the order was not placed')
    })

    await expect(broken).rejects.toThrow('the order was not placed')
    await shop.runJobs()
    expect(await shop.count('outbox')).toBe(0)
    expect(shop.mail.sent).toEqual([])
  })

  it('is retried when the mail server refuses it, and keeps its Message-ID', async () => {
    await queueConfirmation('bounce@example.com')

    await shop.runJobs()
    const [refused] = await shop.mail.outbox()
    await shop.db.updateTable('outbox').set({ recipient: 'ada@example.com' }).execute()
    await tryUntil('SENT')

    expect(refused).toMatchObject({
      state: 'QUEUED',
      attempts: 1,
      lastError: '550 no such mailbox',
    })
    expect(await shop.mail.outbox()).toMatchObject([
      { state: 'SENT', attempts: 2, lastError: null },
    ])
    expect(shop.mail.sent).toMatchObject([{ messageId: refused?.messageId }])
  })

  it('fails after the last try, and staff see why', async () => {
    await queueConfirmation('bounce@example.com')

    await tryUntil('DEAD')

    expect(await shop.mail.outbox()).toMatchObject([
      { state: 'DEAD', attempts: 12, lastError: '550 no such mailbox', givenUp: true },
    ])
    await shop.runJobs()
    expect(shop.mail.sent).toEqual([])
  })

  it('that is no longer needed is withheld, which is not a failure', async () => {
    const { order } = await shop.make.order({ row: { orderStatus: 'REJECTED' } })
    const { orderId, email: to } = order
    await queueMail(shop.db, { kind: 'order_unpaid', dedupeKey: 'x', to, payload: {}, orderId })

    await shop.runJobs()

    expect(await shop.mail.outbox()).toMatchObject([
      { state: 'WITHHELD', lastError: 'Not needed any more', givenUp: false },
    ])
    expect(shop.mail.sent).toEqual([])
  })

  it('updates no index when it is sent', async () => {
    const { rows } = await sql`select indexname from pg_indexes
      where tablename = 'outbox' and indexdef ~ '\\y(state|attempts|sent_at|last_error)\\y'`.execute(
      shop.db,
    )

    expect(rows).toEqual([])
  })

  it('is sent once with many workers on the queue', async () => {
    const orders = []
    for (let made = 0; made < 8; made++) orders.push(await queueConfirmation())

    await Promise.all([shop.runJobs(), shop.runJobs(), shop.runJobs()])

    const ids = shop.mail.sent.map((mail) => mail.messageId)
    expect(ids).toHaveLength(orders.length)
    expect(new Set(ids).size).toBe(orders.length)
  })
})

it.each(['a@x.test\r\nBcc: b@y.test', 'a'.repeat(255), ''])(
  'no mail can be queued for the recipient %j',
  async (to) => {
    await expect(queueConfirmation(to)).rejects.toThrow(/outbox_recipient_check/)
  },
)
