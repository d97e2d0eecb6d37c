import { expect, it } from 'vitest'
import { describeStart } from '../start/log/describe-start.ts'
import { readConfig } from './config.ts'

it.each(['https://shop.example', 'https://shop.example/'])(
  'uses the address %s of a shop for the URLs of its pages',
  (PUBLIC_URL) => {
    expect(`${readConfig({ PUBLIC_URL }).publicUrl}/staff`).toBe('https://shop.example/staff')
  },
)

it.each([
  'https://owner:secret@shop.example',
  'https://shop.example/?lang=es',
  'https://shop.example/#/',
])('the address %s of a shop is none that others can begin with', (PUBLIC_URL) => {
  expect(() => readConfig({ PUBLIC_URL })).toThrow('PUBLIC_URL must be an address without')
})

it('reports a value that is not an address only once', () => {
  expect(() => readConfig({ PUBLIC_URL: 'shop.example' })).toThrow(/http:\/\/ or https:\/\/$/)
})

it.each([
  'postgresql://shop:secret@127.0.0.1:5432/shop',
  'postgres://shop:a%40b%3A%2F%3F%23%25@db/shop?sslmode=verify-full&sslrootcert=/etc/ca.pem',
  'postgresql://postgres@localhost/mendwell?host=%2Fvar%2Flib%2Fmendwell',
  'postgresql:///shop?host=/tmp',
  'postgresql://shop:two@signs@db/shop',
])('%s is an address of a database', (DATABASE_URL) => {
  expect(readConfig({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL)
})

it.each([
  ['mysql://db/shop', 'must be an address that begins with'],
  ['postgresql://shop:a/b@db/shop', 'cannot be read as an address: write the signs'],
  ['postgresql://shop:a?b@db/shop', 'cannot be read as an address: write the signs'],
  ['postgresql://shop:a#b@db/shop', 'cannot be read as an address: write the signs'],
  ['postgresql://shop:1/b@db/shop', 'cannot be read as an address: write the signs'],
  ['postgresql://shop:1?b@db/shop', 'cannot be read as an address: write the signs'],
  ['postgresql://shop:100%@db/shop', 'cannot be read as an address: write the signs'],
  ['postgresql://shop:secret@one,two/shop', 'names several hosts'],
  [
    'postgresql://shop:secret@one:5432,two:5432/shop?target_session_attrs=any',
    'names several hosts',
  ],
])('of %s it is said what is wrong with it, and nothing else', (DATABASE_URL, wanted) => {
  const read = () => readConfig({ DATABASE_URL })

  expect(read).toThrow(`These settings are wrong: DATABASE_URL ${wanted}`)
  expect(read).not.toThrow(/;|secret/)
})

it('a replica needs a primary', () => {
  const DATABASE_REPLICA_URL = 'postgresql://shop:secret@127.0.0.1/shop'
  expect(() => readConfig({ DATABASE_REPLICA_URL })).toThrow(
    'DATABASE_REPLICA_URL needs DATABASE_URL',
  )
})

it.each([
  [{ PORT: 'eighty' }, 'PORT must be a whole number'],
  [{ PORT: '70000' }, 'PORT must be at most 65535'],
  [{ DATABASE_URL: 'mysql://db/shop' }, 'DATABASE_URL must be an address that begins with'],
  [
    { DATABASE_REPLICA_URL: 'postgresql://shop:secret@127.0.0.1:1/shop' },
    'DATABASE_REPLICA_URL needs DATABASE_URL',
  ],
  [
    { DATABASE_URL: 'postgresql://shop:secret@one,two:5432/shop' },
    'DATABASE_URL names several hosts',
  ],
  [{ STAFF_PASSWORD: 'short' }, 'STAFF_PASSWORD must have at least 12 characters'],
  [{ STAFF_EMAIL: 'nobody' }, 'STAFF_EMAIL must be an email address'],
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'Stripe needs all three'],
  [{ EASYPOST_API_KEY: 'EZTK one' }, 'EASYPOST_API_KEY must be a key'],
  [{ EASYPOST_API_KEY: 'EZTK:one' }, 'EASYPOST_API_KEY must be a key'],
  [{ EASYPOST_URL: 'http://api.easypost.example' }, 'EASYPOST_URL must begin with https://'],
  [{ EASYPOST_URL: 'api.easypost.com' }, 'EASYPOST_URL must be an address'],
  [{ METRICS_PORT: '9400' }, 'need both METRICS_PORT and METRICS_TOKEN'],
  [{ METRICS_TOKEN: 'a token of the owner' }, 'need both METRICS_PORT and METRICS_TOKEN'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 16 characters'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' }, 'OTEL_EXPORTER_OTLP_ENDPOINT must be an address'],
  [{ OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1'],
  [{ TRUSTED_PROXIES: 'all' }, 'TRUSTED_PROXIES must be addresses or networks'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
])('says in one line what is wrong with %o, and no secret', (settings, expected) => {
  const said = saidOf(settings)

  expect(said).toContain(expected)
  expect(said).not.toMatch(/secret@|\n/)
})

/** The start's message about these settings: a StartProblem's, after 'Mendwell cannot start'. */
function saidOf(settings: Record<string, string>) {
  try {
    readConfig(settings)
  } catch (error) {
    return describeStart(error, { dataDir: '.' })
  }
  return undefined
}

it('asks EasyPost with a key only, at its own address unless another one is set', () => {
  const EASYPOST_API_KEY = 'EZTKone'

  expect(readConfig({ EASYPOST_URL: 'https://other.example' }).easyPost).toBeUndefined()
  expect(readConfig({ EASYPOST_API_KEY }).easyPost).toEqual({
    apiKey: 'EZTKone',
    url: 'https://api.easypost.com',
  })
  expect(
    readConfig({ EASYPOST_API_KEY, EASYPOST_URL: 'http://127.0.0.1:4000/' }).easyPost?.url,
  ).toBe('http://127.0.0.1:4000')
})

it('stores files in S3 if a bucket is set, and requires both keys or neither', () => {
  const bucket = { FILES_S3_BUCKET: 'shop' }
  const keys = { FILES_S3_ACCESS_KEY_ID: 'id', FILES_S3_SECRET_ACCESS_KEY: 'secret' }

  expect(readConfig({}).s3).toBeUndefined()
  expect(readConfig(bucket).s3).toEqual({ bucket: 'shop', region: 'us-east-1' })
  expect(readConfig({ ...bucket, ...keys }).s3).toMatchObject({
    credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
  })
  expect(() => readConfig({ ...bucket, FILES_S3_ACCESS_KEY_ID: 'id' })).toThrow(/needs both/)
  expect(() => readConfig(keys)).toThrow('S3 needs FILES_S3_BUCKET')
})
