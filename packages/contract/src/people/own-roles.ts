import { MAX_ROLE_NAME } from '@mendwell/domain/people/own-roles'
import { ALL_PERMISSIONS } from '@mendwell/domain/people/staff-permissions'
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { IdText, required } from '../wire/shapes.ts'
import { says } from '../wire/validation-messages.ts'

const tags = ['staff'] as const

/** What the owner enters for a role. */
export const OwnRoleForm = z.object({
  name: required('roleNameRequired', MAX_ROLE_NAME),
  permissions: z
    .array(z.enum(ALL_PERMISSIONS))
    .check(z.minLength(1, says('rolePermissionRequired')), z.maxLength(ALL_PERMISSIONS.length)),
})
export type OwnRoleForm = z.output<typeof OwnRoleForm>

export const OwnRole = z.object({
  roleId: z.int(),
  name: z.string(),
  permissions: z.array(z.enum(ALL_PERMISSIONS)),
  /** How many people have it, active or not. */
  holders: z.int(),
})
export type OwnRole = z.output<typeof OwnRole>

export const findOwnRoles = endpoint({
  method: 'GET',
  url: '/staff/roles',
  schema: {
    summary: 'The roles that the owner made, by name',
    tags,
    response: { 200: z.array(OwnRole), ...problems(401, 403) },
  },
})

export const createOwnRole = endpoint({
  method: 'POST',
  url: '/staff/roles',
  schema: {
    summary: 'Makes a role of some permissions, each of which one has oneself',
    tags,
    body: OwnRoleForm,
    response: { 200: OwnRole, ...problems(400, 401, 403, 422) },
  },
})

export const changeOwnRole = endpoint({
  method: 'PUT',
  url: '/staff/roles/:roleId',
  schema: {
    summary: 'Changes a role; whoever has it may do at once what it says now',
    tags,
    params: z.object({ roleId: IdText }),
    body: z.extend(OwnRoleForm, { before: z.optional(OwnRoleForm) }),
    response: { 200: OwnRole, ...problems(400, 401, 403, 404, 409, 422) },
  },
})

export const deleteOwnRole = endpoint({
  method: 'POST',
  url: '/staff/roles/:roleId/delete',
  schema: {
    summary: 'Deletes a role that nobody has',
    tags,
    params: z.object({ roleId: IdText }),
    response: {
      200: z.object({ deleted: z.boolean() }),
      ...problems(400, 401, 403, 404, 409, 422),
    },
  },
})
