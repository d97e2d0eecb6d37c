import path from 'node:path'
import type { Config } from '../../config/config.ts'
import { httpSms } from './http-sms.ts'
import { smsFolder } from './sms-folder.ts'
import type { SmsGateway } from './sms-gateway.ts'

/** SMS_URL sends text messages; without it, they are written next to the unsent mails. */
export const openSmsGateway = ({ smsUrl, smsToken, dataDir }: Config): SmsGateway =>
  smsUrl ? httpSms({ url: smsUrl, token: smsToken }) : smsFolder(path.join(dataDir, 'outbox'))
