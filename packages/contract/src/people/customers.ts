import { MAX_PASSWORD, MIN_PASSWORD } from '@mendwell/domain/people/passwords'
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'

import {
  email,
  Id,
  IdText,
  line,
  noCardNumber,
  OptionalPhone,
  phone,
  postalCodeFits,
  required,
  text,
  typedText,
} from '../wire/shapes.ts'
import { type FieldCode, says } from '../wire/validation-messages.ts'

const tags = ['customers'] as const

export const CUST_TYPES = ['C', 'R', 'S'] as const
const BEST_WAYS = ['TEXT', 'EMAIL', 'PHONE'] as const
const BEST_TIMES = ['MORNING', 'AFTERNOON', 'EVENING', 'NIGHT'] as const

/** A new password: 8 to 256 characters, stored exactly as typed (Reliability §2.3). */
export const NewPassword = z.string(says('passwordRequired')).check(
  z.minLength(1, says('passwordRequired')),
  z.refine(
    (value) => value === '' || (value.length >= MIN_PASSWORD && value.length <= MAX_PASSWORD),
    says('passwordInvalid'),
  ),
)

/** A password to verify; its length is not restricted. */
export const Password = z
  .string(says('passwordRequired'))
  .check(
    z.minLength(1, says('passwordRequired')),
    z.maxLength(MAX_PASSWORD, says('passwordInvalid')),
  )

/** Absent: unchanged. null or empty: cleared. */
const field = (max: number) => z.optional(z.nullable(words(max)))
const words = (max: number) => line(max).check(noCardNumber)
const needed = (missing: FieldCode, max?: number) => required(missing, max).check(noCardNumber)
const flag = z.optional(z.nullable(z.boolean()))
const choice = <const T extends readonly string[]>(values: T) =>
  z.optional(z.nullable(z.union([z.enum(values), z.literal('')])))

const Street = z.object({ address1: field(200), address2: field(200) })

/** The profile's postal code checks, shipping and billing; separate, since a schema with checks can't omit fields. */
export const profileCodesFit = [
  postalCodeFits(),
  postalCodeFits({
    country: 'billingCountry',
    stateProvince: 'billingStateProvince',
    postalCode: 'billingPostalCode',
  }),
] as const

/** What customers can change about themselves; other fields in a body are ignored, never stored. */
export const Profile = z.object({
  firstName: z.optional(needed('firstNameRequired', 60)),
  lastName: z.optional(needed('lastNameRequired', 60)),
  businessFlag: flag,
  phone1: OptionalPhone,
  phone2: OptionalPhone,
  profession: field(80),
  bestWay: choice(BEST_WAYS),
  bestTime: choice(BEST_TIMES),
  sendSmsFlag: flag,
  sendEmailFlag: flag,
  /** The request to become a sales representative; granted by staff (Decisions §6). */
  salesRep: flag,
  address: z.optional(z.nullable(z.union([words(200), Street]))),
  city: field(120),
  stateProvince: field(80),
  country: field(80),
  postalCode: field(20),
  billingAddress: z.optional(z.nullable(z.union([words(200), Street]))),
  billingCity: field(120),
  billingStateProvince: field(80),
  billingCountry: field(80),
  billingPostalCode: field(20),
})
export type Profile = z.output<typeof Profile>

/** A customer as the customer and staff may see them. */
export const Customer = z.object({
  custId: Id,
  loginId: z.string(),
  custName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  businessFlag: z.boolean(),
  custType: z.enum(CUST_TYPES),
  phone1: z.nullable(z.string()),
  phone2: z.nullable(z.string()),
  custPic: z.nullable(z.string()),
  profession: z.nullable(z.string()),
  priority: z.int(),
  bestWay: z.nullable(z.enum(BEST_WAYS)),
  bestTime: z.nullable(z.enum(BEST_TIMES)),
  sendSmsFlag: z.boolean(),
  sendEmailFlag: z.boolean(),
  salesRep: z.boolean(),
  salesRepRequested: z.boolean(),
  addressId: z.nullable(Id),
  address: z.nullable(z.object({ address1: z.string(), address2: z.string() })),
  city: z.nullable(z.string()),
  stateProvince: z.nullable(z.string()),
  country: z.nullable(z.string()),
  postalCode: z.nullable(z.string()),
  billingAddress: z.nullable(z.object({ address1: z.string(), address2: z.string() })),
  billingCity: z.nullable(z.string()),
  billingStateProvince: z.nullable(z.string()),
  billingCountry: z.nullable(z.string()),
  billingPostalCode: z.nullable(z.string()),
})
export type Customer = z.output<typeof Customer>

export const Registration = z
  .extend(Profile, {
    email: email(),
    loginPassword: NewPassword,
    firstName: needed('firstNameRequired', 60),
    lastName: needed('lastNameRequired', 60),
  })
  .check(...profileCodesFit)
export type Registration = z.output<typeof Registration>

/** customer/save: with a password an account, without one a guest. */
export const SaveCustomer = z
  .extend(Profile, {
    email: email(),
    loginPassword: z.optional(z.nullable(z.union([z.literal(''), NewPassword]))),
    firstName: needed('firstNameRequired', 60),
    lastName: needed('lastNameRequired', 60),
    phone1: phone(),
  })
  .check(...profileCodesFit)
export type SaveCustomer = z.output<typeof SaveCustomer>

