import { LOOK_LISTS, MAX_VIEWS } from '@mendwell/domain/people/list-looks'
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { line, required } from '../wire/shapes.ts'

const tags = ['staff'] as const

const List = z.enum(LOOK_LISTS)
const Name = required('viewNameRequired', 60)
const View = z.object({ name: Name, search: line(2000) })
const Columns = z.nullable(z.array(line(40)).check(z.maxLength(40)))

/** A staff member's settings for one list, and the shared views. */
export const ListLook = z.object({
  /** Visible columns; null: the default ones. */
  columns: Columns,
  isRoomy: z.boolean(),
  views: z.array(View),
  sharedViews: z.array(View),
})
export type ListLook = z.output<typeof ListLook>

export const getListLook = endpoint({
  method: 'GET',
  url: '/staff/listLooks/:list',
  schema: {
    summary: 'Staff: the own columns and views of a list, and the shared views',
    tags,
    params: z.object({ list: List }),
    response: { 200: ListLook, ...problems(401, 403, 422) },
  },
})

export const ListLookChange = z.object({
  columns: z.optional(Columns),
  isRoomy: z.optional(z.boolean()),
  /** Each replaces the one with the same name. */
  saveViews: z.optional(z.array(View).check(z.maxLength(MAX_VIEWS))),
  removeView: z.optional(Name),
})
export type ListLookChange = z.output<typeof ListLookChange>

export const changeListLook = endpoint({
  method: 'PUT',
  url: '/staff/listLooks/:list',
  schema: {
    summary: 'Staff: changes the own columns, height of rows or views of a list',
    tags,
    params: z.object({ list: List }),
    body: ListLookChange,
    response: { 200: ListLook, ...problems(400, 401, 403, 409, 422) },
  },
})

export const shareView = endpoint({
  method: 'PUT',
  url: '/staff/listLooks/:list/shared',
  schema: {
    summary: 'Staff: a view that everybody sees; it takes the place of the one of its name',
    tags,
    params: z.object({ list: List }),
    body: View,
    response: { 200: ListLook, ...problems(400, 401, 403, 409, 422) },
  },
})

export const unshareView = endpoint({
  method: 'POST',
  url: '/staff/listLooks/:list/unshare',
  schema: {
    summary: 'Staff: removes a view that everybody sees',
    tags,
    params: z.object({ list: List }),
    body: z.object({ name: Name }),
    response: { 200: ListLook, ...problems(400, 401, 403, 409, 422) },
  },
})
