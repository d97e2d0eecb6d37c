import { STATUS_CODES } from 'node:http'
import { Problem } from '@mendwell/contract/wire/errors'
import * as z from 'zod/mini'

interface Answer {
  description?: string
  content?: Record<string, unknown>
}

interface Call {
  parameters?: { in: string }[]
  responses?: Record<string, Answer>
}

/** The calls of one URL, by method. */
type Item = Record<string, Call>

const { $schema, ...problemSchema } = z.toJSONSchema(Problem, { unrepresentable: 'any' })

const refusal = (description: string): Answer => ({
  description,
  content: { 'application/problem+json': { schema: problemSchema } },
})

/** What any call may answer besides its own refusals. */
const COMMON: Record<string, Answer> = {
  '400': refusal('The address or the body cannot be read'),
  '429': refusal('Too many requests; Retry-After says when to come back'),
  '500': refusal('A fault of the shop; nothing was done'),
  '503': refusal('The shop cannot answer now; try again with the same Idempotency-Key'),
}

/** A parameter may not be a number, or not one of the allowed values. */
const WITH_FIELDS: Record<string, Answer> = {
  '422': refusal('Fields are not right; `errors` names each with its message'),
}

/** Calls with a body may be refused for it before its schema is checked. */
const WITH_BODY: Record<string, Answer> = {
  '413': refusal('The body is too large'),
  '415': refusal('The body is not JSON'),
  ...WITH_FIELDS,
}

/** Documents the refusals of every call as problem+json (RFC 9457), so that none is undescribed. */
export function documentRefusals<D extends { paths?: object }>(document: D): D {
  for (const item of Object.values(document.paths ?? {}) as Item[]) {
    for (const [method, call] of Object.entries(item)) documentCall(method, call)
  }
  return document
}

function documentCall(method: string, call: Call): void {
  for (const [status, answer] of Object.entries(call.responses ?? {})) {
    if (Number(status) >= 400) nameProblem(status, answer)
  }
  const hasFields = call.parameters?.some((one) => one.in === 'path' || one.in === 'query')
  const own = method !== 'get' ? WITH_BODY : hasFields ? WITH_FIELDS : {}
  call.responses = { ...COMMON, ...own, ...call.responses }
}

function nameProblem(status: string, answer: Answer): void {
  // Whatever a call returns, PDF or pictures, its refusals are problem+json.
  const [schema] = Object.values(answer.content ?? {})
  if (schema) answer.content = { 'application/problem+json': schema }
  answer.description = STATUS_CODES[status] ?? answer.description ?? 'Refused'
}
