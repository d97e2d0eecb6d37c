import { STATUS_CODES } from 'node:http'
import type { ErrorCode, Problem } from '@mendwell/contract/wire/errors'
import { messages } from '@mendwell/contract/wire/messages'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { databaseStatus } from '../db/database-errors.ts'
import { fieldErrorOf, invalidFields, ShopError } from '../ground/errors.ts'

const CODES: Record<number, ErrorCode> = {
  400: 'MALFORMED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'MALFORMED',
  413: 'TOO_LARGE',
  415: 'WRONG_TYPE',
  422: 'INVALID_FIELDS',
  429: 'TOO_MANY',
  503: 'UNAVAILABLE',
}

/** Renders every error as RFC 9457 problem+json; the only place that does. */
export function renderErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof ShopError) return sendShopError(error, reply)
    if (hasZodFastifySchemaValidationErrors(error)) return sendFieldErrors(error, reply)
    if (isForbiddenFile(error)) return reply.callNotFound()
    const status = hasLeft(request) ? 400 : statusOf(error)
    if (status >= 500) logFailure(error, request, reply)
    const detail = status >= 500 ? messages.somethingBroke : detailOf(error)
    if (status === 503) reply.header('Retry-After', '2')
    return send(reply, { status, code: CODES[status] ?? 'BROKEN', detail })
  })
}

/** The log line and the response share an id, so that a shopper's complaint leads to the line. */
function logFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { id: requestId, method } = request
  reply.header('X-Request-Id', requestId)
  // The route, not the URL: that may contain names and tokens.
  const route = request.routeOptions.url ?? 'none'
  request.log.error({ err: error, requestId, method, route }, 'request failed')
}

/** An unknown path, answered for programs. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply) {
  const detail = `There is no ${request.method} ${pathOf(request)}`
  return send(reply, { status: 404, code: 'NOT_FOUND', detail })
}

/** A malformed URL, such as one with an incomplete percent code, before any route is chosen. */
export function refuseBadUrl(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply) {
  return send(reply, { status: 400, code: 'MALFORMED', detail: 'The address is not well formed' })
}

const pathOf = (request: FastifyRequest) => request.url.split('?')[0]?.slice(0, 200) ?? ''

function statusOf(error: FastifyError): number {
  const status = databaseStatus(error) ?? error.statusCode ?? 500
  return status === 503 || (status >= 400 && status < 500) ? status : 500
}

/** Aborted in the middle of a body: the socket's code is the same as that of a lost database. */
const hasLeft = ({ raw }: FastifyRequest) => raw.destroyed && !raw.complete

/** The static file server forbids URLs with two slashes: none of ours has them. */
const isForbiddenFile = ({ code }: FastifyError) => code === 'FST_STATIC_FORBIDDEN_PATH'

/** PostgreSQL's own messages contain table and column names: they stay in the log. */
function detailOf(error: FastifyError): string {
  return databaseStatus(error) ? 'The request conflicts with stored data' : error.message
}

function sendShopError(error: ShopError, reply: FastifyReply) {
  const { facts, errors, retryAfterSeconds } = error.extras
  if (retryAfterSeconds) reply.header('Retry-After', String(Math.ceil(retryAfterSeconds)))
  const { statusCode: status, code, message: detail, sentence } = error
  return send(reply, {
    status,
    code,
    detail,
    ...(sentence && { sentence }),
    ...facts,
    ...(errors && { errors }),
  })
}

type SchemaError = Parameters<typeof hasZodFastifySchemaValidationErrors>[0] & {
  validation: { instancePath: string; message?: string }[]
}

function sendFieldErrors(error: unknown, reply: FastifyReply) {
  const { validation } = error as SchemaError
  const errors = validation.map(({ instancePath, message = 'Invalid input' }) =>
    fieldErrorOf(instancePath.replace(/^\//, '').replaceAll('/', '.'), message),
  )
  return sendShopError(invalidFields(errors), reply)
}

type ProblemFields = Pick<Problem, 'status' | 'code' | 'detail'> & Record<string, unknown>

function send(reply: FastifyReply, { status, ...fields }: ProblemFields) {
  const title = STATUS_CODES[status] ?? 'Error'
  const problem: Problem = { type: 'about:blank', title, status, ...fields }
  return reply
    .code(status)
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(problem)
}
