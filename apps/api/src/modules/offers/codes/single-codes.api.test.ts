import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { guestOrder } from '../../../../test/shoppers/guest-order.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'
import { findBrokenRules } from '../../../audit/audit-database.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 1000 } })
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const staff = async () =>
  signIn(shop, await shop.make.staff({ role: 'MANAGER', password: 'quite a long staple' }))

const PROMOTION = {
  name: 'Welcome letter',
  nameEs: 'Carta de bienvenida',
  code: null,
  singleUse: true,
  action: { type: 'PERCENT_OFF', rate: 10_000 },
  conditions: [],
  priority: 10,
  exclusive: false,
  startsOn: null,
  endsOn: null,
  useLimit: null,
  useLimitPerCustomer: null,
}

/** A started promotion that requires codes, with some of them. */
async function start(pieces: number) {
  const session = await staff()
  const made = await shop.post('/staff/promotions', PROMOTION, session)
  expect(made.statusCode, made.body).toBe(200)
  const url = `/staff/promotions/${made.json().promotionId}`
  const batch = await shop.post(`${url}/codes`, { pieces }, session)
  expect(batch.statusCode, batch.body).toBe(200)
  const started = await shop.post(`${url}/move`, { state: 'ACTIVE' }, session)
  expect(started.json().state).toBe('ACTIVE')
  return { session, url, codes: await codesOf(url, session) }
}

async function codesOf(url: string, session: object) {
  const { body } = await shop.get(`${url}/codes.csv`, session)
  return body
    .split('\n')
    .slice(1)
    .flatMap((line) => line.split(',')[0] || [])
}

/** One piece of $50: $45 online. */
async function goods() {
  const { productId } = await shop.make.product({ unitPriceCents: 5000, quantity: 100 })
  return [{ productId, quantity: 1 }]
}

const quote = async (orderItems: object[], codes: string[]) =>
  (await shop.post('/orders/quote', { orderItems, codes })).json()

type Lines = Awaited<ReturnType<typeof goods>>
const save = (lines: Lines, codes: string[], { email, grandTotal }: Record<string, unknown>) =>
  shop.post('/orders/save', {
    ...guestOrder(lines),
    codes,
    orders: { grandTotal },
    customer: { ...guestOrder(lines).customer, email },
  })

const brokenRules = async () => (await findBrokenRules(shop.db)).map(({ rule }) => rule)

it('ten thousand codes are made at once, each unique, and downloaded as often as needed', async () => {
  const { session, url, codes } = await start(10_000)

  expect(new Set(codes).size).toBe(10_000)
  expect(
    codes.every((code) => /^([2-9A-HJKMNP-TV-Z]{4}-){2}[2-9A-HJKMNP-TV-Z]{4}$/.test(code)),
  ).toBe(true)
  expect(await codesOf(url, session)).toEqual(codes)
  expect((await shop.get(`${url}/codes`, session)).json()).toMatchObject({
    promotion: { code: null, singleUse: true, codesMade: 10_000, codesUsed: 0 },
    batches: [{ pieces: 10_000, used: 0 }],
  })
})

it('a code counts once in any spelling, is released when its order is canceled, and staff see which order used it', async () => {
  const { session, url, codes } = await start(2)
  const [first = '', second = ''] = codes
  const lines = await goods()
  const typed = ` ${first.toLowerCase().replaceAll('-', ' ')} `
  const quoted = await quote(lines, [typed])
  expect(quoted).toMatchObject({ discount: 4.5, refusedCodes: [] })

  const { orders } = (await save(lines, [typed], { ...quoted, email: 'ada@example.com' })).json()

  const code = first.replaceAll('-', '')
  expect(await quote(lines, [first])).toMatchObject({
    discount: 0,
    refusedCodes: [{ code, reason: 'USED_UP' }],
  })
  expect((await shop.get(`${url}/codes`, session)).json()).toMatchObject({
    promotion: { codesMade: 2, codesUsed: 1, uses: 1, given: 4.5 },
    batches: [{ pieces: 2, used: 1 }],
  })
  const { body } = await shop.get(`${url}/codes.csv`, session)
  expect(body).toMatch(new RegExp(`${first},http.*/#/promo/${code},\\d+,Used,${orders.orderNum},`))
  expect(body).toMatch(new RegExp(`${second},.*,Unused,,`))
  // The remaining one counts although the other is used up, and is not reported as unknown.
  expect(await quote(lines, [first, second])).toMatchObject({
    discount: 4.5,
    refusedCodes: [{ code, reason: 'USED_UP' }],
  })

  await shop.post('/orders/move', { orderId: orders.orderId, status: 'REJECTED' }, session)
  expect((await quote(lines, [first])).discount).toBe(4.5)
  expect(await brokenRules()).toEqual([])
})

it('two codes of one promotion in a cart: one counts, the other stays for the next order', async () => {
  const { codes } = await start(2)
  const lines = await goods()

  const { discount, refusedCodes } = await quote(lines, codes)

  expect(discount).toBe(4.5)
  expect(refusedCodes).toMatchObject([{ reason: 'ONE_PER_CART' }])
})

it('twenty buyers with one code: one of them gets it, and the others see why not', async () => {
  const { codes } = await start(1)
  const lines = await goods()
  const { grandTotal } = await quote(lines, codes)

  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      save(lines, codes, { grandTotal, email: `buyer${at}@example.com` }),
    ),
  )

  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  const refused = answers.filter(({ statusCode }) => statusCode === 409)
  expect(refused).toHaveLength(19)
  for (const answer of refused) {
    expect(answer.json().quote.refusedCodes).toMatchObject([{ reason: 'USED_UP' }])
  }
  expect(await brokenRules()).toEqual([])
})

it('a batch is made once per key', async () => {
  const { session, url } = await start(1)
  const headers = { 'idempotency-key': randomUUID() }
  const make = () => shop.post(`${url}/codes`, { pieces: 5 }, { ...session, headers })

  const answers = await Promise.all([make(), make()])
  const again = await make()

  expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true)
  expect(again.json().promotion.codesMade).toBe(6)
})

it('codes are required before the start, kept by a draft, and made for no other promotion', async () => {
  const session = await staff()
  const draft = (await shop.post('/staff/promotions', PROMOTION, session)).json()
  const url = `/staff/promotions/${draft.promotionId}`
  const withCode = { ...PROMOTION, code: 'SAVE10', singleUse: false }
  const shared = (await shop.post('/staff/promotions', withCode, session)).json()

  const tooEarly = await shop.post(`${url}/move`, { state: 'ACTIVE' }, session)
  const tooMany = await shop.post(`${url}/codes`, { pieces: 10_001 }, session)
  const ofAll = await shop.post(
    `/staff/promotions/${shared.promotionId}/codes`,
    { pieces: 1 },
    session,
  )
  const both = await shop.post('/staff/promotions', { ...withCode, singleUse: true }, session)
  await shop.post(`${url}/codes`, { pieces: 1 }, session)
  const given = await shop.put(url, withCode, session)
  const renamed = await shop.put(url, { ...PROMOTION, name: 'Letter' }, session)

  expect(tooEarly.json()).toMatchObject({ detail: 'Make its codes before you start it' })
  expect(tooMany.statusCode).toBe(422)
  expect(ofAll.statusCode).toBe(409)
  expect(both.json().errors[0].path).toBe('code')
  expect(given.statusCode).toBe(409)
  expect(renamed.json()).toMatchObject({ name: 'Letter', singleUse: true, codesMade: 1 })
})
