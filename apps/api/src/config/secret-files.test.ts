import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const folder = fs.mkdtempSync(path.join(tmpdir(), 'mendwell-secrets-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

let files = 0

function fileOf(content: string) {
  files += 1
  const file = path.join(folder, `secret-${files}`)
  fs.writeFileSync(file, content)
  return file
}

it.each(['', '\n', '\r\n'])('reads secrets from files, without the line ending %j', (end) => {
  const config = readConfig({
    DATABASE_URL_FILE: fileOf(`postgresql://shop:pass word@db/shop${end}`.replace(' ', '%20')),
    SMTP_URL_FILE: fileOf(`smtp://user:secret@mail${end}`),
    EASYPOST_API_KEY_FILE: fileOf(`EZAKone${end}`),
    STRIPE_SECRET_KEY_FILE: fileOf(`sk_live_1${end}`),
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    STRIPE_WEBHOOK_SECRET_FILE: fileOf(`whsec_one,whsec_two${end}`),
    // As compose passes on unset variables.
    DATABASE_URL: '',
    SMS_TOKEN_FILE: '',
  })

  expect(config.databaseUrl).toBe('postgresql://shop:pass%20word@db/shop')
  expect(config.smtpUrl).toBe('smtp://user:secret@mail')
  expect(config.easyPost?.apiKey).toBe('EZAKone')
  expect(config.stripe?.secretKey).toBe('sk_live_1')
  expect(config.stripe?.webhookSecrets).toEqual(['whsec_one', 'whsec_two'])
  expect(config.smsToken).toBeUndefined()
})

it.each([
  [
    { SMTP_URL_FILE: '/nowhere/smtp' },
    'SMTP_URL_FILE names /nowhere/smtp, which cannot be read (ENOENT).',
  ],
  [{ SMTP_URL_FILE: folder }, `SMTP_URL_FILE names ${folder}, which cannot be read (EISDIR).`],
  [{ SMTP_URL_FILE: fileOf('\n') }, 'which is empty.'],
  [{ SMTP_URL_FILE: fileOf('x'.repeat(70_000)) }, 'which is too long.'],
  [
    { SMTP_URL: 'smtp://user:secret@mail', SMTP_URL_FILE: '/run/secrets/smtp' },
    'Set SMTP_URL or SMTP_URL_FILE, not both.',
  ],
  // Errors about a secret are reported as usual, without the secret.
  [{ SMTP_URL_FILE: fileOf('http://user:secret@mail') }, 'SMTP_URL must be an address'],
])('says in one line what is wrong with %o, and no secret', (settings, wanted) => {
  const read = () => readConfig(settings)

  expect(read).toThrow(wanted)
  expect(read).not.toThrow(/secret@|\n/)
})
