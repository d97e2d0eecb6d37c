import { dayAt } from '@mendwell/domain/days/calendar'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'
import { saveLegalPage } from '../page-checks/page-checks.repository.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const password = 'correct horse battery'
const staff = async () => signIn(shop, await shop.make.staff({ role: 'OWNER', password }))
type Session = Awaited<ReturnType<typeof staff>>

const PAGE = {
  title: 'Size guide',
  titleEs: 'Guía de tallas',
  lead: 'How to measure.',
  leadEs: 'Cómo medir.',
  body: 'Measure **twice**. See the [braces](/shop/61).',
  bodyEs: 'Mida dos veces.',
  isPublished: true,
  showsFrom: null as string | null,
  showsUntil: null as string | null,
  inFooter: true,
  articleOn: null as string | null,
  author: '',
  authorEs: '',
}
const REPLACING = { ...PAGE, inFooter: false }
const KEY = 'pages/size-guide'

/** A time in the shop's time zone, the given days from now. */
const onDay = (days: number) =>
  `${dayAt(new Date(Date.now() + days * 86_400_000), 'America/Chicago')}T09:00`

async function save(
  session: Session,
  page: object = PAGE,
  { pageKey = KEY, before }: { pageKey?: string; before?: object | null } = {},
) {
  return shop.post('/staff/pages/save', { pageKey, page, before }, session)
}
const shown = (query = '') => shop.get(`/pages/size-guide${query}`)
const footer = async () => (await shop.get('/pages')).json()
const replaced = async (pageKey: string) => (await shop.get(`/pages/replaced/${pageKey}`)).json()
const rows = async (session: Session): Promise<{ pageKey: string; state: string }[]> =>
  (await shop.get('/staff/pages', session)).json().rows
const stateOf = async (session: Session, key: string) =>
  (await rows(session)).find(({ pageKey }) => pageKey === key)?.state
const events = () =>
  shop.db
    .selectFrom('staffEvent')
    .select(['eventId', 'action', 'objectId', 'before', 'after'])
    .where('objectType', '=', 'page')
    .orderBy('eventId')
    .execute()
const undo = async (session: Session) => {
  const eventId = (await events()).at(-1)?.eventId
  return shop.post('/staff/history/undo', { eventId }, session)
}

