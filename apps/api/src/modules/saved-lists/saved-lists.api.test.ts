import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallOptions } from '../../../test/shop/calls.ts'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'
import { cleanUp } from '../../jobs/clean-up.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 100 } })
let ada: CallOptions
let adaId: number
beforeEach(async () => {
  await shop.reset()
  const customer = await shop.make.customer({ password: 'quite a long staple' })
  adaId = customer.custId
  ada = await signIn(shop, customer)
})
afterAll(() => shop.close())

interface Line {
  productId: number
  quantity: number
  notes: string
}
interface List {
  name: string
  lines: Line[]
}
const line = (productId: number, quantity = 1, notes = '') => ({
  productId,
  cut: null,
  notes,
  quantity,
})
const list = (name: string, ...ids: number[]): List => ({ name, lines: ids.map((id) => line(id)) })
const sync = (lists: object[], base: object[] = [], who = ada) =>
  shop.post('/lists/sync', { base, lists }, who)
/** The lists of an account, each with its product ids. */
async function kept(who = ada): Promise<[string, number[]][]> {
  const { lists } = (await sync([], [], who)).json()
  return lists.map(({ name, lines }: List) => [name, lines.map(({ productId }) => productId)])
}
const open = (token: string) => shop.post('/lists/open', { token })
const share = (name: string, who = ada) => shop.post('/lists/links/save', { name }, who)
const staff = async () => signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))
const another = async () => {
  const customer = await shop.make.customer({ password: 'quite a long staple' })
  return { ...customer, who: await signIn(shop, customer) }
}

describe('the lists of a customer', () => {
  it('merge what two browsers have, and what one deletes is deleted', async () => {
    const { productId, sku } = await shop.make.product({ productName: 'Paper tape' })
    const tape = { ...line(productId, 3, 'soft'), sku, productName: 'Paper tape' }
    await sync([list('Mom', 7), { name: '', lines: [line(productId, 3, 'soft')] }])

    expect((await sync([list('mom', 7, 8), list('Dad', 9)])).json().lists).toEqual([
      { name: 'Mom', lines: [7, 8].map((id) => ({ ...line(id), sku: '', productName: '' })) },
      { name: '', lines: [tape] },
      { name: 'Dad', lines: [{ ...line(9), sku: '', productName: '' }] },
    ])
    await sync([list('Mom', 7)], [list('Mom', 7, 8), list('Dad', 9)])
    expect(await kept()).toEqual([
      ['Mom', [7]],
      ['', [productId]],
    ])
    const { who } = await another()
    expect(await kept(who)).toEqual([])
    expect((await shop.post('/lists/sync', { base: [], lists: [] })).statusCode).toBe(401)
  })

  it('lose nothing when tabs save at once', async () => {
    const tabs = Array.from({ length: 8 }, (_, at) => at + 1)
    const answers = await Promise.all(
      tabs.map((tab) =>
        sync([list(`Tab ${tab}`, tab), { name: 'Mom', lines: [line(100 + tab), line(50, tab)] }]),
      ),
    )

    expect(answers.map(({ statusCode }) => statusCode)).toEqual(tabs.map(() => 200))
    const lists = new Map(await kept())
    expect(tabs.map((tab) => lists.get(`Tab ${tab}`))).toEqual(tabs.map((tab) => [tab]))
    expect(new Set(lists.get('Mom'))).toEqual(new Set([50, ...tabs.map((tab) => 100 + tab)]))
    const mom = (await sync([])).json().lists.find(({ name }: List) => name === 'Mom')
    expect(mom.lines.find(({ productId }: Line) => productId === 50).quantity).toBe(8)
  })

  it('apply what each of two racing tabs removed and added', async () => {
    await sync([list('Mom', 1, 2, 3)])
    for (let turn = 0; turn < 5; turn++) {
      const base = [list('Mom', 1, 2, 3)]
      const answers = await Promise.all([
        sync([list('Mom', 1, 2)], base),
        sync([list('Mom', 2, 3, 10 + turn)], base),
        sync(base, base),
      ])
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
      const [[name, ids] = ['', []]] = await kept()
      expect([name, new Set(ids)]).toEqual(['Mom', new Set([2, 10 + turn])])
      await sync(base, [list('Mom', 2, 10 + turn)])
    }
  })

  const many = (count: number, from = 0) =>
    Array.from({ length: count }, (_, at) => list(`${from + at}`, 1))
  const long = (count: number) => list('long', ...Array.from({ length: count }, (_, at) => at + 1))
  it.each([
    ['a list over twenty', many(20), 'At most 20 entries'],
    ['a list of 101 lines', [long(101)], 'At most 100 lines'],
    ['a list of 10,000', [long(10_000)], 'At most 1000 lines at a time'],
    ['a quantity of 0', [{ name: 'x', lines: [line(1, 0)] }], ''],
    ['a card number in a note', [{ name: 'x', lines: [line(1, 1, '4242 4242 4242 4242')] }], ''],
    ['a card number as its name', [list('4242 4242 4242 4242', 1)], ''],
    ['a name of 61 characters', [list('x'.repeat(61), 1)], '60 Characters Maximum'],
  ])('refuse %s and stay as they are', async (_, lists, message) => {
    await sync([list('Mom', 7)])

    const refused = await sync(lists)

    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors[0].message).toContain(message)
    expect(await kept()).toEqual([['Mom', [7]]])
  })
})

