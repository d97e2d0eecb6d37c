import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { compiled } from '../../../../../../scripts/web/compile.mjs'
import { startS3 } from '../../../../test/providers/start-s3.ts'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import type { FileStore } from '../../../gateways/files/file-store.ts'
import { s3Files } from '../../../gateways/files/s3-files.ts'
import { sha256Of } from './stored-file.ts'
import { findUnusedFiles } from './unused-files.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

async function openStore() {
  const s3 = await startS3()
  onTestFinished(s3.close)
  const files = s3Files(s3.settings)
  const put = async (content: string) => {
    const bytes = Buffer.from(content)
    await files.put(sha256Of(bytes), bytes)
    return sha256Of(bytes)
  }
  return { s3, files, put }
}

/** Makes everything stored so far old. */
const SOON = () => new Date(Date.now() + 60_000)
const isThere = async (files: FileStore, sha256: Buffer) =>
  (await files.storedAt(sha256)) !== undefined

/** A picture whose bytes are in the store. */
async function namePicture(sha256: Buffer) {
  const { productId } = await shop.make.product()
  const row = {
    type: 'image/webp',
    width: 1,
    height: 1,
    sizeBytes: 1,
    updatedBy: 'test',
    productId,
    sha256,
  }
  await shop.db
    .insertInto('productImage')
    .values({ ...row, bytes: null })
    .execute()
}

async function nameDocument(sha256: Buffer) {
  const { productId } = await shop.make.product()
  const row = { fileName: 'a.pdf', updatedBy: 'test', productId, sha256 }
  await shop.db
    .insertInto('productDocument')
    .values({ ...row, sizeBytes: 1, bytes: null })
    .execute()
}

describe('files that are not referenced', () => {
  it('are counted first, and deleted on request; the others stay', async () => {
    const { files, put } = await openStore()
    const [picture, document, unused] = [await put('picture'), await put('pdf'), await put('left')]
    await namePicture(picture)
    await nameDocument(document)
    const store = { db: shop.db, files }

    const counted = await findUnusedFiles(store, { storedBefore: SOON(), remove: false })
    expect(counted).toEqual({ files: 1, bytes: 4 })
    expect(await isThere(files, unused)).toBe(true)

    const removed = await findUnusedFiles(store, { storedBefore: SOON(), remove: true })
    expect(removed).toEqual({ files: 1, bytes: 4 })
    expect(await isThere(files, unused)).toBe(false)
    expect(await isThere(files, picture)).toBe(true)
    expect(await isThere(files, document)).toBe(true)
  })

  it('stay while they are new: their rows may not be committed yet', async () => {
    const { files, put } = await openStore()
    const unused = await put('an upload that is not committed')

    const storedBefore = new Date(Date.now() - 60_000)
    const removed = await findUnusedFiles({ db: shop.db, files }, { storedBefore, remove: true })

    expect(removed).toEqual({ files: 0, bytes: 0 })
    expect(await isThere(files, unused)).toBe(true)
  })

  it.each(['stored again', 'named'])('stay if they are %s after they were found', async (how) => {
    const { files, put } = await openStore()
    const again = await put('the same bytes')
    const storedBefore = SOON()
    // Between the check and the deletion, as another process does it.
    const changing: FileStore = {
      ...files,
      storedAt: async (sha256) => {
        if (how === 'named') await namePicture(again)
        return how === 'named' ? files.storedAt(sha256) : new Date(storedBefore.getTime() + 1)
      },
    }

    const store = { db: shop.db, files: changing }
    const removed = await findUnusedFiles(store, { storedBefore, remove: true })

    expect(removed).toEqual({ files: 0, bytes: 0 })
    expect(await isThere(files, again)).toBe(true)
  })

  it('are found across batches, and foreign objects are left alone', async () => {
    const { s3, files, put } = await openStore()
    for (let number = 0; number < 505; number++) await put(`file ${number}`)
    const { S3Client, PutObjectCommand } = await import('@aws-sdk/client-s3')
    const { endpoint, region, credentials, bucket } = s3.settings
    const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true })
    for (const Key of ['files/readme.txt', 'other/thing']) {
      await client.send(new PutObjectCommand({ Bucket: bucket, Key, Body: 'not ours' }))
    }
    client.destroy()

    const store = { db: shop.db, files }
    const removed = await findUnusedFiles(store, { storedBefore: SOON(), remove: true })

    expect(removed.files).toBe(505)
    expect(await findUnusedFiles(store, { storedBefore: SOON(), remove: false })).toEqual({
      files: 0,
      bytes: 0,
    })
    expect(fs.readdirSync(path.join(s3.directory, 'files')).join()).toContain('readme.txt')
  })
})

describe('mendwell files unused', () => {
  const main = path.join(import.meta.dirname, '../../../cli/mendwell.ts')
  const mendwell = async (words: string[], more: Record<string, string> = {}) => {
    const { databaseUrl: DATABASE_URL } = shop.deps.config
    const env = { ...process.env, ...compiled, DATABASE_URL, ...more }
    const child = spawn(process.execPath, [main, 'files', ...words], { env })
    const [said, complained, [status]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ])
    return { said, complained, status }
  }

  it('lists what it would delete, then deletes it', async () => {
    const { s3, files, put } = await openStore()
    const [old, young] = [await put('old'), await put('young')]
    const folder = path.join(s3.directory, 'files')
    const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1_000)
    for (const name of fs.readdirSync(folder)) {
      if (name.startsWith(old.toString('hex'))) {
        fs.utimesSync(path.join(folder, name), longAgo, longAgo)
      }
    }

    const counted = await mendwell(['unused'], s3.env)
    expect(counted).toMatchObject({ status: 0, complained: '' })
    expect(counted.said).toContain('Nothing names 1 file of more than 30 days, 0.0 MB.')
    expect(await isThere(files, old)).toBe(true)

    const removed = await mendwell(['unused', '--remove'], s3.env)
    expect(removed.said).toContain('Removed, as nothing names it: 1 file of more than 30 days')
    expect([await isThere(files, old), await isThere(files, young)]).toEqual([false, true])
    expect((await mendwell(['unused', '31'], s3.env)).said).toContain('Nothing names 0 files')
  })

  it.each([
    [['unused', '0']],
    [['unused', '1.5']],
    [['unused', '--to']],
    [['move', '--remove']],
    [['move', '--to', 's3', '--remove']],
  ])('%o is refused with how it is used', async (words) => {
    const { status, complained } = await mendwell(words)

    expect(status).toBe(1)
    expect(complained).toContain('mendwell files unused [DAYS] [--remove]')
  })
})
