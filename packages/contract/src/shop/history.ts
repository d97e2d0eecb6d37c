import { HISTORY_OBJECTS } from '@mendwell/domain/people/staff-permissions'
import * as z from 'zod/mini'
import { WallTime } from '../wire/clock-time.ts'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { day, Id, IdText, Instant, whenEachIsRight } from '../wire/shapes.ts'
import { PageQuery, pageOf } from '../wire/staff-lists.ts'
import { says } from '../wire/validation-messages.ts'

const tags = ['staff'] as const

export const HistoryObject = z.enum(HISTORY_OBJECTS)

/** One change by staff: the values before and after. */
export const StaffEvent = z.object({
  eventId: z.int(),
  happenedAt: Instant,
  /** Name of the member of staff, or 'command line'. */
  who: z.string(),
  /** Verb of the change, such as 'price' or 'invite'. */
  action: z.string(),
  objectType: z.string(),
  objectId: z.string(),
  /** Its human-readable name, such as an order number or a product name. */
  subject: z.nullable(z.string()),
  /** True for a family, size chart or device that was removed since: it has no screen any more. */
  gone: z.boolean(),
  before: z.unknown(),
  after: z.unknown(),
  /** The event this one undid, and the one that undid this one. */
  undoes: z.nullable(z.int()),
  undoneBy: z.nullable(z.int()),
  /** The event of the step that changed several things together, if this is a part of one. */
  partOf: z.nullable(z.int()),
  /** How many things this step changed together; 0 for the change of one thing. */
  parts: z.int(),
  /** Whether POST /staff/history/undo would undo it now. */
  canUndo: z.boolean(),
  /** When it undoes itself, or tried to; null if that is not planned. */
  undoAt: z.nullable(Instant),
  /** It could not undo itself: everything had been changed again. */
  undoFailed: z.boolean(),
})
export type StaffEvent = z.output<typeof StaffEvent>
export type StaffEventWire = z.input<typeof StaffEvent>

export const StaffEvents = pageOf(StaffEvent)
export type StaffEvents = z.output<typeof StaffEvents>

/** Stands for all command-line users, whose names are not recorded. */
export const AT_COMMAND_LINE = 'command-line'

export const FindHistory = z
  .extend(PageQuery, {
    objectType: z.optional(HistoryObject),
    /** Only the parts of this step. */
    partOf: z.optional(IdText),
    /** Id of the member of staff, or AT_COMMAND_LINE. */
    who: z.optional(z.string().check(z.regex(/^(\d{1,9}|command-line)$/, says('historyWho')))),
    /** Days of the shop, inclusive. */
    from: z.optional(day()),
    to: z.optional(day()),
  })
  .check(
    z.refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
      error: says('rangeTurned'),
      path: ['from'],
      when: whenEachIsRight,
    }),
  )
export type FindHistory = z.output<typeof FindHistory>

export const findHistory = endpoint({
  method: 'GET',
  url: '/staff/history',
  schema: {
    summary: 'Every change by staff, newest first',
    description:
      'What was saved in one step is one line with a number of `parts`; `partOf` lists them.',
    tags,
    querystring: FindHistory,
    response: { 200: StaffEvents, ...problems(400, 401, 403, 422) },
  },
})

/** Everyone in the history, including former staff; `who` as used by the history filter. */
export const HistoryPeople = z.object({
  people: z.array(z.object({ who: z.string(), name: z.string() })),
})
export type HistoryPeople = z.output<typeof HistoryPeople>

export const findHistoryPeople = endpoint({
  method: 'GET',
  url: '/staff/history/people',
  schema: {
    summary: 'Who made the changes of the history, by name',
    tags,
    response: { 200: HistoryPeople, ...problems(401, 403) },
  },
})

/** What is as before again. */
export const Undone = z.object({
  objectType: z.string(),
  objectId: z.string(),
  undone: z.int(),
  /** Of a step that changed several things: what was changed again since, and so stays. */
  kept: z.array(z.object({ objectId: z.string(), subject: z.nullable(z.string()) })),
})
export type Undone = z.output<typeof Undone>

export const undoChange = endpoint({
  method: 'POST',
  url: '/staff/history/undo',
  schema: {
    summary: 'Takes a change of a product or a setting back; 409 where it was changed since',
    description:
      'For whoever may make the change. The undo is a change of its own, and can be undone. ' +
      'Of a step that changed several things, it undoes what was not changed again since; 409 if everything was.',
    tags,
    body: z.object({ eventId: z.int().check(z.gte(1)) }),
    response: {
      200: Undone,
      ...problems(400, 401, 403, 404, 409, 422),
    },
  },
})

export const PlanUndo = z.object({
  eventIds: z.array(Id).check(z.minLength(1), z.maxLength(200)),
  /** A minute in the shop's time zone; null: what was saved stays. */
  undoAt: z.nullable(WallTime),
})
export type PlanUndo = z.output<typeof PlanUndo>

export const planUndo = endpoint({
  method: 'POST',
  url: '/staff/history/plan-undo',
  schema: {
    summary: 'Saves of products undo themselves at a moment, such as prices that rise for a week',
    description: 'What is changed again until then stays. Null cancels the plan.',
    tags,
    body: PlanUndo,
    response: {
      200: z.object({ undoAt: z.nullable(Instant) }),
      ...problems(400, 401, 403, 404, 409, 422),
    },
  },
})

export const findHistoryOf = endpoint({
  method: 'GET',
  url: '/staff/history/:objectType/:objectId',
  schema: {
    summary: 'The changes of one thing, newest first',
    description: 'For whoever may see the thing itself.',
    tags,
    params: z.object({ objectType: HistoryObject, objectId: z.string().check(z.maxLength(120)) }),
    querystring: PageQuery,
    response: { 200: StaffEvents, ...problems(400, 401, 403) },
  },
})
