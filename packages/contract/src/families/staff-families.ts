import { type FamilyFault, MAX_AXES, MAX_MEMBERS } from '@mendwell/domain/catalog/family-faults'
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { Id, line, required } from '../wire/shapes.ts'
import { PageQuery, pageOf } from '../wire/staff-lists.ts'
import type { StaffMessageKey } from '../wire/staff-messages.ts'
import { says } from '../wire/validation-messages.ts'

const tags = ['staff families'] as const

/** The message about a fault, from server and browser alike. */
export const FAMILY_FAULTS = {
  AXIS_TWICE: 'familyAxisTwice',
  FEW_VALUES: 'familyFewValues',
  VALUE_TWICE: 'familyValueTwice',
  FAMILY_OF_ONE: 'familyOfOne',
  MEMBER_TWICE: 'familyMemberTwice',
  VALUE_MISSING: 'familyValueRequired',
  VALUE_UNKNOWN: 'familyValueUnknown',
  ALIKE: 'familyMembersAlike',
} as const satisfies Record<FamilyFault, StaffMessageKey>

/** The longest value, in characters: it is shown on a button. */
export const MAX_VALUE_LENGTH = 60
export const MAX_TITLE_LENGTH = 150

export const FamilyKey = z
  .string()
  .check(z.maxLength(100), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, says('formatWrong')))
const ofFamily = z.object({ familyKey: FamilyKey })

const Axis = z.object({
  name: required('familyAxisRequired', MAX_VALUE_LENGTH),
  /** In display order. */
  values: z
    .array(required('familyValueRequired', MAX_VALUE_LENGTH))
    .check(z.maxLength(MAX_MEMBERS, says('itemsMax', { max: MAX_MEMBERS }))),
})

/** A family as staff arrange it. */
const Arranged = {
  title: required('familyTitleRequired', MAX_TITLE_LENGTH),
  axes: z
    .array(Axis)
    .check(
      z.minLength(1, says('familyAxisMissing')),
      z.maxLength(MAX_AXES, says('itemsMax', { max: MAX_AXES })),
    ),
  members: z
    .array(
      z.object({
        productId: Id,
        /** One per axis, in axis order. */
        values: z.array(line(MAX_VALUE_LENGTH)).check(z.maxLength(MAX_AXES)),
      }),
    )
    .check(z.maxLength(MAX_MEMBERS, says('itemsMax', { max: MAX_MEMBERS }))),
}

export const MakeFamily = z.object(Arranged)
export type MakeFamily = z.output<typeof MakeFamily>

const AsRead = z.object({
  title: z.string(),
  axes: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
  members: z.array(z.object({ productId: Id, values: z.array(z.string()) })),
})

export const ChangeFamily = z.object({
  ...Arranged,
  /** The version read: a colleague's change in the meantime is not overwritten. */
  read: AsRead,
})
export type ChangeFamily = z.output<typeof ChangeFamily>

export const StaffFamilyRow = z.object({
  familyKey: z.string(),
  title: z.string(),
  axes: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
  /** How many products are in it. */
  members: z.int(),
  /** How many of them the shop shows; below two, shoppers see no choice. */
  shown: z.int(),
})
export type StaffFamilyRow = z.output<typeof StaffFamilyRow>

const Named = {
  productId: Id,
  productName: z.string(),
  sku: z.string(),
  productStatus: z.enum(['A', 'N']),
}

export const StaffFamily = z.object({
  familyKey: z.string(),
  title: z.string(),
  axes: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
  members: z.array(
    z.object({
      ...Named,
      categoryId: Id,
      subCategory: z.string(),
      values: z.array(z.string()),
    }),
  ),
})
export type StaffFamily = z.output<typeof StaffFamily>

/** A product that is, or could be, in a family. */
export const FamilyProduct = z.object({
  ...Named,
  /** null: in none. */
  family: z.nullable(
    z.object({ familyKey: z.string(), title: z.string(), values: z.array(z.string()) }),
  ),
})
export type FamilyProduct = z.output<typeof FamilyProduct>

/** Those shoppers can choose from, and those with fewer than two products on sale. */
export const FAMILY_STATES = ['shown', 'hidden'] as const

export const listFamilies = endpoint({
  method: 'GET',
  url: '/staff/families',
  schema: {
    summary: 'Staff: families of products by title; `q` finds titles, names and SKUs of members',
    tags,
    querystring: z.extend(PageQuery, { state: z.optional(z.enum(FAMILY_STATES)) }),
    response: { 200: pageOf(StaffFamilyRow), ...problems(401, 403, 422) },
  },
})

export const getStaffFamily = endpoint({
  method: 'GET',
  url: '/staff/families/:familyKey',
  schema: {
    summary: 'Staff: a family with all of its products, sold or not',
    tags,
    params: ofFamily,
    response: { 200: StaffFamily, ...problems(401, 403, 404, 422) },
  },
})

export const findFamilyProducts = endpoint({
  method: 'GET',
  url: '/staff/familyProducts',
  schema: {
    summary: 'Staff: products by their numbers, in that order, each with the family it is in',
    tags,
    querystring: z.object({
      /** Comma-separated product ids. */
      product: z.pipe(
        z.string().check(z.regex(/^\d{1,9}(,\d{1,9}){0,199}$/, says('formatWrong'))),
        z.transform((numbers) => numbers.split(',').map(Number)),
      ),
    }),
    response: { 200: z.array(FamilyProduct), ...problems(401, 403, 422) },
  },
})

export const makeFamily = endpoint({
  method: 'POST',
  url: '/staff/families',
  schema: {
    summary:
      'Staff: makes products one family; each wrong field is named, and nothing is kept then',
    tags,
    body: MakeFamily,
    response: { 200: StaffFamily, ...problems(400, 401, 403, 422) },
  },
})

export const changeFamily = endpoint({
  method: 'PUT',
  url: '/staff/families/:familyKey',
  schema: {
    summary:
      'Staff: changes title, axes and products of a family; 409 where a colleague has changed it meanwhile',
    tags,
    params: ofFamily,
    body: ChangeFamily,
    response: { 200: StaffFamily, ...problems(400, 401, 403, 404, 409, 422) },
  },
})

export const splitFamily = endpoint({
  method: 'POST',
  url: '/staff/families/:familyKey/split',
  schema: {
    summary: 'Staff: splits a family up; its products stay. One that is gone is fine',
    tags,
    params: ofFamily,
    response: { 200: z.object({ familyKey: z.string() }), ...problems(400, 401, 403, 422) },
  },
})

export const exportFamilies = endpoint({
  method: 'GET',
  url: '/staff/families.csv',
  schema: {
    summary: 'Staff: all families as a CSV file that the import takes back, a row for each product',
    tags,
    produces: ['text/csv'],
    response: { 200: z.any(), ...problems(401, 403) },
  },
})
