import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { httpSms } from './http-sms.ts'
import { smsFolder } from './sms-folder.ts'

const sms = { to: '+15125550100', text: 'Hello', messageId: '<0a1b@sms.mendwell>' }

/** A provider on a real port that answers every message with this status. */
async function provider(status: number) {
  const asked: { headers: http.IncomingHttpHeaders; body: string }[] = []
  const server = http.createServer(async (request, response) => {
    asked.push({ headers: request.headers, body: await text(request) })
    response.writeHead(status, { Location: '/elsewhere' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { asked, url: `http://127.0.0.1:${port}/send`, close: () => server.close() }
}

it('gives the provider number and text, with the token and a key for repeats', async () => {
  const { asked, url, close } = await provider(202)

  await httpSms({ url, token: 'secret' }).send(sms)

  expect(asked.map(({ body }) => JSON.parse(body))).toEqual([{ to: sms.to, message: 'Hello' }])
  expect(asked[0]?.headers).toMatchObject({
    authorization: 'Bearer secret',
    'idempotency-key': sms.messageId,
  })
  close()
})

it.each([400, 500, 302])('counts the answer %i as not taken', async (status) => {
  const { url, close } = await provider(status)

  await expect(httpSms({ url, token: undefined }).send(sms)).rejects.toThrow()
  close()
})

it('writes messages into a folder while there is no provider, the same one once', async () => {
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
