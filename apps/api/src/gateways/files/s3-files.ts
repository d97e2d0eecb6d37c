import { createHash } from 'node:crypto'
import type { S3Client } from '@aws-sdk/client-s3'
import type { Config } from '../../config/config.ts'
import { type FileStore, FilesUnreachable, type KeptFile } from './file-store.ts'

type S3Settings = NonNullable<Config['s3']>

/** A store that hangs must not block a visitor: it times out after this. */
const CONNECT_MS = 2_000
const SILENCE_MS = 10_000
const MAX_ATTEMPTS = 2

/** The prefix of our files; everything else in the bucket is not ours. */
const FOLDER = 'files/'
const NAME = /^files\/([0-9a-f]{64})$/

const WITHOUT_CHECKSUMS = {
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
} as const

/** Files in a bucket of S3, or a compatible service. The SDK is loaded with the first file: most shops need none. */
export function s3Files({ bucket, region, endpoint, credentials }: S3Settings): FileStore {
  let opened: Promise<{ sdk: typeof import('@aws-sdk/client-s3'); client: S3Client }> | undefined
  const open = async () => {
    const sdk = await import('@aws-sdk/client-s3')
    const client = new sdk.S3Client({
      region,
      maxAttempts: MAX_ATTEMPTS,
      requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: SILENCE_MS },
      // S3-compatible servers have no host per bucket, and not all of its checksums.
      ...(endpoint && { endpoint, forcePathStyle: true, ...WITHOUT_CHECKSUMS }),
      ...(credentials && { credentials }),
    })
    return { sdk, client }
  }
  const connected = () => (opened ??= open())
  const placeOf = (sha256: Buffer) => ({
    Bucket: bucket,
    Key: `${FOLDER}${sha256.toString('hex')}`,
  })

  const read = (sha256: Buffer, range?: string) =>
    reaching(async () => {
      const { sdk, client } = await connected()
      const place = { ...placeOf(sha256), ...(range && { Range: range }) }
      const { Body } = await client.send(new sdk.GetObjectCommand(place))
      if (!Body) throw new Error('the answer has no bytes')
      return Buffer.from(await Body.transformToByteArray())
    })

  async function* list(): AsyncIterable<KeptFile> {
    const { sdk, client } = await connected()
    const pages = sdk.paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: FOLDER })
    const nextPage = () => reaching(() => pages.next())
    for (let page = await nextPage(); !page.done; page = await nextPage()) {
      for (const { Key = '', LastModified, Size = 0 } of page.value.Contents ?? []) {
        const [, name] = NAME.exec(Key) ?? []
        if (!name || !LastModified) continue
        yield { sha256: Buffer.from(name, 'hex'), storedAt: LastModified, sizeBytes: Size }
      }
    }
  }

  return {
    list,
    storedAt: (sha256) =>
      reaching(async () => {
        const { sdk, client } = await connected()
        try {
          return (await client.send(new sdk.HeadObjectCommand(placeOf(sha256)))).LastModified
        } catch (error) {
          if (error instanceof sdk.NotFound) return undefined
          throw error
        }
      }),
    remove: (sha256) =>
      reaching(async () => {
        const { sdk, client } = await connected()
        await client.send(new sdk.DeleteObjectCommand(placeOf(sha256)))
      }),
    put: (sha256, bytes) =>
      reaching(async () => {
        const { sdk, client } = await connected()
        await client.send(new sdk.PutObjectCommand({ ...placeOf(sha256), Body: bytes }))
      }),
    async get(sha256) {
      const bytes = await read(sha256)
      if (createHash('sha256').update(bytes).digest().equals(sha256)) return bytes
      throw new FilesUnreachable(
        `file ${sha256.toString('hex')} holds other bytes than its name says`,
      )
    },
    getPart: (sha256, from, size) => read(sha256, `bytes=${from}-${from + size - 1}`),
  }
}

/** All failures look the same to the caller. */
async function reaching<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new FilesUnreachable(`The store of files does not answer: ${why}`)
  }
}
