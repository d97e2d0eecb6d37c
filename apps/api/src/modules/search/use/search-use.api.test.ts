import type { SearchToReview } from '@mendwell/contract/search/search-use'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'
import { LIMITS } from '../../../limits/attempt-limits.ts'
import { deleteOldSearchUse } from './search-use.repository.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const staff = async () => signIn(shop, await shop.make.staff({ password: 'correct horse battery' }))
type Session = Awaited<ReturnType<typeof staff>>

/** Each number is a different visitor; the process remembers them across tests. */
const browser = (number: number) => ({
  'user-agent': `Mozilla/5.0 Firefox/${number}.0`,
  'sec-fetch-site': 'same-origin',
})
const search = (term: string, headers: Record<string, string>, rest = '') =>
  shop.get(`/products/searchProducts/${encodeURIComponent(term)}${rest}`, { headers })
const open = (term: string, headers: Record<string, string>) =>
  shop.post('/searchUse/opened', { term }, { headers })
const report = (term: string, reportKey: string, sentence?: string) =>
  shop.post('/searchUse/report', { term, reportKey, ...(sentence && { sentence }) })
const toReview = async (session: Session) => {
  await shop.app.writeSearches()
  return (await shop.get('/searchUse/findAll', session)).json<SearchToReview[]>()
}
const days = () => shop.db.selectFrom('searchDay').selectAll().orderBy('term').execute()
const KEY = '0123456789abcdef'.repeat(2)
const OTHER_KEY = 'fedcba9876543210'.repeat(2)

describe('searches', () => {
  it('count each visitor once per day and term, and whether anything was opened', async () => {
    const session = await staff()
    await shop.make.product({ productName: 'Zebra brace' })
    for (const headers of [browser(1), browser(1), browser(2), browser(3)]) {
      await search('Zebra  BRACE', headers)
    }
    await search('zebra brace', { 'user-agent': 'Googlebot/2.1', 'sec-fetch-site': 'none' })
    await search('zebra brace', { ...browser(4), 'sec-purpose': 'prefetch' })
    for (const headers of [browser(1), browser(1)]) await open('zebra brace', headers)

    const [first] = await toReview(session)
    expect(first).toEqual({
      term: 'zebra brace',
      reports: 0,
      sentences: [],
      searched: 3,
      opened: 1,
      results: 1,
    })
    // No personal data is stored: a term, a day and numbers.
    expect(Object.keys((await days())[0] ?? {}).toSorted()).toEqual([
      'day',
      'opened',
      'results',
      'searched',
      'term',
    ])
  })

  it('store how many products the whole shop has, regardless of filters', async () => {
    await shop.make.product({ productName: 'Zebra brace' })
    await search('zebra brace', browser(11), '?inStock=true&minPrice=99999')
    await search('zebra', browser(11))
    await shop.app.writeSearches()

    expect(await days()).toMatchObject([
      { term: 'zebra', results: 1 },
      { term: 'zebra brace', results: null },
    ])
  })

  it('exclude what may be personal', async () => {
    for (const term of ['ada@example.com', '212-555-0100', '4242424242424242']) {
      await search(term, browser(1))
      await open(term, browser(1))
    }
    await shop.app.writeSearches()

    expect(await days()).toEqual([])
  })

  it('are shown to staff if two or more visitors opened none of the results', async () => {
    const session = await staff()
    for (const name of ['Zebra brace', 'Okapi brace'])
      await shop.make.product({ productName: name })
    await search('zebra', browser(21))
    await search('okapi', browser(21))
    await search('okapi', browser(22))
    // Failed searches are listed separately.
    await search('quagga', browser(21))
    await search('quagga', browser(22))

    expect((await toReview(session)).map(({ term }) => term)).toEqual(['okapi'])
  })

  it('cannot fill the table from one browser', async () => {
    for (let number = 0; number < 320; number += 1) await open(`zebra ${number}x`, browser(31))
    await shop.app.writeSearches()

    expect(await days()).toHaveLength(300)
  })
})