describe('a custom page', () => {
  it('is read in both languages once it is published, and is linked in the footer', async () => {
    const session = await staff()
    await save(session, { ...PAGE, isPublished: false })
    expect((await shown()).statusCode).toBe(404)
    expect(await footer()).toEqual([])

    await save(session)

    expect((await shown()).json()).toEqual({
      title: 'Size guide',
      article: null,
      lead: [{ text: 'How to measure.' }],
      blocks: [
        {
          kind: 'paragraph',
          spans: [
            { text: 'Measure ' },
            { text: 'twice', isStrong: true },
            { text: '. See the ' },
            { text: 'braces', to: '/shop/61' },
            { text: '.' },
          ],
        },
      ],
    })
    expect((await shown('?language=es')).json()).toMatchObject({ title: 'Guía de tallas' })
    const { title, titleEs } = PAGE
    expect(await footer()).toEqual([{ slug: 'size-guide', title, titleEs }])
    expect(await stateOf(session, KEY)).toBe('SHOWN')
  })

  it.each([
    ['SCHEDULED', 1, 2],
    ['SHOWN', -1, 1],
    ['ENDED', -2, -1],
  ])('is %s from day %i to day %i, by the clock of the shop', async (state, from, until) => {
    const session = await staff()
    const saved = await save(session, { ...PAGE, showsFrom: onDay(from), showsUntil: onDay(until) })

    expect(saved.json()).toMatchObject({ state, page: { showsFrom: onDay(from) } })
    expect(await stateOf(session, KEY)).toBe(state)
    expect((await shown()).statusCode).toBe(state === 'SHOWN' ? 200 : 404)
    expect(await footer()).toHaveLength(state === 'SHOWN' ? 1 : 0)
  })

  it('appears and disappears exactly on time', async () => {
    const session = await staff()
    await save(session)
    const at = (column: string) =>
      sql`update content_page set ${sql.ref(column)} = now()`.execute(shop.db)
    await at('shows_from')
    expect((await shown()).statusCode).toBe(200)
    await sql`update content_page set shows_from = null`.execute(shop.db)
    await at('shows_until')
    expect((await shown()).statusCode).toBe(404)
    expect(await stateOf(session, KEY)).toBe('ENDED')
  })

  it.each<[string, object, string?]>([
    ['title', { title: ' ' }],
    ['titleEs', { titleEs: '' }],
    ['lead', { lead: '' }],
    ['bodyEs', { bodyEs: '' }],
    ['body', { body: 'x'.repeat(30_001) }],
    ['showsFrom', { showsFrom: 'tomorrow' }],
    ['showsUntil', { showsFrom: onDay(2), showsUntil: onDay(1) }],
    ['articleOn', { articleOn: '2026-02-30' }],
    ['author', { articleOn: '2026-02-28', authorEs: 'Enfermera' }],
    // Clocks go forward at 2:00: there is no time between the two.
    ['showsUntil', { showsFrom: '2027-03-14T02:30', showsUntil: '2027-03-14T03:30' }],
    ['pageKey', {}, 'pages/Size Guide'],
    ['pageKey', {}, 'need/after-hip-operation'],
    ['showsFrom', {}, 'faq'],
  ])('is refused for its %s: %j %s', async (field, wrong, pageKey = KEY) => {
    const saved = await save(await staff(), { ...PAGE, ...wrong }, { pageKey })

    expect(saved.statusCode, saved.body).toBe(422)
    const paths = saved.json().errors.map(({ path }: { path: string }) => path.split('.').at(-1))
    expect(paths).toContain(field)
    expect(await events()).toEqual([])
  })

  it('is one of two that take an address at once; the other is refused', async () => {
    const session = await staff()
    const both = await Promise.all([
      save(session, PAGE, { before: null }),
      save(session, { ...PAGE, title: 'Sizes' }, { before: null }),
    ])

    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
    const refused = both.find(({ statusCode }) => statusCode === 422)
    expect(refused?.json().errors).toMatchObject([{ path: 'pageKey' }])
    expect(await events()).toHaveLength(1)
  })

  it('is not overwritten by someone who has not read the last change', async () => {
    const session = await staff()
    await save(session)
    const changes = ['One', 'Two'].map((title) =>
      save(session, { ...PAGE, title }, { before: PAGE }),
    )
    const statuses = (await Promise.all(changes)).map(({ statusCode }) => statusCode)

    expect(statuses.sort()).toEqual([200, 409])
    expect(await events()).toHaveLength(2)
    expect((await save(session, PAGE, { before: PAGE })).statusCode).toBe(409)
  })

  it('records its changes in the history, each undone once and not after a later one', async () => {
    const session = await staff()
    await save(session)
    await save(session, { ...PAGE, body: 'Measure once.' })
    expect((await events()).at(-1)).toMatchObject({
      action: 'change',
      objectId: KEY,
      before: { body: PAGE.body },
      after: { body: 'Measure once.' },
    })
    const changed = (await events()).at(-1)?.eventId
    expect((await undo(session)).statusCode).toBe(200)
    expect((await shown()).json().blocks[0].spans[1]).toEqual({ text: 'twice', isStrong: true })

    await save(session, { ...PAGE, body: 'Do not measure.' })
    const late = await shop.post('/staff/history/undo', { eventId: changed }, session)
    expect(late.statusCode).toBe(409)
    expect((await shown()).json().blocks[0].spans[0].text).toBe('Do not measure.')
  })

  it('can only be deleted as a draft', async () => {
    const session = await staff()
    const remove = () => shop.post('/staff/pages/remove', { pageKey: KEY }, session)
    await save(session)
    expect((await remove()).statusCode).toBe(409)
    await save(session, { ...PAGE, isPublished: false })
    expect((await remove()).statusCode).toBe(200)
    expect((await remove()).statusCode).toBe(404)
    expect((await events()).at(-1)).toMatchObject({ action: 'delete', before: { body: PAGE.body } })
    expect(await stateOf(session, KEY)).toBeUndefined()
  })
})

describe('an article', () => {
  const ARTICLE = {
    ...PAGE,
    inFooter: false,
    articleOn: '2026-11-20',
    author: 'Pharmacist',
    authorEs: 'Farmacéutica',
  }
  const articles = async (query = '') => (await shop.get(`/articles${query}`)).json()

  it('is a page with a day and an author, listed with its teaser, newest first', async () => {
    const session = await staff()
    expect(await articles()).toEqual([])
    await save(session)
    await save(session, ARTICLE, { pageKey: 'pages/older', before: null })
    const newer = { ...ARTICLE, title: 'Newer', articleOn: '2026-11-21' }
    await save(session, newer, { pageKey: 'pages/newer', before: null })
    const draft = { ...ARTICLE, isPublished: false }
    await save(session, draft, { pageKey: 'pages/draft', before: null })

    const listed = await articles()

    expect(listed.map(({ slug }: { slug: string }) => slug)).toEqual(['newer', 'older'])
    expect(listed[1]).toEqual({
      slug: 'older',
      title: 'Size guide',
      lead: [{ text: 'How to measure.' }],
      on: '2026-11-20',
      author: 'Pharmacist',
    })
    expect((await articles('?language=es'))[1]).toMatchObject({
      title: 'Guía de tallas',
      author: 'Farmacéutica',
    })
    const page = (await shop.get('/pages/older?language=es')).json()
    expect(page.article).toEqual({ on: '2026-11-20', author: 'Farmacéutica' })
  })

  it('leaves the list with its page, by undo and at its end', async () => {
    const session = await staff()
    await save(session, { ...ARTICLE, articleOn: null })
    await save(session, ARTICLE)
    expect(await articles()).toHaveLength(1)
    await undo(session)
    expect(await articles()).toEqual([])
    await save(session, { ...ARTICLE, showsFrom: onDay(1) })
    expect(await articles()).toEqual([])
  })

  it('is a custom page, not the text of a built-in one', async () => {
    const saved = await save(await staff(), ARTICLE, { pageKey: 'faq', before: null })

    expect(saved.statusCode).toBe(422)
  })
})