describe('a link to a list', () => {
  it('shows the list as it is now, without its name or owner', async () => {
    const { productId, sku } = await shop.make.product({ productName: 'Paper tape' })
    await sync([list('Mom’s knee', productId)])
    const made = (await share('mom’s KNEE')).json()

    expect((await open(made.token)).json()).toEqual({
      lines: [{ ...line(productId), sku, productName: 'Paper tape' }],
      expiresAt: made.expiresAt,
    })
    expect((Date.parse(made.expiresAt) - Date.now()) / 86_400_000).toBeCloseTo(365, 1)
    await sync([list('Mom’s knee', productId, 8)])
    const now = await open(made.token)
    expect(now.json().lines.map((one: Line) => one.productId)).toEqual([productId, 8])
    expect(now.body).not.toMatch(/knee|ada/i)
    // Only what identifies it is stored.
    const stored = JSON.stringify(await shop.db.selectFrom('savedListLink').selectAll().execute())
    expect(stored).not.toContain(made.token)
  })

  it('is revoked only by its customer, and deleted with its list', async () => {
    await sync([list('Mom', 7)])
    const { token, ...head } = (await share('Mom')).json()
    const { who } = await another()
    const url = `/lists/links/${head.linkId}`

    expect((await shop.get('/lists/links', ada)).json()).toEqual([head])
    expect((await shop.get('/lists/links', who)).json()).toEqual([])
    expect((await share('Mom', who)).statusCode).toBe(404)
    expect((await shop.delete(url, who)).statusCode).toBe(404)
    expect((await open(token)).statusCode).toBe(200)
    expect((await shop.delete(url, ada)).json()).toEqual({ ended: true })
    expect((await open(token)).json()).toMatchObject({ code: 'LINK_ENDED' })

    const second = (await share('Mom')).json()
    await sync([], [list('Mom', 7)])
    expect((await open(second.token)).statusCode).toBe(409)
    expect(await shop.count('saved_list_link')).toBe(0)
  })

  it('is one of twenty at most, and deleted the night after it expired', async () => {
    await sync([list('Mom', 7)])
    const { token } = (await share('Mom')).json()
    for (let made = 1; made < 20; made++) await share('Mom')
    expect((await share('Mom')).statusCode).toBe(422)

    await sql`update saved_list_link set expires_at = now() - interval '1 second'`.execute(shop.db)
    expect((await open(token)).statusCode).toBe(409)
    await cleanUp(shop.deps)
    expect(await shop.count('saved_list_link')).toBe(0)
  })
})

describe('when staff', () => {
  const emailOf = async (custId: number) =>
    (
      await shop.db
        .selectFrom('customer')
        .select('email')
        .where('custId', '=', custId)
        .executeTakeFirstOrThrow()
    ).email

  it('export a customer, the lists are included', async () => {
    await sync([{ name: 'Mom', lines: [line(7, 2, 'soft')] }])
    await share('Mom')

    const answer = await shop.get(`/staff/customers/${adaId}/export`, await staff())

    expect(answer.json()).toMatchObject({
      lists: [{ name: 'Mom', lines: [{ product_id: 7, quantity: 2, notes: 'soft' }] }],
      listLinks: [{ name: 'Mom' }],
    })
  })

  it('erase a customer, lists and links are deleted', async () => {
    await sync([list('Mom', 7)])
    await share('Mom')

    const confirmEmail = await emailOf(adaId)
    await shop.post(`/staff/customers/${adaId}/erase`, { confirmEmail }, await staff())

    for (const table of ['saved_list', 'saved_list_line', 'saved_list_link'] as const) {
      expect(await shop.count(table)).toBe(0)
    }
  })

  it("merge two records, their lists are merged like two browsers', and their links keep working", async () => {
    await sync([{ name: 'mom', lines: [line(7, 5), line(8)] }, list('Dad', 9)])
    const { token } = (await share('mom')).json()
    const { who, custId } = await another()
    await sync([{ name: 'Mom', lines: [line(7, 2), line(6)] }], [], who)

    const merge = { fromCustId: adaId, intoCustId: custId, confirmEmail: await emailOf(adaId) }
    expect((await shop.post('/staff/customers/merge', merge, await staff())).statusCode).toBe(200)

    expect(new Map(await kept(who))).toEqual(
      new Map([
        ['Mom', [7, 6, 8]],
        ['Dad', [9]],
      ]),
    )
    const { lines } = (await open(token)).json()
    expect(lines.map(({ productId, quantity }: Line) => [productId, quantity])).toEqual([
      [7, 5],
      [6, 1],
      [8, 1],
    ])
  })
})
