import { shownStateAt } from '@mendwell/domain/content/shown-times'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'
import { isDue } from './shown-times/due.sql.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const MINUTE = 60_000
const staff = async () =>
  signIn(shop, await shop.make.staff({ role: 'MANAGER', password: 'quite a long staple' }))

/** A time in the shop's time zone, the given minutes from now; the test shop is in Chicago. */
async function minuteIn(minutes: number): Promise<string> {
  const { rows } = await sql<{ minute: string }>`select to_char(
    (now() + ${minutes} * interval '1 minute') at time zone 'America/Chicago', 'YYYY-MM-DD"T"HH24:MI') as minute`.execute(
    shop.db,
  )
  return rows[0]?.minute ?? ''
}

const ticker = async () =>
  (await shop.get('/newsTracker/findAll'))
    .json()
    .map(({ news }: { news: string }) => news)
    .slice(0, -1)

const BANNER = {
  heading: 'Flu season',
  headingEs: 'Temporada de gripe',
  sentence: 'Masks and thermometers are here.',
  sentenceEs: 'Llegaron mascarillas y termómetros.',
  link: '/c/61-masks',
  linkLabel: 'See masks',
  linkLabelEs: 'Ver mascarillas',
  showsFrom: null as string | null,
  showsUntil: null as string | null,
}
const shownHeading = async () => (await shop.get('/home/banner')).json().banner?.heading

/** The outcome of undoing the latest change of a thing. */
async function undoLatest(object: string, session: Awaited<ReturnType<typeof staff>>) {
  const [event] = (await shop.get(`/staff/history/${object}`, session)).json().rows
  return shop.post('/staff/history/undo', { eventId: event.eventId }, session)
}

describe('a line of the ticker', () => {
  it('is shown from its start to its end, according to the time of the request', async () => {
    const session = await staff()
    const [soon, past] = [await minuteIn(60), await minuteIn(-60)]
    const lines = [
      { news: 'Comes', showsFrom: soon },
      { news: 'Went', showsUntil: past },
      { news: 'Runs', newsEs: 'Corre', showsFrom: past, showsUntil: soon },
    ]
    for (const line of lines) await shop.post('/newsTracker/save', line, session)

    expect(await ticker()).toEqual(['Runs'])
    const { rows } = (await shop.get('/staff/news', session)).json()
    expect(rows).toMatchObject([
      { news: 'Runs', newsEs: 'Corre', state: 'SHOWN', showsFrom: past, showsUntil: soon },
      { news: 'Went', state: 'ENDED' },
      { news: 'Comes', state: 'SCHEDULED' },
    ])
  })

  it('keeps its times if a caller only changes the text', async () => {
    const session = await staff()
    const showsFrom = await minuteIn(60)
    const made = await shop.post('/newsTracker/save', { news: 'Sale', showsFrom }, session)
    const { newsId } = made.json()

    await shop.post('/newsTracker/save', { newsId, news: 'Big sale' }, session)

    const { rows } = (await shop.get('/staff/news', session)).json()
    expect(rows).toMatchObject([{ news: 'Big sale', showsFrom, state: 'SCHEDULED' }])
  })

  it('is restored from the history, with its times', async () => {
    const session = await staff()
    const { newsId } = (await shop.post('/newsTracker/save', { news: 'Sale' }, session)).json()
    const later = { newsId, news: 'Sale', showsFrom: await minuteIn(60) }
    await shop.post('/newsTracker/save', later, session)
    expect(await ticker()).toEqual([])
    expect((await undoLatest(`news/${newsId}`, session)).statusCode).toBe(200)
    expect(await ticker()).toEqual(['Sale'])

    await shop.post(`/newsTracker/delete/${newsId}`, {}, session)
    expect(await ticker()).toEqual([])
    expect((await undoLatest(`news/${newsId}`, session)).statusCode).toBe(200)
    expect(await ticker()).toEqual(['Sale'])
  })

  it.each([
    [{ showsFrom: '2026-11-27T09:00', showsUntil: '2026-11-27T09:00' }, 'showsUntil'],
    [{ showsFrom: 'Friday' }, 'showsFrom'],
    // Clocks go from 2:00 to 3:00: there is no time between these two.
    [{ showsFrom: '2027-03-14T02:30', showsUntil: '2027-03-14T03:30' }, 'showsUntil'],
    [{ newsEs: 'x'.repeat(281) }, 'newsEs'],
  ])('refuses %j', async (more, field) => {
    const answer = await shop.post('/newsTracker/save', { news: 'Sale', ...more }, await staff())

    expect(answer.statusCode).toBe(422)
    const paths = answer.json().errors.map(({ path }: { path: string }) => path)
    expect(new Set(paths)).toEqual(new Set([field]))
    expect(await shop.count('news')).toBe(0)
  })
})

