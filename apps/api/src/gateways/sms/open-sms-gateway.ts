import path from 'node:path'
import type { Config } from '../../config/config.ts'
import { httpSms } from './http-sms.ts'
import { smsFolder } from './sms-folder.ts'
import type { SmsGateway } from './sms-gateway.ts'

/** SMS_URL sends text messages; else they are written beside the mails that are not sent either. */
export const openSmsGateway = ({ smsUrl, smsToken, dataDir }: Config): SmsGateway =>
  smsUrl ? httpSms({ url: smsUrl, token: smsToken }) : smsFolder(path.join(dataDir, 'outbox'))
