import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'

export type MoveTarget = 's3' | 'database'
type Kind = 'productImage' | 'productDocument' | 'mailLogo'

export interface MovedFile {
  kind: Kind
  id: number
  bytes: Buffer | null
  sha256: Buffer | null
}

const TABLES = {
  productImage: { table: sql.table('product_image'), id: sql.ref('image_id') },
  productDocument: { table: sql.table('product_document'), id: sql.ref('document_id') },
  mailLogo: { table: sql.table('mail_logo'), id: sql.ref('logo_id') },
} as const

/** The next file that is not where it should be. */
export async function findToMove(
  db: Db,
  kind: Kind,
  { to, after }: { to: MoveTarget; after: number },
): Promise<MovedFile | undefined> {
  const { table, id } = TABLES[kind]
  const { rows } = await sql<
    Omit<MovedFile, 'kind'>
  >`select ${id} as id, bytes, sha256 from ${table}
    where ${id} > ${after} and (bytes is null) = ${to === 'database'} order by ${id} limit 1`.execute(
    db,
  )
  return rows[0] && { ...rows[0], kind }
}

/** Marks a file as moved to the store, and deletes its bytes; false if it was deleted meanwhile. */
export async function clearMoved(
  db: Db,
  { kind, id }: MovedFile,
  { sha256, sizeBytes }: { sha256: Buffer; sizeBytes: number },
): Promise<boolean> {
  const { table, id: key } = TABLES[kind]
  const { numAffectedRows = 0n } = await sql`
    update ${table} set bytes = null, sha256 = ${sha256}, size_bytes = ${sizeBytes} where ${key} = ${id}`.execute(
    db,
  )
  return numAffectedRows > 0n
}

/** Puts the bytes of a file back; false if it was deleted meanwhile. */
export async function writeMoved(db: Db, { kind, id }: MovedFile, bytes: Buffer): Promise<boolean> {
  const { table, id: key } = TABLES[kind]
  const { numAffectedRows = 0n } = await sql`
    update ${table} set bytes = ${bytes} where ${key} = ${id}`.execute(db)
  return numAffectedRows > 0n
}
