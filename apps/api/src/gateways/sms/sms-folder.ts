import fs from 'node:fs/promises'
import path from 'node:path'
import type { SmsGateway } from './sms-gateway.ts'

/** Writes each text message as a file; for a shop without SMS_URL. */
export function smsFolder(folder: string): SmsGateway {
  return {
    async send({ to, text, messageId }) {
      await fs.mkdir(folder, { recursive: true, mode: 0o700 })
      // Named by the message: a repeat writes the same file again.
      const name = `${messageId.replace(/[^A-Za-z0-9-]+/g, '_').replace(/^_|_$/g, '')}.sms.txt`
      const draft = path.join(folder, `.${name}.part`)
      await fs.writeFile(draft, `To: ${to}\n\n${text}\n`, { mode: 0o600 })
      await fs.rename(draft, path.join(folder, name))
    },
  }
}
