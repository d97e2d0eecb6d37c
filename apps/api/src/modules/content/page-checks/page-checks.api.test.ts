import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'
import { saveLegalPage } from './page-checks.repository.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const privacy = (body = 'We keep your name.') =>
  saveLegalPage(shop.db, {
    pageKey: 'privacy',
    title: 'Privacy',
    titleEs: 'Privacidad',
    lead: 'What we keep.',
    leadEs: 'Lo que guardamos.',
    body,
    bodyEs: 'Guardamos su nombre.',
    writtenOn: '2026-11-24',
  })
const staff = async (role: 'OWNER' | 'CATALOGUE' = 'OWNER') => {
  const password = 'correct horse battery'
  return signIn(shop, await shop.make.staff({ role, password }))
}
const shown = async (language = 'en') =>
  (await shop.get(`/legalPages/privacy?language=${language}`)).json()

async function rows(session: Awaited<ReturnType<typeof staff>>, query = '') {
  return (await shop.get(`/staff/pageChecks${query}`, session)).json()
}

const ADA = { approvedBy: 'Ada Quill', approvedRole: 'Attorney', approvedOn: '2026-01-15' }

describe('a legal page', () => {
  it('is shown in both languages, and marked as not approved', async () => {
    await privacy()

    expect(await shown()).toEqual({
      pageKey: 'privacy',
      title: 'Privacy',
      lead: [{ text: 'What we keep.' }],
      blocks: [{ kind: 'paragraph', spans: [{ text: 'We keep your name.' }] }],
      writtenOn: '2026-11-24',
      approval: null,
    })
    expect(await shown('es')).toMatchObject({
      title: 'Privacidad',
      blocks: [{ spans: [{ text: 'Guardamos su nombre.' }] }],
    })
    expect((await shop.get('/legalPages/no-such')).statusCode).toBe(404)
    expect((await shop.get('/legalPages/No!')).statusCode).toBe(422)
  })

  it('names who approved it until its wording changes, then needs a new approval', async () => {
    await privacy()
    const session = await staff()
    const [waiting] = (await rows(session)).rows
    expect(waiting).toMatchObject({
      pageKey: 'legal/privacy',
      title: 'Privacy',
      checker: 'LAWYER',
      state: 'WAITING',
    })
    const { pageKey, textHash } = waiting

    const approved = await shop.post(
      '/staff/pageChecks/approve',
      { pageKey, textHash, ...ADA, note: 'By mail' },
      session,
    )

    expect(approved.json()).toMatchObject({ state: 'APPROVED', ...ADA, note: 'By mail' })
    expect((await shown()).approval).toEqual(ADA)
    await privacy()
    expect((await shown()).approval).toEqual(ADA)

    await privacy('We keep your name and phone.')
    expect((await shown()).approval).toBeNull()
    expect((await rows(session, '?state=CHANGED&checker=LAWYER&q=priv')).rows).toMatchObject([ADA])
    const late = { pageKey, textHash, ...ADA }
    expect((await shop.post('/staff/pageChecks/approve', late, session)).statusCode).toBe(409)
  })

  it('is a draft again once staff withdraw the approval; both are in the history', async () => {
    await privacy()
    const session = await staff()
    const [{ pageKey, textHash }] = (await rows(session)).rows
    await shop.post('/staff/pageChecks/approve', { pageKey, textHash, ...ADA }, session)

    const back = await shop.post('/staff/pageChecks/withdraw', { pageKey }, session)

    expect(back.json()).toMatchObject({ state: 'WAITING', approvedBy: null, note: '' })
    expect((await shown()).approval).toBeNull()
    const events = await shop.db
      .selectFrom('staffEvent')
      .select(['action', 'objectId'])
      .where('objectType', '=', 'page')
      .orderBy('eventId')
      .execute()
    expect(events).toEqual([
      { action: 'approve', objectId: pageKey },
      { action: 'withdraw', objectId: pageKey },
    ])
  })

  it.each([
    [{ approvedBy: ' ' }, 422],
    [{ approvedRole: '' }, 422],
    [{ approvedOn: '2999-01-01' }, 422],
    [{ approvedOn: 'today' }, 422],
    [{ pageKey: 'legal/no-such' }, 404],
    [{ textHash: 'another' }, 409],
  ])('with %j is refused by %i and stays a draft', async (wrong, status) => {
    await privacy()
    const session = await staff()
    const [{ pageKey, textHash }] = (await rows(session)).rows

    const body = { pageKey, textHash, ...ADA, ...wrong }
    expect((await shop.post('/staff/pageChecks/approve', body, session)).statusCode).toBe(status)

    expect((await shown()).approval).toBeNull()
  })
})
