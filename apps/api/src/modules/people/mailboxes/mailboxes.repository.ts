import type { Language } from '@mendwell/domain/words/languages'
import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'

const mailboxes = (db: Queryable) =>
  db
    .selectFrom('customer')
    .leftJoin('credential', 'credential.custId', 'customer.custId')
    .select([
      'customer.custId',
      'customer.email',
      'customer.emailCanonical',
      'customer.firstName',
      'customer.lastName',
      sql<boolean>`credential.cust_id is not null`.as('hasPassword'),
      sql<boolean>`customer.email_verified_at is not null`.as('isVerified'),
      sql<boolean>`customer.cust_type = 'S'`.as('isStaff'),
    ])

/** The customer of a canonical email, unless closed. */
export const findMailbox = (db: Queryable, emailCanonical: string) =>
  mailboxes(db)
    .where('customer.emailCanonical', '=', emailCanonical)
    .where('customer.activeFlag', '=', true)
    .executeTakeFirst()

/** The mailbox of a customer, unless closed. */
export const findMailboxOf = (db: Queryable, custId: number) =>
  mailboxes(db)
    .where('customer.custId', '=', custId)
    .where('customer.activeFlag', '=', true)
    .executeTakeFirst()

/** The email of a customer, locked until the end of the transaction. */
export const lockMailbox = (db: Queryable, custId: number) =>
  mailboxes(db)
    .where('customer.custId', '=', custId)
    .where('customer.activeFlag', '=', true)
    .forUpdate('customer')
    .executeTakeFirst()

/** Marks the email as confirmed: the owner of the mailbox used its link. */
export async function markEmailVerified(db: Queryable, custId: number): Promise<void> {
  await db
    .updateTable('customer')
    .set({ emailVerifiedAt: sql<Date>`coalesce(email_verified_at, now())` })
    .where('custId', '=', custId)
    .execute()
}

interface Names {
  firstName: string
  lastName: string
}

/**
 * Erases what people who never proved to own the mailbox typed, and stores since when the account is its owner's
 * (Reliability §2.1, points 6 and 8).
 */
export async function blankUnverifiedProfile(
  db: Queryable,
  custId: number,
  names: Names,
): Promise<void> {
  await db
    .updateTable('customer')
    .set({
      ...names,
      custName: sql<string>`email`,
      phone1: null,
      phone2: null,
      custPic: null,
      profession: null,
      bestWay: null,
      bestTime: null,
      businessFlag: false,
      sendSmsFlag: false,
      sendEmailFlag: false,
      salesRepRequestedAt: null,
      addressId: null,
      billingAddressId: null,
      claimedAt: sql<Date>`now()`,
      updatedAt: sql<Date>`now()`,
    })
    .where('custId', '=', custId)
    .execute()
}

/** Moves a customer to another, confirmed email; undefined if that one is taken. */
export function changeMailbox(
  db: Queryable,
  custId: number,
  emailCanonical: string,
): Promise<{ email: string } | undefined> {
  return db
    .updateTable('customer')
    .set({
      email: emailCanonical,
      loginId: emailCanonical,
      custName: emailCanonical,
      emailCanonical,
      emailVerifiedAt: sql<Date>`now()`,
      // Guest orders under an unproven address may be another person's.
      guestOrdersFrom: sql<Date | null>`case when email_verified_at is null then now() else guest_orders_from end`,
      updatedAt: sql<Date>`now()`,
    })
    .where('custId', '=', custId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('customer as other')
            .select('other.custId')
            .where('other.emailCanonical', '=', emailCanonical),
        ),
      ),
    )
    .returning('email')
    .executeTakeFirst()
}

/** Stores the language in which a customer uses the shop, for mails; without one it stays as it is. */
export async function updateMailLanguage(
  tx: Queryable,
  custId: number,
  language: Language | undefined,
): Promise<void> {
  if (language === undefined) return
  await tx
    .updateTable('customer')
    .set({ mailLanguage: language })
    .where('custId', '=', custId)
    .where(sql<boolean>`mail_language is distinct from ${language}`)
    .execute()
}