describe('the banner of the home page', () => {
  it('is the current one that started last', async () => {
    const session = await staff()
    const write = async (heading: string, times: object) => {
      const banner = { ...BANNER, heading, ...times }
      return shop.post('/staff/banners/save', { bannerId: null, banner }, session)
    }
    expect(await shownHeading()).toBeUndefined()
    await write('Always', {})
    expect(await shownHeading()).toBe('Always')
    await write('Since an hour', { showsFrom: await minuteIn(-60) })
    await write('Since two hours', { showsFrom: await minuteIn(-120) })
    await write('To come', { showsFrom: await minuteIn(60) })
    await write('Over', { showsFrom: await minuteIn(-30), showsUntil: await minuteIn(-10) })
    expect(await shownHeading()).toBe('Since an hour')
    const { rows } = (await shop.get('/staff/banners', session)).json()
    expect(rows.map(({ state }: { state: string }) => state)).toEqual([
      'SCHEDULED',
      'ENDED',
      'SHOWN',
      'SHOWN',
      'SHOWN',
    ])
  })

  it('is changed without overwriting a colleague, deleted, and restored from the history', async () => {
    const session = await staff()
    const made = await shop.post('/staff/banners/save', { bannerId: null, banner: BANNER }, session)
    const { bannerId } = made.json()
    const changed = { ...BANNER, heading: 'Cold season' }
    const saving = { bannerId, banner: changed, before: BANNER }
    expect((await shop.post('/staff/banners/save', saving, session)).statusCode).toBe(200)
    expect((await shop.post('/staff/banners/save', saving, session)).statusCode).toBe(409)
    expect(await shownHeading()).toBe('Cold season')

    await shop.post('/staff/banners/remove', { bannerId }, session)
    expect(await shownHeading()).toBeUndefined()
    expect((await shop.post('/staff/banners/remove', { bannerId }, session)).statusCode).toBe(404)
    expect((await undoLatest(`banner/${bannerId}`, session)).statusCode).toBe(200)
    expect(await shownHeading()).toBe('Cold season')
  })

  it.each([
    [{ link: 'https://example.org' }, 'link'],
    [{ link: '/\\example.org' }, 'link'],
    [{ link: '' }, 'link'],
    [{ linkLabelEs: '' }, 'linkLabelEs'],
    [{ sentenceEs: '' }, 'sentenceEs'],
    [{ showsFrom: '2026-11-27T09:00', showsUntil: '2026-11-26T09:00' }, 'showsUntil'],
  ])('refuses %j', async (wrong, field) => {
    const body = { bannerId: null, banner: { ...BANNER, ...wrong } }
    const answer = await shop.post('/staff/banners/save', body, await staff())

    expect(answer.statusCode).toBe(422)
    const paths = answer.json().errors.map(({ path }: { path: string }) => path)
    expect(new Set(paths)).toEqual(new Set([`banner.${field}`]))
  })
})

it('SQL and the rule agree on what is shown at any moment', async () => {
  const moments = fc.option(fc.integer({ min: -3, max: 3 }).map((minutes) => minutes * MINUTE))
  await fc.assert(
    fc.asyncProperty(moments, moments, async (from, until) => {
      const now = new Date()
      const at = (ms: number | null) => (ms === null ? null : new Date(now.getTime() + ms))
      const times = { showsFrom: at(from), showsUntil: at(until) }
      const { rows } = await shop.db.transaction().execute(async (tx) => {
        await sql`select set_config('mendwell.moment', ${now.toISOString()}, true)`.execute(tx)
        return sql<{ due: boolean }>`select ${isDue} as due from (select
          ${times.showsFrom}::timestamptz as shows_from, ${times.showsUntil}::timestamptz as shows_until) as text`.execute(
          tx,
        )
      })
      expect(rows[0]?.due).toBe(shownStateAt(times, now) === 'SHOWN')
    }),
    { numRuns: 60 },
  )
})
