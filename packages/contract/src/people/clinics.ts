import { CLINIC_STATUSES, PRACTICE_TYPES } from '@mendwell/domain/people/clinics'
import { isStateCode } from '@mendwell/domain/places/us-postal-codes'
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'

import { day, Id, IdText, Instant, noCardNumber, optional, required } from '../wire/shapes.ts'
import { PageQuery } from '../wire/staff-lists.ts'
import { says } from '../wire/validation-messages.ts'

const tags = ['clinics'] as const
const staffTags = ['staff clinics'] as const

/** What a customer submits for verification; days are those of the shop, inclusive. */
export const SaveClinic = z.object({
  practiceName: required('practiceNameRequired', 120).check(noCardNumber),
  practiceType: z.enum(PRACTICE_TYPES, says('practiceTypeRequired')),
  licenseNumber: required('licenseNumberRequired', 60).check(noCardNumber),
  /** The issuing state: TX. */
  stateCode: z.string().check(z.refine(isStateCode, says('licenseStateRequired'))),
  /** The last day on which the license is valid. */
  expiresOn: day('licenseDayRequired'),
  /** From an upload by the same customer. */
  documentId: z.int(says('licenseFileRequired')),
})
export type SaveClinic = z.output<typeof SaveClinic>

/** A request and its status. */
export const Clinic = z.object({
  clinicId: Id,
  practiceName: z.string(),
  practiceType: z.enum(PRACTICE_TYPES),
  licenseNumber: z.string(),
  stateCode: z.string(),
  expiresOn: z.string(),
  status: z.enum(CLINIC_STATUSES),
  /** Why it was declined or revoked, as written by staff. */
  reason: z.nullable(z.string()),
  askedAt: Instant,
})
export type Clinic = z.output<typeof Clinic>

export const OwnClinic = z.object({
  /** The most recent request; null: never submitted. */
  clinic: z.nullable(Clinic),
  /** The last day on which this customer can order clinic-only goods; null: not today. */
  verifiedUntil: z.nullable(z.string()),
})
export type OwnClinic = z.output<typeof OwnClinic>

export const ClinicDocument = z.object({ documentId: Id, fileName: z.string(), sizeBytes: z.int() })
export type ClinicDocument = z.output<typeof ClinicDocument>

export const findOwnClinic = endpoint({
  method: 'GET',
  url: '/clinics/own',
  schema: {
    summary: 'Whether the signed-in customer counts as a clinic, and the newest request',
    tags,
    response: { 200: OwnClinic, ...problems(401) },
  },
})

export const uploadClinicDocument = endpoint({
  method: 'POST',
  url: '/clinics/document',
  schema: {
    summary: 'A license as PDF or picture, at most 10 MB; field `file`',
    description: 'It is read by staff alone, and removed after a day where no request names it.',
    tags,
    consumes: ['multipart/form-data'],
    form: z.object({ file: z.file() }),
    response: { 200: ClinicDocument, ...problems(400, 401, 413, 415, 422, 429) },
  },
})

export const saveClinic = endpoint({
  method: 'POST',
  url: '/clinics/save',
  schema: {
    summary: 'Asks to be verified as a clinic; 409 while a request waits',
    tags,
    body: SaveClinic,
    response: { 200: OwnClinic, ...problems(400, 401, 409, 422, 429) },
  },
})

export const StaffClinic = z.extend(Clinic, {
  custId: Id,
  customerName: z.string(),
  email: z.string(),
  decidedAt: z.nullable(Instant),
  decidedBy: z.nullable(z.string()),
  /** Verified, and the license has not expired. */
  isValid: z.boolean(),
  fileName: z.nullable(z.string()),
})
export type StaffClinic = z.output<typeof StaffClinic>

/** EXPIRED: was verified, but the license has expired. */
export const CLINIC_FILTERS = [...CLINIC_STATUSES, 'EXPIRED'] as const

/** `q` matches part of the practice's name, the license number, or the customer's name or email. */
export const FindClinics = z.extend(PageQuery, { status: z.optional(z.enum(CLINIC_FILTERS)) })
export type FindClinics = z.output<typeof FindClinics>

export const findClinics = endpoint({
  method: 'GET',
  url: '/staff/clinics',
  schema: {
    summary: 'Staff: who asked to be verified as a clinic; those that wait come oldest first',
    tags: staffTags,
    querystring: FindClinics,
    response: {
      200: z.object({ rows: z.array(StaffClinic), total: z.int(), waiting: z.int() }),
      ...problems(400, 401, 403, 422),
    },
  },
})

export const DecideClinic = z.object({
  clinicId: Id,
  status: z.enum(['VERIFIED', 'DECLINED', 'WITHDRAWN']),
  /** The reason given to the customer; required for a refusal. */
  reason: optional(500, noCardNumber),
  /** As stated in the document, if the customer typed something else. */
  licenseNumber: optional(60, noCardNumber),
  expiresOn: z.optional(z.nullable(day('licenseDayRequired'))),
})
export type DecideClinic = z.output<typeof DecideClinic>

export const decideClinic = endpoint({
  method: 'POST',
  url: '/staff/clinics/decide',
  schema: {
    summary: 'Staff: verifies a clinic, declines a request or withdraws a verification; mails it',
    tags: staffTags,
    body: DecideClinic,
    response: { 200: StaffClinic, ...problems(400, 401, 403, 404, 409, 422) },
  },
})

export const readClinicDocument = endpoint({
  method: 'GET',
  url: '/staff/clinics/:clinicId/document',
  schema: {
    summary: 'Staff: the license that came with a request, to be saved',
    tags: staffTags,
    params: z.object({ clinicId: IdText }),
    produces: ['application/pdf', 'image/webp'],
    response: { 200: z.unknown(), ...problems(401, 403, 404, 422) },
  },
})