describe('a wrong result', () => {
  it('is reported with one click, and a sentence can follow', async () => {
    const session = await staff()
    const first = await report('Zebra brace', KEY)
    await report('zebra brace', KEY, 'One for the left. Call 212-555-0100 or ada@example.com')
    await report('zebra brace', KEY, 'Another sentence')
    await report('zebra brace', OTHER_KEY)

    expect([first.statusCode, first.json()]).toEqual([200, { reported: true }])
    expect(await toReview(session)).toEqual([
      {
        term: 'zebra brace',
        reports: 2,
        sentences: ['One for the left. Call … or …'],
        searched: 0,
        opened: 0,
        results: null,
      },
    ])
  })

  it.each([
    [{ term: 'zebra', reportKey: 'x' }, 422],
    [{ term: '', reportKey: KEY }, 422],
    [{ reportKey: KEY }, 422],
    [{ term: 'zebra', reportKey: KEY, sentence: 'x'.repeat(301) }, 422],
    [{ term: 'zebra', reportKey: KEY, sentence: 'My card is 4242 4242 4242 4242' }, 422],
    [{ term: 'x'.repeat(101), reportKey: KEY }, 422],
  ])('is refused as %j', async (body, status) => {
    const answer = await shop.post('/searchUse/report', body)

    expect(answer.statusCode).toBe(status)
    expect(answer.json().errors).toHaveLength(1)
    expect(await shop.count('searchReport')).toBe(0)
  })

  it('for a term that may be personal is acknowledged, and not stored', async () => {
    const answer = await report('ada@example.com', KEY)

    expect(answer.json()).toEqual({ reported: true })
    expect(await shop.count('searchReport')).toBe(0)
  })

  it('is stored once if reported twice at the same moment', async () => {
    await Promise.all(Array.from({ length: 8 }, () => report('zebra', KEY, 'The left one')))

    expect(await shop.count('searchReport')).toBe(1)
  })

  it('is rate-limited per address', async () => {
    const key = (number: number) => String(number).padStart(32, '0')
    for (let number = 0; number < LIMITS.wrongAnswer.limit; number += 1) {
      await report('zebra', key(number))
    }
    const answer = await report('zebra', key(999))

    expect(answer.statusCode).toBe(429)
    expect(await shop.count('searchReport')).toBe(LIMITS.wrongAnswer.limit)
  })
})

describe('a dismissed search', () => {
  it('is hidden until it is reported again; the dismissal is in the history and can be undone', async () => {
    const session = await staff()
    await shop.make.product({ productName: 'Zebra brace' })
    for (const number of [41, 42]) await search('zebra', browser(number))
    await report('zebra', KEY, 'The left one')
    expect(await toReview(session)).toHaveLength(1)

    shop.clock.set(new Date())
    const dismissed = await shop.post('/searchUse/dismiss', { term: 'Zebra' }, session)
    expect(dismissed.json()).toMatchObject({ term: 'zebra' })
    expect(await toReview(session)).toEqual([])

    await report('zebra', OTHER_KEY)
    expect(await toReview(session)).toMatchObject([{ reports: 1, sentences: [], searched: 0 }])

    const { eventId } = dismissed.json()
    expect((await shop.post('/staff/history/undo', { eventId }, session)).statusCode).toBe(200)
    expect(await toReview(session)).toMatchObject([{ reports: 2, searched: 2 }])
    const history = (await shop.get('/staff/history/search/zebra', session)).json()
    expect(history.rows.map(({ action }: { action: string }) => action)).toEqual(['undo', 'change'])
  })

  it('is not undone once it was dismissed again', async () => {
    const session = await staff()
    const dismiss = () => shop.post('/searchUse/dismiss', { term: 'zebra' }, session)
    shop.clock.set(new Date('2026-11-27T10:00:00Z'))
    const first = (await dismiss()).json()
    shop.clock.set(new Date('2026-11-27T11:00:00Z'))
    await dismiss()

    const undone = await shop.post('/staff/history/undo', { eventId: first.eventId }, session)
    expect(undone.statusCode).toBe(409)
  })

  it.each(['asdf', '??', 'ada@example.com'])('%j cannot be dismissed', async (term) => {
    const answer = await shop.post('/searchUse/dismiss', { term }, await staff())

    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toMatchObject([{ path: 'term' }])
  })
})

it('are deleted after a season', async () => {
  await report('zebra', KEY)
  await report('okapi', OTHER_KEY)
  await sql`update search_report set reported_at = now() - interval '91 days' where term = 'zebra'`.execute(
    shop.db,
  )
  await sql`insert into search_day (term, day, searched, opened) values
    ('zebra', shop_day() - 91, 1, 0), ('okapi', shop_day() - 90, 1, 0)`.execute(shop.db)
  await deleteOldSearchUse(shop.db)

  expect(await shop.db.selectFrom('searchReport').select('term').execute()).toEqual([
    { term: 'okapi' },
  ])
  expect((await days()).map(({ term }) => term)).toEqual(['okapi'])
})
