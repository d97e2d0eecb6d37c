import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { CARD_PROVIDERS } from '../../../test/providers/card-providers.ts'
import type { CallOptions } from '../../../test/shop/calls.ts'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { type Bought, buy } from '../../../test/shoppers/buy.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'
import { auditDatabase } from '../../audit/audit-database.ts'
import { cleanUp } from '../../jobs/clean-up.ts'
import { removeCards } from './remove-cards.ts'

const password = 'correct horse battery'

describe.each(CARD_PROVIDERS)('with $name', async ({ start }) => {
  const provider = await start()
  const { shop, tokens } = provider
  let mine: CallOptions
  let theirs: CallOptions
  beforeEach(async () => {
    await provider.reset()
    mine = await signIn(shop, await shop.make.customer({ password }))
    theirs = await signIn(shop, await shop.make.customer({ password, email: 'bo@example.com' }))
  })
  afterAll(() => provider.close())

  const add = (token: string, { as = mine, key = 'key-of-one-card' } = {}) =>
    shop.post('/cards', { token }, { ...as, headers: { 'idempotency-key': key } })
  const finish = (reference: string, as = mine) => shop.post('/cards/finish', { reference }, as)
  const cards = async (as = mine) => (await shop.get('/cards', as)).json().cards

  async function expectInOrder() {
    const findings = await auditDatabase(shop.db)
    expect(findings.flatMap(({ violations }) => violations)).toEqual([])
  }

  it('keeps a card without charging it, and pays the next order with it', async () => {
    expect((await add(tokens.approve)).json()).toEqual({
      status: 'SAVED',
      message: null,
      action: null,
    })

    const [card] = await cards()
    expect(card).toMatchObject({ brand: 'Visa', last4: '4242', isDefault: true })
    expect(await provider.kept()).toEqual({ customers: 1, cards: 1 })
    expect(await provider.books()).toEqual([])
    const { productId } = await shop.make.product({ quantity: 5 })
    const lines = [{ productId, quantity: 1 }]
    const bought: Bought = await buy(shop, { lines, as: mine, card: null })
    const paid = await shop.post(
      '/payment/charge',
      {
        amount: bought.grandTotalCents,
        token: `saved_${card.savedCardId}`,
        payment: { orderId: bought.orderId },
      },
      bought.key,
    )
    expect(paid.json()).toMatchObject({ statusCode: 0, cardInfo: { last4: '4242' } })
    await expectInOrder()
  })

  it('keeps one card however often it is asked, at once and after a lost answer', async () => {
    const token = provider.loseSetupAnswer()
    const lost = await add(token)
    expect(lost.statusCode, lost.body).toBe(503)
    expect(lost.json().detail).toContain('Nothing was charged')

    const answers = await Promise.all([1, 2, 3].map(() => add(token)))

    // The sandbox's card loses every answer; Stripe lost one.
    for (const { statusCode } of answers) expect([200, 503]).toContain(statusCode)
    expect((await add(tokens.approve, { key: 'another-key-of-it' })).json().status).toBe('SAVED')
    expect(await cards()).toHaveLength(1)
    await shop.runJobs()
    await expectInOrder()
  })

  it('saves it once its bank was answered, for nobody but its customer', async () => {
    const asked = (await add(tokens.bank)).json()
    expect(asked).toMatchObject({ status: 'BANK_ASKS', action: { type: '3ds' } })
    const { reference } = asked.action
    expect((await finish(reference)).json().status).toBe('BANK_ASKS')
    expect(await cards()).toEqual([])

    await provider.decide(reference, true)
    expect((await finish(reference, theirs)).statusCode).toBe(404)
    const both = await Promise.all([finish(reference), finish(reference)])

    expect(both.map((one) => one.json().status)).toEqual(['SAVED', 'SAVED'])
    expect(await cards()).toMatchObject([{ last4: '3220', isDefault: true }])
    expect(await cards(theirs)).toEqual([])
    await removeCards(shop.deps)
    expect(await provider.kept()).toMatchObject({ cards: 1 })
  })

  it('says why a card was refused, by the provider or at the bank', async () => {
    expect((await add(tokens.noFunds)).json()).toMatchObject({
      status: 'REFUSED',
      message: 'Your card has insufficient funds.',
    })
    const { action } = (await add(tokens.bank, { key: 'key-of-the-bank' })).json()
    await provider.decide(action.reference, false)
    const refused = (await finish(action.reference)).json()
    expect(refused).toMatchObject({
      status: 'REFUSED',
      message: 'Your bank did not confirm this card. It was not saved.',
    })
    // What was refused can be confirmed no more.
    await provider.decide(action.reference, true)
    expect((await finish(action.reference)).json().status).toBe('REFUSED')
    expect(await cards()).toEqual([])
    expect(await provider.kept()).toMatchObject({ cards: 0 })
  })

  it('waits fifteen seconds for a provider that hangs, says so, and keeps one card', async () => {
    const asked = new Promise<void>((resolve) => {
      vi.spyOn(shop.deps.cards, 'setUpCard').mockImplementationOnce(() => {
        resolve()
        return new Promise(() => {})
      })
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const adding = add(tokens.approve)
    await asked
    vi.advanceTimersByTime(15_000)
    const late = await adding
    vi.useRealTimers()

    expect(late.statusCode, late.body).toBe(503)
    expect(late.json().detail).toContain('Nothing was charged')
    expect((await add(tokens.approve)).json().status).toBe('SAVED')
    expect(await cards()).toHaveLength(1)
    expect(await provider.kept()).toEqual({ customers: 1, cards: 1 })
  })

  it('adds none that is there already, and none beyond the last place', async () => {
    await add(tokens.approve)
    expect((await add(tokens.approve, { key: 'again-with-a-key' })).json().status).toBe('SAVED')
    expect(await cards()).toHaveLength(1)
    await removeCards(shop.deps)
    expect(await provider.kept()).toMatchObject({ cards: 1 })

    await sql`insert into saved_card (cust_id, card_customer_id, provider_ref, brand, last4, exp_month, exp_year)
      select cust_id, card_customer_id, 'other_' || n, brand, '0002', exp_month, exp_year
      from saved_card, generate_series(1, 19) n`.execute(shop.db)
    const full = await add(tokens.bank, { key: 'one-card-too-many' })
    expect(full.statusCode, full.body).toBe(409)
    expect(full.json().detail).toBe('You have saved 20 cards, and no more fit. Remove one first.')
  })

  it('forgets after a day what nobody came back for', async () => {
    const { action } = (await add(tokens.bank)).json()
    await cleanUp(shop.deps)
    expect(await shop.count('card_setup')).toBe(1)
    await shop.db
      .updateTable('cardSetup')
      .set({ createdAt: new Date(Date.now() - 25 * 3_600_000) })
      .execute()
    await cleanUp(shop.deps)
    expect((await finish(action.reference)).statusCode).toBe(404)
  })
})

describe('against card testers', async () => {
  const shop = await startTestShop()
  beforeEach(() => shop.reset())
  afterAll(() => shop.close())
  const add = (as: CallOptions, token: string) => shop.post('/cards', { token }, as)

  it('a customer may add ten cards a day, however they end', async () => {
    const mine = await signIn(shop, await shop.make.customer({ password }))
    const codes: number[] = []
    for (let run = 0; run < 11; run++) {
      codes.push((await add(mine, run < 5 ? 'tok_visa' : 'tok_3ds_required')).statusCode)
    }
    expect(codes).toEqual([...Array(10).fill(200), 429])
  })

  it('ten refused cards from one address end payments and cards from there', async () => {
    const [first, second] = [
      await signIn(shop, await shop.make.customer({ password })),
      await signIn(shop, await shop.make.customer({ password, email: 'bo@example.com' })),
    ]
    for (let run = 0; run < 10; run++) {
      const refused = await add(run % 2 ? first : second, 'tok_declined')
      expect(refused.json().status).toBe('REFUSED')
    }
    const spent = await add(first, 'tok_visa')
    expect(spent.statusCode).toBe(429)
    expect(Number(spent.headers['retry-after'])).toBeGreaterThan(0)
    expect(await shop.count('saved_card')).toBe(0)
  })

  it.each(['4242424242424242', 'pm_4242424242424242', 'saved_7', ''])(
    'takes no token such as %j',
    async (token) => {
      const mine = await signIn(shop, await shop.make.customer({ password }))
      expect((await add(mine, token)).statusCode).toBe(422)
    },
  )
})
