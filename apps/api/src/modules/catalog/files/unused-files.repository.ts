import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'

/** The hashes that no picture and no document references, wherever its own bytes are. */
export async function findUnnamed(db: Db, hashes: readonly Buffer[]): Promise<Buffer[]> {
  const { rows } = await sql<{ sha256: Buffer }>`
    select asked.sha256 from unnest(${hashes}::bytea[]) as asked (sha256)
    where not exists (select from product_image as i where i.sha256 = asked.sha256)
      and not exists (select from product_document as d where d.sha256 = asked.sha256)
      and not exists (select from mail_logo as l where l.sha256 = asked.sha256)`.execute(db)
  return rows.map(({ sha256 }) => sha256)
}
