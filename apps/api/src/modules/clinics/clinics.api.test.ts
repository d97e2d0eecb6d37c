import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallOptions } from '../../../test/shop/calls.ts'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'
import { cleanUp } from '../../jobs/clean-up.ts'
import { remindClinics } from './remind-clinics.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const password = 'correct horse battery'
const PDF = Buffer.from('%PDF-1.7 license')
const customer = async (email = 'ada@example.com') =>
  signIn(shop, await shop.make.customer({ email, password }))
const staff = async (role: 'OWNER' | 'MANAGER' | 'SUPPORT' = 'MANAGER') =>
  signIn(shop, await shop.make.staff({ role, password }))

async function upload(session: CallOptions, bytes: Buffer = PDF, name = 'License.pdf') {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), name)
  const message = new Response(form)
  return shop.app.inject({
    method: 'POST',
    url: '/api/clinics/document',
    headers: {
      'content-type': message.headers.get('content-type') ?? '',
      authorization: `Bearer ${session.bearer}`,
    },
    payload: Buffer.from(await message.arrayBuffer()),
  })
}

const LICENSE = {
  practiceName: 'Byron Family Practice',
  practiceType: 'PHYSICIAN',
  licenseNumber: 'TX-4711',
  stateCode: 'TX',
  expiresOn: '2999-12-31',
}

async function ask(session: CallOptions, change: object = {}) {
  const { documentId } = (await upload(session)).json()
  return shop.post('/clinics/save', { ...LICENSE, documentId, ...change }, session)
}

const decide = (body: object, session: CallOptions) =>
  shop.post('/staff/clinics/decide', { clinicId: 1, ...body }, session)
const own = async (session: CallOptions) => (await shop.get('/clinics/own', session)).json()
const mailed = async () =>
  (await shop.mail.outbox()).map(({ kind, recipient }) => [kind, recipient])

describe('a customer who requests verification', () => {
  it('sees the status, gets a mail, and is not a clinic before staff have decided', async () => {
    const session = await customer()
    expect(await own(session)).toEqual({ clinic: null, verifiedUntil: null })

    const asked = await ask(session)

    expect(asked.statusCode).toBe(200)
    expect(await own(session)).toEqual(asked.json())
    expect(asked.json()).toMatchObject({
      clinic: { ...LICENSE, status: 'REQUESTED', reason: null },
      verifiedUntil: null,
    })
    expect(await mailed()).toEqual([['clinic_asked', 'ada@example.com']])
  })

  it('can have one open request', async () => {
    const session = await customer()
    await ask(session)

    const again = await ask(session)

    expect(again.statusCode).toBe(409)
    expect(again.json().detail).toBe('We are already looking at your license. We will email you.')
  })

  it.each([
    [{ practiceName: ' ' }, 'practiceName', 'The name of the practice is required'],
    [{ practiceType: 'SPA' }, 'practiceType', 'Choose what the practice is'],
    [{ licenseNumber: '' }, 'licenseNumber', 'The license number is required'],
    [{ stateCode: 'XX' }, 'stateCode', 'Choose the state that gave the license'],
    [
      { expiresOn: 'soon' },
      'expiresOn',
      'Enter the last day of the license, for example 2027-12-31',
    ],
    [
      { expiresOn: '2020-01-01' },
      'expiresOn',
      'This license has expired. Please send the one that is valid today.',
    ],
    [{ documentId: 4711 }, 'documentId', 'Please add the license as a PDF or a picture'],
    [
      { practiceName: '4242 4242 4242 4242' },
      'practiceName',
      'This looks like a card number. Please leave it out: we ask for your card only when you pay.',
    ],
  ])('with %j is answered at the field %s', async (change, path, message) => {
    const answer = await ask(await customer(), change)

    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toMatchObject([{ path, message }])
    expect(await shop.count('clinic')).toBe(0)
  })

  it("cannot send someone else's document", async () => {
    const { documentId } = (await upload(await customer('bob@example.com'))).json()

    const answer = await ask(await customer(), { documentId })

    expect(answer.statusCode).toBe(422)
  })

  it('can send a PDF, or a picture that is re-encoded; nothing else', async () => {
    const session = await customer()
    const photo = await sharp({
      create: { width: 3000, height: 2000, channels: 3, background: '#fff' },
    })
      .jpeg()
      .toBuffer()

    const answers = [
      await upload(session),
      await upload(session, photo, 'photo.jpg'),
      await upload(session, Buffer.from('<script>'), 'x.html'),
    ]

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 415])
    expect(answers[1]?.json().fileName).toBe('photo.jpg.webp')
    expect(answers[2]?.json().detail).toBe('This file cannot be read: use a PDF, JPEG, PNG or WebP')
  })

  it('a document without a request is deleted after a day', async () => {
    const session = await customer()
    await ask(session)
    await upload(session)
    await shop.db
      .updateTable('clinicDocument')
      .set({ createdAt: sql<Date>`now() - interval '25 hours'` })
      .execute()

    await cleanUp(shop.deps)

    expect(await shop.count('clinic_document')).toBe(1)
  })
})

