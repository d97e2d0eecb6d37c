import type { Config } from '../config/config.ts'
import { applicationName } from '../db/connections/presence.ts'
import { openDb, openPool } from '../db/db.ts'
import { WITHOUT_BOUNDS } from '../db/session-settings.ts'
import { bookEarlierRefunds } from '../modules/payments/refunds/book-refunds.ts'
import { createFirstStaff } from '../modules/people/staff/create-first-staff.ts'
import { seedCatalogue } from '../seed/seed-catalogue.ts'
import { progressOf } from './log/progress.ts'

/** Loads the products a new shop needs, and what a newer version adds; nothing on other starts. */
export async function fillShop(
  databaseUrl: string,
  config: Pick<Config, 'staffEmail' | 'staffPassword'>,
): Promise<void> {
  const pool = openPool({
    databaseUrl,
    applicationName: applicationName('shop'),
    // Thousands of products in one statement take longer than a request's limit.
    bounds: WITHOUT_BOUNDS,
    // The failing statement reports it.
    onError: () => {},
  })
  try {
    const db = openDb(pool)
    await seedCatalogue(db, progressOf('Loading the catalogue'))
    await bookEarlierRefunds(db, progressOf('Booking earlier refunds'))
    const login = await createFirstStaff(db, config)
    if (!login) return
    const password = login.isGenerated ? login.password : 'as set in STAFF_PASSWORD'
    console.log(`Staff log-in, shown this once: ${login.email} with the password ${password}`)
  } finally {
    await pool.end()
  }
}
