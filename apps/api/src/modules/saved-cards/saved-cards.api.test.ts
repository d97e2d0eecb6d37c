import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { CARD_PROVIDERS } from '../../../test/providers/card-providers.ts'
import type { CallOptions } from '../../../test/shop/calls.ts'
import { type Bought, buy } from '../../../test/shoppers/buy.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'
import { auditDatabase } from '../../audit/audit-database.ts'
import { NoAnswer } from '../../gateways/breaker/no-answer.ts'
import { reconcilePayments } from '../payments/charges/reconcile-payments.ts'
import { knowCustomer } from './know-customer.ts'
import { removeCards } from './remove-cards.ts'
import { saveCard } from './save-card.ts'

const password = 'correct horse battery'

interface Card {
  savedCardId: number
  last4: string
  isDefault: boolean
  isExpired: boolean
}

describe.each(CARD_PROVIDERS)('with $name', async ({ start }) => {
  const provider = await start()
  const { shop, tokens } = provider
  let me: Awaited<ReturnType<typeof shop.make.customer>>
  let mine: CallOptions
  let bo: typeof me
  let theirs: CallOptions
  let productId: number
  beforeEach(async () => {
    await provider.reset()
    vi.restoreAllMocks()
    me = await shop.make.customer({ password })
    bo = await shop.make.customer({ password, email: 'bo@example.com' })
    mine = await signIn(shop, me)
    theirs = await signIn(shop, bo)
    ;({ productId } = await shop.make.product({ quantity: 500 }))
  })
  afterAll(() => provider.close())

  const order = (as: CallOptions | undefined = mine) =>
    buy(shop, { lines: [{ productId, quantity: 1 }], as, card: null })
  const charge = (bought: Bought, token: string, { as = bought.key, saveCard = false } = {}) =>
    shop.post(
      '/payment/charge',
      {
        amount: bought.grandTotalCents,
        token,
        saveCard,
        payment: { orderId: bought.orderId },
      },
      as,
    )
  const cards = async (as = mine): Promise<Card[]> => (await shop.get('/cards', as)).json().cards
  const remove = (savedCardId: number, as = mine) => shop.delete(`/cards/${savedCardId}`, as)
  const choose = (savedCardId: number, as = mine) =>
    shop.post('/cards/default', { savedCardId }, as)

  /** Pays an order and saves the card by it. */
  async function saved(token = tokens.approve, as = mine): Promise<Card> {
    const paid = await charge(await order(as), token, { saveCard: true })
    expect(paid.json()).toMatchObject({ statusCode: 0 })
    await shop.runJobs()
    const card = (await cards(as)).at(-1)
    if (!card) throw new Error('The card was not saved')
    return card
  }
  const payWith = async (card: Card, as = mine) =>
    (await charge(await order(as), `saved_${card.savedCardId}`)).json()

  async function expectInOrder() {
    const findings = await auditDatabase(shop.db)
    expect(findings.flatMap(({ violations }) => violations)).toEqual([])
  }

  it('saves a card with a payment on request, and pays the next order with it', async () => {
    await charge(await order(), tokens.approve)
    await shop.runJobs()
    expect(await cards(), 'off by default').toEqual([])

    const card = await saved()
    const paid = await payWith(card)

    expect(Object.keys(card).sort()).toEqual([
      'brand',
      'expMonth',
      'expYear',
      'isDefault',
      'isExpired',
      'last4',
      'savedCardId',
    ])
    expect(card).toMatchObject({ brand: 'Visa', last4: '4242', isDefault: true, isExpired: false })
    expect(paid).toMatchObject({ statusCode: 0, cardInfo: { brand: 'Visa', last4: '4242' } })
    expect(await provider.kept()).toEqual({ customers: 1, cards: 1 })
    const { headers } = await shop.get('/cards', mine)
    expect(headers['cache-control']).toBe('no-store')
    await expectInOrder()
  })

  it('creates one customer at the provider, however many pay at once', async () => {
    const orders = await Promise.all([order(), order(), order()])

    const paid = await Promise.all(
      orders.map((one) => charge(one, tokens.approve, { saveCard: true })),
    )
    await shop.runJobs()

    expect(paid.map((one) => one.json().statusCode)).toEqual([0, 0, 0])
    expect(await cards(), 'the same card is kept once').toHaveLength(1)
    await removeCards(shop.deps)
    expect(await provider.kept()).toEqual({ customers: 1, cards: 1 })
  })

  it("saves no declined card, and one with a bank's step once it has paid", async () => {
    const bought = await order()
    await charge(bought, tokens.decline, { saveCard: true })
    await shop.runJobs()
    expect(await cards()).toEqual([])

    const asked = (await charge(bought, tokens.bank, { saveCard: true })).json()
    await shop.runJobs()
    expect(await cards()).toEqual([])
    await provider.decide(asked.cardInfo.action.reference, true)
    await shop.post('/payment/confirm', { orderId: bought.orderId }, mine)
    await shop.runJobs()
    const [card] = await cards()
    expect(card).toMatchObject({ last4: '3220' })

    const next = await order()
    const again = (await charge(next, `saved_${card?.savedCardId}`)).json()
    expect(again, 'the bank asks again').toMatchObject({ statusCode: 1 })
    await provider.decide(again.cardInfo.action.reference, true)
    const confirmed = await shop.post('/payment/confirm', { orderId: next.orderId }, mine)
    expect(confirmed.json()).toMatchObject({ statusCode: 0 })
    await expectInOrder()
  })

  it('saves the card of a payment whose response was lost', async () => {
    await charge(await order(), provider.loseAnswer(), { saveCard: true })
    const late = sql`update payment_attempt set created_at = now() - interval '1 minute'`
    await late.execute(shop.db)
    await reconcilePayments(shop.deps)
    await shop.runJobs()

    expect(await cards()).toHaveLength(1)
  })

  it('belongs to one customer: no one else sees, chooses, deletes or pays with it', async () => {
    const card = await saved()
    const token = `saved_${card.savedCardId}`
    const staff = await signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))
    const myOrder = await order()

    const tried = [
      await choose(card.savedCardId, theirs),
      await remove(card.savedCardId, theirs),
      await charge(await order(theirs), token),
      await charge(myOrder, token, { as: staff }),
      await charge(myOrder, tokens.approve, { as: staff, saveCard: true }),
      await remove(card.savedCardId, staff),
      await remove(999_999),
      await charge(myOrder, 'saved_999999'),
    ]

    expect(tried.map(({ statusCode }) => statusCode)).toEqual(tried.map(() => 404))
    expect(await cards(theirs)).toEqual([])
    expect(await cards()).toEqual([card])
    expect((await payWith(card)).statusCode).toBe(0)
  })

  it('is not available to guests', async () => {
    const card = await saved()
    const guest = await buy(shop, { lines: [{ productId, quantity: 1 }], card: null })

    const tried = [
      await charge(guest, tokens.approve, { saveCard: true }),
      await charge(guest, `saved_${card.savedCardId}`),
      await shop.get('/cards', guest.key),
    ]

    expect(tried.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401])
    expect((await charge(guest, tokens.approve)).json().statusCode).toBe(0)
  })

  it('accepts only valid card ids', async () => {
    const bought = await order()
    const names = [
      'saved_',
      'saved_0',
      'saved_-1',
      'saved_1; drop table',
      'saved_1e3',
      'saved_9999999999',
    ]

    for (const token of names) {
      const refused = await charge(bought, token)
      expect(refused.statusCode).toBe(422)
      expect(refused.json().errors).toMatchObject([{ path: 'token' }])
    }
  })

  it('an expired card is shown as expired and pays nothing', async () => {
    const card = await saved()
    await sql`update saved_card set exp_year = 2020`.execute(shop.db)

    const refused = await payWith(card)

    expect(await cards()).toMatchObject([{ isExpired: true }])
    expect(refused).toMatchObject({
      statusCode: -1,
      statusDesc: 'This card has expired',
    })
  })

  it('one of several is the default, even if two tabs choose at once', async () => {
    const first = await saved()
    const second = await saved('tok_mastercard')
    expect(second).toMatchObject({ last4: '4444', isDefault: false })

    for (let round = 0; round < 5; round += 1) {
      const ids = [first.savedCardId, second.savedCardId]
      const chosen = await Promise.all([...ids, ...ids].map((id) => choose(id)))
      expect(chosen.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
      expect((await cards()).filter(({ isDefault }) => isDefault)).toHaveLength(1)
    }
  })

  describe('a deleted card', () => {
    it('is gone here at once, and at the provider however often that fails', async () => {
      const card = await saved()
      vi.spyOn(shop.deps.cards, 'removeCard').mockRejectedValueOnce(new NoAnswer('lost'))

      const removed = await remove(card.savedCardId)
      await removeCards(shop.deps)
      expect(await provider.kept(), 'not answered').toMatchObject({ cards: 1 })
      await sql`update card_removal set checked_at = now() - interval '1 hour'`.execute(shop.db)
      await removeCards(shop.deps)

      expect(removed.json()).toEqual({ removed: true })
      expect((await remove(card.savedCardId)).statusCode).toBe(404)
      expect(await cards()).toEqual([])
      expect(await provider.kept()).toMatchObject({ cards: 0 })
      expect(await shop.count('card_removal')).toBe(0)
    })

    it('is deleted again after the process died before recording it', async () => {
      const card = await saved()
      await remove(card.savedCardId)
      const [kept] = await shop.db.selectFrom('cardRemoval').select('providerRef').execute()

      await shop.deps.cards.removeCard(kept?.providerRef ?? '')
      await removeCards(shop.deps)

      expect(await shop.count('card_removal')).toBe(0)
    })

    it('while it pays: paid or refused, never both, and gone in the end', async () => {
      for (let round = 0; round < 4; round += 1) {
        const card = await saved()
        const bought = await order()

        const [paid] = await Promise.all([
          charge(bought, `saved_${card.savedCardId}`),
          remove(card.savedCardId),
          removeCards(shop.deps),
        ])
        await removeCards(shop.deps)

        expect([200, 404]).toContain(paid.statusCode)
        if (paid.statusCode === 200) expect(paid.json().statusCode).toBe(0)
        expect(await provider.kept()).toMatchObject({ cards: 0 })
      }
      await expectInOrder()
    })

    it("during a bank's step stays at the provider until that is over", async () => {
      const asked = (await charge(await order(), tokens.bank, { saveCard: true })).json()
      await provider.decide(asked.cardInfo.action.reference, true)
      await sql`update payment_attempt set created_at = now() - interval '1 minute'`.execute(
        shop.db,
      )
      await reconcilePayments(shop.deps)
      await shop.runJobs()
      const [card] = await cards()
      const bought = await order()
      const again = (await charge(bought, `saved_${card?.savedCardId}`)).json()

      await remove(card?.savedCardId ?? 0)
      await removeCards(shop.deps)
      expect(await provider.kept()).toMatchObject({ cards: 1 })
      await provider.decide(again.cardInfo.action.reference, true)
      const confirmed = await shop.post('/payment/confirm', { orderId: bought.orderId }, mine)
      await removeCards(shop.deps)

      expect(confirmed.json().statusCode).toBe(0)
      expect(await provider.kept()).toMatchObject({ cards: 0 })
    })

    it('is not saved again by a repeated job', async () => {
      const card = await saved()
      await remove(card.savedCardId)

      await saveCard(shop.deps, { attemptId: 1 })

      expect(await cards()).toEqual([])
    })
  })

  it('stores 20 cards; the next one is not saved', async () => {
    const first = await saved()
    await sql`insert into saved_card (cust_id, card_customer_id, provider_ref, brand, last4, exp_month, exp_year)
      select cust_id, card_customer_id, 'x' || n, brand, lpad(n::text, 4, '0'), 1, 2040
      from saved_card, generate_series(1, 19) n where saved_card_id = ${first.savedCardId}`.execute(
      shop.db,
    )

    await charge(await order(), 'tok_mastercard', { saveCard: true })
    await shop.runJobs()
    await removeCards(shop.deps)

    expect(await cards()).toHaveLength(20)
    expect(await provider.kept()).toMatchObject({ cards: 1 })
  })

  it('charges nothing if the provider hangs while creating the customer', async () => {
    vi.spyOn(shop.deps.cards, 'createCustomer').mockRejectedValueOnce(new NoAnswer('lost'))
    const bought = await order()

    const silent = await charge(bought, tokens.approve, { saveCard: true })
    const paid = await charge(bought, tokens.approve, { saveCard: true })

    expect(silent.statusCode).toBe(503)
    expect(paid.json().statusCode).toBe(0)
    expect(await provider.kept()).toMatchObject({ customers: 1 })
  })

  describe('along with its customer', () => {
    let staff: CallOptions
    beforeEach(async () => {
      staff = await signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))
    })
    const close = (custId: number) =>
      sql`update orders set order_status = 'REJECTED' where cust_id = ${custId}`.execute(shop.db)

    it('is exported and erased, at the provider too', async () => {
      await saved()
      await close(me.custId)

      const exported = (await shop.get(`/staff/customers/${me.custId}/export`, staff)).json()
      const confirmEmail = me.email
      const erased = await shop.post(`/staff/customers/${me.custId}/erase`, { confirmEmail }, staff)
      await removeCards(shop.deps)

      expect(exported.savedCards).toMatchObject([{ brand: 'Visa', last4: '4242' }])
      expect(erased.statusCode, erased.body).toBe(200)
      for (const table of ['saved_card', 'card_customer', 'attempt_card', 'card_removal'])
        expect(await shop.count(table), table).toBe(0)
      expect(await provider.kept()).toEqual({ customers: 0, cards: 0 })
    })

    it("erased during the provider's first call is deleted there again", async () => {
      const { createCustomer } = shop.deps.cards
      vi.spyOn(shop.deps.cards, 'createCustomer').mockImplementationOnce(async (asked) => {
        await sql`delete from card_customer`.execute(shop.db)
        return createCustomer(asked)
      })

      await expect(knowCustomer(shop.deps, me.custId)).rejects.toThrow()
      await removeCards(shop.deps)

      expect(await provider.kept()).toEqual({ customers: 0, cards: 0 })
    })

    it('moves with a merge, even while it is being saved, and still pays', async () => {
      await saved()
      await saved(tokens.approve, theirs)
      const late = await order(theirs)
      await charge(late, 'tok_mastercard', { saveCard: true })

      const merge = { fromCustId: bo.custId, intoCustId: me.custId, confirmEmail: bo.email }
      const merged = await shop.post('/staff/customers/merge', merge, staff)
      await shop.runJobs()

      expect(merged.statusCode, merged.body).toBe(200)
      const united = await cards()
      expect(united.map(({ last4 }) => last4)).toEqual(['4242', '4242', '4444'])
      expect(united.map(({ isDefault }) => isDefault)).toEqual([true, false, false])
      for (const card of united) expect((await payWith(card)).statusCode).toBe(0)
      await expectInOrder()
    })
  })
})
