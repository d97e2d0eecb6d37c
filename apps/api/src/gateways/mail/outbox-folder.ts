import fs from 'node:fs'
import path from 'node:path'
import type { MailGateway } from './mail-gateway.ts'
import { mailMessage } from './mail-message.ts'

/** Writes each mail as an .eml file, which mail programs open; for a shop without SMTP_URL. */
export function outboxFolder(folder: string): MailGateway {
  return {
    async send(mail) {
      const message = mailMessage(mail)
      // Named by the Message-ID: a repeat writes the same file again.
      const name = `${mail.messageId.replace(/[^A-Za-z0-9-]+/g, '_').replace(/^_|_$/g, '')}.eml`
      const draft = path.join(folder, `.${name}.part`)
      writeInto(folder, draft, message)
      fs.renameSync(draft, path.join(folder, name))
    },
  }
}

/** At once: a mail has 7 KB, and handing the four steps to threads took more of the processor than the steps. */
function writeInto(folder: string, file: string, message: string) {
  const write = () => fs.writeFileSync(file, message, { mode: 0o600 })
  try {
    write()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
    write()
  }
}
