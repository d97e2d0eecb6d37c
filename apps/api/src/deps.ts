import type { FastifyBaseLogger } from 'fastify'
import type { ResponseCache } from './cache/response-cache.ts'
import type { Config } from './config.ts'
import type { Db } from './db/db.ts'
import type { CardGateway } from './gateways/cards/card-gateway.ts'
import type { MailGateway } from './gateways/mail/mail-gateway.ts'
import type { SmsGateway } from './gateways/sms/sms-gateway.ts'
import type { SearchIndex } from './modules/catalog/search-index/search-index.ts'

/** The time of day; tests set it. Expiries are judged by the database's clock, not by this one. */
export interface Clock {
  now(): Date
}

/** Everything a use case may reach outside its arguments. */
export interface Deps {
  db: Db
  /** A copy for reading the catalogue, a moment behind; see `readerOf`. */
  replica?: Db
  /** The catalogue in this process's memory, for searches; PostgreSQL searches without it. */
  searchIndex?: SearchIndex
  /** Catalogue answers of this process. */
  cache: ResponseCache
  /** Resolves when this process has heard of all changes until now; where nobody listens there is none. */
  catchUp?: () => Promise<void>
  cards: CardGateway
  mail: MailGateway
  sms: SmsGateway
  clock: Clock
  config: Config
  logger: FastifyBaseLogger
}
