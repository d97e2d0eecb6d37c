import { STAFF_ROLES } from '@mendwell/domain/people/staff-permissions'
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { email, Id, IdText, Instant, line, required } from '../wire/shapes.ts'
import { says } from '../wire/validation-messages.ts'

const tags = ['staff'] as const

/** A built-in role by its code, or a custom one: own-12. */
export const Role = z.union(
  [z.enum(STAFF_ROLES), z.templateLiteral(['own-', z.int()])],
  says('roleUnknown'),
)

export const StaffMember = z.object({
  custId: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: Role,
  activeFlag: z.boolean(),
  /** Has not set a password yet. */
  isInvited: z.boolean(),
  hasSecondFactor: z.boolean(),
  lastSeenAt: z.nullable(Instant),
})
export type StaffMember = z.output<typeof StaffMember>

export const findStaff = endpoint({
  method: 'GET',
  url: '/staff/members',
  schema: {
    summary: 'Everybody who works in the shop',
    tags,
    response: { 200: z.array(StaffMember), ...problems(401, 403) },
  },
})

export const Invitation = z.object({
  email: email(),
  firstName: required('firstNameRequired', 60),
  lastName: z.prefault(line(60), ''),
  role: Role,
})
export type Invitation = z.output<typeof Invitation>

export const inviteStaff = endpoint({
  method: 'POST',
  url: '/staff/invite',
  schema: {
    summary: 'Makes somebody a member of staff and mails the link that sets the password',
    description: 'For an email that is invited already, the mail goes out again.',
    tags,
    body: Invitation,
    response: { 200: StaffMember, ...problems(400, 401, 403, 404, 409, 422, 429) },
  },
})

export const changeStaff = endpoint({
  method: 'PUT',
  url: '/staff/members/:custId',
  schema: {
    summary: 'Changes the role, or closes and opens the access',
    description: 'The last active owner stays one: 409 LAST_OWNER.',
    tags,
    params: z.object({ custId: IdText }),
    body: z.object({ role: z.optional(Role), activeFlag: z.optional(z.boolean()) }),
    response: { 200: StaffMember, ...problems(400, 401, 403, 404, 409, 422) },
  },
})

export const resetSecondFactor = endpoint({
  method: 'POST',
  url: '/staff/members/:custId/secondFactor/reset',
  schema: {
    summary: 'Switches the second factor of a member off who lost it, and ends all their sessions',
    tags,
    params: z.object({ custId: IdText }),
    response: { 200: StaffMember, ...problems(400, 401, 403, 404, 409, 422) },
  },
})

export const StaffSession = z.object({
  /** Identifies the session without giving access. */
  publicHandle: z.string(),
  userAgent: z.nullable(z.string()),
  createdAt: Instant,
  lastSeenAt: Instant,
  isCurrent: z.boolean(),
})

export const findStaffSessions = endpoint({
  method: 'GET',
  url: '/staff/sessions',
  schema: {
    summary: 'The live sessions of oneself, or of another member for who manages staff',
    tags,
    querystring: z.object({ custId: z.optional(IdText) }),
    response: { 200: z.array(StaffSession), ...problems(400, 401, 403) },
  },
})

export const revokeStaffSession = endpoint({
  method: 'POST',
  url: '/staff/sessions/revoke',
  schema: {
    summary: 'Ends a session',
    tags,
    body: z.object({ custId: z.optional(Id), publicHandle: required('sessionRequired', 60) }),
    response: { 200: z.object({ revoked: z.boolean() }), ...problems(400, 401, 403, 422) },
  },
})

export const revokeOtherStaffSessions = endpoint({
  method: 'POST',
  url: '/staff/sessions/revokeOthers',
  schema: {
    summary: 'Ends all sessions of oneself, or of another member, but the one that asks',
    tags,
    body: z.object({ custId: z.optional(Id) }),
    response: { 200: z.object({ revoked: z.boolean() }), ...problems(400, 401, 403, 422) },
  },
})

/** The state of a staff sign-in. */
export const StaffStanding = z.object({
  /** The role that applies once the second factor is given. */
  role: z.nullable(Role),
  /** `missing`: the shop requires one and it is not set up; `due`: it is not given yet. Both have no staff rights. */
  secondFactor: z.enum(['off', 'missing', 'due', 'given']),
  /** The shop requires a second factor of this member of staff. */
  isRequired: z.boolean(),
  recoveryCodesLeft: z.int(),
})

export const getStaffStanding = endpoint({
  method: 'GET',
  url: '/staff/standing',
  schema: {
    summary: 'Whether the own session still needs its second factor, or must set one up',
    tags,
    response: { 200: StaffStanding, ...problems(401) },
  },
})

const Code = required('codeRequired', 20)

export const giveSecondFactor = endpoint({
  method: 'POST',
  url: '/staff/secondFactor/give',
  schema: {
    summary: 'Gives the session its staff rights, with a code of the app or a recovery code',
    tags,
    body: z.object({ code: Code }),
    response: { 200: StaffStanding, ...problems(400, 401, 403, 422, 429) },
  },
})

export const beginSecondFactor = endpoint({
  method: 'POST',
  url: '/staff/secondFactor/begin',
  schema: {
    summary: 'A new secret for an authenticator app; it counts once a code confirmed it',
    tags,
    response: {
      200: z.object({ secret: z.string(), uri: z.string() }),
      ...problems(401, 403, 409),
    },
  },
})

export const confirmSecondFactor = endpoint({
  method: 'POST',
  url: '/staff/secondFactor/confirm',
  schema: {
    summary: 'Turns on the second factor and returns ten recovery codes, only this once',
    tags,
    body: z.object({ code: Code }),
    response: {
      200: z.object({ recoveryCodes: z.array(z.string()) }),
      ...problems(400, 401, 403, 409, 422, 429),
    },
  },
})

export const endSecondFactor = endpoint({
  method: 'POST',
  url: '/staff/secondFactor/end',
  schema: {
    summary: 'Switches the own second factor off, with a code',
    description: 'While the shop requires one it stays on: 409.',
    tags,
    body: z.object({ code: Code }),
    response: { 200: StaffStanding, ...problems(400, 401, 403, 409, 422, 429) },
  },
})
