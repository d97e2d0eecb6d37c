import MailComposer from 'nodemailer/lib/mail-composer'
import { expect, it } from 'vitest'
import { mailFields } from './mail-fields.ts'
import type { OutgoingMail } from './mail-gateway.ts'
import { mailMessage } from './mail-message.ts'

const mail: OutgoingMail = {
  from: { name: 'Méndwell, Inc.', address: 'care@mendwell.example' },
  to: { name: '', address: 'ada@example.com' },
  replyTo: 'bob@example.com',
  headers: { 'List-Unsubscribe': '<https://mendwell.example/#/newsletter>' },
  subject: 'Your order of Gauze Pads 4×4',
  text: 'Total: $73.42',
  html: '<p>Total: $73.42</p>',
  messageId: '<b6f5@mail.mendwell>',
}

/** Boundaries are random, and the date is the current one. */
function comparable(message: string): string {
  let same = message.replace(/^Date: .*$/m, 'Date: now')
  for (const [at, [, boundary = '']] of [...message.matchAll(/boundary="([^"]+)"/g)].entries()) {
    same = same.replaceAll(boundary, `boundary ${at}`)
  }
  return same
}

it.each([
  ['plain', 'Total: $73.42'],
  ['empty', ''],
  ['with long lines', 'sterile gauze '.repeat(40)],
  ['with one long word', 'x'.repeat(2_000)],
  ['with signs beyond ASCII', 'Gauze 4×4, “sterile”, 10 €, café = naïve\n'.repeat(30)],
  ['of another script', '医療用品のご注文ありがとうございます。\n'.repeat(30)],
  ['with pictures', 'Thank you 🩹👩🏽‍⚕️ '.repeat(30)],
  ['with all kinds of ends of lines', 'a \nb\t\r\nc\rd \r\n\r\n.\n..\nFrom here\n'],
  ['with spaces at its end', 'Questions? Just reply   '],
  ['with what looks like a boundary', '--boundary\n=3D=\n=\n--\n'],
])('a mail with a text %s is what nodemailer would write', async (_kind, text) => {
  const html = `<p>${text}</p>`
  const written = await new MailComposer(mailFields({ ...mail, text, html })).compile().build()

  const message = mailMessage({ ...mail, text, html })

  expect(comparable(message)).toBe(comparable(written.toString('utf8')))
})

it("a mail with an attachment equals nodemailer's, byte for byte", async () => {
  const content = Buffer.from(Array.from({ length: 5_000 }, (_, index) => (index * 7) % 256))
  const files = [{ fileName: 'PO-1001.pdf', type: 'application/pdf', content }]
  const written = await new MailComposer(mailFields({ ...mail, files })).compile().build()

  const message = mailMessage({ ...mail, files })

  expect(comparable(message)).toBe(comparable(written.toString('utf8')))
  expect(message.replaceAll('\r\n', '')).toContain(content.toString('base64'))
})
