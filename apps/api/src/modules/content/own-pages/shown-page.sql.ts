import { sql } from 'kysely'
import { isDue } from '../shown-times/due.sql.ts'

/** What shoppers see (domain/content/own-pages.ts: SHOWN; a test holds the two equal). */
export const isShown = sql<boolean>`(is_published and ${isDue})`
