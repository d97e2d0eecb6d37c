import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import type { SeedRow } from '../../files/seed-files.ts'
import { text } from '../../files/seed-values.ts'

/** Postal codes with their cities; existing ones stay as they are. */
export async function loadPostalCodes(db: Queryable, rows: readonly SeedRow[]): Promise<void> {
  const column = (name: string) => rows.map((row) => text(row, name))
  await sql`
    insert into postal_code (postal_code, city, state_code)
    select * from unnest(${column('postalCode')}::text[], ${column('city')}::text[],
      ${column('stateCode')}::text[]) on conflict do nothing`.execute(db)
}
