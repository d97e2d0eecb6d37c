import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'
import { cleanUp } from '../../jobs/clean-up.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 100 } })
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const password = 'correct horse battery'
const question = 'Does it fit over a sleeve?'

const ask = (productId: number, more: object = {}, session = {}) =>
  shop.post('/questions/ask', { productId, question, email: 'ada@example.com', ...more }, session)
const rows = () => shop.db.selectFrom('productQuestion').selectAll().orderBy('questionId').execute()
const lastToken = async () => (await rows()).at(-1)?.mailToken ?? ''
const confirm = (token: string) => shop.post('/questions/confirm', { token })
const shown = async (productId: number) =>
  (await shop.get(`/products/${productId}/questions`)).json().questions
const staff = async () => signIn(shop, await shop.make.staff({ role: 'SUPPORT', password }))
const customer = async (row: object = {}) => {
  const made = await shop.make.customer({ password, emailVerifiedAt: new Date(), ...row })
  return { ...made, session: await signIn(shop, made) }
}

/** A question that a guest has confirmed. */
async function asked(productId: number, more: object = {}) {
  await ask(productId, more)
  await confirm(await lastToken())
  return (await rows()).at(-1)?.questionId ?? 0
}

async function buyer(productId: number, row: object = {}) {
  const { custId, session } = await customer(row)
  const sold = await shop.db
    .selectFrom('product')
    .selectAll()
    .where('productId', '=', productId)
    .executeTakeFirstOrThrow()
  await shop.make.order({
    custId,
    paid: true,
    lines: [{ product: sold, quantity: 1 }],
    row: { orderStatus: 'CLOSED' },
  })
  return { custId, session }
}

async function makeFamily(...sizes: string[]) {
  const axes = JSON.stringify([{ name: 'size', values: sizes }])
  await shop.db
    .insertInto('productFamily')
    .values({ familyKey: 'wrist-brace', title: 'Wrist brace', axes, sure: 3 })
    .execute()
  const ids = []
  for (const size of sizes) {
    const { productId } = await shop.make.product({ productName: `Wrist brace, ${size}` })
    await shop.db
      .insertInto('familyMember')
      .values({ productId, familyKey: 'wrist-brace', axisValues: [size] })
      .execute()
    ids.push(productId)
  }
  return ids
}

describe('a question', () => {
  it('of a guest is shown once its mailbox has confirmed it, with a first name and no email', async () => {
    const { productId } = await shop.make.product({ productName: 'Wrist brace' })

    const answer = await ask(productId, { name: 'Ada Byron' })
    await shop.runJobs()

    expect(answer.json()).toEqual({ isShown: false })
    expect(await shown(productId)).toEqual([])
    expect(shop.mail.sent).toMatchObject([
      { subject: 'Please confirm your question about Wrist brace' },
    ])
    const token = await lastToken()
    expect(shop.mail.sent[0]?.text).toContain(`/#/question?t=${token}`)
    expect((await confirm(token)).json()).toMatchObject({ productId, productName: 'Wrist brace' })
    expect((await confirm(token)).statusCode).toBe(200)
    const list = await shop.get(`/products/${productId}/questions`)
    expect(list.json().questions).toMatchObject([
      { productId, question, name: 'Ada', values: [], answers: [] },
    ])
    expect(list.body).not.toContain('@')
    expect(list.body).not.toContain('Byron')
  })

  it('of a customer with a confirmed email is shown at once; others get a link', async () => {
    const { productId } = await shop.make.product()
    const known = await customer({ email: 'known@example.com' })
    const fresh = await customer({ email: 'fresh@example.com', emailVerifiedAt: null })

    const answers = [
      await ask(productId, { email: undefined }, known.session),
      await ask(productId, { email: 'someone@example.com' }, fresh.session),
    ]

    expect(answers.map((answer) => answer.json().isShown)).toEqual([true, false])
    expect(await shown(productId)).toHaveLength(1)
    expect((await shop.mail.outbox()).map(({ recipient }) => recipient)).toEqual([
      'fresh@example.com',
    ])
  })

  it('asked twice at the same moment is stored once', async () => {
    const { productId } = await shop.make.product()
    const { session } = await customer()

    await Promise.all(
      Array.from({ length: 8 }, () => ask(productId, { email: undefined }, session)),
    )

    expect(await shown(productId)).toHaveLength(1)
  })

  it.each([
    ['no words', { question: ' ' }, 422],
    ['too many words', { question: 'x'.repeat(1001) }, 422],
    ['a card number', { question: 'my card 4242 4242 4242 4242' }, 422],
    ['no email', { email: undefined }, 422],
    ['a wrong email', { email: 'ada@' }, 422],
    ['a hidden product', { productId: undefined }, 404],
  ])('with %s is refused', async (_, change, status) => {
    const { productId } = await shop.make.product()
    const hidden = await shop.make.product({ productStatus: 'N' })
    const more = 'productId' in change ? { productId: hidden.productId } : change

    expect((await ask(productId, more)).statusCode).toBe(status)
    expect(await rows()).toEqual([])
    expect(await shop.count('outbox')).toBe(0)
  })

  it('is normalized, and stays plain text', async () => {
    const { productId } = await shop.make.product()

    await asked(productId, { question: '<b>Andre\u0301</b> https://example.com' })

    expect((await shown(productId))[0].question).toBe('<b>Andr\u00e9</b> https://example.com')
  })

  it("by strangers using someone's mailbox locks out neither that account nor other mailboxes", async () => {
    const strict = await startTestShop()
    const { productId } = await strict.make.product()
    const owner = await strict.make.customer({ email: 'ada@example.com', password })
    const session = await signIn(strict, owner)
    const send = (text: string, email: string | undefined, headers = {}) =>
      strict.post('/questions/ask', { productId, question: text, email }, headers)

    const answers = []
    for (const text of ['1?', '2?', '3?', '4?']) answers.push(await send(text, 'ada@example.com'))

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429])
    expect((await send('5?', 'ben@example.com')).statusCode).toBe(200)
    expect((await send('6?', undefined, session)).statusCode).toBe(200)
    await strict.close()
  })
})

