import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from '@20minutes/s3rver'

const BUCKET = 'mendwell'
/** The keys that this server accepts. */
const KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

/** An S3-compatible server with an empty bucket. */
export async function startS3() {
  const directory = fs.mkdtempSync(path.join(tmpdir(), 'mendwell-s3-'))
  const configureBuckets = [{ name: BUCKET, configs: [] }]
  const listens = { port: 0, address: '127.0.0.1', silent: true }
  // It signs a bucket's address without the trailing slash, AWS with it.
  const signing = { allowMismatchedSignatures: true }
  const server = new S3rver({ ...listens, ...signing, directory, configureBuckets })
  const { port } = await server.run()
  const endpoint = `http://127.0.0.1:${port}`
  return {
    settings: { bucket: BUCKET, region: 'us-east-1', endpoint, credentials: KEYS },
    /** The same for a separate process. */
    env: {
      FILES_S3_BUCKET: BUCKET,
      FILES_S3_ENDPOINT: endpoint,
      FILES_S3_ACCESS_KEY_ID: KEYS.accessKeyId,
      FILES_S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    },
    /** The folder of its files. */
    directory: path.join(directory, BUCKET),
    close: async () => {
      await server.close().catch(() => {})
      fs.rmSync(directory, { recursive: true, force: true })
    },
  }
}
