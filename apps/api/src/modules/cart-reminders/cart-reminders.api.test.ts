import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallOptions } from '../../../test/shop/calls.ts'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { guestOrder } from '../../../test/shoppers/guest-order.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'
import { cleanUp } from '../../jobs/clean-up.ts'
import { remindCarts } from './remind-carts.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 100 } })
let productId: number
beforeEach(async () => {
  await shop.reset()
  const product = await shop.make.product({ productName: 'Incontinence briefs', quantity: 500 })
  productId = product.productId
})
afterAll(() => shop.close())

const lineOf = (quantity = 2) => ({ productId, cut: null, notes: 'for my knee', quantity })
async function ask(email = 'ada@example.com', token: string | null = null, quantity = 2) {
  const answer = await shop.post('/carts/reminders/save', {
    email,
    token,
    lines: [lineOf(quantity)],
  })
  expect(answer.statusCode).toBe(200)
  return answer.json().token as string
}
/** How long ago the current carts were last changed. */
const pass = async (hours: number) => {
  for (const column of ['changed_at', 'queued_at', 'sent_at', 'created_at']) {
    await sql`update cart_reminder set ${sql.ref(column)} = ${sql.ref(column)} - make_interval(hours => ${hours})`.execute(
      shop.db,
    )
  }
  await sql`update customer_cart set changed_at = changed_at - make_interval(hours => ${hours})`.execute(
    shop.db,
  )
  await ageOrders(hours)
}
/** Orders keep their day: this bypasses the trigger that protects it. */
const ageOrders = (hours: number) =>
  shop.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`update orders set created_at = created_at - make_interval(hours => ${hours})`.execute(
      tx,
    )
  })
const remind = async () => {
  await remindCarts(shop.deps)
  await shop.postMessages()
  await shop.runJobs()
}
const reminders = () => shop.mail.sent.filter(({ subject }) => subject === 'Your cart at Mendwell')
const order = (email = 'ada@example.com', who: CallOptions = {}) =>
  shop.post('/orders/save', guestOrder([{ productId, quantity: 1 }], email), who)
const staff = async () => signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))