describe('a link', () => {
  it('withdraws an unconfirmed question, and deletes the email of a visible one', async () => {
    const { productId } = await shop.make.product()
    await ask(productId)
    const token = await lastToken()
    await shop.post('/questions/end', { token })
    expect(await rows()).toEqual([])
    expect((await confirm(token)).statusCode).toBe(409)

    await asked(productId)
    const again = await lastToken()
    const ends = [
      await shop.post('/questions/end', { token: again }),
      await shop.post('/questions/end', { token: again }),
    ]
    expect(ends.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await rows()).toMatchObject([{ email: null, emailCanonical: null, mailToken: null }])
    expect(await shown(productId)).toHaveLength(1)
  })

  it('that is not used expires after a week, with its data', async () => {
    const { productId } = await shop.make.product()
    await ask(productId)
    await asked(productId, { email: 'ben@example.com' })
    await shop.runJobs()
    await sql`update product_question set created_at = now() - interval '8 days'`.execute(shop.db)
    await sql`update outbox set created_at = now() - interval '8 days'`.execute(shop.db)

    await cleanUp(shop.deps)

    expect(await rows()).toMatchObject([{ email: 'ben@example.com' }])
    expect(await shop.count('outbox')).toBe(0)
  })
})

describe('an answer', () => {
  it('by staff is shown first and notified once, and the address is deleted', async () => {
    const { productId } = await shop.make.product({ productName: 'Wrist brace' })
    const questionId = await asked(productId)
    const session = await staff()
    const answer = (text: string) =>
      shop.post('/staff/questions/answer', { questionId, answer: text }, session)

    await Promise.all([answer('It does.'), answer('It does.')])
    await answer('It does, over a thin one.')
    await shop.runJobs()

    const mails = shop.mail.sent.filter(({ subject }) => subject.includes('has an answer'))
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('It does, over a thin one.')
    expect(mails[0]?.text).toContain(`/p/${productId}/questions`)
    expect(await rows()).toMatchObject([{ email: null, emailCanonical: null, mailToken: null }])
    expect(await shown(productId)).toMatchObject([
      { answers: [{ answerId: null, answer: 'It does, over a thin one.' }] },
    ])
  })

  it('is for those who bought the product or another size of it, one each', async () => {
    const [small = 0, large = 0] = await makeFamily('S', 'L')
    const other = await shop.make.product()
    const questionId = await asked(small)
    const bought = await buyer(large)
    const stranger = await buyer(other.productId)
    const answer = (session: object, text = 'Yes, mine does.') =>
      shop.post('/questions/answer', { questionId, answer: text, showName: true }, session)

    const may = async (session: object) =>
      (await shop.get(`/questions/mayAnswer/${small}`, session)).json().mayAnswer
    expect([await may(bought.session), await may(stranger.session)]).toEqual([true, false])
    const refused = await answer(stranger.session)
    expect(refused.statusCode).toBe(403)
    expect(refused.json().detail).toBe('Only those who bought this product here can answer')
    expect((await answer(bought.session)).statusCode).toBe(200)
    await answer(bought.session, 'Yes, over a thin one.')
    await shop.runJobs()

    expect(await shown(small)).toMatchObject([
      { answers: [{ answer: 'Yes, over a thin one.', name: 'Ada B.' }] },
    ])
    const answered = shop.mail.sent.filter(({ subject }) => subject.includes('has an answer'))
    expect(answered).toHaveLength(1)
    expect(answered[0]?.text).not.toContain('Yes')
  })

  it('notifies the asker once, however many answer at the same moment', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { productId } = await shop.make.product()
      const questionId = await asked(productId, { email: `ada${round}@example.com` })
      const people = await Promise.all([
        buyer(productId, { email: `ben${round}@example.com` }),
        buyer(productId, { email: `eve${round}@example.com` }),
      ])

      await Promise.all(
        people.map(({ session }) =>
          shop.post('/questions/answer', { questionId, answer: 'Yes.' }, session),
        ),
      )

      const mails = (await shop.mail.outbox()).filter(
        ({ kind, recipient }) =>
          kind === 'question_answered' && recipient === `ada${round}@example.com`,
      )
      expect(mails).toHaveLength(1)
    }
  })
})

