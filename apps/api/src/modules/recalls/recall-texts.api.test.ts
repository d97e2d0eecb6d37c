import { sql } from 'kysely'
import { afterAll, beforeEach, expect, it } from 'vitest'
import type { CallOptions } from '../../../test/shop/calls.ts'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { buy } from '../../../test/shoppers/buy.ts'
import { confirmRecall, prepareRecall } from '../../../test/shoppers/recall.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'
import { findBrokenRules } from '../../audit/audit-database.ts'
import { remindDueBuyers } from './notices/remind-buyers.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 1000 } })
const PASSWORD = 'a staple for buyers'
let staff: CallOptions
let productId: number
beforeEach(async () => {
  await shop.reset()
  shop.deps.config.smsUrl = 'https://sms.example'
  staff = await signIn(shop, await shop.make.staff({ password: PASSWORD }))
  productId = (await shop.make.product({ productName: 'Zeta strips', quantity: 50 })).productId
})
afterAll(() => shop.close())

type Customer = Parameters<typeof shop.make.customer>[0]

/** An order of a customer that has left; its id. */
async function shipped(customer: Customer): Promise<number> {
  const as = await signIn(shop, await shop.make.customer({ password: PASSWORD, ...customer }))
  return ship(as)
}

async function ship(as?: CallOptions): Promise<number> {
  const { orderId } = await buy(shop, { lines: [{ productId, quantity: 1 }], ...(as && { as }) })
  const answer = await shop.post('/shipments/save', { orderId, carrier: 'UPS' }, staff)
  expect(answer.statusCode, answer.body).toBe(200)
  return orderId
}

const prepared = () => prepareRecall(shop, staff, [{ productId, unknownToo: true }])

/** The notice of an order: its number, and the token of its link. */
const noticeOf = (orderId: number) =>
  shop.db
    .selectFrom('recallNotice as n')
    .innerJoin('orders as o', 'o.orderId', 'n.orderId')
    .select(['n.token', 'o.orderNum'])
    .where('n.orderId', '=', orderId)
    .executeTakeFirstOrThrow()

const sent = () =>
  shop.sms.sent
    .map(({ to, text }) => `${to} ${text}`)
    .toSorted((one, other) => (one < other ? -1 : 1))

it('go once to exactly the buyers who may be texted, in their language, without naming the goods', async () => {
  const spanish = await shipped({
    phone1: '(512) 555-0101',
    sendSmsFlag: true,
    mailLanguage: 'es',
  })
  const english = await shipped({ phone1: '+1 512 555 0102', bestWay: 'TEXT' })
  await shipped({ phone1: '512-555-0103' })
  await shipped({ phone1: '512-555-0104', bestWay: 'PHONE' })
  await shipped({ phone1: null, sendSmsFlag: true })
  await shipped({ phone1: '512-555-0105 x12', sendSmsFlag: true })
  await shipped({ phone1: '+44 20 7946 0958', sendSmsFlag: true })
  await ship()
  await shop.make.customer({ phone1: '512-555-0106', sendSmsFlag: true })

  const recall = await prepared()
  const answers = await Promise.all([1, 2, 3].map(() => confirmRecall(shop, staff, recall)))
  await Promise.all([shop.runJobs(), shop.runJobs()])

  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  const [es, en] = [await noticeOf(spanish), await noticeOf(english)]
  const { publicUrl } = shop.deps.config
  expect(sent()).toEqual([
    `+15125550101 Mendwell: Aviso importante sobre su pedido ${es.orderNum}. Por favor, léalo y responda: ${publicUrl}/#/recalls?t=${es.token}`,
    `+15125550102 Mendwell: Important notice about your order ${en.orderNum}. Please read and answer it: ${publicUrl}/#/recalls?t=${en.token}`,
  ])
  const mails = (await shop.mail.outbox()).filter(({ kind }) => kind === 'recall_notice')
  expect(mails).toHaveLength(8)
  expect(JSON.stringify(await shop.mail.outbox())).not.toContain(en.token)
  expect(await findBrokenRules(shop.db)).toEqual([])
})

it('are sent again with the reminders, once under a race, and to nobody who has answered', async () => {
  const answering = await shipped({ phone1: '512-555-0101', sendSmsFlag: true })
  await shipped({ phone1: '512-555-0102', sendSmsFlag: true })
  const late = await shipped({ phone1: '512-555-0103', sendSmsFlag: true })
  await confirmRecall(shop, staff, await prepared())
  const answer = async (orderId: number) => {
    const { token } = await noticeOf(orderId)
    expect((await shop.post('/recalls/notice/answer', { token, answer: 'USED' })).statusCode).toBe(
      200,
    )
  }
  // Before its text message was sent.
  await answer(answering)
  await shop.runJobs()
  expect(shop.sms.sent.map(({ to }) => to).toSorted()).toEqual(['+15125550102', '+15125550103'])

  await answer(late)
  await sql`update recall_notice set created_at = created_at - interval '8 days',
    last_mailed_at = last_mailed_at - interval '8 days'`.execute(shop.db)
  await Promise.all([1, 2, 3].map(() => remindDueBuyers(shop.deps)))
  await Promise.all([shop.runJobs(), shop.runJobs()])

  expect(shop.sms.sent.map(({ to }) => to).toSorted()).toEqual([
    '+15125550102',
    '+15125550102',
    '+15125550103',
  ])
})

it('are not sent in a shop without a provider, nor afterwards for mails that have left', async () => {
  shop.deps.config.smsUrl = undefined
  await shipped({ phone1: '512-555-0101', sendSmsFlag: true })
  const { recallId } = (await confirmRecall(shop, staff, await prepared())).json()
  await shop.runJobs()

  shop.deps.config.smsUrl = 'https://sms.example'
  await shop.post(`/staff/recalls/${recallId}/remind`, {}, staff)
  await shop.runJobs()

  expect(shop.mail.sent.filter(({ subject }) => /recall/i.test(subject))).toHaveLength(1)
  expect(shop.sms.sent).toEqual([])
})
