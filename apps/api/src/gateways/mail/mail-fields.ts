import { isEmail } from '@mendwell/domain/people/email-address'
import type Mail from 'nodemailer/lib/mailer/index.js'
import type { OutgoingMail } from './mail-gateway.ts'

/**
 * A mail in nodemailer's format. The envelope is explicit, and every address is checked first: even as an object,
 * nodemailer parses one text as several recipients (Reliability §3.3).
 * @throws Error for anything but exactly one address.
 */
export function mailFields(mail: OutgoingMail): Mail.Options {
  for (const address of [mail.from.address, mail.to.address, mail.replyTo ?? mail.to.address]) {
    if (!isEmail(address)) throw new Error('This is not exactly one mail address')
  }
  return {
    from: mail.from,
    to: mail.to,
    envelope: { from: mail.from.address, to: [mail.to.address] },
    ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: mail.messageId,
    headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
    ...(mail.files && {
      attachments: mail.files.map(({ fileName, type, content }) => ({
        filename: fileName,
        contentType: type,
        content,
      })),
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