describe('the text of a built-in page', () => {
  it.each(['about', 'faq', 'return-policy'])('of %s is replaced, and restored', async (pageKey) => {
    const session = await staff()
    expect(await replaced(pageKey)).toEqual({ page: null })
    expect(await stateOf(session, pageKey)).toBe('SHIPPED')

    await save(session, REPLACING, { pageKey, before: null })
    expect((await replaced(pageKey)).page).toMatchObject({ title: 'Size guide' })
    expect(await stateOf(session, pageKey)).toBe('SHOWN')
    expect(await footer()).toEqual([])

    expect((await undo(session)).statusCode).toBe(200)
    expect(await replaced(pageKey)).toEqual({ page: null })
    expect(await stateOf(session, pageKey)).toBe('SHIPPED')
    // The text is kept as a draft.
    const draft = await shop.get(`/staff/pages/text?pageKey=${pageKey}`, session)
    expect(draft.json().page).toEqual({ ...REPLACING, isPublished: false })
  })

  it('of a legal page needs a new approval, until the approved one is restored', async () => {
    const session = await staff()
    await saveLegalPage(shop.db, {
      pageKey: 'terms',
      title: 'Terms',
      titleEs: 'Condiciones',
      lead: 'What holds.',
      leadEs: 'Lo que vale.',
      body: 'You buy.',
      bodyEs: 'Usted compra.',
      writtenOn: '2026-11-24',
    })
    const pageKey = 'legal/terms'
    const check = async () =>
      (await shop.get('/staff/pageChecks', session))
        .json()
        .rows.find((row: { pageKey: string }) => row.pageKey === pageKey)
    const terms = async () => (await shop.get('/legalPages/terms')).json()
    const ADA = { approvedBy: 'Ada Quill', approvedRole: 'Attorney', approvedOn: '2026-01-15' }
    const approve = async () => {
      const { textHash } = await check()
      return shop.post('/staff/pageChecks/approve', { pageKey, textHash, ...ADA }, session)
    }
    await approve()
    expect((await terms()).approval).toEqual(ADA)

    const draft = { ...REPLACING, isPublished: false }
    await save(session, draft, { pageKey })
    expect(await terms()).toMatchObject({ title: 'Terms', approval: ADA, writtenOn: '2026-11-24' })

    await save(session, REPLACING, { pageKey })
    const today = dayAt(new Date(), 'America/Chicago')
    expect(await terms()).toMatchObject({ title: 'Size guide', approval: null, writtenOn: today })
    expect(await check()).toMatchObject({ state: 'CHANGED', title: 'Size guide' })

    await save(session, draft, { pageKey })
    expect(await terms()).toMatchObject({ title: 'Terms', approval: ADA })
    expect(await check()).toMatchObject({ state: 'APPROVED', title: 'Terms' })

    await save(session, REPLACING, { pageKey })
    await approve()
    expect((await terms()).approval).toEqual(ADA)
    expect((await save(session, REPLACING, { pageKey: 'legal/none' })).statusCode).toBe(404)
  })
})

it('is previewed as the shop would show it, and nothing is stored', async () => {
  const session = await staff()
  const body = '## Sizes\n\n<script>alert(1)</script> [x](javascript:alert(1))'

  const preview = await shop.post('/staff/pages/preview', { lead: '**New**', body }, session)

  expect(preview.json().lead).toEqual([{ text: 'New', isStrong: true }])
  expect(preview.json().blocks).toEqual([
    { kind: 'heading', level: 2, spans: [{ text: 'Sizes' }] },
    {
      kind: 'paragraph',
      spans: [{ text: '<script>alert(1)</script> [x](javascript:alert(1))' }],
    },
  ])
})