it('questions of a family are shown together with their size; those of a discontinued size are hidden', async () => {
  const [small = 0, large = 0] = await makeFamily('S', 'L')
  await asked(small)
  await asked(large, { question: 'Is it washable?' })

  expect(await shown(small)).toMatchObject([
    { productId: large, question: 'Is it washable?', values: [{ axis: 'size', value: 'L' }] },
    { productId: small, values: [{ axis: 'size', value: 'S' }] },
  ])
  await shop.db
    .updateTable('product')
    .set({ productStatus: 'N' })
    .where('productId', '=', large)
    .execute()
  expect(await shown(small)).toMatchObject([{ productId: small, values: [] }])
})

describe('staff', () => {
  it('find unanswered questions, hide them, and undo it from the history', async () => {
    const { productId } = await shop.make.product({ productName: 'Wrist brace' })
    await ask(productId, { email: 'eve@example.com' })
    const questionId = await asked(productId)
    const { session: owner } = await customer()
    const session = await signIn(
      shop,
      await shop.make.staff({ email: 'owner@example.com', role: 'OWNER', password }),
    )
    const list = async (state: string) =>
      (await shop.get(`/staff/questions?state=${state}`, session)).json()
    const today = async () => (await shop.get('/staff/today', session)).json().questionsWaiting
    const bought = await buyer(productId, { email: 'ben@example.com' })

    expect(await list('unanswered')).toMatchObject({ total: 1, rows: [{ questionId, question }] })
    expect(await today()).toBe(1)
    const saved = await shop.post(
      '/questions/answer',
      { questionId, answer: 'Buy mine instead.' },
      bought.session,
    )
    const { answerId } = saved.json()
    expect(await today()).toBe(0)
    await shop.post('/staff/questions/moderateAnswer', { answerId, hidden: true }, session)
    expect(await shown(productId)).toMatchObject([{ answers: [] }])
    expect(await today()).toBe(1)
    await shop.post('/staff/questions/moderate', { questionId, hidden: true }, session)
    expect(await shown(productId)).toEqual([])
    expect(await list('hidden')).toMatchObject({ total: 1 })
    expect((await shop.get('/staff/questions', owner)).statusCode).toBe(403)

    const history = (await shop.get('/staff/history', session)).json().rows
    for (const { eventId } of history.filter(({ objectType }: { objectType: string }) =>
      ['question', 'answer'].includes(objectType),
    )) {
      const undone = await shop.post('/staff/history/undo', { eventId }, session)
      expect(undone.statusCode).toBe(200)
    }
    expect(await shown(productId)).toMatchObject([{ answers: [{ answerId }] }])
  })
})

it('is erased with its asker: the name, the address and unconfirmed questions', async () => {
  const { productId } = await shop.make.product()
  const ben = await buyer(productId, { email: 'ben@example.com' })
  const eve = await customer({ email: 'eve@example.com' })
  const questionId = await asked(productId, { name: 'Ada' })
  await ask(productId, { question: 'And in blue?', email: 'ben@example.com' })
  await ask(productId, { question: 'In red?', name: 'Ben' }, ben.session)
  const answer = { questionId, answer: 'Yes.', showName: true }
  await shop.post('/questions/answer', answer, ben.session)
  const session = await signIn(
    shop,
    await shop.make.staff({ email: 'owner@example.com', role: 'OWNER', password }),
  )
  const file = await shop.get(`/staff/customers/${ben.custId}/export`, session)
  expect(file.json()).toMatchObject({
    questions: [{ question: 'And in blue?' }, { question: 'In red?' }],
    answers: [{ answer: 'Yes.' }],
  })
  expect(file.body).not.toContain('mail_token')

  const records = {
    fromCustId: ben.custId,
    intoCustId: eve.custId,
    confirmEmail: 'ben@example.com',
  }
  const merged = await shop.post('/staff/customers/merge', records, session)
  expect(merged.statusCode).toBe(200)
  expect((await rows()).map(({ custId }) => custId)).toEqual([null, null, eve.custId])
  const erased = await shop.post(
    `/staff/customers/${eve.custId}/erase`,
    { confirmEmail: 'eve@example.com' },
    session,
  )

  expect(erased.statusCode).toBe(200)
  expect(await shown(productId)).toMatchObject([
    { question: 'In red?', name: null, answers: [] },
    { name: 'Ada', answers: [{ answer: 'Yes.', name: null }] },
  ])
  expect(await rows()).not.toContainEqual(expect.objectContaining({ askerName: 'Ben' }))
})