describe('the decision by staff', () => {
  it('verifies by the document, with corrections, and notifies the customer', async () => {
    const session = await customer()
    await ask(session)
    const manager = await staff()
    const list = (await shop.get('/staff/clinics?status=REQUESTED', manager)).json()

    const decided = await decide(
      { status: 'VERIFIED', licenseNumber: 'TX-4712', expiresOn: '2998-06-30' },
      manager,
    )

    expect(list).toMatchObject({ total: 1, waiting: 1, rows: [{ fileName: 'License.pdf' }] })
    expect(decided.json()).toMatchObject({
      status: 'VERIFIED',
      licenseNumber: 'TX-4712',
      isValid: true,
    })
    expect(await own(session)).toMatchObject({ verifiedUntil: '2998-06-30' })
    expect((await mailed()).at(-1)).toEqual(['clinic_decided', 'ada@example.com'])
    await shop.runJobs()
    expect(shop.mail.sent.at(-1)?.subject).toBe('You are verified as a clinic at Mendwell')
  })

  it('needs a reason for declining, which the customer gets', async () => {
    const session = await customer()
    await ask(session)
    const manager = await staff()

    const without = await decide({ status: 'DECLINED' }, manager)
    const decided = await decide(
      { status: 'DECLINED', reason: 'The scan cannot be read.' },
      manager,
    )

    expect(without.json().errors).toMatchObject([
      { path: 'reason', message: 'Tell the customer why' },
    ])
    expect(decided.statusCode).toBe(200)
    expect((await own(session)).clinic).toMatchObject({
      status: 'DECLINED',
      reason: 'The scan cannot be read.',
    })
    expect((await ask(session)).statusCode).toBe(200)
  })

  it('moves only to the next state, and verifies no expired license', async () => {
    await ask(await customer())
    const manager = await staff()

    expect((await decide({ status: 'WITHDRAWN', reason: 'x' }, manager)).statusCode).toBe(409)
    expect(
      (await decide({ status: 'VERIFIED', expiresOn: '2020-01-01' }, manager)).statusCode,
    ).toBe(422)
    expect((await decide({ status: 'VERIFIED' }, manager)).statusCode).toBe(200)
    expect((await decide({ status: 'VERIFIED' }, manager)).statusCode).toBe(409)
  })

  it('is recorded, and can be undone until the customer asks again', async () => {
    const session = await customer()
    await ask(session)
    const manager = await staff()
    await decide({ status: 'DECLINED', reason: 'Not a license.' }, manager)
    const [event] = (await shop.get('/staff/history/clinic/1', manager)).json().rows
    const undo = () => shop.post('/staff/history/undo', { eventId: event.eventId }, manager)

    expect(event).toMatchObject({
      subject: 'Byron Family Practice',
      before: { status: 'REQUESTED', note: null },
      after: { status: 'DECLINED', note: 'Not a license.' },
      canUndo: true,
    })
    expect((await undo()).statusCode).toBe(200)
    expect((await own(session)).clinic).toMatchObject({ status: 'REQUESTED', reason: null })
    expect((await undo()).statusCode).toBe(409)
  })

  it('withdraws, and undoing that verifies again and notifies', async () => {
    const session = await customer()
    await ask(session)
    const manager = await staff()
    await decide({ status: 'VERIFIED' }, manager)
    await decide({ status: 'WITHDRAWN', reason: 'The board has suspended it.' }, manager)
    expect(await own(session)).toMatchObject({ verifiedUntil: null })
    const [event] = (await shop.get('/staff/history/clinic/1', manager)).json().rows

    await shop.post('/staff/history/undo', { eventId: event.eventId }, manager)

    expect(await own(session)).toMatchObject({ verifiedUntil: '2999-12-31' })
    await shop.runJobs()
    expect(shop.mail.sent.at(-1)?.subject).toBe('You are verified as a clinic at Mendwell')
  })

  it('is for roles that verify, as is the document', async () => {
    const session = await customer()
    await ask(session)
    const manager = await staff()

    const file = await shop.get('/staff/clinics/1/document', manager)

    expect(file.rawPayload).toEqual(PDF)
    expect(file.headers['content-disposition']).toContain('attachment')
    expect(file.headers['cache-control']).toBe('no-store')
    expect((await shop.get('/staff/clinics/1/document', session)).statusCode).toBe(403)
    expect((await shop.get('/staff/clinics', await staff('SUPPORT'))).statusCode).toBe(403)
  })
})

