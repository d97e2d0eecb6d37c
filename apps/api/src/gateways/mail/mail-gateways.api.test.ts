import fs from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { type MailFailure, startMailServer } from '../../../test/providers/mail-server.ts'
import type { OutgoingMail } from './mail-gateway.ts'
import { outboxFolder } from './outbox-folder.ts'
import { smtpServer } from './smtp-server.ts'

const folder = fs.mkdtempSync(path.join(tmpdir(), 'mendwell-outbox-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

const mail: OutgoingMail = {
  from: { name: 'Mendwell', address: 'care@mendwell.example' },
  to: { name: '', address: 'ada@example.com' },
  subject: 'Your Order Number 4711 Created',
  text: 'Total: $73.42',
  html: '<p>Total: $73.42</p>',
  messageId: '<b6f5@mail.mendwell>',
}

describe('the outbox folder', () => {
  it('stores a mail as a file that mail programs open; a repeat writes the same file', async () => {
    const gateway = outboxFolder(folder)

    await gateway.send(mail)
    await gateway.send(mail)

    const files = fs.readdirSync(folder)
    expect(files).toEqual(['b6f5_mail_mendwell.eml'])
    const text = fs.readFileSync(path.join(folder, files[0] ?? ''), 'utf8')
    expect(text).toContain('Subject: Your Order Number 4711 Created')
    expect(text).toContain('Message-ID: <b6f5@mail.mendwell>')
    expect(text).toContain('To: ada@example.com')
    expect(text).toContain('multipart/alternative')
  })

  it('contains no partial mail when the disk is full, and the whole one once there is room', async () => {
    const full = fs.mkdtempSync(path.join(folder, 'full-'))
    const draft = path.join(full, '.b6f5_mail_mendwell.eml.part')
    fs.symlinkSync('/dev/full', draft)
    const gateway = outboxFolder(full)

    const sending = gateway.send(mail)

    await expect(sending).rejects.toThrow()
    expect(fs.globSync('*.eml', { cwd: full })).toEqual([])
    fs.rmSync(draft)
    await gateway.send(mail)
    expect(fs.globSync('*.eml', { cwd: full })).toEqual(['b6f5_mail_mendwell.eml'])
  })
})

describe('the mail server of SMTP_URL', () => {
  it('receives the mail for one recipient', async () => {
    const server = await startMailServer()

    await smtpServer(server.url).send(mail)

    await server.close()
    expect(server.received).toMatchObject([{ recipients: ['ada@example.com'] }])
    expect(server.received[0]?.message).toContain('Message-ID: <b6f5@mail.mendwell>')
  })

  it.each(['ada@example.com\r\nBcc: evil@example.net', 'ada@example.com, evil@example.net'])(
    'never receives it for a second one hidden in %j',
    async (address) => {
      const server = await startMailServer()

      const sending = smtpServer(server.url).send({ ...mail, to: { name: '', address } })

      await expect(sending).rejects.toThrow('This is not exactly one mail address')
      await server.close()
      expect(server.received).toEqual([])
    },
  )

  it.each<[MailFailure, RegExp]>([
    ['refuse the recipient', /no such mailbox/],
    ['refuse the mail', /try later/],
    ['hang', /[Tt]imeout/],
    ['drop', /[Cc]onnection|[Ss]ocket/],
    ['drop after taking it', /[Cc]onnection|[Ss]ocket/],
  ])('that would %s has not sent the mail, as far as anyone knows', async (fault, words) => {
    const server = await startMailServer()
    server.fail(fault)
    // Short for the server that never answers; the test waits for all others, however slow the machine.
    const gateway = fault === 'hang' ? smtpServer(server.url, 300) : smtpServer(server.url)

    await expect(gateway.send(mail)).rejects.toThrow(words)
    await smtpServer(server.url).send(mail)

    await server.close()
    // Accepted, but the reply was lost: such a mail is sent twice, under one Message-ID.
    const times = fault === 'drop after taking it' ? 2 : 1
    expect(server.received.map(({ messageId }) => messageId)).toEqual(
      Array.from({ length: times }, () => '<b6f5@mail.mendwell>'),
    )
  })

  it('that is down is not waited for', async () => {
    const server = await startMailServer()
    await server.close()

    await expect(smtpServer(server.url).send(mail)).rejects.toThrow(/ECONNREFUSED/)
  })

  it('that hangs is abandoned within seconds', async () => {
    const mute = createServer(() => {})
    const port = await new Promise<number>((resolve) => {
      mute.listen(0, '127.0.0.1', () => {
        const address = mute.address()
        resolve(typeof address === 'object' && address ? address.port : 0)
      })
    })

    await expect(smtpServer(`smtp://127.0.0.1:${port}`).send(mail)).rejects.toThrow(/[Gg]reeting/)

    mute.close()
  })
})
