import nodemailer from 'nodemailer'
import { mailFields } from './mail-fields.ts'
import type { MailGateway } from './mail-gateway.ts'

/** Reliability §3.3: a mail server that hangs must not hold a worker for minutes. */
const CONNECT_MS = 3_000
const SILENCE_MS = 10_000

/**
 * Sends through the mail server of SMTP_URL, which may include user, password and options. Times out after `silenceMs`
 * without a response.
 */
export function smtpServer(url: string, silenceMs = SILENCE_MS): MailGateway {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: silenceMs,
    dnsTimeout: CONNECT_MS,
  })
  return {
    async send(mail) {
      await transport.sendMail(mailFields(mail))
    },
  }
}
