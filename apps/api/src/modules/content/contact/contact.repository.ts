import type { ContactMessage } from '@mendwell/contract/content/content'
import type { Queryable } from '../../../db/db.ts'

/** Stores a visitor's message; returns its id. */
export async function insertContactMessage(db: Queryable, message: ContactMessage) {
  const { contactId } = await db
    .insertInto('contactMessage')
    .values(message)
    .returning('contactId')
    .executeTakeFirstOrThrow()
  return contactId
}

export function findContactMessage(db: Queryable, contactId: number) {
  return db
    .selectFrom('contactMessage')
    .selectAll()
    .where('contactId', '=', contactId)
    .executeTakeFirst()
}
