import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems, Sentence } from '../wire/errors.ts'
import { Instant } from '../wire/shapes.ts'
import { UploadedRecalls } from './recalls.ts'

const tags = ['recalls'] as const

export const RecallFeed = z.object({
  /** Whether an address is set. */
  isOn: z.boolean(),
  /** The last reading; null before the first. */
  last: z.nullable(
    z.object({
      readAt: Instant,
      readBy: z.nullable(z.string()),
      records: z.nullable(z.int()),
      added: z.nullable(z.int()),
      changed: z.nullable(z.int()),
      /** Why nothing was read; null if it was. */
      problem: z.nullable(z.object({ message: z.string(), sentence: z.nullable(Sentence) })),
    }),
  ),
})
export type RecallFeed = z.output<typeof RecallFeed>

export const getRecallFeed = endpoint({
  method: 'GET',
  url: '/staff/recalls/feed',
  schema: {
    summary:
      'Staff: whether records of openFDA are read every day, and what the last reading brought',
    tags,
    response: { 200: RecallFeed, ...problems(401, 403) },
  },
})

export const readRecallFeed = endpoint({
  method: 'POST',
  url: '/staff/recalls/feed',
  schema: {
    summary:
      'Staff: reads records of openFDA from the address in the settings, all of them or none',
    description:
      'As an upload of the same file. Only https and the public internet, at most 10 MB and 30 seconds; 503 tells why nothing was read.',
    tags,
    response: { 200: UploadedRecalls, ...problems(401, 403, 409, 422, 503) },
  },
})