/** The whole form of Registration and Edit Profile (Specification §5); the web app checks with it. */
export const ProfileForm = z.extend(Profile, {
  firstName: needed('firstNameRequired', 60),
  lastName: needed('lastNameRequired', 60),
  email: email(),
  phone1: phone(),
  address: needed('address1Required'),
  country: needed('countryRequired', 80),
  stateProvince: needed('stateProvinceRequired', 80),
  city: needed('cityRequired', 120),
  postalCode: needed('postalCodeRequired', 20),
  billingCountry: needed('countryRequired', 80),
  billingStateProvince: needed('stateProvinceRequired', 80),
  billingCity: needed('cityRequired', 120),
  billingPostalCode: needed('postalCodeRequired', 20),
})

export const SaveAddress = z
  .object({
    addressId: z.optional(z.nullable(Id)),
    addressType: z._default(z.optional(z.enum(['SHIPPING', 'BILLING'])), 'SHIPPING'),
    address1: needed('address1Required'),
    address2: field(200),
    country: needed('countryRequired', 80),
    stateProvince: needed('stateProvinceRequired', 80),
    city: needed('cityRequired', 120),
    postalCode: needed('postalCodeRequired', 20),
  })
  .check(postalCodeFits())
export type SaveAddress = z.output<typeof SaveAddress>

const NewCustomer = z.object({ custId: Id })

export const register = endpoint({
  method: 'POST',
  url: '/users/register',
  schema: {
    summary: 'Opens an account; the email is the log-in',
    tags,
    body: Registration,
    response: { 201: NewCustomer, ...problems(400, 409, 422, 429, 503) },
  },
})

export const registerCustomer = endpoint({
  ...register,
  url: '/registerCustomer',
  schema: { ...register.schema, summary: 'Opens an account (second name)' },
})

export const saveCustomer = endpoint({
  method: 'POST',
  url: '/customer/save',
  schema: {
    summary: 'Saves a new customer; without a password a guest',
    description:
      'For a guest the answer repeats what was sent and never tells whether the email is known; its custId opens nothing.',
    tags,
    body: SaveCustomer,
    response: {
      200: z.object({ customer: z.object({ custId: z.int(), firstName: z.string() }) }),
      ...problems(400, 409, 422, 429, 503),
    },
  },
})

export const updateCustomer = endpoint({
  method: 'PUT',
  url: '/customer/update',
  schema: {
    summary: 'Changes the own profile; fields that are absent stay',
    description:
      'Email and password have calls of their own: users/changeEmail, users/changePassword.',
    tags,
    body: z.extend(Profile, { custId: z.optional(z.nullable(z.int())) }),
    response: { 200: z.int(), ...problems(400, 401, 403, 422) },
  },
})

export const saveAddress = endpoint({
  method: 'POST',
  url: '/address/save',
  schema: {
    summary: 'Saves an address and makes it the shipping or billing address',
    tags,
    body: SaveAddress,
    response: { 200: z.object({ addressId: Id }), ...problems(400, 401, 404, 422, 429) },
  },
})

export const findCustomerTypes = endpoint({
  method: 'GET',
  url: '/customerTypes/findAllCustomerType',
  schema: {
    summary: 'Kinds of customers',
    tags,
    response: { 200: z.array(z.object({ custType: z.enum(CUST_TYPES), description: z.string() })) },
  },
})

export const searchByLogin = endpoint({
  method: 'GET',
  url: '/customer/searchByCustomerLogin/:login',
  schema: {
    summary: 'The own record by log-in; staff: any',
    tags,
    params: z.object({ login: typedText }),
    response: { 200: Customer, ...problems(401, 403, 404, 429) },
  },
})

export const findByLogin = endpoint({
  ...searchByLogin,
  url: '/customer/findByCustomerLogin/:login',
  schema: {
    ...searchByLogin.schema,
    summary: 'The own record by log-in (second name); staff: any',
  },
})

export const changeEmail = endpoint({
  method: 'POST',
  url: '/users/changeEmail',
  schema: {
    summary: 'Mails a link to the new address; the change takes effect on that link',
    tags,
    body: z.object({ email: email(), currentPassword: Password }),
    response: { 200: z.object({ sent: z.boolean() }), ...problems(400, 401, 422, 429, 503) },
  },
})

export const sendConfirmation = endpoint({
  method: 'POST',
  url: '/users/sendConfirmation',
  schema: {
    summary: 'Mails who is signed in the link that confirms the email once more',
    tags,
    response: { 200: z.object({ sent: z.boolean() }), ...problems(401, 429) },
  },
})
export const confirmEmail = endpoint({
  method: 'POST',
  url: '/users/confirmEmail',
  schema: {
    summary: 'Redeems the link of a registration or of an email change of who is signed in',
    tags,
    body: z.object({ token: text(100) }),
    response: { 200: z.object({ email: z.string() }), ...problems(400, 401, 409, 422) },
  },
})

export const grantSalesRep = endpoint({
  method: 'PUT',
  url: '/customer/:custId/salesRep',
  schema: {
    summary: 'Staff: grants or refuses the wish to become a sales representative',
    tags,
    params: z.object({ custId: IdText }),
    body: z.object({ granted: z.boolean() }),
    response: { 200: Customer, ...problems(400, 401, 403, 404, 422) },
  },
})
