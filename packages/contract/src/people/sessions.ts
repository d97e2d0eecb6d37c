import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'

import { line, required, text } from '../wire/shapes.ts'
import { Customer, NewPassword, Password, Registration } from './customers.ts'

const tags = ['sessions'] as const

/** `X-Session: cookie` asks for an HttpOnly cookie instead of a bearer token (Decisions §5). */
const SessionHeaders = z.looseObject({ 'x-session': z.optional(z.string()) })

export const Credentials = z.object({
  loginId: required('usernameRequired', 254),
  loginPassword: Password,
})
export type Credentials = z.output<typeof Credentials>

export const SignedIn = z.object({
  authenticated: z.boolean(),
  /** The credential for `Authorization: Bearer`; in cookie mode, a handle without access. */
  token: z.string(),
  customer: Customer,
})
export type SignedIn = z.output<typeof SignedIn>

export const authenticate = endpoint({
  method: 'POST',
  url: '/users/authenticate',
  schema: {
    summary: 'Signs in',
    description:
      "401 carries `authenticated: false`, `token: '_EMPTY'` and `customer: null` beside the problem, the same for unknown and wrong.",
    tags,
    headers: SessionHeaders,
    body: Credentials,
    response: { 200: SignedIn, ...problems(400, 401, 422, 429, 503) },
  },
})

export const authenticateCustomer = endpoint({
  method: 'POST',
  url: '/customer/authenticate',
  schema: {
    summary: 'Signs in and answers the token alone',
    tags,
    headers: SessionHeaders,
    body: z.object({ username: required('usernameRequired', 254), password: Password }),
    response: { 200: z.object({ token: z.string() }), ...problems(400, 401, 422, 429, 503) },
  },
})

/** loginsignin accepts both forms; the presence of an email decides (Decisions §6). */
const LoginOrRegistration = z.pipe(
  z
    .looseObject({
      email: z.optional(z.unknown()),
      loginId: z.optional(z.unknown()),
      loginPassword: z.optional(z.unknown()),
    })
    .check(
      z.meta({ examples: [{ loginId: 'ada@example.com', loginPassword: 'a quiet river in may' }] }),
    ),
  z.transform((body, context) => {
    const isRegistration = body.email !== undefined && body.email !== null
    const parsed = isRegistration
      ? z.safeParse(z.object({ registration: Registration }), { registration: body })
      : z.safeParse(z.object({ credentials: Credentials }), { credentials: body })
    if (parsed.success) return parsed.data
    for (const issue of parsed.error.issues) {
      context.issues.push({
        code: 'custom',
        message: issue.message,
        path: issue.path.slice(1),
        input: body,
      })
    }
    return z.NEVER
  }),
)

export const loginOrRegister = endpoint({
  method: 'POST',
  url: '/loginsignin',
  schema: {
    summary: 'With an email in the body: registers; without: signs in',
    tags,
    headers: SessionHeaders,
    body: LoginOrRegistration,
    response: {
      200: SignedIn,
      201: z.object({ custId: z.int() }),
      ...problems(400, 401, 409, 422, 429, 503),
    },
  },
})

export const signOut = endpoint({
  method: 'POST',
  url: '/users/signout',
  schema: {
    summary: 'Revokes the session',
    tags,
    response: { 200: z.object({ signedOut: z.boolean() }), ...problems(401, 403) },
  },
})

/** Who is using the web app; nothing here is a credential. */
export const Session = z.object({
  authenticated: z.boolean(),
  customer: z.nullable(Customer),
  staffRole: z.nullable(z.string()),
  /** The role if it is a custom one: its name and permissions. */
  ownRole: z.optional(z.object({ name: z.string(), permissions: z.array(z.string()) })),
  /** The session expired since the last call: notify once, and keep the cart. */
  sessionEnded: z.boolean(),
})
export type Session = z.output<typeof Session>
export type SessionWire = z.input<typeof Session>

export const getSession = endpoint({
  method: 'GET',
  url: '/users/session',
  schema: { summary: 'Who is signed in', tags, response: { 200: Session } },
})

export const forgotPassword = endpoint({
  method: 'POST',
  url: '/users/forgotPassword',
  schema: {
    summary: 'Mails a link to set a password; the same answer for every email',
    tags,
    body: z.object({ email: required('emailRequired', 254) }),
    response: { 200: z.object({ sent: z.boolean() }), ...problems(400, 422, 429) },
  },
})

const NewPasswordByLink = z.object({ token: text(100), newPassword: NewPassword })

export const resetPassword = endpoint({
  method: 'POST',
  url: '/users/resetPassword',
  schema: {
    summary: 'Sets a new password with a mailed link and signs in',
    tags,
    headers: SessionHeaders,
    body: NewPasswordByLink,
    response: { 200: SignedIn, ...problems(400, 409, 422, 429, 503) },
  },
})

export const claimAccount = endpoint({
  method: 'POST',
  url: '/users/claim',
  schema: {
    summary: 'Turns the customer of a guest order into an account, with a mailed link',
    tags,
    headers: SessionHeaders,
    body: z.extend(NewPasswordByLink, {
      firstName: z.optional(line(60)),
      lastName: z.optional(line(60)),
    }),
    response: { 200: SignedIn, ...problems(400, 409, 422, 429, 503) },
  },
})

export const changePassword = endpoint({
  method: 'POST',
  url: '/users/changePassword',
  schema: {
    summary: 'Sets a new password and ends all other sessions',
    tags,
    headers: SessionHeaders,
    body: z.object({ currentPassword: Password, newPassword: NewPassword }),
    response: { 200: SignedIn, ...problems(400, 401, 422, 429, 503) },
  },
})
