import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'

const tags = ['staff mails'] as const

/** A logo as mails show it. */
const ShownMailLogo = z.object({
  /** Within the shop. */
  url: z.string(),
  /** In CSS pixels. */
  width: z.int(),
  height: z.int(),
})
export type ShownMailLogo = z.output<typeof ShownMailLogo>

/** Null: mails begin with the name of the shop. */
const Answer = z.object({ logo: z.nullable(ShownMailLogo) })

export const getMailLogo = endpoint({
  method: 'GET',
  url: '/staff/mailLogo',
  schema: {
    summary: 'Staff: the logo at the head of mails',
    tags,
    response: { 200: Answer, ...problems(401, 403) },
  },
})

export const uploadMailLogo = endpoint({
  method: 'POST',
  url: '/staff/mailLogo/upload',
  schema: {
    summary: 'Staff: puts a picture at the head of mails, at most 65,000 bytes; field `file`',
    tags,
    consumes: ['multipart/form-data'],
    form: z.object({ file: z.file() }),
    response: { 200: Answer, ...problems(400, 401, 403, 413, 415, 422) },
  },
})

export const removeMailLogo = endpoint({
  method: 'POST',
  url: '/staff/mailLogo/remove',
  schema: {
    summary: 'Staff: mails begin with the name of the shop again',
    tags,
    response: { 200: Answer, ...problems(401, 403) },
  },
})