describe('a verification', () => {
  it('expires after the last day of the license', async () => {
    const { custId } = await shop.make.customer({ password })
    const session = await signIn(shop, { custId })
    const { clinicId } = await shop.make.clinic({ custId, days: 0 })
    const until = async () => (await own(session)).verifiedUntil
    expect(await until()).not.toBeNull()

    await shop.db
      .updateTable('clinic')
      .set({ expiresOn: sql<Date>`public.shop_day() - 1` })
      .where('clinicId', '=', clinicId)
      .execute()

    expect(await until()).toBeNull()
    const expired = (await shop.get('/staff/clinics?status=EXPIRED', await staff())).json()
    expect(expired.rows).toMatchObject([{ clinicId, isValid: false }])
  })

  it('stays while the next license is reviewed, and the customer is warned once before it ends', async () => {
    const { custId } = await shop.make.customer({ email: 'ada@example.com', password })
    await shop.make.clinic({ custId, days: 20 })
    await shop.make.clinic({ days: 60 })

    await remindClinics(shop.deps)
    await remindClinics(shop.deps)

    expect(await mailed()).toEqual([['clinic_ending', 'ada@example.com']])
    const session = await signIn(shop, { custId })
    await ask(session)
    expect(await own(session)).toMatchObject({ clinic: { status: 'REQUESTED' } })
    expect((await own(session)).verifiedUntil).not.toBeNull()
  })

  it('is erased with the person, and moves with a merged record', async () => {
    const owner = await signIn(shop, await shop.make.staff({ password }))
    const ada = await shop.make.customer({ email: 'ada@example.com', password })
    const old = await shop.make.customer({ email: 'old@example.com' })
    await shop.make.clinic({ custId: old.custId })
    const merge = {
      fromCustId: old.custId,
      intoCustId: ada.custId,
      confirmEmail: 'old@example.com',
    }
    const merged = await shop.post('/staff/customers/merge', merge, owner)
    expect(merged.statusCode).toBe(200)
    const session = await signIn(shop, ada)
    expect((await own(session)).verifiedUntil).not.toBeNull()
    await ask(session)
    await decide({ clinicId: 2, status: 'DECLINED', reason: 'About Ada.' }, owner)

    const body = { confirmEmail: 'ada@example.com' }
    const erased = await shop.post(`/staff/customers/${ada.custId}/erase`, body, owner)

    expect(erased.statusCode).toBe(200)
    expect([await shop.count('clinic'), await shop.count('clinic_document')]).toEqual([0, 0])
    const events = await shop.db.selectFrom('staffEvent').selectAll().execute()
    expect(JSON.stringify(events)).not.toContain('About Ada.')
  })
})
