import sharp from 'sharp'
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest'
import { startS3 } from '../../../../test/providers/start-s3.ts'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'
import { s3Files } from '../../../gateways/files/s3-files.ts'
import { moveFiles } from '../files/move-files.ts'
import { findUnusedFiles } from '../files/unused-files.ts'

const shop = await startTestShop()
let session: Awaited<ReturnType<typeof signIn>>
beforeEach(async () => {
  await shop.reset()
  session = await signIn(shop, await shop.make.staff({ password: 'correct horse battery' }))
})
afterEach(() => {
  shop.deps.files = undefined
})
afterAll(() => shop.close())

const picture = (color: string) =>
  sharp({ create: { width: 800, height: 200, channels: 3, background: color } })
    .webp()
    .toBuffer()

async function upload(bytes: Buffer) {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), 'logo.webp')
  const message = new Response(form)
  return shop.app.inject({
    method: 'POST',
    url: '/api/staff/mailLogo/upload',
    headers: {
      'content-type': message.headers.get('content-type') ?? '',
      authorization: `Bearer ${session.bearer}`,
    },
    payload: Buffer.from(await message.arrayBuffer()),
  })
}

/** The head of a mail as its preview shows it. */
async function headOfMail() {
  const words = { subject: '', opening: '', closing: '' }
  const trial = { mail: 'order_created', language: 'en', words }
  const { html } = (await shop.post('/staff/mailTexts/preview', trial, session)).json()
  return String(html)
}

it('a logo stands at the head of mails with the name of the shop for those who see no pictures', async () => {
  await shop.put('/staff/settings', { shopName: 'Ann & "Co"' }, session)

  const { logo } = (await upload(await picture('#04f'))).json()

  expect(logo).toMatchObject({ width: 280, height: 70 })
  expect(await headOfMail()).toContain(
    `<img src="${shop.deps.config.publicUrl}${logo.url}" alt="Ann &amp; &quot;Co&quot;" width="280" height="70"`,
  )
  const shown = await shop.app.inject(logo.url)
  expect(shown.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({
    format: 'png',
    width: 560,
    height: 140,
  })
  expect((await shop.app.inject(logo.url.replace(/.$/, 'x'))).statusCode).toBe(404)
})

it('another logo, and none, can be undone; the picture of a mail that went out stays', async () => {
  const first = (await upload(await picture('#04f'))).json().logo
  const second = (await upload(await picture('#f00'))).json().logo
  expect((await shop.post('/staff/mailLogo/remove', {}, session)).json().logo).toBeNull()
  expect(await headOfMail()).not.toContain('<img')
  const undo = async () => {
    const { rows } = (await shop.get('/staff/history/setting/mailLogo', session)).json()
    const { eventId } = rows.find(({ canUndo }: { canUndo: boolean }) => canUndo)
    expect((await shop.post('/staff/history/undo', { eventId }, session)).statusCode).toBe(200)
    return (await shop.get('/staff/mailLogo', session)).json().logo
  }

  expect(await undo()).toEqual(second)
  expect(second.url).not.toBe(first.url)
  expect((await shop.app.inject(first.url)).statusCode).toBe(200)
})

it('what is no picture is refused, and changes nothing', async () => {
  const refused = await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))

  expect(refused.statusCode).toBe(415)
  expect((await shop.get('/staff/mailLogo', session)).json().logo).toBeNull()
})

it('a logo is shown from S3 as from the database, moves there and back, and is never unused', async () => {
  const s3 = await startS3()
  const files = s3Files(s3.settings)
  const { logo } = (await upload(await picture('#04f'))).json()
  const { rawPayload } = await shop.app.inject(logo.url)
  const bytes = async () =>
    (await shop.db.selectFrom('mailLogo').select('bytes').executeTakeFirstOrThrow()).bytes

  expect(await moveFiles({ db: shop.db, files }, 's3')).toMatchObject({ pictures: 1 })
  shop.deps.files = files
  expect(await bytes()).toBeNull()
  expect((await shop.app.inject(logo.url)).rawPayload.equals(rawPayload)).toBe(true)
  const storedBefore = new Date(Date.now() + 60_000)
  const unused = await findUnusedFiles({ db: shop.db, files }, { storedBefore, remove: true })
  expect(unused.files).toBe(0)

  await moveFiles({ db: shop.db, files }, 'database')
  expect(rawPayload.equals((await bytes()) ?? Buffer.alloc(0))).toBe(true)
  await s3.close()
})
