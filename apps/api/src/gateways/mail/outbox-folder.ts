import fs from 'node:fs/promises'
import path from 'node:path'
import nodemailer from 'nodemailer'
import { mailFields } from './mail-fields.ts'
import type { MailGateway } from './mail-gateway.ts'

/** Writes each mail as an .eml file, which mail programs open; for a shop without SMTP_URL. */
export function outboxFolder(folder: string): MailGateway {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true })
  return {
    async send(mail) {
      const { message } = await composer.sendMail(mailFields(mail))
      // Named by the Message-ID: a repeat writes the same file again.
      const name = `${mail.messageId.replace(/[^A-Za-z0-9-]+/g, '_').replace(/^_|_$/g, '')}.eml`
      const draft = path.join(folder, `.${name}.part`)
      const write = () => fs.writeFile(draft, message, { mode: 0o600 })
      await write().catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
        await fs.mkdir(folder, { recursive: true, mode: 0o700 })
        await write()
      })
      await fs.rename(draft, path.join(folder, name))
    },
  }
}
