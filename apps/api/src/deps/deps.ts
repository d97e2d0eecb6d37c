import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config/config.ts'
import type { Db } from '../db/db.ts'
import type { CardGateway } from '../gateways/cards/card-gateway.ts'
import type { FileStore } from '../gateways/files/file-store.ts'
import type { MailGateway } from '../gateways/mail/mail-gateway.ts'
import type { SmsGateway } from '../gateways/sms/sms-gateway.ts'
import type { Cache } from '../ground/cache.ts'
import type { Telemetry } from '../telemetry/telemetry.ts'

/** The time of day; tests set it. Expiries are judged by the database's clock, not by this one. */
export interface Clock {
  now(): Date
}

/** Everything a use case may reach outside its arguments. */
export interface Deps {
  db: Db
  /** The same database for statements that may take minutes, as those of an import do; `db` where there is none. */
  patientDb?: Db
  /** Where lists and searches are read: a copy where there is one. A statement that takes too long is given up. */
  catalogue: Db
  /** Answers and pages of this process; no use case needs it. */
  cache: Cache
  cards: CardGateway
  mail: MailGateway
  sms: SmsGateway
  /** Where pictures and documents are kept; undefined: in the database. */
  files?: FileStore | undefined
  clock: Clock
  config: Config
  logger: FastifyBaseLogger
  /** Undefined where no setting asks for figures or traces. */
  telemetry?: Telemetry | undefined
}
