import type { Queryable } from '../../../db/db.ts'

interface NewLogo {
  bytes: Buffer | null
  sha256: Buffer
  sizeBytes: number
  width: number
  height: number
  updatedBy: string
}

/** Stores a logo; returns its id. */
export async function insertLogo(tx: Queryable, logo: NewLogo): Promise<number> {
  const { logoId } = await tx
    .insertInto('mailLogo')
    .values(logo)
    .returning('logoId')
    .executeTakeFirstOrThrow()
  return logoId
}

/** A logo's bytes, or where they are; undefined if there is none with this id. */
export const findLogo = (db: Queryable, logoId: number) =>
  db
    .selectFrom('mailLogo')
    .select(['bytes', 'sha256'])
    .where('logoId', '=', logoId)
    .executeTakeFirst()
