import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { day, Instant, language, optional, required } from '../wire/shapes.ts'
import { PageQuery, pageOf } from '../wire/staff-lists.ts'
import { Blocks, Spans } from './page-blocks.ts'

const LegalKey = z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/), z.maxLength(40))

/** Which professional approved this exact wording, and when. */
const Approval = z.object({
  approvedBy: z.string(),
  approvedRole: z.string(),
  approvedOn: z.string(),
})

/** A page about the shop's policies in one language. */
export const LegalPage = z.object({
  pageKey: z.string(),
  title: z.string(),
  lead: Spans,
  blocks: Blocks,
  /** A day such as 2026-11-24. */
  writtenOn: z.string(),
  /** Null for a draft not approved by a lawyer. */
  approval: z.nullable(Approval),
})
export type LegalPage = z.output<typeof LegalPage>

export const getLegalPage = endpoint({
  method: 'GET',
  url: '/legalPages/:pageKey',
  schema: {
    summary: 'One legal page: privacy, terms of sale, shipping, recalls and others',
    tags: ['legal pages'],
    params: z.object({ pageKey: LegalKey }),
    querystring: z.object({ language }),
    response: { 200: LegalPage, ...problems(404, 422) },
  },
})

const staffTags = ['staff page checks'] as const

/** WAITING: not approved yet; CHANGED: reworded since its approval. */
export const PAGE_CHECK_STATES = ['WAITING', 'CHANGED', 'APPROVED'] as const

/** A page that needs review by a professional. */
export const PageCheck = z.object({
  /** need/after-hip-operation, legal/privacy */
  pageKey: z.string(),
  title: z.string(),
  checker: z.enum(['LAWYER', 'CLINICIAN']),
  state: z.enum(PAGE_CHECK_STATES),
  /** Identifies the wording: an approval names the one that was read. */
  textHash: z.string(),
  changedAt: Instant,
  /** From the last approval, even if the wording changed since. */
  approvedBy: z.nullable(z.string()),
  approvedRole: z.nullable(z.string()),
  approvedOn: z.nullable(z.string()),
  note: z.string(),
})
export type PageCheck = z.output<typeof PageCheck>

/** `q` matches part of the title. */
export const FindPageChecks = z.extend(PageQuery, {
  state: z.optional(z.enum(PAGE_CHECK_STATES)),
  checker: z.optional(z.enum(['LAWYER', 'CLINICIAN'])),
})
export type FindPageChecks = z.output<typeof FindPageChecks>

export const findPageChecks = endpoint({
  method: 'GET',
  url: '/staff/pageChecks',
  schema: {
    summary: 'Staff: pages to have checked by a lawyer or a clinician; those that wait come first',
    tags: staffTags,
    querystring: FindPageChecks,
    response: { 200: pageOf(PageCheck), ...problems(400, 401, 403, 422) },
  },
})

const PageKey = z.string().check(z.regex(/^[a-z]+\/[a-z0-9-]+$/), z.maxLength(80))

export const ApprovePage = z.object({
  pageKey: PageKey,
  /** The wording that was read: if the page changed since, the call is refused (409). */
  textHash: z.string().check(z.maxLength(64)),
  approvedBy: required('pageCheckerRequired', 120),
  approvedRole: required('pageCheckerRoleRequired', 80),
  approvedOn: day('pageCheckDayRequired'),
  note: optional(500),
})
export type ApprovePage = z.output<typeof ApprovePage>

export const approvePage = endpoint({
  method: 'POST',
  url: '/staff/pageChecks/approve',
  schema: {
    summary: 'Staff: writes down who has approved the wording of a page, and when',
    tags: staffTags,
    body: ApprovePage,
    response: { 200: PageCheck, ...problems(400, 401, 403, 404, 409, 422) },
  },
})

export const withdrawPageApproval = endpoint({
  method: 'POST',
  url: '/staff/pageChecks/withdraw',
  schema: {
    summary: 'Staff: takes an approval back; the page is a draft again',
    tags: staffTags,
    body: z.object({ pageKey: PageKey }),
    response: { 200: PageCheck, ...problems(400, 401, 403, 404, 422) },
  },
})