describe('a guest who agreed at checkout', () => {
  it('gets one email, 24 hours after the last change, that names no product', async () => {
    const token = await ask()
    await pass(20)
    expect(await ask('ada@example.com', token, 3)).toBe(token)
    await pass(20)
    await remind()
    expect(reminders()).toEqual([])

    await pass(5)
    await remind()
    await remind()

    const [mail, ...others] = reminders()
    expect(others).toEqual([])
    expect(mail?.to.address).toBe('ada@example.com')
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/incontinence|knee/i)
    expect(mail?.text).toContain(`/#/carts/reminder-${token}`)
    expect(mail?.headers).toEqual({
      'List-Unsubscribe': `<${shop.deps.config.publicUrl}/api/carts/reminders/stop?t=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    const opened = await shop.post('/carts/reminders/open', { token })
    expect(opened.json().lines).toMatchObject([{ productId, quantity: 3, notes: 'for my knee' }])
    expect(opened.body).not.toContain('ada')
  })

  it('gets none for the same cart later, nor for another one within a week', async () => {
    const token = await ask()
    await pass(25)
    await remind()

    expect(await ask('ada@example.com', token, 9)).toBe(token)
    await ask('ADA@example.com')
    await pass(25)
    await remind()
    expect(reminders()).toHaveLength(1)

    await pass(24 * 7)
    await ask()
    await pass(25)
    await remind()
    expect(reminders()).toHaveLength(2)
  })

  it('gets one for two carts', async () => {
    await ask()
    await ask()
    await pass(25)
    await remind()

    expect(reminders()).toHaveLength(1)
    expect(await shop.count('cart_reminder')).toBe(1)
  })

  it('gets none after withdrawing, and the link opens nothing before it is mailed', async () => {
    const token = await ask()
    expect((await shop.post('/carts/reminders/open', { token })).statusCode).toBe(409)

    expect((await shop.post('/carts/reminders/end', { token })).json()).toEqual({ wanted: false })

    await pass(25)
    await remind()
    expect(reminders()).toEqual([])
    expect(await shop.count('cart_reminder')).toBe(0)
  })

  it('gets none if the owner has turned reminders off', async () => {
    await shop.put('/staff/settings', { cartReminderHours: 0 }, await staff())
    await ask()
    await pass(100)
    await remind()

    expect(reminders()).toEqual([])
    expect((await shop.get('/config')).json()).toMatchObject({ cartRemindersOff: true })
  })

  it.each([
    ['no email', { email: '' }],
    ['no lines', { lines: [] }],
    ['a token of another form', { token: 'x' }],
    ['a card number in a note', { lines: [{ ...lineOf(), notes: '4242 4242 4242 4242' }] }],
  ])('sees what is wrong with %s', async (_, wrong) => {
    const body = { email: 'ada@example.com', lines: [{ ...lineOf(), productId }], ...wrong }

    expect((await shop.post('/carts/reminders/save', body)).statusCode).toBe(422)
    expect(await shop.count('cart_reminder')).toBe(0)
  })
})

describe('someone who has ordered', () => {
  it('is not reminded, whenever the order arrived', async () => {
    // Before the email is queued, including when the last change reached the shop after the order.
    await ask('before@example.com')
    expect((await order('before@example.com')).statusCode).toBe(200)
    const late = await order('late@example.com')
    expect(late.statusCode).toBe(200)
    await ask('late@example.com')
    await pass(25)
    // Between the job and the delivery.
    await ask('between@example.com')
    await sql`update cart_reminder set changed_at = now() - interval '25 hours'`.execute(shop.db)
    await remindCarts(shop.deps)
    expect((await order('between@example.com')).statusCode).toBe(200)
    await shop.postMessages()
    await shop.runJobs()

    expect(reminders()).toEqual([])
    expect(await shop.count('cart_reminder')).toBe(0)
  })

  it('is not reminded by a mail that is retried after the order', async () => {
    await ask('bounce@example.com')
    await pass(25)
    await remind()
    expect(await shop.count('cart_reminder')).toBe(1)
    await order('bounce@example.com')
    await sql`update graphile_worker._private_jobs set run_at = now()`.execute(shop.db)
    await shop.runJobs()

    const [mail] = (await shop.mail.outbox()).filter(({ kind }) => kind === 'cart_reminder')
    expect(mail?.state).toBe('WITHHELD')
    expect(await shop.count('cart_reminder')).toBe(0)
  })

  it('during the reminder is reminded before the order is placed, or not at all', async () => {
    for (let round = 0; round < 12; round += 1) {
      const email = `ada${round}@example.com`
      await ask(email)
      await pass(25)
      await remindCarts(shop.deps)
      await shop.postMessages()

      const [placed] = await Promise.all([order(email), shop.runJobs()])

      expect(placed.statusCode).toBe(200)
      const mailed = reminders().filter(({ to }) => to.address === email)
      // When the email was decided there was no order; the one that saw an order has deleted the reminder.
      const { rows } = await sql<{ isBefore: boolean }>`
        select r.sent_at <= clock_timestamp() as is_before from cart_reminder r
        where r.email_canonical = ${email} and r.sent_at is not null`.execute(shop.db)
      expect(mailed).toHaveLength(rows.length)
      await remind()
      expect(reminders().filter(({ to }) => to.address === email)).toHaveLength(mailed.length)
    }
  })
})

describe('a customer', () => {
  let who: CallOptions
  let custId: number
  let email: string
  beforeEach(async () => {
    const customer = await shop.make.customer({ password: 'quite a long staple' })
    custId = customer.custId
    who = await signIn(shop, customer)
    const row = await shop.db
      .selectFrom('customer')
      .select('email')
      .where('custId', '=', custId)
      .executeTakeFirstOrThrow()
    email = row.email
  })
  const sync = (quantity: number, base = 0) =>
    shop.post(
      '/carts/sync',
      {
        base: base ? [lineOf(base)] : [],
        lines: quantity ? [lineOf(quantity)] : [],
      },
      who,
    )
  const want = (wanted: boolean) => shop.post('/carts/reminders/own', { wanted }, who)
  const wish = async () => (await shop.get('/carts/reminders/own', who)).json()

  it("is reminded of the account's cart only after turning it on", async () => {
    await sync(2)
    await pass(25)
    await remind()
    expect(reminders()).toEqual([])
    expect(await wish()).toEqual({ wanted: false, offered: true })

    expect((await want(true)).json()).toEqual({ wanted: true })
    expect(await wish()).toEqual({ wanted: true, offered: true })
    await remind()

    expect(reminders().map(({ to }) => to.address)).toEqual([email])
  })

  it('is reminded once of a cart, and of the next one after it was empty', async () => {
    await want(true)
    await sync(2)
    await pass(25)
    await remind()
    await sync(3, 2)
    await pass(24 * 8)
    await remind()
    expect(reminders()).toHaveLength(1)

    await sync(0, 3)
    await sync(1)
    await pass(25)
    await remind()
    expect(reminders()).toHaveLength(2)
  })

  it('is not reminded after an order, or after turning it off while the email waits', async () => {
    await want(true)
    await sync(2)
    await pass(25)
    await shop.post('/orders/save', { orders: {}, orderItems: [{ productId, quantity: 1 }] }, who)
    await remind()
    await pass(25)
    await sync(5, 2)
    await pass(25)
    await remindCarts(shop.deps)
    await want(false)
    await shop.postMessages()
    await shop.runJobs()

    expect(reminders()).toEqual([])
  })

  it('ends it with one click in the mail; no one else can turn it on again for the mailbox', async () => {
    await want(true)
    await sync(2)
    await pass(25)
    await remind()
    const [token = ''] = reminders()[0]?.text.match(/(?<=reminder-)[\w-]{43}/) ?? []

    const stopped = await shop.app.inject({
      method: 'POST',
      url: `/api/carts/reminders/stop?t=${token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })

    expect(stopped.json()).toEqual({ wanted: false })
    expect(await wish()).toMatchObject({ wanted: false })
    await pass(24 * 8)
    await ask(email)
    await pass(25)
    await remind()
    expect(reminders()).toHaveLength(1)
    // For people whose mail program opens the URL.
    const page = await shop.get(`/carts/reminders/stop?t=${token}`)
    expect(page.headers.location).toBe(`/#/cart-reminders?t=${token}`)
    expect((await shop.post(`/carts/reminders/stop?t=${'x'.repeat(43)}`, {})).statusCode).toBe(409)
  })

  it('finds it in the export, and it is erased with the person; the count stays', async () => {
    await want(true)
    await sync(2)
    await pass(25)
    await remind()
    const session = await staff()

    const data = (await shop.get(`/staff/customers/${custId}/export`, session)).json()
    expect(data.cartReminders).toMatchObject([{ email, lines: [{ productId, quantity: 2 }] }])
    expect(data.cartReminderWantedSince).toEqual(expect.any(String))
    expect(JSON.stringify(data)).not.toContain('mail_token')

    await shop.post(`/staff/customers/${custId}/erase`, { confirmEmail: email }, session)

    const left = await shop.db.selectFrom('cartReminder').selectAll().execute()
    expect(left).toMatchObject([{ email: null, custId: null, mailToken: null, lines: [] }])
    expect(await shop.count('cart_reminder_consent')).toBe(0)
    expect((await shop.get('/staff/carts/reminders', session)).json()).toMatchObject({ sent: 1 })
  })
})

it('staff see how many were sent and led to an order, even after the addresses are deleted', async () => {
  const session = await staff()
  await ask('ada@example.com')
  await ask('ben@example.com')
  await pass(25)
  await remind()
  await order('ben@example.com')
  const figures = async () => (await shop.get('/staff/carts/reminders', session)).json()
  expect(await figures()).toEqual({ days: 30, sent: 2, ordered: 1 })

  await sql`update cart_reminder set sent_at = sent_at - interval '31 days'`.execute(shop.db)
  await ageOrders(30 * 24)
  await ask('eve@example.com')
  await cleanUp(shop.deps)
  await sql`update cart_reminder set sent_at = sent_at + interval '5 days'`.execute(shop.db)

  expect(await figures()).toEqual({ days: 30, sent: 2, ordered: 1 })
  const addresses = await shop.db.selectFrom('cartReminder').select('email').execute()
  expect(addresses.flatMap(({ email }) => email ?? [])).toEqual(['eve@example.com'])
  await pass(24 * 15)
  await cleanUp(shop.deps)
  expect(await shop.count('cart_reminder')).toBe(2)
})
