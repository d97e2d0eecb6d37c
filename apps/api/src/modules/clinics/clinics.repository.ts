import type { FindClinics, SaveClinic } from '@mendwell/contract/people/clinics'
import type { ClinicStatus, PracticeType } from '@mendwell/domain/people/clinics'
import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'
import { containing } from '../../db/sql/containing.ts'
import { countUpTo } from '../../db/sql/count-up-to.ts'

/** Days as YYYY-MM-DD. */
const expiresOn = sql<string>`to_char(clinic.expires_on, 'YYYY-MM-DD')`
// The table's own checks limit these columns to the lists of domain/people/clinics.ts.
const practiceType = sql<PracticeType>`clinic.practice_type`
const status = sql<ClinicStatus>`clinic.status`

const clinics = (db: Queryable) =>
  db
    .selectFrom('clinic')
    .select(['clinic.clinicId', 'clinic.custId', 'clinic.practiceName', 'clinic.licenseNumber'])
    .select(['clinic.stateCode', 'clinic.reason', 'clinic.askedAt'])
    .select([
      expiresOn.as('expiresOn'),
      practiceType.as('practiceType'),
      status.as('status'),
      sql<boolean>`clinic.status = 'VERIFIED' and clinic.expires_on >= public.shop_day()`.as(
        'isValid',
      ),
    ])

/** The last day on which a customer counts as a clinic, YYYY-MM-DD; null for everyone else. */
export async function findClinicUntil(db: Queryable, custId: number): Promise<string | null> {
  const { rows } = await sql<{ until: string | null }>`
    select to_char(public.clinic_until(${custId}::int), 'YYYY-MM-DD') as until`.execute(db)
  return rows[0]?.until ?? null
}

/** The customer's current groups. */
export async function findGroupsOf(db: Queryable, custId: number): Promise<string[]> {
  const { rows } = await sql<{ groups: string[] }>`
    select public.customer_groups_of(${custId}::int) as groups`.execute(db)
  return rows[0]?.groups ?? []
}

/** The latest request of a customer. */
export const findNewestClinic = (db: Queryable, custId: number) =>
  clinics(db)
    .where('clinic.custId', '=', custId)
    .orderBy('clinic.clinicId', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Whether this day is past in the shop's time zone. */
export async function isPastDay(db: Queryable, day: string): Promise<boolean> {
  const { rows } = await sql<{ isPast: boolean }>`
    select ${day}::date < public.shop_day() as is_past`.execute(db)
  return rows[0]?.isPast ?? true
}

interface NewClinic extends Omit<SaveClinic, 'documentId'> {
  custId: number
}

/** Stores a request; undefined if the customer has another pending one. */
export const insertClinic = (db: Queryable, clinic: NewClinic) =>
  db
    .insertInto('clinic')
    .values(clinic)
    // As a literal: with a parameter the generic plan would not match the index.
    .onConflict((conflict) =>
      conflict.column('custId').where(sql<boolean>`status = 'REQUESTED'`).doNothing(),
    )
    .returning('clinicId')
    .executeTakeFirst()

/** One request, locked until the transaction ends. */
export const lockClinic = (tx: Queryable, clinicId: number) =>
  clinics(tx).where('clinic.clinicId', '=', clinicId).forUpdate('clinic').executeTakeFirst()

/** What staff decide about a request, and can undo. */
export interface ClinicState {
  status: ClinicStatus
  reason: string | null
  licenseNumber: string
  expiresOn: string
}

/** Sets the state of a locked request. */
export async function updateClinic(
  tx: Queryable,
  clinicId: number,
  { decidedBy, ...state }: ClinicState & { decidedBy: string },
): Promise<void> {
  const isOpen = state.status === 'REQUESTED'
  await tx
    .updateTable('clinic')
    .set({
      ...state,
      decidedAt: isOpen ? null : sql<Date>`now()`,
      decidedBy: isOpen ? null : decidedBy,
    })
    .where('clinicId', '=', clinicId)
    .execute()
}

/** Whether the same customer has another pending request. */
export async function hasWaitingClinic(tx: Queryable, custId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('clinic')
    .select('clinicId')
    .where('custId', '=', custId)
    .where('status', '=', 'REQUESTED')
    .executeTakeFirst()
  return row !== undefined
}

const staffClinics = (db: Queryable) =>
  clinics(db)
    .innerJoin('customer', 'customer.custId', 'clinic.custId')
    .leftJoin('clinicDocument', 'clinicDocument.clinicId', 'clinic.clinicId')
    .select([
      'customer.email',
      'clinic.decidedAt',
      'clinic.decidedBy',
      'clinicDocument.fileName',
      sql<string>`trim(customer.first_name || ' ' || customer.last_name)`.as('customerName'),
    ])

/** One request with its customer, as staff see it. */
export const findStaffClinic = (db: Queryable, clinicId: number) =>
  staffClinics(db).where('clinic.clinicId', '=', clinicId).executeTakeFirst()

/** One page of requests and how many match; pending ones come oldest first. */
export async function findClinicPage(
  db: Queryable,
  { page, size, status: wanted, q }: FindClinics,
) {
  const matching = staffClinics(db)
    .$if(wanted !== undefined && wanted !== 'EXPIRED', (query) =>
      query.where('clinic.status', '=', wanted ?? ''),
    )
    .$if(wanted === 'VERIFIED', (query) =>
      query.where('clinic.expiresOn', '>=', sql<Date>`public.shop_day()`),
    )
    .$if(wanted === 'EXPIRED', (query) =>
      query
        .where('clinic.status', '=', 'VERIFIED')
        .where('clinic.expiresOn', '<', sql<Date>`public.shop_day()`),
    )
    .$if(Boolean(q), (query) =>
      query.where(
        sql<boolean>`(lower(clinic.license_number) = lower(${q ?? ''})
          or lower(clinic.practice_name || ' ' || customer.first_name || ' ' || customer.last_name
            || ' ' || customer.email) like ${containing(q ?? '')})`,
      ),
    )
  const [rows, { total }] = await Promise.all([
    matching
      .orderBy('clinic.clinicId', wanted === 'REQUESTED' ? 'asc' : 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    matching.clearSelect().select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

/** Pending requests, counted up to MAX_COUNTED. */
export async function countWaitingClinics(db: Queryable): Promise<number> {
  const { waiting } = await db
    .selectNoFrom([countUpTo(sql`from clinic where status = 'REQUESTED'`).as('waiting')])
    .executeTakeFirstOrThrow()
  return waiting
}

/** Clinics whose license expires within this many days and that have no new request. */
export const findEndingClinics = (db: Queryable, withinDays: number) =>
  db
    .selectFrom('clinic')
    .innerJoin('customer', 'customer.custId', 'clinic.custId')
    .select(['clinic.clinicId', 'clinic.custId', 'customer.email'])
    .where('clinic.status', '=', 'VERIFIED')
    .where('customer.activeFlag', '=', true)
    .where(
      sql<boolean>`clinic.expires_on between public.shop_day() and public.shop_day() + ${withinDays}::int
        and not exists (select from clinic later where later.cust_id = clinic.cust_id
          and later.clinic_id > clinic.clinic_id and later.status in ('REQUESTED', 'VERIFIED'))`,
    )
    .orderBy('clinic.clinicId')
    .execute()
