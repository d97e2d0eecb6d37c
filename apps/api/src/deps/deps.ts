import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config/config.ts'
import type { Db } from '../db/db.ts'
import type { AddressCheckGateway } from '../gateways/address-checks/address-check-gateway.ts'
import type { CardGateway } from '../gateways/cards/card-gateway.ts'
import type { FeedGateway } from '../gateways/feeds/feed-gateway.ts'
import type { FileStore } from '../gateways/files/file-store.ts'
import type { LabelGateway } from '../gateways/labels/label-gateway.ts'
import type { MailGateway } from '../gateways/mail/mail-gateway.ts'
import type { SmsGateway } from '../gateways/sms/sms-gateway.ts'
import type { Cache } from '../ground/cache.ts'
import type { Telemetry } from '../telemetry/telemetry.ts'

/** The current time; tests set it. Expiry goes by the database's clock, not by this one. */
export interface Clock {
  now(): Date
}

/** Everything a use case may reach outside its arguments. */
export interface Deps {
  db: Db
  /** The same database for statements that may take minutes, such as imports; `db` if there is none. */
  patientDb?: Db
  /** Where lists and searches are read: a replica if there is one. Statements that take too long are canceled. */
  catalogue: Db
  /** Cached answers and pages of this process; no use case needs it. */
  cache: Cache
  cards: CardGateway
  mail: MailGateway
  sms: SmsGateway
  feeds: FeedGateway
  addressChecks: AddressCheckGateway
  /** Where pictures and documents are stored; undefined for the database. */
  files?: FileStore | undefined
  /** Sells labels with postage for returns; undefined: shoppers print the shop's own. */
  labels?: LabelGateway | undefined
  clock: Clock
  /** In a preview (decision 0077), which cannot write: what calls record besides their answer is left out. */
  isReadOnly?: boolean
  config: Config
  logger: FastifyBaseLogger
  /** Undefined unless metrics or traces are configured. */
  telemetry?: Telemetry | undefined
}
