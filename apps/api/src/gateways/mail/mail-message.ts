import * as base64 from 'nodemailer/lib/base64'
import MailComposer from 'nodemailer/lib/mail-composer'
import type MimeNode from 'nodemailer/lib/mime-node/index.js'
import * as qp from 'nodemailer/lib/qp'
import { mailFields } from './mail-fields.ts'
import type { OutgoingMail } from './mail-gateway.ts'

/**
 * A mail in MIME format. The same as nodemailer's output, assembled at once: nodemailer sends each part through
 * streams, which took most of the time of a mail with only a text and its HTML.
 */
export function mailMessage(mail: OutgoingMail): string {
  const message = partOf(new MailComposer(mailFields(mail)).compile())
  return message.endsWith('\n') ? message : `${message}\r\n`
}

function partOf(node: MimeNode): string {
  const headers = `${node.buildHeaders()}\r\n\r\n`
  if (!node.multipart) return headers + contentOf(node)
  const delimiter = `--${node.boundary}`
  const parts = node.childNodes.map((child) => `${delimiter}\r\n${partOf(child)}`)
  return `${headers}${parts.join('\r\n')}\r\n${delimiter}--\r\n`
}

function contentOf(node: MimeNode): string {
  const { content } = node
  // A file is bytes, not text.
  if (Buffer.isBuffer(content)) return base64.wrap(base64.encode(content))
  const text = String(content)
  switch (node.getTransferEncoding()) {
    case 'quoted-printable':
      return qp.wrap(qp.encode(text))
    case 'base64':
      return base64.wrap(base64.encode(text))
    default:
      return text
  }
}
