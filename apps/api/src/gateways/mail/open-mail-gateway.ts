import path from 'node:path'
import type { Config } from '../../config/config.ts'
import type { MailGateway } from './mail-gateway.ts'
import { outboxFolder } from './outbox-folder.ts'
import { smtpServer } from './smtp-server.ts'

/** SMTP_URL sends mail; without it, mail is written into a folder, one file each (Decisions §9). */
export const openMailGateway = ({ smtpUrl, dataDir }: Config): MailGateway =>
  smtpUrl ? smtpServer(smtpUrl) : outboxFolder(path.join(dataDir, 'outbox'))
