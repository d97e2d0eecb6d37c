import { sql } from 'kysely'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'
import { mailDueGiftCards } from '../../balances/cards/mail-due-gift-cards.ts'
import { remindCarts } from '../../cart-reminders/remind-carts.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 100 } })
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const password = 'correct horse battery'
const SPANISH = { headers: { 'accept-language': 'es-MX,es;q=0.9' } }
const ADA = { email: 'ada@example.com', name: 'Ada Byron' }

/** Recipient and language of the mails to shoppers since the last look. */
async function mailed() {
  await shop.postMessages()
  await shop.runJobs()
  const sent = shop.mail.sent.splice(0).filter(({ to }) => to.address !== 'care@mendwell.example')
  return sent.map(({ to, html }) => [to.address, html.match(/<html lang="(\w+)"/)?.[1]])
}

const staff = async () => signIn(shop, await shop.make.staff({ role: 'OWNER', password }))

it('asks for confirmation and says that a product is back in the language of the request', async () => {
  const { productId } = await shop.make.product({ quantity: 0 })
  const ask = (email: string, options = {}) =>
    shop.post('/backInStock/save', { productId, email }, options)
  const confirm = async () => {
    const rows = await shop.db.selectFrom('backInStockRequest').select('mailToken').execute()
    for (const { mailToken: token } of rows) await shop.post('/backInStock/confirm', { token })
  }
  await ask('ada@example.com', SPANISH)
  await ask('ben@example.com')
  // Asked again before confirming, in another language.
  await ask('eva@example.com')
  expect((await mailed()).sort()).toEqual([
    ['ada@example.com', 'es'],
    ['ben@example.com', 'en'],
    ['eva@example.com', 'en'],
  ])
  await ask('eva@example.com', SPANISH)
  expect(await mailed()).toEqual([['eva@example.com', 'es']])
  await confirm()
  // Somebody else types an email that has been confirmed.
  await ask('ada@example.com')

  await sql`insert into stock_movement (product_id, delta, reason)
    values (${productId}, 5, 'RECEIVED')`.execute(shop.db)

  expect((await mailed()).sort()).toEqual([
    ['ada@example.com', 'es'],
    ['ben@example.com', 'en'],
    ['eva@example.com', 'es'],
  ])
})

it('reminds a guest of a cart in the language of the last change', async () => {
  const { productId } = await shop.make.product()
  const save = async (email: string, token: string | null, options = {}) => {
    const lines = [{ productId, quantity: 1, cut: null, notes: '' }]
    return (await shop.post('/carts/reminders/save', { token, email, lines }, options)).json().token
  }
  await save('ada@example.com', await save('ada@example.com', null), SPANISH)
  await save('ben@example.com', null)
  await sql`update cart_reminder set changed_at = now() - interval '25 hours'`.execute(shop.db)

  await remindCarts(shop.deps)

  expect((await mailed()).sort()).toEqual([
    ['ada@example.com', 'es'],
    ['ben@example.com', 'en'],
  ])
})

it('confirms and answers a question in the language in which it was asked', async () => {
  const { productId } = await shop.make.product()
  const question = '¿Se puede lavar?'
  await shop.post('/questions/ask', { productId, question, ...ADA }, SPANISH)
  expect(await mailed()).toEqual([['ada@example.com', 'es']])
  const { mailToken: token, questionId } = await shop.db
    .selectFrom('productQuestion')
    .select(['mailToken', 'questionId'])
    .executeTakeFirstOrThrow()
  await shop.post('/questions/confirm', { token })

  await shop.post('/staff/questions/answer', { questionId, answer: 'Sí.' }, await staff())

  expect(await mailed()).toEqual([['ada@example.com', 'es']])
})

it('answers a quote request in the language in which it was asked', async () => {
  const { productId } = await shop.make.product()
  const wish = { ...ADA, phone: '512 555 0148', note: '', productId, quantity: 200 }
  await shop.post('/quotes/save', wish, SPANISH)

  await shop.post('/staff/quotes/answer', { requestId: 1, answer: 'Sí.' }, await staff())

  expect(await mailed()).toEqual([['ada@example.com', 'es']])
})

it.each([
  ['at once', null],
  ['on its day', 1],
])(
  'mails a gift card %s in the language of its buyer, as the receipt and the refund',
  async (_, inDays) => {
    const { rows } = await sql<{ day: string }>`
    select to_char(public.shop_day() + ${inDays ?? 0}::int, 'YYYY-MM-DD') as day`.execute(shop.db)
    const sale = {
      amount: 50,
      buyerName: 'Ada Byron',
      buyerEmail: 'ada@example.com',
      recipientName: 'Grace',
      recipientEmail: 'grace@example.com',
      message: null,
      sendOn: inDays && rows[0]?.day,
    }
    const { saleId, saleToken } = (await shop.post('/gift-cards/sales', sale, SPANISH)).json()
    await shop.post('/gift-cards/sales/charge', { saleToken, token: 'tok_visa' })
    const receipt = ['ada@example.com', 'es']
    const card = ['grace@example.com', 'es']
    expect((await mailed()).sort()).toEqual(inDays === null ? [receipt, card] : [receipt])
    if (inDays !== null) {
      await sql`update balance set send_on = public.shop_day()`.execute(shop.db)
      await mailDueGiftCards(shop.deps)
      expect(await mailed()).toEqual([card])
    }

    const back = await shop.post(
      `/staff/gift-card-sales/${saleId}/refund`,
      { note: null },
      await staff(),
    )

    expect(back.statusCode, back.body).toBe(200)
    expect(await mailed()).toEqual([receipt])
  },
)

it('writes to an account in its own language', async () => {
  await shop.make.customer({ email: 'eva@example.com', password, mailLanguage: 'es' })
  await shop.make.customer({ email: 'ben@example.com', password })
  for (const email of ['eva@example.com', 'ben@example.com']) {
    await shop.post('/users/forgotPassword', { email })
  }
  expect((await mailed()).sort()).toEqual([
    ['ben@example.com', 'en'],
    ['eva@example.com', 'es'],
  ])
})
