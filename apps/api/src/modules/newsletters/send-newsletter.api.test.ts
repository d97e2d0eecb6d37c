import { NEWSLETTER_BATCH } from '@mendwell/domain/content/newsletters'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { type MailFailure, startMailServer } from '../../../test/providers/mail-server.ts'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'
import type { OutgoingMail } from '../../gateways/mail/mail-gateway.ts'
import { smtpServer } from '../../gateways/mail/smtp-server.ts'
import {
  mailComposers as composers,
  outcomeListeners as listeners,
} from '../../jobs/mail-composers.ts'
import { deliverMessage } from '../messages/delivery/deliver-message.ts'
import { resumeNewsletters, sendNextBatch } from './send-newsletter.ts'

const shop = await startTestShop()
const recorded = shop.deps.mail
beforeEach(() => {
  shop.deps.mail = recorded
  return shop.reset()
})
afterAll(() => shop.close())

const TEXT = { subject: 'News', subjectEs: 'Noticias', body: 'Hello', bodyEs: 'Hola' }
type Session = Awaited<ReturnType<typeof owner>>
const owner = async () => signIn(shop, await shop.make.staff({ password: 'quite a long staple' }))

/** Subscribers who confirmed long ago. */
const subscribers = (count: number) =>
  sql`insert into subscription (email, email_canonical, mail_token, confirmed_at)
    select 'reader' || n || '@example.com', 'reader' || n || '@example.com', lpad(n::text, 43, '0'),
      now() - interval '1 day' from generate_series(1, ${count}::int) n`.execute(shop.db)

async function released(session: Session): Promise<number> {
  const { newsletterId } = (
    await shop.post('/staff/newsletters/save', { newsletterId: null, text: TEXT }, session)
  ).json()
  const sent = { newsletterId, text: TEXT, sendAt: null }
  expect((await shop.post('/staff/newsletters/send', sent, session)).statusCode).toBe(200)
  return newsletterId
}

const read = async (newsletterId: number, session: Session) =>
  (await shop.get(`/staff/newsletters/${newsletterId}`, session)).json()
const stop = (newsletterId: number, session: Session) =>
  shop.post('/staff/newsletters/stop', { newsletterId }, session)
const goOn = (newsletterId: number, session: Session) =>
  shop.post('/staff/newsletters/continue', { newsletterId }, session)
const deliver = ({ outboxId }: { outboxId: number }) =>
  deliverMessage(shop.deps, { outboxId, composers, listeners, lastTry: false })

const addresses = () => shop.mail.sent.map(({ to }) => to.address)

