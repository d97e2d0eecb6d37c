import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { type SmsFailure, startSmsProvider } from '../../../test/providers/sms-provider.ts'
import { httpSms } from './http-sms.ts'
import { smsFolder } from './sms-folder.ts'

const sms = { to: '+15125550100', text: 'Hello', messageId: '<0a1b@sms.mendwell>' }

it('sends number and text to the provider, with the token and a key for retries', async () => {
  const { asked, url, close } = await startSmsProvider()

  await httpSms({ url, token: 'secret' }).send(sms)

  expect(asked.map(({ body }) => JSON.parse(body))).toEqual([{ to: sms.to, message: 'Hello' }])
  expect(asked[0]?.headers).toMatchObject({
    authorization: 'Bearer secret',
    'idempotency-key': sms.messageId,
  })
  close()
})

it.each<SmsFailure>([400, 500, 302, 'hang', 'drop'])(
  'treats the response %s as not accepted',
  async (fault) => {
    const { url, fail, close } = await startSmsProvider()
    fail(fault)

    await expect(httpSms({ url, token: undefined }, 300).send(sms)).rejects.toThrow()
    close()
  },
)

it('writes messages into a folder without a provider, each only once', async () => {
  const folder = fs.mkdtempSync(path.join(tmpdir(), 'mendwell-sms-'))

  await smsFolder(folder).send(sms)
  await smsFolder(folder).send(sms)

  const files = fs.readdirSync(folder)
  expect(files).toHaveLength(1)
  expect(fs.readFileSync(path.join(folder, files[0] ?? ''), 'utf8')).toBe(
    'To: +15125550100\n\nHello\n',
  )
  fs.rmSync(folder, { recursive: true })
})
