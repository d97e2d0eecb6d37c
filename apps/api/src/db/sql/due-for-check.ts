import { sql } from 'kysely'
import { isToCome } from './to-come.ts'

/**
 * Whether the provider should be asked about a row again: after half a minute, then at growing intervals of up to six
 * hours. For tables with `created_at`, `checked_at` and `checks`.
 */
export const isDueForCheck = sql<boolean>`(coalesce(checked_at, created_at)
  + least(interval '30 seconds' * power(4, least(checks, 8)), interval '6 hours') <= now()
  or ${isToCome(sql`coalesce(checked_at, created_at)`)})`
