import { writeMessage } from '../message-folder.ts'
import type { SmsGateway } from './sms-gateway.ts'

/** Writes each text message as a file; for a shop without SMS_URL. */
export const smsFolder = (folder: string): SmsGateway => ({
  async send({ to, text, messageId }) {
    writeMessage(folder, { messageId, ending: '.sms.txt', content: `To: ${to}\n\n${text}\n` })
  },
})