/** Works on all jobs that wait, those for another try too. */
async function runAll() {
  await resumeNewsletters(shop.deps)
  await sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), now())`.execute(
    shop.db,
  )
  await shop.runJobs()
}

it('reaches everybody once, batch by batch, whoever works on it and however often', async () => {
  const session = await owner()
  const count = 2 * NEWSLETTER_BATCH + 30
  await subscribers(count)
  const newsletterId = await released(session)

  await Promise.all(Array.from({ length: 5 }, () => sendNextBatch(shop.deps, { newsletterId })))
  expect(await shop.count('newsletter_recipient')).toBe(NEWSLETTER_BATCH)
  await Promise.all([shop.runJobs(), shop.runJobs()])
  // A second worker may have seen the last of a batch before it was sent: the minute's job goes on.
  while ((await read(newsletterId, session)).state === 'SENDING') await runAll()

  expect(addresses()).toHaveLength(count)
  expect(new Set(addresses()).size).toBe(count)
  expect(await read(newsletterId, session)).toMatchObject({
    state: 'SENT',
    progress: { recipients: count, sent: count },
  })
})

it('goes on after its process was killed between two batches, and sends nothing twice', async () => {
  const session = await owner()
  const count = NEWSLETTER_BATCH + 20
  await subscribers(count)
  const newsletterId = await released(session)
  await sendNextBatch(shop.deps, { newsletterId })
  // The process dies before one job is done: the batch is stored, no job knows of the next one.
  await sql`delete from graphile_worker._private_jobs`.execute(shop.db)

  await runAll()

  expect(new Set(addresses()).size).toBe(count)
  expect(addresses()).toHaveLength(count)
  expect(await read(newsletterId, session)).toMatchObject({ state: 'SENT' })
})

it('is not sent again to a mailbox whose process was killed while it was sent', async () => {
  const session = await owner()
  await subscribers(1)
  const newsletterId = await released(session)
  await sendNextBatch(shop.deps, { newsletterId })
  const [message] = await shop.mail.outbox()
  const outboxId = message?.outboxId ?? 0
  // It never returns from sending: all that follows is another process.
  const handedOver = Promise.withResolvers<OutgoingMail>()
  const dying = {
    ...shop.deps,
    mail: {
      send: (mail: OutgoingMail) => {
        handedOver.resolve(mail)
        return new Promise<void>(() => {})
      },
    },
  }
  void deliverMessage(dying, { outboxId, composers, listeners, lastTry: false })
  expect((await handedOver.promise).to.address).toBe('reader1@example.com')

  await runAll()
  const again = await shop.post(`/staff/outbox/${outboxId}/resend`, {}, session)
  expect(again.statusCode).toBe(200)
  await runAll()

  expect(addresses()).toEqual([])
  expect(await read(newsletterId, session)).toMatchObject({
    state: 'SENT',
    progress: { recipients: 1, sent: 0, unknown: 1 },
  })
})

it('does not end while its last emails are being delivered, which may be tried again', async () => {
  const session = await owner()
  await subscribers(2)
  const newsletterId = await released(session)
  await sendNextBatch(shop.deps, { newsletterId })
  const [last, other] = await shop.mail.outbox()
  // The mail server takes its time over the last email, and refuses it when the others are done.
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<void>()
  const slow = {
    ...shop.deps,
    mail: {
      send: async () => {
        asked.resolve()
        await answer.promise
      },
    },
  }
  const sending = { outboxId: last?.outboxId ?? 0, composers, listeners, lastTry: false }
  const delivery = deliverMessage(slow, sending)
  await asked.promise
  await Promise.all([
    deliver({ outboxId: other?.outboxId ?? 0 }),
    ...Array.from({ length: 3 }, () => sendNextBatch(shop.deps, { newsletterId })),
  ])
  await sendNextBatch(shop.deps, { newsletterId })
  expect(await read(newsletterId, session)).toMatchObject({ state: 'SENDING' })

  answer.reject(Object.assign(new Error('Try again later'), { syscall: 'connect' }))
  await expect(delivery).rejects.toThrow('Try again later')
  await runAll()

  expect(addresses().toSorted()).toEqual(['reader1@example.com', 'reader2@example.com'])
  expect(await read(newsletterId, session)).toMatchObject({
    state: 'SENT',
    progress: { recipients: 2, sent: 2, leftOut: 0 },
  })
})

it('stops at once: nobody gets it after the answer, and whoever was being served is counted', async () => {
  const session = await owner()
  await subscribers(NEWSLETTER_BATCH + 50)
  const newsletterId = await released(session)
  await sendNextBatch(shop.deps, { newsletterId })
  const outbox = await shop.mail.outbox()
  await Promise.all(outbox.slice(0, 10).map(deliver))

  const [answer] = await Promise.all([
    stop(newsletterId, session),
    ...outbox.slice(10, 40).map(deliver),
  ])
  const reached = addresses().length
  await runAll()

  expect(answer.json().state).toBe('STOPPED')
  expect(addresses()).toHaveLength(reached)
  expect(await read(newsletterId, session)).toMatchObject({
    state: 'STOPPED',
    progress: {
      recipients: NEWSLETTER_BATCH,
      sent: reached,
      leftOut: NEWSLETTER_BATCH - reached,
      waiting: 0,
    },
  })
  expect((await stop(newsletterId, session)).statusCode).toBe(409)
})

it('is continued after a stop: everybody gets it once, whoever clicks and however many work on it', async () => {
  const session = await owner()
  const count = NEWSLETTER_BATCH + 50
  await subscribers(count)
  const newsletterId = await released(session)
  expect((await goOn(newsletterId, session)).statusCode).toBe(409)
  await sendNextBatch(shop.deps, { newsletterId })
  const outbox = await shop.mail.outbox()
  await Promise.all(outbox.slice(0, 10).map(deliver))
  await Promise.all([stop(newsletterId, session), ...outbox.slice(10, 30).map(deliver)])
  await shop.post(`/subscription/unsubscribe?t=${String(count).padStart(43, '0')}`, {})
  const { unreached } = await read(newsletterId, session)
  expect(unreached).toBe(count - 1 - addresses().length)

  // Emails from before the stop are delivered while two of the staff continue it.
  const answers = await Promise.all([
    goOn(newsletterId, session),
    goOn(newsletterId, session),
    ...outbox.slice(20, 80).map(deliver),
    sendNextBatch(shop.deps, { newsletterId }),
    sendNextBatch(shop.deps, { newsletterId }),
  ])
  while ((await read(newsletterId, session)).state === 'SENDING') await runAll()

  const statuses = answers.slice(0, 2).map((answer) => answer?.statusCode)
  expect(statuses.toSorted()).toEqual([200, 409])
  expect(new Set(addresses()).size).toBe(count - 1)
  expect(addresses()).toHaveLength(count - 1)
  expect(await read(newsletterId, session)).toMatchObject({
    state: 'SENT',
    unreached: 0,
    progress: { recipients: count - 1, sent: count - 1, leftOut: 0 },
  })
  const { rows } = (await shop.get(`/staff/history/newsletter/${newsletterId}`, session)).json()
  expect(rows[0]).toMatchObject({ action: 'continue', subject: TEXT.subject })
})

it('leaves out whoever unsubscribes while it is sent', async () => {
  const session = await owner()
  await subscribers(2)
  const newsletterId = await released(session)
  await sendNextBatch(shop.deps, { newsletterId })
  const left = await shop.post(`/subscription/unsubscribe?t=${'1'.padStart(43, '0')}`, {})
  expect(left.json()).toEqual({ subscribed: false })

  await runAll()

  expect(addresses()).toEqual(['reader2@example.com'])
  expect(await read(newsletterId, session)).toMatchObject({
    state: 'SENT',
    progress: { sent: 1, leftOut: 1 },
  })
})

it.each<[MailFailure, number, object]>([
  ['refuse the recipient', 0, { bounced: 1 }],
  ['refuse the mail', 1, { sent: 1 }],
  ['drop', 0, { unknown: 1 }],
  ['drop after taking it', 1, { unknown: 1 }],
])('a mail server that would %s got it %i times', async (failure, times, progress) => {
  const server = await startMailServer()
  shop.deps.mail = smtpServer(server.url)
  server.fail(failure)
  const session = await owner()
  await subscribers(1)
  const newsletterId = await released(session)

  await runAll()
  await runAll()
  await server.close()

  expect(server.received).toHaveLength(times)
  expect(await read(newsletterId, session)).toMatchObject({ state: 'SENT', progress })
  const bounced = (await shop.get('/staff/subscribers?state=bounced', session)).json()
  expect(bounced.total).toBe(failure === 'refuse the recipient' ? 1 : 0)
})
