import { writeMessage } from '../message-folder.ts'
import type { MailGateway } from './mail-gateway.ts'
import { mailMessage } from './mail-message.ts'

/** Writes each mail as an .eml file, which mail programs open; for a shop without SMTP_URL. */
export const outboxFolder = (folder: string): MailGateway => ({
  async send(mail) {
    const { messageId } = mail
    writeMessage(folder, { messageId, ending: '.eml', content: mailMessage(mail) })
  },
})
